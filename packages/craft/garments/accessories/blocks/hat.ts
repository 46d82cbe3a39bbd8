import {
  joined,
  lerp,
  mix,
  type Path,
  type Point,
  quadratic,
  readTable,
  reversed,
  rotate,
  smooth,
  spline,
} from '@toile/geometry'
import type { Figure } from '../../../mannequins/figure.ts'
import { makePiece, type Piece } from '../../piece.ts'
import { sizeOf } from './sides.ts'
import { eyeOf } from './spectacles.ts'

/** The place of a hat on a head: x from its middle on a head of half width 0.335, y from the crown, turned by the hat's tilt. */
export interface HatFrame {
  at: (x: number, y: number) => Point
  /** The same for what is sewn to the front, which turns with the head. */
  front: (x: number, y: number) => Point
}

/** Opens the frame of a hat that leans by `tilt` degrees to the wearer's left and sits as low as the eyes allow; what is tied round the whole head takes no account of them. */
export function openHat(figure: Figure, tilt = 0, wraps: 'crown' | 'head' = 'crown'): HatFrame {
  const sink = wraps === 'crown' ? 0.015 + 0.8 * (eyeOf(figure)[1] - 0.514) : 0
  const { head } = sizeOf(figure)
  const facing = figure.view === 'front' ? 1 : -1
  const angle = (tilt * facing * Math.PI) / 180
  const at = (x: number, y: number): Point => {
    // A hat sits lower on the back of the head than on the forehead.
    const low = facing < 0 ? y + 0.12 * smooth(-0.12, 0.2, y) : y
    const [tx, ty] = rotate([x, low + sink], angle, [0, 0.15])
    return figure.head(tx * head, ty)
  }
  const slide = 0.26 * Math.sin(figure.headYaw) * facing
  return { at, front: (x, y) => at(x + slide * Math.max(0, 1 - (x / 0.42) ** 2), y) }
}

/** A crown: half widths at the opening and at the top, heights below the top of the head, and how far the opening sags in front. */
export interface CrownCut {
  half: number
  line: number
  sag: number
  top: number
  topHalf: number
  /** How far the middle of the top is pressed in. */
  dent?: number
  /** 0 domed .. 1 flat with sharp corners. */
  flat?: number
}

/** Points up one side of a crown: half widths and heights from its opening to its top. */
const sideOf = ({ half, line, top, topHalf, flat = 0 }: CrownCut): Path => {
  const shoulder = lerp(0.1, 0.03, flat)
  return [
    [half, line],
    [lerp(half, topHalf, 0.12), lerp(line, top, 0.4)],
    [topHalf, top + shoulder],
    [topHalf * lerp(0.72, 0.9, flat), top + shoulder * 0.22],
  ]
}

/** The front edge of a crown's opening, from the viewer's left to right, raised by `up`. */
export function openingOf({ at }: HatFrame, cut: CrownCut, up = 0): Path {
  const y = cut.line - up
  const x = readTable(
    sideOf(cut)
      .toReversed()
      .map(([half, height]) => [height, half]),
    y,
  )
  return quadratic(at(-x, y), at(0, y + 2 * cut.sag), at(x, y), 20)
}

/** A hat's crown with its opening in front; hair above it is pressed under it. */
export function draftCrown(frame: HatFrame, cut: CrownCut, own: Partial<Piece> = {}): Piece {
  const { at } = frame
  const { top, topHalf, dent = 0 } = cut
  const side = (s: number): Path => sideOf(cut).map(([x, y]) => at(s * x, y))
  const middle: Path = [at(-topHalf * 0.36, top - 0.012), at(0, top + dent - 0.01), at(topHalf * 0.36, top - 0.012)]
  const over = spline([...side(-1), ...middle, ...reversed(side(1))], false, 8)
  const opening = openingOf(frame, cut)
  const left = side(-1).toReversed()
  const right = side(1).toReversed()
  return makePiece('hat', 'crown', [joined(over, reversed(opening))], {
    layer: 'head',
    order: 4,
    left,
    right,
    presses: pressedBy(frame, cut),
    ...own,
  })
}

/** Around the hair above a hat's opening; beside the hat it falls away, so that full hair swells out from under it. */
export function pressedBy({ at }: HatFrame, { half, line, sag }: CrownCut): Path {
  const falling = (s: number): Path => [
    ...spline(
      [
        at(s * (half - 0.02), line - 0.03),
        at(s * (half + 0.09), line - 0.01),
        at(s * (half + 0.18), line + 0.12),
        at(s * (half + 0.225), line + 0.3),
        at(s * (half + 0.27), line + 0.52),
        at(s * (half + 0.4), line + 0.85),
      ],
      false,
      6,
    ),
    at(s * 1.4, line + 1),
    at(s * 1.4, -1),
  ]
  const opening = quadratic(
    at(half - 0.02, line - 0.03),
    at(0, line + 2 * sag - 0.06),
    at(-half + 0.02, line - 0.03),
    12,
  )
  return joined(falling(-1), reversed(falling(1)), opening)
}

/** A ribbon round the crown, `height` heads high. */
export function draftHatBand(frame: HatFrame, cut: CrownCut, height: number, own: Partial<Piece> = {}): Piece {
  const low = openingOf(frame, { ...cut, half: cut.half + 0.004 }, 0.004)
  const high = openingOf(frame, { ...cut, half: cut.half + 0.004 }, height)
  const ends = (path: Path) => [path[0], path[path.length - 1]] as const
  return makePiece('band', 'ribbon', [joined(high, reversed(low))], {
    layer: 'head',
    order: 5,
    left: [ends(high)[0], ends(low)[0]],
    right: [ends(high)[1], ends(low)[1]],
    fullness: 0.4,
    colour: 'trim',
    takesPrint: false,
    ...own,
  })
}

/** Rows of straw or stitching across a crown, between its opening and its top. */
export const crownRows = (frame: HatFrame, cut: CrownCut, from: number, to: number, count: number): Path[] =>
  Array.from({ length: count }, (_, i) =>
    openingOf(frame, cut, lerp(from, to, count > 1 ? i / (count - 1) : 0)).map((p, j, row) =>
      mix(p, row[Math.floor(row.length / 2)], 0.02 * Math.sin((j / (row.length - 1)) * Math.PI)),
    ),
  )
