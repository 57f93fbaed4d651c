import UIKit

extension Place {
  /// All places of the guide, in the order of its pages.
  public static let all: [Place] = [lofoten, amalfi, kyoto, patagonia, santorini, erg, dolomites]

  /// Islands of Norway.
  public static let lofoten = Place(
    id: "lofoten", name: "Lofoten", country: "Norway", tagline: "Red huts under a green sky",
    days: 6, season: "September to March", accent: Tone(0x1F6F78),
    story: [
      "The islands stand in the sea like a wall with doors left open. Between the peaks there is just room for a harbor, a rack of drying cod and a row of red huts on stilts.",
      "From late summer the nights are long enough for the northern lights. They need no telescope and no luck with the telephone: lie on the pier, wait for your eyes, and look up.",
      "Take the slow bus. It stops where the driver thinks you ought to have a look.",
    ],
    landscape: Landscape(
      seed: 11, sky: [Tone(0x07132B), Tone(0x0E2C4A), Tone(0x1C5468), Tone(0x5D9C94)],
      light: nil, hasStars: true, aurora: [Tone(0x5CF2A6), Tone(0x35D0C0), Tone(0x8A7CF0)],
      ridges: [
        Landscape.Ridge(
          seed: 6, low: 0.68, high: 0.24, peaks: 3.4, tone: Tone(0x2A4E66), mist: Tone(0x5D8C92),
          hasSnow: true),
        Landscape.Ridge(
          seed: 13, low: 0.695, high: 0.46, peaks: 4.6, tone: Tone(0x16303F), mist: Tone(0x2F5A68),
          hasSnow: true),
      ],
      water: Landscape.Water(top: 0.7, far: Tone(0x4A8C8C), near: Tone(0x081A2C)),
      foreground: .none))

  /// A town on a coast of Italy.
  public static let amalfi = Place(
    id: "amalfi", name: "Amalfi", country: "Italy", tagline: "A town that climbs out of the sea",
    days: 4, season: "April to June", accent: Tone(0xD1603D),
    story: [
      "Nobody drives to Amalfi for the road, and yet the road is half of it: a bend, a lemon grove, a bend, the whole sea.",
      "Houses hold on to each other up the cliff, and the streets between them are stairs. Count on two hundred steps to breakfast and none at all to the beach, if you choose the right door.",
      "The lemons are as large as they look on the tiles.",
    ],
    landscape: Landscape(
      seed: 24, sky: [Tone(0x4F7CC4), Tone(0x8FB4E0), Tone(0xF6D3A8), Tone(0xFCE3BE)],
      light: Landscape.Light(x: 0.22, y: 0.34, radius: 0.055, tone: Tone(0xFFE0A0)), clouds: 5,
      ridges: [
        Landscape.Ridge(
          seed: 21, low: 0.5, high: 0.3, peaks: 2.2, tone: Tone(0x7D8DB8), mist: Tone(0xCBB9C0),
          isRounded: true)
      ],
      water: Landscape.Water(top: 0.51, far: Tone(0x9CC3D6), near: Tone(0x1D6FA3)),
      foreground: .village(
        walls: [
          Tone(0xF7E3C6), Tone(0xF2B98A), Tone(0xE98C6B), Tone(0xF5D27E), Tone(0xFAF1E4),
          Tone(0xE7A6A0),
        ], roofs: [Tone(0xB9573A), Tone(0xC97A4E), Tone(0x9E4B3A)], ground: Tone(0x5B4350))))

  /// A city in Japan.
  public static let kyoto = Place(
    id: "kyoto", name: "Kyoto", country: "Japan", tagline: "A week of petals, then the leaves",
    days: 5, season: "April and November", accent: Tone(0xB5487A),
    story: [
      "There is a hill with a gate, and behind the gate there are a thousand more. Start before the sun does, and most of them are yours.",
      "In the first week of April the river carries petals instead of leaves. People sit beneath the trees with lunch boxes and do very little, with great care.",
      "Leave one afternoon without a temple. The city keeps its best rooms behind plain doors.",
    ],
    landscape: Landscape(
      seed: 35, sky: [Tone(0x9FB6E8), Tone(0xD6C4EA), Tone(0xF9CFD4), Tone(0xFDE6D8)],
      light: Landscape.Light(x: 0.3, y: 0.4, radius: 0.08, tone: Tone(0xFFB59A)), clouds: 3,
      ridges: [
        Landscape.Ridge(
          seed: 31, low: 0.68, high: 0.44, peaks: 2, tone: Tone(0xA594C8), mist: Tone(0xE9C6D4),
          isRounded: true),
        Landscape.Ridge(
          seed: 36, low: 0.8, high: 0.58, peaks: 3, tone: Tone(0x7A6FAE), mist: Tone(0xC7A6C8),
          isRounded: true),
        Landscape.Ridge(
          seed: 39, low: 0.96, high: 0.74, peaks: 3.6, tone: Tone(0x4B4A82), mist: Tone(0x7A6AA0),
          isRounded: true),
      ],
      foreground: .blossoms(
        branch: Tone(0x4A2F3E), petals: [Tone(0xFFD6E2), Tone(0xFFB3CB), Tone(0xFFF0F4)])))

