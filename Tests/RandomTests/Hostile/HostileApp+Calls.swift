import PageStack
import SnapshotNavigation
import UIKit
import UIKitHost

extension HostileApp {
  /// Makes a call, from wherever the app's code has been called.
  func perform(_ call: HostileCall) {
    host.activate()
    guard let stack else { return }
    switch call {
    case .elsewhere(let call):
      if let otherStack { change(call, on: otherStack, then: nil) }
    case .completing(let call): complete(call, on: stack)
    case .settle: settle(stack)
    case .overrides(let overrides): self.overrides = overrides
    default:
      if !change(call, on: stack, then: nil), !surround(call, stack) { alter(call, stack) }
    }
  }

  // MARK: The stack

  private func complete(_ call: HostileCall, on stack: UINavigationController) {
    guard let book = books.first(where: { $0.isAbout(stack) }) else {
      _ = change(call, on: stack, then: nil)
      return
    }
    completionCount += 1
    let number = completionCount
    func done() {
      book.hear(.called(number))
      reached(.completion)
    }
    switch call {
    // These take no completion.
    case .goForward, .takeForwardElsewhere, .settle, .remember: perform(call)
    case .popToRemembered where !canPopToRemembered(on: stack): break
    default:
      book.hear(.given(number))
      if !change(call, on: stack, then: { done() }) { book.hear(.called(number)) }
    }
  }

  private func canPopToRemembered(on stack: UINavigationController) -> Bool {
    remembered.map { stack.viewControllers.contains($0) } ?? false
  }

  /// In a task of its own, as an app does.
  private func settle(_ stack: UINavigationController) {
    guard let stack = stack as? HostileController,
      let book = books.first(where: { $0.isAbout(stack) })
    else { return }
    completionCount += 1
    let number = completionCount
    book.hear(.awaited(number))
    waiterCount += 1
    Task { [weak self, weak stack] in
      await stack?.transitionsSettled()
      self?.waiterCount -= 1
      book.hear(.settled(number, isTransitioning: stack?.isTransitioning ?? false))
    }
  }

  /// - Returns: Whether it's a call that changes a stack.
  @discardableResult
  private func change(
    _ call: HostileCall, on stack: UINavigationController, then done: (@MainActor () -> Void)?
  ) -> Bool {
    switch call {
    case .push(let kind, let animated):
      stack.push(makeScreen(kind), animated: animated, then: done)
    case .pushAgain(let animated):
      let screen = lastPopped.flatMap { $0.parent == nil ? $0 : nil } ?? makeScreen(.plain)
      // UIKit may keep the call waiting; the screen isn't pushed twice.
      lastPopped = nil
      stack.push(screen, animated: animated, then: done)
    case .pop(let animated):
      let top = stack.topViewController
      stack.pop(animated: animated, then: done)
      if stack.topViewController !== top { lastPopped = top }
    case .popTo(let index, let animated):
      let screens = stack.viewControllers
      if screens.isEmpty { return false }
      stack.pop(to: screens[min(index, screens.count - 1)], animated: animated, then: done)
    case .remember:
      remembered = stack.viewControllers.dropLast().last ?? stack.topViewController
    case .popToRemembered(let animated):
      if let remembered, canPopToRemembered(on: stack) {
        stack.pop(to: remembered, animated: animated, then: done)
      }
    case .popToRoot(let animated): stack.popToRoot(animated: animated, then: done)
    case .set(let rebuilding, let animated):
      let screens = rebuilding.changed(stack.viewControllers) {
        makeScreen($0 == 0 ? .plain : .hidesBar)
      }
      stack.set(screens, animated: animated, then: done)
    case .goForward(let animated):
      lastPopped = nil
      _ = (stack as? SnapshotNavigationController)?.goForward(animated: animated)
    case .takeForwardElsewhere:
      guard let ours = stack as? SnapshotNavigationController,
        let screen = ours.forwardViewControllers.first, screen.parent == nil
      else { break }
      present(makeStack(root: screen), animated: false)
    default: return false
    }
    return true
  }

  // MARK: Around it

  private func present(
    _ modal: UIViewController, from presenter: UIViewController? = nil, animated: Bool
  ) {
    disturbsAppearance = true
    watch(modal, "a modal")
    (presenter ?? front).present(modal, animated: animated) { [weak self] in
      self?.reached(.presented)
    }
  }

