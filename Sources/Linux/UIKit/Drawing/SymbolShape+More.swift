import CoreGraphics

/// Symbols drawn with straight lines, boxes and circles.
extension SymbolShape {
  static func furtherOutline(of name: String) -> UIBezierPath? {
    switch name {
    case "info.circle":
      drawing(circles: [ring], lines: [[(0.5, 0.46), (0.5, 0.72)], [(0.5, 0.29), (0.5, 0.3)]])
    case "questionmark.circle":
      drawing(
        circles: [ring],
        lines: [
          [
            (0.38, 0.4), (0.4, 0.31), (0.5, 0.27), (0.6, 0.32), (0.6, 0.42), (0.5, 0.5),
            (0.5, 0.58),
          ], [(0.5, 0.72), (0.5, 0.73)],
        ])
    case "exclamationmark.triangle":
      drawing(lines: [
        [(0.5, 0.12), (0.94, 0.88), (0.06, 0.88), (0.5, 0.12)], [(0.5, 0.4), (0.5, 0.62)],
        [(0.5, 0.75), (0.5, 0.76)],
      ])
    case "checkmark.circle":
      drawing(circles: [ring], lines: [[(0.3, 0.52), (0.45, 0.67), (0.7, 0.34)]])
    case "arrow.up.circle":
      drawing(
        circles: [ring],
        lines: [[(0.5, 0.74), (0.5, 0.27)], [(0.3, 0.46), (0.5, 0.26), (0.7, 0.46)]])
    case "play.circle":
      drawing(circles: [ring], lines: [[(0.4, 0.3), (0.4, 0.7), (0.72, 0.5), (0.4, 0.3)]])
    case "clock": drawing(circles: [ring], lines: [[(0.5, 0.24), (0.5, 0.52), (0.68, 0.62)]])
    case "circle.grid.2x2":
      drawing(circles: [
        box(0.1, 0.1, 0.32, 0.32), box(0.58, 0.1, 0.32, 0.32), box(0.1, 0.58, 0.32, 0.32),
        box(0.58, 0.58, 0.32, 0.32),
      ])
    case "square.grid.2x2":
      drawing(boxes: [
        box(0.1, 0.1, 0.32, 0.32), box(0.58, 0.1, 0.32, 0.32), box(0.1, 0.58, 0.32, 0.32),
        box(0.58, 0.58, 0.32, 0.32),
      ])
    case "square.on.square":
      drawing(
        boxes: [box(0.34, 0.34, 0.56, 0.56)],
        lines: [[(0.22, 0.66), (0.1, 0.66), (0.1, 0.1), (0.66, 0.1), (0.66, 0.22)]])
    case "square.stack":
      drawing(
        boxes: [box(0.16, 0.4, 0.68, 0.52)],
        lines: [[(0.22, 0.25), (0.78, 0.25)], [(0.3, 0.11), (0.7, 0.11)]])
    case "rectangle.portrait": drawing(boxes: [box(0.2, 0.06, 0.6, 0.88)])
    case "rectangle.split.3x1":
      drawing(
        boxes: [box(0.04, 0.18, 0.92, 0.64)],
        lines: [[(0.35, 0.18), (0.35, 0.82)], [(0.65, 0.18), (0.65, 0.82)]])
    case "photo.on.rectangle":
      drawing(
        boxes: [box(0.2, 0.3, 0.74, 0.58)],
        lines: [
          [(0.1, 0.7), (0.06, 0.7), (0.06, 0.14), (0.8, 0.14), (0.8, 0.18)],
          [(0.24, 0.8), (0.48, 0.56), (0.62, 0.7), (0.74, 0.58), (0.9, 0.76)],
        ])
    case "menubar.rectangle":
      drawing(
        boxes: [box(0.06, 0.14, 0.88, 0.72)],
        lines: [
          [(0.06, 0.34), (0.94, 0.34)], [(0.18, 0.24), (0.19, 0.24)], [(0.3, 0.24), (0.31, 0.24)],
        ])
    case "envelope":
      drawing(
        boxes: [box(0.05, 0.18, 0.9, 0.64)],
        lines: [[(0.1, 0.25), (0.5, 0.56), (0.9, 0.25)]])
    case "lock":
      drawing(
        boxes: [box(0.2, 0.44, 0.6, 0.48)],
        lines: [
          [(0.32, 0.44), (0.32, 0.26), (0.4, 0.13), (0.6, 0.13), (0.68, 0.26), (0.68, 0.44)]
        ])
    case "memorychip":
      drawing(
        boxes: [box(0.12, 0.3, 0.76, 0.4)],
        lines: [0.26, 0.42, 0.58, 0.74].flatMap { x in
          [[(x, 0.3), (x, 0.16)], [(x, 0.7), (x, 0.84)]]
        })
    case "slider.horizontal.3":
      drawing(
        circles: [
          box(0.24, 0.16, 0.14, 0.14), box(0.6, 0.43, 0.14, 0.14), box(0.34, 0.7, 0.14, 0.14),
        ],
        lines: [
          [(0.08, 0.23), (0.24, 0.23)], [(0.38, 0.23), (0.92, 0.23)], [(0.08, 0.5), (0.6, 0.5)],
          [(0.74, 0.5), (0.92, 0.5)], [(0.08, 0.77), (0.34, 0.77)], [(0.48, 0.77), (0.92, 0.77)],
        ])
    case "pencil":
      drawing(lines: [
        [(0.12, 0.88), (0.17, 0.66), (0.7, 0.13), (0.87, 0.3), (0.34, 0.83), (0.12, 0.88)]
      ])
    case "scribble":
      drawing(lines: [
        [
          (0.08, 0.3), (0.36, 0.12), (0.2, 0.54), (0.58, 0.24), (0.38, 0.74), (0.78, 0.42),
          (0.66, 0.84),
          (0.92, 0.7),
        ]
      ])
    case "trash":
      drawing(lines: [
        [(0.12, 0.22), (0.88, 0.22)], [(0.38, 0.22), (0.4, 0.1), (0.6, 0.1), (0.62, 0.22)],
        [(0.2, 0.22), (0.27, 0.9), (0.73, 0.9), (0.8, 0.22)], [(0.42, 0.36), (0.43, 0.76)],
        [(0.58, 0.36), (0.57, 0.76)],
      ])
    case "book":
      drawing(lines: [
        [
          (0.5, 0.24), (0.38, 0.17), (0.06, 0.17), (0.06, 0.8), (0.38, 0.8), (0.5, 0.87),
          (0.62, 0.8),
          (0.94, 0.8), (0.94, 0.17), (0.62, 0.17), (0.5, 0.24), (0.5, 0.87),
        ]
      ])
    case "bubble.left":
      drawing(lines: [
        [
          (0.06, 0.22), (0.14, 0.12), (0.86, 0.12), (0.94, 0.22), (0.94, 0.6), (0.86, 0.7),
          (0.42, 0.7),
          (0.22, 0.9), (0.22, 0.7), (0.14, 0.7), (0.06, 0.6), (0.06, 0.22),
        ]
      ])
    case "arrow.left.and.right":
      drawing(lines: [
        [(0.06, 0.5), (0.94, 0.5)], [(0.26, 0.3), (0.06, 0.5), (0.26, 0.7)],
        [(0.74, 0.3), (0.94, 0.5), (0.74, 0.7)],
      ])
    case "paintpalette":
      drawing(circles: [
        ring, box(0.24, 0.36, 0.14, 0.14), box(0.43, 0.2, 0.14, 0.14), box(0.64, 0.32, 0.14, 0.14),
        box(0.58, 0.62, 0.16, 0.16),
      ])
    case "car":
      drawing(
        circles: [box(0.18, 0.64, 0.16, 0.16), box(0.66, 0.64, 0.16, 0.16)],
        lines: [
          [
            (0.18, 0.72), (0.06, 0.72), (0.06, 0.48), (0.16, 0.44), (0.28, 0.22), (0.7, 0.22),
            (0.84, 0.44), (0.94, 0.5), (0.94, 0.72), (0.82, 0.72),
          ], [(0.34, 0.72), (0.66, 0.72)], [(0.16, 0.44), (0.84, 0.44)],
        ])
    case "cart":
      drawing(
        circles: [box(0.3, 0.76, 0.14, 0.14), box(0.66, 0.76, 0.14, 0.14)],
        lines: [
          [(0.04, 0.14), (0.18, 0.14), (0.32, 0.66), (0.82, 0.66), (0.94, 0.28), (0.22, 0.28)]
        ])
    case "music.note":
      drawing(
        circles: [box(0.22, 0.66, 0.24, 0.22)],
        lines: [[(0.46, 0.77), (0.46, 0.12), (0.78, 0.28), (0.78, 0.44), (0.46, 0.28)]])
    case "airplane":
      drawing(lines: [
        [
          (0.94, 0.5), (0.84, 0.43), (0.62, 0.43), (0.4, 0.1), (0.3, 0.1), (0.42, 0.43),
          (0.2, 0.43),
          (0.12, 0.3), (0.05, 0.3), (0.1, 0.5), (0.05, 0.7), (0.12, 0.7), (0.2, 0.57), (0.42, 0.57),
          (0.3, 0.9), (0.4, 0.9), (0.62, 0.57), (0.84, 0.57), (0.94, 0.5),
        ]
      ])
    default: nil
    }
  }

  private static let ring = box(0.06, 0.06, 0.88, 0.88)

  private static func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private static func drawing(
    circles: [CGRect] = [], boxes: [CGRect] = [], lines strokes: [[(CGFloat, CGFloat)]] = []
  ) -> UIBezierPath {
    let path = UIBezierPath()
    for circle in circles { path.append(UIBezierPath(ovalIn: circle)) }
    for box in boxes { path.append(UIBezierPath(roundedRect: box, cornerRadius: 0.08)) }
    path.append(lines(strokes))
    return path
  }
}
