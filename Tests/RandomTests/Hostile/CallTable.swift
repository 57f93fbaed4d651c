/// A hostile app that calls once in the midst of a change: every call, from every place, in every change.
struct CallTable: Sendable {
  let places: [HostileAct.Place]
  let calls: [HostileCall]
  /// What happens; the app waits before the last act.
  let changes: [[HostileAct]]

  var runs: [HostileRun] {
    places.flatMap { place in
      calls.flatMap { call in
        changes.map { change in
          let waiting = HostileAct(call, from: place, then: .none)
          return HostileRun(form: .plain, acts: change.dropLast() + [waiting] + change.suffix(1))
        }
      }
    }
  }

  private static let appearance: [HostileAct.Place] = [
    .willAppear, .isAppearing, .didAppear, .willDisappear, .didDisappear, .alongside,
    .alongsideCompletion,
  ]

  /// A finger that drags the stack in front to the end of its way, or gives up.
  private static let drags = [(95, 15), (30, 80)].map {
    HostileAct(.drag(from: 2, to: $0, at: 55, time: $1, .lifts))
  }

  // MARK: A push, a pop or a drag

  static let stack: CallTable = {
    let screens = [
      HostileAct(.push(.hidesBar, animated: false)), HostileAct(.push(.plain, animated: false)),
    ]
    let begun: [[HostileAct]] =
      [
        [HostileAct(.push(.hidesBar, animated: true))],
        [HostileAct(.push(.hidesBar, animated: false))],
        [HostileAct(.push(.system, animated: true))], [HostileAct(.pop(animated: true))],
      ]
      + drags.flatMap { drag in
        [
          [drag], [HostileAct(.invalidateSnapshots, then: .none), drag],
          [HostileAct(.push(.animated, animated: false)), drag],
        ]
      }
    return CallTable(
      places: appearance + [
        .willMove, .didMove, .willShow, .didShow, .willBegin, .progress, .didFinish, .didCancel,
      ],
      calls: [
        .push(.plain, animated: true), .push(.plain, animated: false), .pop(animated: true),
        .pop(animated: false), .popToRoot(animated: true), .set(.deepLink, animated: true),
        .present(.sheet, animated: true), .present(.sheet, animated: false),
        .bar(hidden: true, animated: true), .leaveWindow, .dropDelegate,
      ],
      changes: begun.map { screens + $0 })
  }()

  // MARK: A presentation like a push

  static let presentation: CallTable = {
    let shown = HostileAct(.presentAsPush(animated: false))
    return CallTable(
      places: appearance + [.presented, .dismissed],
      calls: [
        .push(.plain, animated: true), .pop(animated: false), .set(.deepLink, animated: true),
        .present(.sheet, animated: true), .presentAsPush(animated: true), .dismiss(animated: true),
        .dismiss(animated: false), .bar(hidden: true, animated: true), .leaveWindow, .resignActive,
      ],
      changes: [
        [HostileAct(.presentAsPush(animated: true))], [shown],
        [shown, HostileAct(.dismiss(animated: true))],
        [shown, HostileAct(.dismiss(animated: false))],
      ]
        + drags.flatMap { drag in
          // Its snapshot no longer fits.
          [[shown, drag], [shown, HostileAct(.darkStyle, then: .moment), drag]]
        })
  }()

  // MARK: A change of pages

  static let pages: CallTable = {
    let two = [HostileAct(.pushPage(animated: false)), HostileAct(.pushPage(animated: false))]
    let changes: [HostileCall] = [
      .pushPage(animated: true), .pushPage(animated: false), .popPage(animated: true),
      .popPage(animated: false), .pages(.popToRoot), .setPages, .pages(.replaceTop),
    ]
    let drags: [HostileCall] = [
      .drag(from: 2, to: 28, at: 27, time: 15, .lifts),
      .drag(from: 2, to: 10, at: 27, time: 60, .lifts),
    ]
    return CallTable(
      places: [.pageWillHide, .pageAlongside, .pageDidShow, .pageCompletion],
      calls: [
        .pushPage(animated: true), .pushPage(animated: false), .popPage(animated: true),
        .popPage(animated: false), .setPages,
      ] + HostilePageChange.allCases.map { .pages($0) },
      changes: (changes + drags).map { two + [HostileAct($0)] })
  }()
}
