import { distance, mix, type Point, sure } from '@toile/geometry'
import type { EdgeOf, Piece, Stitch } from '../../pattern/pattern.ts'
import { cutCubic } from '../../pattern/cutCubic.ts'
import { edgesOf, mirrored, type Part, pieceOf, type Run } from './runs.ts'

const seam = { end: 'seam', allowance: 10 } as const

/** What is cut for a pocket at the side: how far it reaches along the waist and how deep its bag lies, in millimetres; a curved opening is that of jeans. */
export interface SidePocket {
  across: number
  deep: number
  curved: boolean
}

/** The bag of a pocket from the waist down and up to the side seam. */
const bagRuns = (high: Point, low: Point, { across, deep }: SidePocket): Run[] => [
  { id: 'bagInner', part: 'bag', from: high, ...seam },
  { id: 'bagLower', part: 'bag', from: [high[0] - across, low[1] - deep], ...seam },
  { id: 'bagOuter', part: 'bag', from: [low[0] - across / 2, low[1] - deep], ...seam },
]

/** A half front without its upper corner at the side, which a pocket takes: the piece that fills the corner has the back of the bag, and another is its front; millimetres, the side to the right. */
function cutCorner(half: readonly Run[], pocket: SidePocket) {
  const index = half.findIndex(({ id }) => id === 'waist1')
  const [hip, waist, next] = [half[index - 1], half[index], half[index + 1]].map(sure)
  const [top, end] = [sure(waist).from, sure(next).from]
  const side = cutCubic(sure(hip).from, sure(sure(hip).handles), top, 0.22)
  const upper = cutCubic(top, sure(sure(waist).handles), end, Math.min(0.7, pocket.across / distance(top, end)))
  const [low, high] = [side.at, upper.at]
  const corner: Point = [high[0], low[1]]
  const handles = pocket.curved ? ([mix(low, corner, 0.55), mix(high, corner, 0.55)] as const) : undefined
  const opening: Run = { id: 'pocket', part: 'pocket', from: low, ...seam, ...(handles ? { handles } : {}) }
  const bag = bagRuns(high, low, pocket)
  return {
    front: [
      ...half.slice(0, index - 1),
      { ...sure(hip), handles: side.before },
      opening,
      { ...sure(waist), from: high, handles: upper.after },
      ...half.slice(index + 1),
    ],
    corner: [
      { id: 'side', part: 'side' as const, from: low, handles: side.after, ...seam },
      { ...sure(waist), id: 'waist', handles: upper.before },
      ...bag,
    ],
    bag: [opening, ...bag],
  }
}

/** The pieces of a pocket in a half front, what is left of the half, and how they are sewn (requirement S1.11). */
export function pocketOf(half: readonly Run[], pocket: SidePocket) {
  const cut = cutCorner(half, pocket)
  const [front, corner] = [mirrored(cut.front), mirrored(cut.corner)]
  const [x, y] = sure(cut.bag.at(-1)).from
  const deep: Point = [x - pocket.across / 2, y + pocket.deep]
  const labels = { pair: true, turn: -80 }
  const facing = pieceOf(corner, { ...labels, id: 'pocketSide', name: 'Side with pocket', grain: [-deep[0], deep[1]] })
  const lining = pieceOf(cut.bag, { ...labels, id: 'pocketBag', name: 'Pocket bag', grain: deep })
  const pieces: Piece[] = [facing, { ...lining, cut: { ...lining.cut, of: 'lining' } }]
  const stitches = [false, true].flatMap((worn): Stitch[] => [
    { first: edgesOf(front, 'pocket', 'front', worn), second: edgesOf(cut.bag, 'pocket', 'pocketBag', worn) },
    { first: edgesOf(corner, 'bag', 'pocketSide', worn), second: edgesOf(cut.bag, 'bag', 'pocketBag', worn) },
  ])
  const edges = (part: Part, worn: boolean): EdgeOf[] => edgesOf(corner, part, 'pocketSide', worn)
  return { front, pieces, stitches, edges }
}
