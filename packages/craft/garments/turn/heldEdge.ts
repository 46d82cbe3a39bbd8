import { clamp, dense, lerp, type Path, type Point, smooth, sure } from '@toile/geometry'
import type { Posed } from '../../mannequins/round/posed.ts'
import { atLevel } from '../atLevel.ts'
import type { Piece } from '../piece.ts'
import { onShell } from './onShell.ts'
import type { Shell } from './shell.ts'

/** How far beyond the wrist fingers close round an edge, in heads. */
const grip = 0.3
/** How far in an edge falls again below the hand that holds it, against how far it was taken out. */
const falls = 0.3
/** How far beyond its seam a front stays turned out below the hand, in heads. */
const outside = 0.14
/** How much lower the edge of a front is seen that stands away from the body, against its width. */
const nearer = 0.16
/** Widths are searched for between these, in half widths of the body. */
const widest = 4

/** One front of an open coat whose edge a hand has taken along: every place between its edge and its side seam. */
export interface HeldEdge {
  side: -1 | 1
  /** How much of its width is left at a level: 1 as it hangs, 0 edge on, below 0 turned out, where its inside is seen. */
  left(y: number): number
  /** Where the hand holds it, on the draft. */
  hand: Point
  /** How far aside its seam lies at a level, and how wide it is there as it hangs. */
  seam(y: number): number
  width(y: number): number
  /** Where a place of the front is taken, whichever of its faces is seen. */
  taken(point: Point): Point
}

/** Takes an edge along to the hand that holds it, as far as it does; nothing where none hangs open on that side. */
export function heldEdge(posed: Posed, shell: Shell, pieces: readonly Piece[], index: 0 | 1): HeldEdge | null {
  const held = posed.swing?.edges[index] ?? 0
  if (!held) return null
  const front = pieces.find(({ role, name }) => role === 'front' && name === `front${index}`)
  const edge = front?.edges.find(({ at }) => at === 'front')?.path
  if (!front || !edge) return null
  const side = index ? 1 : -1
  const sewn = index ? front.right : front.left
  const seam = (y: number) => side * atLevel(sewn, y)[0]
  const hand = handOf(posed, index)
  const [top, end] = [sure(edge[0]), sure(edge.at(-1))]
  const level = clamp(hand[1], top[1] + 0.3, end[1])
  const out = draftedAt(posed, shell, side, hand[0], level)
  const inAgain = falls * Math.max(0, out - side * atLevel(edge, level)[0])
  const width = (y: number) => Math.max(0.05, seam(y) - side * atLevel(edge, y)[0])
  const asked = (y: number): number => {
    if (y < level) return lerp(side * top[0], out, (y - top[1]) / (level - top[1]))
    const hangs = out - inAgain * smooth(level, end[1] + 1, y)
    return out > seam(level) ? Math.max(hangs, seam(y) + outside * smooth(level, level + 0.4, y)) : hangs
  }
  const left = (y: number): number => {
    if (y <= top[1]) return 1
    const share = (seam(y) - asked(y)) / width(y)
    return lerp(1, Math.min(1, share), held)
  }
  return {
    side,
    hand: [side * lerp(side * atLevel(edge, level)[0], out, held), level],
    left,
    seam,
    width,
    taken([x, y]) {
      const wide = seam(y) - side * x
      if (wide <= 0) return [x, y]
      const share = left(y)
      const away = Math.sqrt(1 - clamp(share, -1, 1) ** 2)
      return [side * (seam(y) - wide * share), y + wide * away * nearer * smooth(top[1], level, y)]
    },
  }
}

/** Where a hand closes, on the page. */
function handOf({ arms }: Posed, index: 0 | 1): Point {
  const [, elbow, wrist] = arms[index].joints
  const long = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1], wrist[2] - elbow[2]) || 1
  return [wrist[0] + ((wrist[0] - elbow[0]) / long) * grip, wrist[1] + ((wrist[1] - elbow[1]) / long) * grip]
}

/** How far aside on its draft lies what is carried to a place across the page. */
function draftedAt(posed: Posed, shell: Shell, side: -1 | 1, x: number, y: number): number {
  let [from, to] = [-shell.half(y), shell.half(y) * widest]
  for (let step = 0; step < 24; step++) {
    const middle = (from + to) / 2
    if (side * onShell(posed, shell, [side * middle, y], false).at[0] < side * x) from = middle
    else to = middle
  }
  return from
}

/** The runs of a line where enough of its front is left to be seen. */
export function takenRuns(edge: HeldEdge, path: Path, isSeen: (left: number) => boolean): Path[] {
  const runs: Point[][] = []
  let open: Point[] | null = null
  for (const point of dense(path, 0.07)) {
    if (!isSeen(edge.left(point[1]))) open = null
    else if (open) open.push(edge.taken(point))
    else runs.push((open = [edge.taken(point)]))
  }
  return runs.filter((run) => run.length > 1)
}
