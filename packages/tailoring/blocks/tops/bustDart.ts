import { clamp, type Point, sure } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import { lengthAtLevel } from '../drafting/lengthAtLevel.ts'
import { movedStep } from '../drafting/movedStep.ts'
import type { Step } from '../drafting/round.ts'
import { splitStep } from '../drafting/splitStep.ts'
import { bothSides, type Join } from '../drafting/joined.ts'
import type { Piece } from '../../pattern/pattern.ts'
import { onRight } from './part.ts'
import type { Trunk } from './trunkOf.ts'

/** How much a dart at the side takes up that leads to the bust, in millimetres: what the front is longer than the back; nothing where they are alike. */
export function bustDartOf({ frontLength, backLength }: Measures): number {
  const intake = clamp(frontLength - backLength - 10, 0, 60)
  return intake < 12 ? 0 : intake
}

/** The edges of half a front with a dart from its side to the bust, above which everything lies higher by what it takes up; a side that is too short keeps none. */
export function withBustDart(
  body: Measures,
  trunk: Trunk,
  lower: { from: Point; steps: readonly Step[] },
  upper: readonly Step[],
  intake: number,
): Step[] {
  const below = lower.steps.slice(0, -1)
  const side = sure(lower.steps.at(-1))
  const start = below.at(-1)?.to ?? lower.from
  const point = trunk.neck[1] + intake - body.bustDepth
  const level = Math.min(point - intake / 2, trunk.under[1] - 32)
  if (!intake || level < start[1] + 24) return [...lower.steps, ...upper]
  const [low, high] = splitStep(start, side, lengthAtLevel(start, side, level))
  const raised = (step: Step) => movedStep(step, [0, intake])
  const tip: Point = [Math.min(body.bustSpan / 2 + 22, low.to[0] - 50), low.to[1] + intake / 2]
  return [
    ...below,
    { ...low, id: 'side' },
    { id: 'dartLow', to: tip, end: 'seam' },
    { id: 'dartHigh', to: [low.to[0], low.to[1] + intake], end: 'seam' },
    { ...raised(high), id: 'sideHigh' },
    ...upper.map(raised),
  ]
}

/** The seams of darts whose legs are so named on a piece, on both sides. */
export const dartJoins = (piece: Piece, ...names: readonly string[]): Join[] =>
  names
    .filter((name) => piece.edges.some(({ id }) => id.startsWith(`${name}Low`)))
    .flatMap((name) =>
      bothSides({ first: [onRight(piece, `${name}Low`)], second: [onRight(piece, `${name}High`)], marks: [] }),
    )

const isLeg = (id: string) => /art(Low|High)/.test(id)

/** The points of darts of a piece as drill holes, a little within their ends. */
export function dartDrills({ corners, edges: all }: Piece): Point[] {
  return all.flatMap(({ id }, i): Point[] => {
    const next = all[(i + 1) % all.length]
    if (!isLeg(id) || !isLeg(next?.id ?? '')) return []
    return [sure(corners[(i + 1) % corners.length])]
  })
}
