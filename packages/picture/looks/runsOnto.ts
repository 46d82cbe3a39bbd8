import type { NotionOn } from '@toile/craft/applied/notionOn.ts'
import type { Spot } from '@toile/craft/applied/spot.ts'
import { partOf } from '@toile/craft/garments/partOf.ts'
import type { Piece } from '@toile/craft/garments/piece.ts'
import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { add, contains, keepLatest, mix, type Point } from '@toile/geometry'
import { chartOf } from '../cloth/chart.ts'
import { clothAt, figureAt } from '../cloth/onChart.ts'
import { rimOf } from './extentOf.ts'
import { isOuter } from './pieceAt.ts'
import { onCloth } from './spotFrame.ts'

/** An element, and the name of a neighbouring piece onto which it runs over their seam. */
interface RunOn {
  piece: string
  one: NotionOn
}

/** Of a figure, what its charts of cloth depend on. */
export type OnWhom = Pick<Figure, 'view' | 'millimetresPerHead'>

/** Which pieces are sewn together where they meet, and by how many heads one may lie over the other there: more, and an edge lies free. */
const seams: readonly (readonly [Piece['role'], Piece['role'], number])[] = [
  ['leg', 'leg', 0.4],
  ['leg', 'waistband', 0.3],
  ['skirt', 'waistband', 0.3],
  ['bodice', 'waistband', 0.3],
  ['bodice', 'skirt', 0.3],
  ['bodice', 'leg', 0.3],
  ['front', 'skirt', 0.3],
  ['skirt', 'skirt', 0.3],
  ['sleeve', 'cuff', 0.2],
  ['front', 'front', 0.05],
]
/** Legs are sewn together down to the crotch, so many heads below their waist. */
const crotch = 1
/** Heads from one place to the next of the way over a seam. */
const step = 0.02

const found = new WeakMap<readonly Piece[], ReturnType<typeof keepLatest<RunOn[]>>>()
const most = 200

/** Where else an element lies that reaches over the seams of its piece: on the pieces that are sewn on there, each point of the seam on both alike. The latest answers are kept with the pieces. */
export function runsOnto(one: NotionOn, home: Piece, pieces: readonly Piece[], figure: OnWhom): RunOn[] {
  const { at, width, angle, copies, source } = one
  const known = found.get(pieces) ?? keepLatest<RunOn[]>(most)
  found.set(pieces, known)
  const name = JSON.stringify([at, width, angle, copies, figure.view, figure.millimetresPerHead, source])
  const over = known(name, () => neighboursOf(one, home, pieces, figure))
  return over.map((run) => ({ ...run, one: { ...one, ...placed(run.one) } }))
}

const placed = ({ at, copies }: NotionOn) => ({ at, ...(copies && { copies }) })

function neighboursOf(one: NotionOn, home: Piece, pieces: readonly Piece[], figure: OnWhom): RunOn[] {
  const chart = chartOf(home, figure)
  const middles = [one.at, ...(one.copies ? [one.copies.to] : [])].map((spot) => onCloth(spot, chart))
  const runs = new Map<string, RunOn>()
  for (const middle of middles) {
    const centre = figureAt(chart, middle)
    if (!centre) continue
    for (const corner of rimOf(one)) {
      const place = figureAt(chart, add(middle, corner))
      if (!place) continue
      for (const next of pieces) {
        const overlap = next === home || runs.has(next.name) ? null : overlapOf(home, next)
        const seam = overlap !== null && isWithin(next, place) && seamBetween(home, next, centre, place, overlap)
        if (seam) runs.set(next.name, { piece: next.name, one: carried(one, home, next, seam, figure) })
      }
    }
  }
  return [...runs.values()]
}

const isWithin = ({ outlines }: Piece, place: Point) => outlines.some((path) => contains(path, place))

/** By how much two pieces may lie over each other where they are sewn together; nothing where they never are. */
function overlapOf(home: Piece, next: Piece): number | null {
  if (!isOuter(next) || next.layer !== home.layer || next.onTop !== home.onTop || next.name === 'belt') return null
  const pair = seams.find(([a, b]) => (a === home.role && b === next.role) || (b === home.role && a === next.role))
  return pair?.[2] ?? null
}

/** The place where the way from one piece to its neighbour leaves what is seen of the first; nothing where they are not sewn together there. */
function seamBetween(home: Piece, next: Piece, from: Point, to: Point, overlap: number): Point | null {
  const count = Math.max(2, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step))
  const isOver = next.order > home.order
  let seam: Point | null = null
  let both = 0
  for (let k = 0; k <= count; k++) {
    const place = mix(from, to, k / count)
    const [own, other] = [isWithin(home, place), isWithin(next, place)]
    if (own && other) both += step
    if (!own && !other) return null
    if (!seam && other && (isOver || !own)) seam = place
  }
  if (!seam || both > overlap) return null
  return home.role === 'leg' && next.role === 'leg' && seam[1] > topOf(home) + crotch ? null : seam
}

const topOf = ({ outlines }: Piece) => Math.min(...outlines.flatMap((path) => path.map(([, y]) => y)))

function carried(one: NotionOn, home: Piece, next: Piece, seam: Point, figure: OnWhom): NotionOn {
  const [chart, other] = [chartOf(home, figure), chartOf(next, figure)]
  const [a, b] = [clothAt(chart, seam), clothAt(other, seam)]
  const across = (spot: Spot): Spot => {
    const [u, v] = onCloth(spot, chart)
    const part = partOf(next, figure.view)
    return { part, piece: next.name, side: spot.side, u: u + b[0] - a[0], v: v + b[1] - a[1], from: 'top' }
  }
  return { ...one, at: across(one.at), ...(one.copies && { copies: { ...one.copies, to: across(one.copies.to) } }) }
}
