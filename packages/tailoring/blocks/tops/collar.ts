import { add, bezier, lengths, type Point, scale } from '@toile/geometry'
import type { Piece } from '../../pattern/pattern.ts'
import { bothSides, edges } from '../drafting/joined.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import { opened, type Round, type Step } from '../drafting/round.ts'
import { runLength } from '../drafting/sewn.ts'
import { fused } from './fused.ts'
import type { Part, Shell } from './part.ts'

/** How a collar falls: how far its points reach beyond their seam and how long they are in millimetres on a shirt of usual size, and whether they are rounded. */
const falls = {
  point: { out: 20, long: 74 },
  cutaway: { out: -14, long: 70 },
  buttonDown: { out: 16, long: 78 },
  club: { out: 6, long: 68, rounded: true },
} as const satisfies Readonly<Record<string, { out: number; long: number; rounded?: boolean }>>

/** Collars on a stand, or the stand alone. */
export type StandCollar = keyof typeof falls | 'band' | 'wing'

/** A collar: its kind, its size beside a usual one, and how far the front laps beyond the middle in millimetres. */
interface CollarOf {
  kind: StandCollar
  size: number
  lap: number
}

const place = { round: 'neck', turn: 180 } as const
const sewn = { end: 'seam', allowance: 7 } as const
const turned = { end: 'finished', allowance: 6 } as const

/** The end of a curve that starts level at the middle and is as long as asked for, rising to a height with a slope at its end. */
export function endOf(
  length: number,
  rise: number,
  slope: number,
): { end: Point; along: Point; handles: readonly [Point, Point] } {
  const along: Point = [1 / Math.hypot(1, slope), slope / Math.hypot(1, slope)]
  let x = length
  const handles = (): readonly [Point, Point] => [[x * 0.45, 0], add([x, rise], scale(along, -length * 0.28))]
  for (let i = 0; i < 30; i++) {
    const drawn = lengths(bezier([0, 0], ...handles(), [x, rise], 48)).at(-1) ?? 0
    x += length - drawn
  }
  return { end: [x, rise], along, handles: handles() }
}

/** Half a stand from the middle of the back: its seam to the neck, its rounded front end beyond the middle of the front, and its upper edge. */
function standHalf(length: number, { kind, size, lap }: CollarOf): Round {
  const [behind, front] = [34 * size, 29 * size]
  const { end, along, handles } = endOf(length, length * 0.085, 0.26)
  const up: Point = [-along[1], along[0]]
  const top = add(add(end, scale(up, front)), scale(along, -Math.min(lap, length * 0.1)))
  const over: Step = {
    id: 'top',
    to: [0, behind],
    handles: [add(top, scale(along, -length * 0.28)), [length * 0.42, behind]],
    ...(kind === 'band' || kind === 'wing' ? turned : sewn),
  }
  const tip = add(add(end, scale(up, front + 24 * size)), scale(along, 4))
  const ends: Step[] =
    kind === 'wing'
      ? [
          { id: 'end', to: tip, ...turned },
          { id: 'wing', to: add(top, scale(along, -24 * size)), ...turned },
        ]
      : [
          {
            id: 'end',
            to: top,
            handles: [add(end, scale(up, front * 0.72)), add(top, scale(along, Math.min(lap, length * 0.1) * 0.7))],
            ...turned,
          },
        ]
  return { from: [0, 0], steps: [{ id: 'sewn', to: end, handles, ...sewn }, ...ends, over] }
}

/** Half a collar that folds over its stand, from the middle of the back. */
function fallHalf(
  length: number,
  size: number,
  { out, long, rounded }: { out: number; long: number; rounded?: boolean },
): Round {
  const high = 46 * size
  const { end, along, handles } = endOf(length, -length * 0.045, -0.16)
  const up: Point = [-along[1], along[0]]
  const tip = add(add(end, scale(up, long * size)), scale(along, out * size))
  const outer: readonly [Point, Point] = [
    [tip[0] * 0.72, high + (tip[1] - high) * 0.42],
    [tip[0] * 0.36, high],
  ]
  const straight: Step[] = [
    { id: 'front', to: tip, ...turned },
    { id: 'outer', to: [0, high], handles: outer, ...turned },
  ]
  const round: Step[] = [
    { id: 'front', to: add(end, scale(up, long * size * 0.45)), ...turned },
    {
      id: 'outer',
      to: [0, high],
      handles: [add(end, scale(up, long * size * 1.35)), [tip[0] * 0.55, high + 6]],
      ...turned,
    },
  ]
  return { from: [0, 0], steps: [{ id: 'sewn', to: end, handles, ...sewn }, ...(rounded ? round : straight)] }
}

const pieceOf = (half: Round, id: string, name: string): Piece =>
  pieceOfRound(opened(half, 'back'), { id, name, place, layers: 2, grain: 0 })

/** A stand along the neck of a shell that opens in front, as long as its edge to within the eye of a needle, and the collar that folds over it. */
export function collarOn(shell: Shell, cut: CollarOf): Part {
  const stand = pieceOf(standHalf(runLength(shell.pieces, shell.neck), cut), 'stand', 'Collar stand')
  const onNeck = bothSides({ first: edges('stand.sewnRight'), second: shell.neck })
  if (cut.kind === 'band' || cut.kind === 'wing') return { pieces: [stand, fused(stand)], joins: onNeck }
  const top = runLength([stand], edges('stand.topRight'))
  const collar = pieceOf(fallHalf(top, cut.size, falls[cut.kind]), 'collar', 'Collar')
  const buttoned: Piece =
    cut.kind === 'buttonDown'
      ? { ...collar, drills: tipsOf(collar).map(([x, y]): Point => [x * 0.94, y - 14]) }
      : collar
  return {
    pieces: [stand, buttoned, fused(stand), fused(collar)],
    joins: [...onNeck, ...bothSides({ first: edges('collar.sewnRight'), second: edges('stand.topRight') })],
  }
}

/** Both points of a collar. */
const tipsOf = ({ corners }: Piece): Point[] => {
  const highest = Math.max(...corners.map(([x]) => x))
  return corners.filter(([x]) => Math.abs(x) > highest - 1)
}

/** A collar in one piece that lies open over the chest, along the neck to the middle of the front. */
export function campCollar(shell: Shell, size: number): Part {
  const neck = shell.neck.filter(({ edge }) => edge !== 'neckLap')
  const length = runLength(shell.pieces, neck)
  const high = 74 * size
  const { end, along, handles } = endOf(length, length * 0.03, 0.1)
  const tip = add(add(end, scale([-along[1], along[0]], 72 * size)), scale(along, 22 * size))
  const half: Round = {
    from: [0, 0],
    steps: [
      { id: 'sewn', to: end, handles, ...sewn },
      { id: 'front', to: tip, ...turned },
      {
        id: 'outer',
        to: [0, high],
        handles: [
          [tip[0] * 0.7, tip[1] - 4],
          [tip[0] * 0.35, high],
        ],
        ...turned,
      },
    ],
  }
  const collar = pieceOf(half, 'collar', 'Collar')
  return { pieces: [collar, fused(collar)], joins: bothSides({ first: edges('collar.sewnRight'), second: neck }) }
}