  /// Mountains in the south of Chile.
  public static let patagonia = Place(
    id: "patagonia", name: "Patagonia", country: "Chile", tagline: "Three towers and a lot of wind",
    days: 9, season: "November to March", accent: Tone(0x2E5FA3),
    story: [
      "The wind arrives first. It leans on the bus, turns the lakes white and then, without notice, goes to lunch. That is the hour to walk.",
      "The towers are red for a few minutes at dawn, and the path up to them begins in the dark. Bring the warmer jacket. Then bring the other one as well.",
      "Guanacos have the right of way.",
    ],
    landscape: Landscape(
      seed: 47, sky: [Tone(0x2B3F7E), Tone(0x6C6FB0), Tone(0xE59AA0), Tone(0xFFCB9A)],
      light: Landscape.Light(x: 0.72, y: 0.4, radius: 0.06, tone: Tone(0xFFC48A)), clouds: 4,
      ridges: [
        Landscape.Ridge(
          seed: 42, low: 0.62, high: 0.2, peaks: 2.6, tone: Tone(0x6A5E94), mist: Tone(0xD79AA6),
          hasSnow: true),
        Landscape.Ridge(
          seed: 44, low: 0.7, high: 0.42, peaks: 3.8, tone: Tone(0x4A4A7C), mist: Tone(0x9A7C9C)),
        Landscape.Ridge(
          seed: 49, low: 0.9, high: 0.72, peaks: 2.4, tone: Tone(0x2C3358), mist: Tone(0x3D4468),
          isRounded: true),
      ],
      water: Landscape.Water(top: 0.7, far: Tone(0xD79AA6), near: Tone(0x3A4A86)),
      foreground: .pines(Tone(0x151B33))))

  /// An island of Greece.
  public static let santorini = Place(
    id: "santorini", name: "Santorini", country: "Greece",
    tagline: "White on blue, on a crater's rim",
    days: 3, season: "May and October", accent: Tone(0x2277C8),
    story: [
      "An island with a hole where its middle was. The houses sit along the rim like spectators who came early and stayed.",
      "Everyone knows about the sunset. Fewer know the hour after it, when the steps are warm, the tour boats have gone and the only light comes from the kitchens.",
      "Walk from one end of the rim to the other. It takes a morning, and you pass four ice-cream parlours.",
    ],
    landscape: Landscape(
      seed: 58, sky: [Tone(0x1F6FC4), Tone(0x5FA6E6), Tone(0xBFE0F5)],
      light: Landscape.Light(x: 0.75, y: 0.2, radius: 0.05, tone: Tone(0xFFF1C9)), clouds: 4,
      ridges: [
        Landscape.Ridge(
          seed: 52, low: 0.5, high: 0.4, peaks: 2.4, tone: Tone(0x6D8FBF), mist: Tone(0xA8C6E0),
          isRounded: true)
      ],
      water: Landscape.Water(top: 0.51, far: Tone(0x7FBDE6), near: Tone(0x0E5AA6)),
      foreground: .village(
        walls: [Tone(0xFFFFFF), Tone(0xF6F8FB), Tone(0xECF1F7), Tone(0xFDF8EE)],
        roofs: [Tone(0x2D74C9), Tone(0xF4F7FA), Tone(0xE3EBF3)], ground: Tone(0x42628C))))

  /// Dunes in Morocco.
  public static let erg = Place(
    id: "erg", name: "Erg Chebbi", country: "Morocco", tagline: "An ocean that stands still",
    days: 2, season: "October to April", accent: Tone(0xB8692E),
    story: [
      "The last village has a petrol pump, a football pitch and a shop that sells scarves. Beyond it there is sand as high as a church tower.",
      "By day the dunes are a color. Toward evening they become shapes, each with one bright and one dark side, and the edge between them wanders while you watch.",
      "At night it is so quiet that you hear your own collar.",
    ],
    landscape: Landscape(
      seed: 63, sky: [Tone(0x2F4C8F), Tone(0xA987B4), Tone(0xF5A87C), Tone(0xFFD9A0)],
      light: Landscape.Light(x: 0.66, y: 0.42, radius: 0.075, tone: Tone(0xFFD08A)),
      ridges: [
        Landscape.Ridge(
          seed: 61, low: 0.62, high: 0.48, peaks: 2.1, tone: Tone(0xD98A5C), mist: Tone(0xE8A878),
          isRounded: true),
        Landscape.Ridge(
          seed: 66, low: 0.78, high: 0.56, peaks: 1.6, tone: Tone(0xC06A3C), mist: Tone(0xD98A54),
          isRounded: true),
        Landscape.Ridge(
          seed: 68, low: 0.98, high: 0.72, peaks: 1.3, tone: Tone(0x8A3F2A), mist: Tone(0xB5623A),
          isRounded: true),
      ]))

  /// Mountains of Italy.
  public static let dolomites = Place(
    id: "dolomites", name: "Dolomites", country: "Italy",
    tagline: "Huts with soup, peaks with names",
    days: 7, season: "June to September", accent: Tone(0x3F7D58),
    story: [
      "You can walk here for a week and sleep every night in a bed, under a roof that somebody carried up in pieces.",
      "The rock is pale by day and pink at supper. There is a word for it in Ladin, and the landlady will teach it to you before you get your soup.",
      "Do not skip the dumplings.",
    ],
    landscape: Landscape(
      seed: 74, sky: [Tone(0x5F97D6), Tone(0xA8CBEB), Tone(0xE8EEF2)],
      light: Landscape.Light(x: 0.2, y: 0.16, radius: 0.05, tone: Tone(0xFFF4D6)), clouds: 6,
      ridges: [
        Landscape.Ridge(
          seed: 85, low: 0.66, high: 0.16, peaks: 3.4, tone: Tone(0x8E97AE), mist: Tone(0xC7D3DE),
          hasSnow: true),
        Landscape.Ridge(
          seed: 72, low: 0.76, high: 0.56, peaks: 2.2, tone: Tone(0x4F8C62), mist: Tone(0x86B58A),
          isRounded: true),
        Landscape.Ridge(
          seed: 79, low: 0.94, high: 0.74, peaks: 1.8, tone: Tone(0x3A7350), mist: Tone(0x5C9A64),
          isRounded: true),
      ],
      foreground: .pines(Tone(0x1D3F30))))
}
