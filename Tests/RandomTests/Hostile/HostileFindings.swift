import Foundation

/// What the hostile app has found and has been mended, by the acts that it took.
extension HostileRun {
  static let found: [HostileRun] = [
    // A commit for a snapshot shows what UIKit has put off, and a callback takes the window away.
    HostileRun(
      form: .plain,
      acts: [
        HostileAct(.leaveWindow, from: .willDisappear, then: .frame),
        HostileAct(.completing(.push(.hidesTabBar, animated: false)), then: .turn),
        HostileAct(.push(.hidesBar, animated: true), then: .moment),
      ]),
    HostileRun(
      form: .plain,
      acts: [
        HostileAct(.presentAsPush(animated: false), from: .willDisappear, then: .none),
        HostileAct(.pushAgain(animated: false), then: .none),
        HostileAct(.pop(animated: true), then: .turn),
      ]),
    HostileRun(
      form: .plain,
      acts: [
        HostileAct(.push(.hidesTabBar, animated: false), then: .rest),
        HostileAct(.completing(.push(.pages, animated: false)), then: .moment),
        HostileAct(.completing(.popTo(0, animated: false)), then: .frame),
        HostileAct(.drag(from: 98, to: 70, at: 55, time: 15, .lifts), then: .turn),
        HostileAct(.replaceRoot, from: .didAppear, then: .none),
        HostileAct(.background, then: .moment),
      ]),
    // The root is replaced in a callback of a push, of the library's or of UIKit's own.
    HostileRun(
      form: .plain,
      acts: [
        HostileAct(.replaceRoot, from: .willDisappear, then: .turn),
        HostileAct(.completing(.push(.coordinated, animated: true)), then: .frame),
        HostileAct(.drag(from: 98, to: 70, at: 55, time: 15, .lifts), then: .none),
      ]),
    HostileRun(
      form: .tabbed,
      acts: [
        HostileAct(.replaceRoot, from: .willDisappear, then: .frame),
        HostileAct(.push(.system, animated: true), then: .turn),
        HostileAct(.drag(from: 30, to: 20, at: 30, time: 15, .lifts), then: .rest),
      ]),
    // UIKit tells the app that the finger has left a drag that pushes, and the app pushes.
    HostileRun(
      form: .nested,
      acts: [
        HostileAct(.push(.leadsOn, animated: true), then: .rest),
        HostileAct(
          .completing(.push(.hidesTabBar, animated: true)), from: .interactionChange, then: .frame),
        HostileAct(.drag(from: 98, to: 10, at: 55, time: 15, .lifts), then: .moment),
      ]),
    // A screen presents like a push as UIKit shows it, before any frame has.
    HostileRun(
      form: .plain,
      acts: [
        HostileAct(.presentAsPush(animated: false), from: .isAppearing, then: .none),
        HostileAct(.push(.hidesBarItself, animated: false), then: .rest),
      ]),
    // The same as a tab's stack appears, or with animations switched off.
    HostileRun(
      form: .tabbed,
      acts: [
        HostileAct(.animations(false), then: .none),
        HostileAct(.presentAsPush(animated: false), from: .willAppear, then: .turn),
        HostileAct(.push(.vetoes, animated: true), then: .moment),
      ]),
    // An override calls nothing, and a finger goes on to the next screen.
    HostileRun(
      form: .plain,
      acts: [
        HostileAct(.push(.pages, animated: false), then: .rest),
        HostileAct(.pushAgain(animated: false), then: .rest),
        HostileAct(.overrides(.callNothing), then: .turn),
        HostileAct(.drag(from: 50, to: 95, at: 30, time: 5, .lifts), then: .turn),
        HostileAct(.drag(from: 2, to: 70, at: 55, time: 15, .lifts), then: .frame),
      ]),
    // A pop by UIKit's gesture while a dismissal runs: UIKit reports no end of it.
    HostileRun(
      form: .nested,
      acts: [
        HostileAct(.present(.fullScreen, animated: true), then: .turn),
        HostileAct(.settle, then: .rest),
        HostileAct(.push(.sensitive, animated: true), then: .none),
        HostileAct(.drag(from: 30, to: 45, at: 30, time: 15, .holds), then: .none),
        HostileAct(.dismiss(animated: true), then: .none),
        HostileAct(.selectTab(0), then: .frame),
        HostileAct(.drag(from: 50, to: 70, at: 80, time: 40, .lifts), then: .none),
      ]),
    // A pop that takes nothing lets UIKit show what waited, and the app pushes from its callback.
    HostileRun(
      form: .nested,
      acts: [
        HostileAct(.push(.field, animated: true), from: .didDisappear, then: .none),
        HostileAct(.completing(.push(.field, animated: false)), then: .turn),
        HostileAct(.popTo(1, animated: true), then: .rest),
      ]),
    // The presenter's stack changes as UIKit starts a dismissal that a finger drags.
    HostileRun(
      form: .plain,
      acts: [
        HostileAct(.presentAsPush(animated: true), from: .shouldPop, then: .none),
        HostileAct(.completing(.push(.slider, animated: true)), then: .none),
        HostileAct(.present(.fullScreen, animated: true), then: .frame),
        HostileAct(.dismiss(animated: false), then: .moment),
        HostileAct(.presentAsPush(animated: false), then: .rest),
        HostileAct(.drag(from: 2, to: 70, at: 30, time: 15, .cancels), then: .frame),
        HostileAct(.completing(.push(.system, animated: true)), from: .layout, then: .moment),
        HostileAct(.drag(from: 30, to: 95, at: 80, time: 5, .holds), then: .none),
      ]),
    // UIKit puts off a change from a callback, which leaves the top as it is.
    HostileRun(
      form: .plain,
      acts: [
        HostileAct(.completing(.pushAgain(animated: false)), from: .didMove, then: .frame),
        HostileAct(.push(.leadsOn, animated: false), then: .moment),
        HostileAct(.set(.thinning, animated: false), from: .willShow, then: .none),
        HostileAct(.push(.showsBar, animated: false), then: .rest),
      ]),
    // A pop to the top lets UIKit show what waits, and that screen pops itself.
    HostileRun(
      form: .tabbed,
      acts: [
        HostileAct(.push(.slider, animated: true), then: .frame),
        HostileAct(.tapBack, then: .rest),
        HostileAct(.pop(animated: false), from: .isAppearing, then: .none),
        HostileAct(.completing(.goForward(animated: false)), then: .none),
        HostileAct(.popTo(1, animated: true), then: .turn),
      ]),
    // UIKit puts a push off under a modal, and another tab is chosen meanwhile.
    HostileRun(
      form: .tabbed,
      acts: [
        HostileAct(.present(.fullScreen, animated: true), then: .turn),
        HostileAct(.drag(from: 98, to: 70, at: 55, time: 15, .lifts), then: .turn),
        HostileAct(.completing(.push(.hidesBar, animated: true)), then: .frame),
        HostileAct(.tapTab(1), then: .moment),
      ]),
    // A page is pushed as UIKit calls the screen, which another layout must not interrupt.
    HostileRun(
      form: .nested,
      acts: [
        HostileAct(.push(.slider, animated: true), then: .frame),
        HostileAct(.completing(.pop(animated: false)), then: .frame),
        HostileAct(.pushPages, from: .didAppear, then: .turn),
        HostileAct(.completing(.push(.pages, animated: false)), then: .frame),
      ]),
    // A stack changes as UIKit tells the screens of another one.
    HostileRun(
      form: .plain,
      acts: [
        HostileAct(.presentAsPush(animated: false), from: .willDisappear, then: .rest),
        HostileAct(.completing(.push(.hidesBar, animated: false)), then: .turn),
        HostileAct(.completing(.push(.field, animated: true)), from: .didDisappear, then: .none),
        HostileAct(.completing(.popTo(0, animated: true)), then: .none),
      ]),
    // A stack changes as the end of another one's transition is reported.
    HostileRun(
      form: .nested,
      acts: [
        HostileAct(.set(.replacingTop, animated: true), from: .alongsideCompletion, then: .none),
        HostileAct(.presentAsPush(animated: false), from: .didDisappear, then: .rest),
        HostileAct(.set(.deepLink, animated: true), from: .nextTurn, then: .rest),
      ]),
    // UIKit puts off a push forward, and the app goes forward once more.
    HostileRun(
      form: .tabbed,
      acts: [
        HostileAct(.push(.system, animated: false), then: .frame),
        HostileAct(.tapBack, then: .frame),
        HostileAct(.completing(.goForward(animated: true)), then: .moment),
        HostileAct(.goForward(animated: true), then: .turn),
      ]),
    // A stack leaves the window as UIKit tells of a screen, and what is presented waits.
    HostileRun(
      form: .plain,
      acts: [
        HostileAct(.push(.vetoes, animated: false), then: .frame),
        HostileAct(.leaveWindow, from: .willShow, then: .turn),
        HostileAct(.elsewhere(.popToRoot(animated: true)), from: .didFinish, then: .none),
        HostileAct(.presentAsPush(animated: true), then: .frame),
      ]),
    // A dismissal by a finger ends as another stack's screen pushes.
    HostileRun(
      form: .plain, setting: 15,
      acts: [
        HostileAct(.presentAsPush(animated: false), from: .willDisappear, then: .rest),
        HostileAct(.completing(.push(.hidesBar, animated: false)), then: .turn),
        HostileAct(.completing(.push(.field, animated: true)), from: .didDisappear, then: .none),
        HostileAct(.drag(from: 30, to: 95, at: 80, time: 5, .lifts), then: .turn),
        HostileAct(.set(.deepLink, animated: false), then: .rest),
      ]),
    // A screen presents as UIKit moves it, while a snapshot of motion would take a commit.
    HostileRun(
      form: .plain,
      acts: [
        HostileAct(.completing(.push(.leadsOn, animated: true)), from: .didDisappear, then: .none),
        HostileAct(.push(.pages, animated: true), then: .frame),
        HostileAct(.presentAsPush(animated: false), from: .willMove, then: .rest),
      ]),
    // A presented screen pushes as it appears.
    HostileRun(
      form: .tabbed,
      acts: [
        HostileAct(.push(.leadsOn, animated: true), from: .isAppearing, then: .turn),
        HostileAct(.presentAsPush(animated: true), then: .rest),
      ]),
    // A call in a callback after the window is back says that the callbacks are over.
    HostileRun(
      form: .nested,
      acts: [
        HostileAct(.leaveWindow, then: .none),
        HostileAct(.popToRoot(animated: true), from: .isAppearing, then: .turn),
        HostileAct(.returnToWindow, then: .turn),
        HostileAct(.push(.hidesTabBar, animated: false), then: .turn),
        HostileAct(.drag(from: 30, to: 20, at: 55, time: 15, .lifts), then: .frame),
      ]),
    // UIKit's own push is under way, and UIKit puts off two pops, the second of a screen that's gone by then.
    HostileRun(
      form: .tabbed,
      acts: [
        HostileAct(.push(.sensitive, animated: true), then: .frame),
        HostileAct(.push(.field, animated: true), then: .moment),
        HostileAct(.popToRoot(animated: false), then: .none),
        HostileAct(.presentAsPush(animated: true), then: .frame),
        HostileAct(.dismiss(animated: false), then: .none),
        HostileAct(.popTo(1, animated: false), then: .frame),
      ]),
    // A callback at the end of a dragged pop puts the screen back, before observers are told of the pop.
    HostileRun(
      form: .nested,
      acts: [
        HostileAct(.completing(.set(.slippingIn, animated: true)), then: .rest),
        HostileAct(.set(.thinning, animated: false), from: .willMove, then: .none),
        HostileAct(.drag(from: 50, to: 95, at: 55, time: 40, .lifts), then: .turn),
      ]),
    // The root of a push is replaced as a modal comes, whose container UIKit leaves in the window.
    HostileRun(
      form: .tabbed,
      acts: [
        HostileAct(.leaveWindow, from: .didMove, then: .rest),
        HostileAct(.push(.showsBar, animated: true), then: .none),
        HostileAct(.present(.fullScreen, animated: true), then: .frame),
      ]),
  ]
}
