import type { Point } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import { runLength } from '../drafting/sewn.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import type { Round, Step } from '../drafting/round.ts'
import { sleeveRun } from '../tops/sleeve.ts'
import type { Added } from './facings.ts'
import { both, seam } from './seams.ts'
import { type Shell, upperEdges } from './shell.ts'

/** Sleeves of a dress. */
export const sleeveKinds = ['none', 'plain', 'puff', 'bell', 'cap'] as const

export type SleeveKind = (typeof sleeveKinds)[number]

/** A sleeve: its kind, how much of the arm it covers, and the looseness round the arm in millimetres. */
export interface SleeveCut {
  sleeve: SleeveKind
  sleeveLength: number
  room: number
}

/** Every point of a round moved. */
const reshaped = ({ from, steps }: Round, move: (at: Point) => Point): Round => ({
  from: move(from),
  steps: steps.map(
    ({ handles, ...step }): Step => ({
      ...step,
      to: move(step.to),
      ...(handles ? { handles: [move(handles[0]), move(handles[1])] as const } : {}),
    }),
  ),
})

const cuffHeight = 40

/** A straight cuff folded lengthwise, whose ends meet. */
const cuffOf = (length: number) =>
  pieceOfRound(
    {
      from: [0, 0],
      steps: [
        { id: 'inner1', to: [length, 0], end: 'finished' },
        { id: 'end1', to: [length, cuffHeight], end: 'seam' },
        { id: 'hem1', to: [0, cuffHeight], end: 'seam' },
        { id: 'end2', to: [0, 0], end: 'seam' },
      ],
    },
    {
      id: 'cuff',
      name: 'Cuff',
      pair: true,
      place: { round: 'arm', turn: -90 },
      lines: [
        {
          id: 'fold',
          kind: 'fold',
          path: [
            [0, cuffHeight / 2],
            [length, cuffHeight / 2],
          ],
        },
      ],
    },
  )

const edge = (name: string, edge: string, mirrored: boolean) => [
  { piece: name, edge, ...(mirrored ? { mirrored } : {}) },
]

/** The sleeves of a shell, their heads eased or gathered into its armholes. */
export function sleevesOf(body: Measures, shell: Shell, { sleeve, sleeveLength, room }: SleeveCut): Added {
  const pieces = [...shell.front, ...shell.back]
  const share = sleeve === 'cap' ? 0.16 : sleeveLength
  const long = share > 0.6
  const plain = sleeveRun({
    front: runLength(pieces, upperEdges(shell, 'front', 'Right', 'arm')),
    back: runLength(pieces, upperEdges(shell, 'back', 'Right', 'arm')),
    fullness: 1.025,
    round: body.upperArm + 40 + room * 0.4,
    length: body.armLength * share,
    hem: long ? body.wrist + 45 : body.upperArm + 30,
  })
  const cuffLength = long ? body.wrist + 35 : body.upperArm + 25
  const top = plain.steps.find(({ id }) => id === 'headFront')?.to[1] ?? 0
  const down = plain.from[1]
  const shapes: Record<SleeveKind, (at: Point) => Point> = {
    none: (at) => at,
    plain: (at) => at,
    cap: (at) => at,
    puff: ([x, y]) => [x * 1.45, y > 0 ? y * (1 + (40 / top) * (y / top)) : y],
    bell: ([x, y]) => [y < 0 ? x * (1 + 0.75 * (y / down)) : x, y],
  }
  const shaped = reshaped(plain, shapes[sleeve])
  const gathered = sleeve === 'puff'
  const round: Round = gathered
    ? { ...shaped, steps: shaped.steps.map((step) => (step.id === 'hem' ? { ...step, end: 'seam' } : step)) }
    : shaped
  const piece = pieceOfRound(round, { id: 'sleeve', name: 'Sleeve', pair: true, place: { round: 'arm', turn: -90 } })
  const cuff = cuffOf(cuffLength)
  const heads = both((side) => {
    const left = side === 'Left'
    return [
      ...seam(edge('sleeve', 'headFront', left), upperEdges(shell, 'front', side, 'arm'), {
        eased: true,
        marks: [[0.45, 'single']],
      }),
      ...seam(edge('sleeve', 'headBack', left), upperEdges(shell, 'back', side, 'arm'), {
        eased: true,
        marks: [[0.55, 'double']],
      }),
      ...seam(edge('sleeve', 'underFront', left), edge('sleeve', 'underBack', left)),
      ...(gathered
        ? [
            ...seam(edge('sleeve', 'hem', left), edge('cuff', 'hem1', left), { eased: true }),
            ...seam(edge('cuff', 'end1', left), edge('cuff', 'end2', left)),
          ]
        : []),
    ]
  })
  return { pieces: gathered ? [piece, cuff] : [piece], joins: heads }
}
