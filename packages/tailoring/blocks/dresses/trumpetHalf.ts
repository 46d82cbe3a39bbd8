import type { Point } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import type { Waists } from '../bottoms/fittedHalf.ts'
import { type Half, line } from './half.ts'
import { backwards, type Line } from './lines.ts'
import type { FaceName } from './wornShell.ts'

/** A skirt that follows the body to the knee and flares below it, in millimetres: its length, how far its waist lies above the natural one, looseness round the hips, and how far every seam moves out at the hem. */
export interface Trumpet {
  length: number
  level: number
  ease: number
  flare: number
}

/** A hem that is level where it starts and square to a flared seam where it ends. */
const hem = (from: Point, to: Point, lift: number): Line => ({
  part: 'hem',
  to,
  handles: [
    [from[0] + (to[0] - from[0]) * 0.35, Math.min(from[1], to[1]) - lift * 0.1],
    [to[0] - (to[0] - from[0]) * 0.3, to[1] - lift * 0.7],
  ],
  end: 'hem',
  allowance: 20,
})

/** Half a front or back in two gores, from the middle of its hem to the middle of its waist. */
export function trumpetHalf(body: Measures, cut: Trumpet, face: FaceName, waists: Waists): Half {
  const { length, flare } = cut
  const deep = Math.min(body.waistToHips + cut.level, length * 0.4)
  const knee = Math.min(Math.max(body.waistToKnee + cut.level - 60, deep + 40), length * 0.72)
  const lost = Math.max(0, (body.hips + cut.ease) / 2 - waists.front - waists.back) / 2
  const side = lost < 10 ? lost : Math.min(lost * 0.5, 30)
  const dart = lost - side
  const hips = waists[face] + lost
  const seam = ((face === 'front' ? waists.frontDart : waists.backDart) ?? waists[face] * 0.5) + dart / 2
  const lift = flare ** 2 / (2 * (length - knee))
  const low = lift - length
  const fall = (x: number, way: number, taper: number): Line[] => [
    line(
      'panel',
      [x - taper, -knee],
      [
        [x - taper + way * flare * 0.6, low + (length - knee) * 0.3],
        [x - taper, -knee - (length - knee) * 0.4],
      ],
    ),
  ]
  const up = (way: number): Line[] => [
    ...fall(seam, way, 0),
    line('panel', [seam, -deep]),
    line(
      'panel',
      [seam - (way * dart) / 2, 4],
      [
        [seam, -deep * 0.62],
        [seam - (way * dart) / 2.4, -deep * 0.25],
      ],
    ),
  ]
  const onSide = (lines: readonly Line[]): Line[] => lines.map((each): Line => ({ ...each, part: 'side' }))
  const [inner, outer]: [Point, Point] = [
    [seam + flare, low],
    [seam - flare, low],
  ]
  const corner: Point = [hips - 6 + flare, low]
  const top: Point = [hips - side, 12]
  const [a, b] = [seam - dart / 2, seam + dart / 2]
  const level = (from: Point, to: Point): Line =>
    line('waist', to, [
      [from[0] * 0.67 + to[0] * 0.33, from[1] * 0.7 + to[1] * 0.3],
      [from[0] * 0.33 + to[0] * 0.67, to[1]],
    ])
  return {
    main: { from: [0, -length], lines: [hem([0, -length], inner, lift), ...up(1), level([a, 4], [0, 0])] },
    panel: {
      from: outer,
      lines: [
        hem(outer, corner, lift),
        ...onSide(fall(hips, 1, 6)),
        line('side', [hips, -deep]),
        line('side', top, [
          [hips, -deep * 0.62],
          [hips - side * 0.7, -deep * 0.2],
        ]),
        level(top, [b, 4]),
        ...backwards(outer, up(-1)),
      ],
    },
  }
}
