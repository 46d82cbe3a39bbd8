import { lerp, type Point } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import { flipped } from '../../pattern/mirroredPiece.ts'
import type { InnerLine, Pattern, Piece } from '../../pattern/pattern.ts'
import { defineBlock } from '../block.ts'
import { joined } from '../drafting/joined.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import { opened } from '../drafting/round.ts'
import { girthAt } from './bodiceFrame.ts'
import { backwards, type Line, named } from './lines.ts'
import { both, seam } from './seams.ts'
import { partOf } from './wornShell.ts'

/** A corset in millimetres: panels of each half, how much smaller than the body its waist is, how far it reaches above the bust point, below the waist in front and at the side, what is left open between its edges behind, and whether its front is whole. */
interface CorsetCut {
  panels: number
  smaller: number
  above: number
  point: number
  side: number
  gap: number
  whole: boolean
}

/** Half the body with the corset's own squeeze at a height, in millimetres. */
const halfAt = (body: Measures, y: number, { smaller, gap }: CorsetCut): number => {
  const apex = body.frontLength - body.bustDepth
  const squeezed = smaller * Math.max(0, 1 - Math.abs(y) / (apex * 0.7))
  return (girthAt(body, y) - squeezed - gap) / 2
}

/** The upper edge at a share of the way from the front to the back: over the bust, then down to the back. */
const topAt = (body: Measures, { above }: CorsetCut, t: number): number => {
  const apex = body.frontLength - body.bustDepth
  const bust = Math.exp(-(((t - 0.24) / 0.22) ** 2))
  return apex + lerp(above * 0.55, -apex * 0.08, Math.min(1, t * 1.6)) + above * 0.5 * bust
}

/** The lower edge: a point in front, then level. */
const lowAt = ({ point, side }: CorsetCut, t: number): number => -lerp(point, side, Math.min(1, t * 2) ** 0.8)

/** One edge of a panel from below up, bent in by so much at each height. */
function edgeUp(at: (y: number) => Point, heights: readonly number[], part: Line['part']): Line[] {
  const step = (y: number, dy: number): Point => {
    const [a, b] = [at(y - 4), at(y + 4)]
    return [((b[0] - a[0]) / 8) * dy, dy]
  }
  return heights.slice(1).map((y, i): Line => {
    const from = heights[i] ?? y
    const third = (y - from) / 3
    const [start, end, out, into] = [at(from), at(y), step(from, third), step(y, third)]
    return {
      part,
      to: end,
      handles: [
        [start[0] + out[0], start[1] + out[1]],
        [end[0] - into[0], end[1] - into[1]],
      ],
      end: 'seam',
    }
  })
}

/** Lines of which nothing is sewn to anything: they are laced, hooked or zipped. */
const opening = (lines: readonly Line[]): Line[] =>
  lines.map((line): Line => ({ ...line, part: 'opening', end: 'finished', allowance: 15 }))

const edge = (to: Point): Line => ({ part: 'hem', to, end: 'finished', allowance: 10 })

/** The line of a bone up the middle of a panel. */
const boneAt = (x: number, low: number, high: number): InnerLine => ({
  id: 'bone',
  kind: 'placement',
  path: [
    [x, low + 12],
    [x, high - 12],
  ],
})

/** The panels of a corset from the front to the back, each as a piece of the right half that is cut twice to be lined with itself. */
function panelsOf(body: Measures, cut: CorsetCut): Piece[] {
  const apex = body.frontLength - body.bustDepth
  const half = halfAt(body, apex, cut)
  const base = half / cut.panels
  const bend = (y: number) => (half - halfAt(body, y, cut)) / (2 * (cut.panels - 1))
  const lowest = (t: number) => Math.min(-15, lowAt(cut, t))
  const heightsAt = (t: number) => [lowest(t), 0, apex * 0.55, topAt(body, cut, t)]
  return Array.from({ length: cut.panels }, (_, i): Piece => {
    const [front, back] = [i / cut.panels, (i + 1) / cut.panels]
    const [first, last] = [i === 0, i === cut.panels - 1]
    const [frontTop, backTop] = [topAt(body, cut, front), topAt(body, cut, back)]
    const bone = boneAt(base / 2, Math.max(lowest(front), lowest(back)), Math.min(frontTop, backTop))
    const told = { id: `panel${i + 1}`, name: `Panel ${i + 1}`, layers: 2 }
    const turn = -180 * ((front + back) / 2)
    if (first && cut.whole) {
      const outer = (y: number): Point => [base - bend(y), y]
      const lines = [edge(outer(lowest(back))), ...edgeUp(outer, heightsAt(back), 'panel'), edge([0, frontTop])]
      const round = opened({ from: [0, lowest(0)], steps: named(lines) }, 'front')
      return pieceOfRound(round, { ...told, place: { round: 'trunk', turn: 0 }, lines: [bone, mirroredLine(bone)] })
    }
    const ahead = (y: number): Point => [base - (first ? 0 : bend(y)), y]
    const behind = (y: number): Point => [last ? 0 : bend(y), y]
    const up = edgeUp(ahead, heightsAt(front), 'side')
    const down = backwards(behind(lowest(back)), edgeUp(behind, heightsAt(back), 'panel'))
    const lines = [
      edge(ahead(lowest(front))),
      ...(first ? opening(up) : up),
      edge(behind(backTop)),
      ...(last ? opening(down) : down),
    ]
    const round = { from: behind(lowest(back)), steps: named(lines) }
    return pieceOfRound(round, { ...told, pair: true, place: { round: 'trunk', turn }, lines: [bone] })
  })
}

const mirroredLine = ({ path, ...line }: InnerLine): InnerLine => ({
  ...line,
  id: 'boneRight',
  path: path.map(flipped),
})

/** The pattern of a corset: panels that are sewn to each other from the front to the back. */
function draftCorset(body: Measures, cut: CorsetCut): Pattern {
  const panels = panelsOf(body, cut)
  const seams = panels.slice(1).flatMap((next, i) =>
    both((side) => {
      const before = panels[i]
      return before ? seam(partOf(before, 'panel', side), partOf(next, 'side', side)) : []
    }),
  )
  return joined(panels, seams)
}

/** A corset of boned panels, laced behind (requirement S1.11). */
export const corset = defineBlock({
  id: 'corset',
  name: 'Corset',
  knobs: {
    panels: { name: 'Panels of each half', choices: ['4', '3', '5', '6'] },
    smaller: { name: 'Waist smaller by', unit: 'mm', least: 0, usual: 50, most: 100 },
    above: { name: 'Height above the bust point', unit: 'mm', least: 20, usual: 60, most: 90 },
    point: { name: 'Point below the waist', unit: 'mm', least: 20, usual: 90, most: 170 },
    side: { name: 'Length at the side', unit: 'mm', least: 20, usual: 50, most: 110 },
    gap: { name: 'Left open behind', unit: 'mm', least: 20, usual: 50, most: 80 },
    front: { name: 'Front', choices: ['opened', 'whole'] },
  },
  draft: (body, { panels, front, ...cut }) =>
    draftCorset(body, { ...cut, panels: Number(panels), whole: front === 'whole' }),
})
