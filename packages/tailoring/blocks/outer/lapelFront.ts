import { add, lerp, mix, type Point, scale, subtract, unit } from '@toile/geometry'
import type { Piece } from '../../pattern/pattern.ts'
import { bothSides, edges } from '../drafting/joined.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import type { Step } from '../drafting/round.ts'
import type { Part } from '../tops/part.ts'
import type { Opening } from '../tops/shell.ts'
import type { Neckline } from '../tops/necklines.ts'
import { sizeOf, type Trunk } from '../tops/trunkOf.ts'
import type { Measures } from '../../bodies/measures.ts'

/** A front with lapels: how far it laps beyond the middle, how wide the lapel is and how far its tip rises, and where it breaks above the waist, in millimetres; how many buttons stand below, in one row or two, and whether the lower corner is cut away. */
export interface Lapels {
  lap: number
  width: number
  rise: number
  breakAt: number
  buttons: number
  rows: 1 | 2
  rounded: boolean
}

/** The neck edge of a front with lapels: behind as usual, in front a straight gorge down to where the collar ends. */
export function lapelNeck(body: Measures, trunk: Trunk): Neckline {
  const size = sizeOf(body)
  const [x, y] = trunk.neck
  const low = y - 24 * size
  const gorge: Point = [Math.max(6, x - 58 * size), y - 82 * size]
  return {
    trunk,
    front: [
      {
        id: 'neck',
        to: gorge,
        handles: [add(trunk.neck, scale(trunk.inward, 20 * size)), mix(gorge, trunk.neck, 0.45)],
        end: 'seam',
        allowance: 7,
      },
    ],
    back: [
      {
        id: 'neck',
        to: [0, low],
        handles: [add(trunk.neck, scale(trunk.inward, 14 * size)), [x * 0.6, low]],
        end: 'seam',
        allowance: 7,
      },
    ],
  }
}

const seam = { end: 'seam', allowance: 7 } as const

/** The edges of a lapel from the gorge to the bottom of the front, the same on the front and its facing. */
function edgeSteps(neck: Neckline, cut: Lapels, bottom: number): Step[] {
  const gorge = neck.front.at(-1)?.to ?? [0, 0]
  const along = unit(subtract(gorge, mix(neck.trunk.neck, gorge, 0.6)))
  const tip = add(add(gorge, scale(along, cut.width)), [0, cut.rise])
  const breaks: Point = [-cut.lap, cut.breakAt]
  const end = cut.rounded ? lerp(bottom, cut.breakAt, 0.42) : bottom
  return [
    { id: 'lapelTop', to: tip, ...seam },
    {
      id: 'lapel',
      to: breaks,
      handles: [
        [tip[0] - 6, lerp(tip[1], breaks[1], 0.3)],
        [breaks[0] - 4, lerp(tip[1], breaks[1], 0.75)],
      ],
      ...seam,
    },
    { id: 'edge', to: [-cut.lap, end], ...seam },
    ...(cut.rounded
      ? [
          {
            id: 'corner',
            to: [-cut.lap * 0.1, bottom] as const,
            handles: [
              [-cut.lap, lerp(end, bottom, 0.6)],
              [-cut.lap * 0.75, bottom],
            ] as const,
            ...seam,
          },
        ]
      : []),
  ]
}

/** Where the buttons of a front are sewn. */
function buttonsOf({ lap, breakAt, buttons, rows }: Lapels, bottom: number): Point[] {
  const low = lerp(breakAt, bottom, 0.45)
  const columns = rows === 2 ? [lap - 22, -(lap - 22)] : [0]
  return Array.from({ length: buttons }, (_, i) => lerp(breakAt - 6, low, buttons > 1 ? i / (buttons - 1) : 0)).flatMap(
    (y) => columns.map((x): Point => [x, y]),
  )
}

/** A front that opens with lapels; the line that they roll over is marked. */
export const lapelFront = (neck: Neckline, cut: Lapels): Opening => ({
  edges: ({ from }) => [...edgeSteps(neck, cut, from[1]), { id: 'lapHem', to: from, end: 'hem' }],
  marks: ({ from }) => ({
    lines: [
      {
        id: 'roll',
        kind: 'placement',
        path: [[-cut.lap + 3, cut.breakAt + 4], mix(neck.trunk.neck, neck.front.at(-1)?.to ?? [0, 0], 0.3)],
      },
      {
        id: 'middle',
        kind: 'placement',
        path: [
          [0, from[1] + 4],
          [0, cut.breakAt],
        ],
      },
    ],
    drills: buttonsOf(cut, from[1]),
  }),
})

/** The facing behind a front with lapels, from the shoulder down to the hem, and how it is sewn on. */
export function lapelFacing(body: Measures, neck: Neckline, cut: Lapels, bottom: number): Part {
  const size = sizeOf(body)
  const { neck: side, slope } = neck.trunk
  const inner: Point = [58 * size, bottom]
  const shoulder = add(side, scale(slope, 42 * size))
  const steps: Step[] = [
    { id: 'hem', to: inner, end: 'hem' },
    {
      id: 'inner',
      to: shoulder,
      handles: [
        [inner[0], lerp(bottom, cut.breakAt, 1)],
        [shoulder[0] + 4, lerp(cut.breakAt, shoulder[1], 0.6)],
      ],
      end: 'finished',
      allowance: 10,
    },
    { id: 'shoulder', to: side, end: 'finished', allowance: 10 },
    ...neck.front.map((step): Step => ({ ...step, end: 'finished' })),
    ...edgeSteps(neck, cut, bottom),
  ]
  const last = steps.at(-1)?.to ?? [0, bottom]
  const piece: Piece = pieceOfRound(
    { from: last, steps },
    { id: 'facing', name: 'Front facing', pair: true, place: { round: 'trunk', turn: 0, behind: true } },
  )
  const names = steps.flatMap(({ id, end }) => (end === 'seam' ? [id] : []))
  return {
    pieces: [piece],
    joins: names.flatMap((name) => bothSides({ first: edges(`facing.${name}`), second: edges(`front.${name}`) })),
  }
}