  /// - Returns: Whether it's a call about what is around the stack.
  private func surround(_ call: HostileCall, _ stack: UINavigationController) -> Bool {
    switch call {
    case .present(let kind, let animated): present(modal(kind), animated: animated)
    case .presentAsPush(let animated):
      // What is still being presented presents nothing.
      guard !front.isBeingPresented else { break }
      let modal = makeStack()
      presentedAsPush = modal
      let presenter = front.hostileStack ?? front
      if isPlain {
        modal.modalPresentationStyle = form == .nested ? .currentContext : .fullScreen
        front.hostileStack?.definesPresentationContext = form == .nested
        present(modal, from: presenter, animated: animated)
      } else {
        disturbsAppearance = true
        presenter.presentAsPush(modal, animated: animated) { [weak self] in
          self?.reached(.presented)
        }
      }
    case .presentAgain:
      guard let modal = presentedAsPush, let presenter = modal.presentingViewController else {
        break
      }
      if isPlain {
        presenter.present(modal, animated: true)
      } else {
        presenter.presentAsPush(modal)
      }
    case .dismiss(let animated):
      guard front !== root else { break }
      front.dismiss(animated: animated) { [weak self] in self?.reached(.dismissed) }
    case .selectTab(let index): tabs?.selectedIndex = index
    case .replaceRoot: showRoot()
    case .leaveWindow:
      noteOrphans()
      disturbsAppearance = disturbsAppearance || isCalledBack
      host.window.rootViewController = UIViewController()
    case .returnToWindow: host.window.rootViewController = root
    case .resizeContainer(let width): resizeContainer(to: width)
    case .animations(let areEnabled): UIView.setAnimationsEnabled(areEnabled)
    case .memoryWarning: host.sendMemoryWarning()
    case .darkStyle: host.runtime.changeStyle(to: .dark)
    case .background:
      host.enterBackground()
      host.enterForeground()
    case .resignActive:
      host.runtime.resignActive()
      host.runtime.becomeActive()
    // The system resizes and turns a window in a turn of its own, never inside a callback.
    case .resize(let width, let height) where !isInFrame && !isCalledBack:
      if host.window.bounds.size != CGSize(width: width, height: height) { noteMotion() }
      host.resize(to: CGSize(width: width, height: height))
    case .turn where !isInFrame && !isCalledBack:
      noteMotion()
      host.turn()
    default: return false
    }
    return true
  }

  private func modal(_ kind: HostileModal) -> UIViewController {
    switch kind {
    case .alert:
      let alert = UIAlertController(title: "Now", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      return alert
    case .stackInSheet: return makeStack()
    case .sheet, .fullScreen, .overFullScreen:
      let modal = UIViewController()
      modal.view.backgroundColor = .cyan
      modal.modalPresentationStyle =
        kind == .sheet ? .pageSheet : kind == .fullScreen ? .fullScreen : .overFullScreen
      return modal
    }
  }

  // MARK: Bars, options, pages

  private func alter(_ call: HostileCall, _ stack: UINavigationController) {
    let ours = stack as? SnapshotNavigationController
    let top = stack.topViewController as? HostileScreen
    switch call {
    case .bar(let hidden, let animated):
      bars.disturb(stack, top: stack.topViewController)
      let moves = ours?.isTransitioning == true
      stack.setNavigationBarHidden(hidden, animated: animated)
      // Of a screen that is yet to be shown the app sets the default.
      let isShown = ours?.lastShown === stack.topViewController
      if !isInFrame, !moves, isShown, ours?.isTransitioning == false,
        stack.isNavigationBarHidden != hidden
      {
        faults.append("the bar is \(hidden ? "shown" : "hidden") after the app's call at rest")
      }
    case .toolbar(let hidden, let animated): stack.setToolbarHidden(hidden, animated: animated)
    case .option(let hidesBar, let isCovered):
      let screen = isCovered ? stack.viewControllers.dropLast().last : top
      guard let screen else { break }
      let bar: ScreenOptions.NavigationBar = hidesBar ? .hidden : .visible
      let isOther = screen.snapshotNavigation.navigationBar != bar
      screen.snapshotNavigation.navigationBar = bar
      bars.disturb(stack, top: screen)
      if isCovered, isOther, let ours, !ours.isTransitioning, ours.snapshot(for: screen) != nil {
        faults.append("a covered screen's bar has changed, and its snapshot is kept")
      }
    case .sensitive: top?.snapshotNavigation.isSensitive = true
    case .endEditing: host.window.endEditing(true)
    case .invalidateSnapshots:
      for screen in stack.viewControllers { ours?.invalidateSnapshot(for: screen) }
    case .pushPage(let animated):
      guard let top, let pages = top.pages else { break }
      completePage { pages.push(top.makePage(), animated: animated, completion: $0) }
    case .pushPages:
      guard let top, let pages = top.pages else { break }
      pages.push(top.makePage()) { [weak self, weak top] in
        guard let self, let top else { return }
        completePage { pages.push(top.makePage(), completion: $0) }
      }
    case .popPage(let animated):
      guard let pages = top?.pages else { break }
      completePage { pages.pop(animated: animated, completion: $0) }
    case .setPages:
      guard let top, let pages = top.pages else { break }
      completePage { pages.setPages([top.makePage()], completion: $0) }
    case .pages(let change): if let top, let pages = top.pages { alter(change, pages, of: top) }
    case .dropDelegate: stack.delegate = nil
    default: break
    }
  }

  private func alter(_ change: HostilePageChange, _ pages: PageStackView, of top: HostileScreen) {
    switch change {
    case .popToRoot: completePage { pages.popToRoot(completion: $0) }
    case .replaceTop:
      completePage { pages.replaceTop(with: top.makePage(), from: .leading, completion: $0) }
    case .leaveScreen: pages.removeFromSuperview()
    case .resize: pages.frame.size.width -= 20
    case .dropDelegate: pages.delegate = nil
    }
  }

  private func completePage(_ call: (@escaping @MainActor () -> Void) -> Void) {
    guard let book = books.first(where: { $0.isAbout(stack) }) else { return call {} }
    completionCount += 1
    let number = completionCount
    book.hear(.given(number))
    call { [weak self] in
      book.hear(.called(number))
      self?.reached(.pageCompletion)
    }
  }
}
