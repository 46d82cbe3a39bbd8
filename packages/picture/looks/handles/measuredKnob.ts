import { isOnArm } from '@toile/craft/garments/isOnArm.ts'
import type { Piece } from '@toile/craft/garments/piece.ts'
import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { boundsOf, type Point, resample, sure } from '@toile/geometry'
import { arcAt } from '../../cloth/arcAt.ts'
import { girthOn } from './girthOn.ts'
import { isRoundTrunk } from './isRoundTrunk.ts'

/** What a knob measures on the garment laid flat: how long it is, how wide a detail, or how large it is round a body of the sample size, in millimetres, and by how much that grows with one unit of the knob. */
export interface KnobMeasure {
  kind: 'length' | 'width' | 'girth'
  millimetres: number
  perUnit: number
}

interface Turned {
  /** The pieces laid flat, as they are and with the knob turned by `step`. */
  before: readonly Piece[]
  after: readonly Piece[]
  step: number
  millimetresPerHead: number
  /** The body they were drafted on. */
  figure: Figure
}

/** A knob that changes a measure by less than this over its range, in millimetres, is no measure of it. */
const least = { length: 15, width: 15, girth: 40 } as const
const rows = 24
/** Across a piece from one edge to the other along the cloth, against what is seen of it. */
const round = arcAt(1)

/** Measures what a handle moves on a piece: its length or its width, whichever the knob changes more; nothing where it moves something else. */
export function measuredKnob(
  { name, role }: Pick<Piece, 'name' | 'role'>,
  range: number,
  { before, after, step, millimetresPerHead, figure }: Turned,
): KnobMeasure | null {
  const onArm = isOnArm({ role })
  const wide = widths(name, before, after)
  const pairs = {
    length: onArm ? pairOf(sleeveLength(name, before), sleeveLength(name, after)) : lengths(before, after),
    width: wide && wide.pair,
  }
  const kind = changeOf(pairs.length) >= changeOf(pairs.width) ? 'length' : 'width'
  const pair = pairs[kind]
  if (!pair) return null
  const measured = (kind: KnobMeasure['kind'], now: number, then: number): KnobMeasure | null => {
    const perUnit = (then - now) / step
    return Math.abs(perUnit) * range < least[kind] ? null : { kind, millimetres: now, perUnit }
  }
  if (wide && kind === 'width' && (onArm || isRoundTrunk({ role }))) {
    const round = pairOf(
      girthOn(figure, role, { y: wide.y, across: wide.seen[0], pieces: before }),
      girthOn(figure, role, { y: wide.y, across: wide.seen[1], pieces: after }),
    )
    return round && measured('girth', ...round)
  }
  return measured(kind, pair[0] * millimetresPerHead, pair[1] * millimetresPerHead)
}

/** A measure before and after, in heads; null where it is not this that moves. */
type Pair = readonly [now: number, then: number] | null

const changeOf = (pair: Pair) => (pair ? Math.abs(pair[1] - pair[0]) : 0)

const pairOf = (now: number | null, then: number | null): Pair => (now === null || then === null ? null : [now, then])

/** From the highest place of the body of a garment to its hem, where it is the hem that moves. */
function lengths(before: readonly Piece[], after: readonly Piece[]): Pair {
  const [now, then] = [bodyOf(before), bodyOf(after)]
  if (!now || !then || Math.abs(then.bottom - now.bottom) <= Math.abs(then.top - now.top)) return null
  return [now.bottom - now.top, then.bottom - then.top]
}

function bodyOf(pieces: readonly Piece[]) {
  const outlines = pieces
    .filter((piece) => isRoundTrunk(piece) && piece.layer === 'front')
    .flatMap((one) => one.outlines)
  return outlines.length > 0 ? boundsOf(...outlines) : null
}

/** Along the middle of a sleeve and the cuff on it. */
function sleeveLength(name: string, pieces: readonly Piece[]): number | null {
  const arm = name.at(-1)
  const parts = pieces.filter((one) => isOnArm(one) && one.name.at(-1) === arm && one.layer === 'front')
  return parts.length > 0 ? parts.reduce((sum, one) => sum + downOf(one), 0) : null
}

const hasGrain = ({ left, right }: Piece) => left.length > 1 && right.length > 1

function downOf(piece: Piece): number {
  const middles = across(piece).map(([[ax, ay], [bx, by]]): Point => [(ax + bx) / 2, (ay + by) / 2])
  return middles
    .slice(1)
    .reduce((sum, [x, y], i) => sum + Math.hypot(x - sure(middles[i])[0], y - sure(middles[i])[1]), 0)
}

/** Pairs of places of the two edges of a piece, from top to bottom. */
function across(piece: Piece): [Point, Point][] {
  if (!hasGrain(piece)) return []
  const right = resample(piece.right, rows)
  return resample(piece.left, rows).map((place, i) => [place, sure(right[i])])
}

/** The width of a piece where it changes most: along the cloth, as it is seen, and at which level. */
function widths(
  name: string,
  before: readonly Piece[],
  after: readonly Piece[],
): { pair: readonly [number, number]; seen: readonly [number, number]; y: number } | null {
  const [now, then] = [before, after].map((all) => rowsOf(all.find((one) => one.name === name)))
  if (!now?.length || now.length !== then?.length) return null
  const changes = now.map(({ width }, i) => Math.abs(sure(then[i]).width - width))
  const place = changes.indexOf(Math.max(...changes))
  const seen = [sure(now[place]).width, sure(then[place]).width] as const
  return { pair: [seen[0] * round, seen[1] * round], seen, y: sure(now[place]).y }
}

const rowsOf = (piece: Piece | undefined): { width: number; y: number }[] =>
  piece ? across(piece).map(([[ax, ay], [bx, by]]) => ({ width: Math.hypot(bx - ax, by - ay), y: (ay + by) / 2 })) : []
