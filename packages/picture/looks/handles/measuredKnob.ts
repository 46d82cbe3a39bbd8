import type { Piece } from '@toile/craft/garments/piece.ts'
import { boundsOf, type Point, resample, sure } from '@toile/geometry'
import { arcAt } from '../../cloth/arcAt.ts'

/** What a knob's handle measures on the garment laid flat: how long it is or how wide a detail, in millimetres, and by how much that grows with one unit of the knob. A girth goes without a number: drawn figures are slimmer than bodies. */
export type KnobMeasure = { kind: 'length' | 'width'; millimetres: number; perUnit: number } | { kind: 'girth' }

interface Turned {
  /** The pieces laid flat, as they are and with the knob turned by `step`. */
  before: readonly Piece[]
  after: readonly Piece[]
  step: number
  millimetresPerHead: number
}

/** A knob that changes a measure by less than this over its range, in millimetres, is no measure of it. */
const least = 15
const rows = 24
/** Across a piece from one edge to the other along the cloth, against what is seen of it. */
const round = arcAt(1)

const body: readonly Piece['role'][] = ['bodice', 'front', 'backPanel', 'skirt', 'leg', 'waistband', 'band']

/** Measures what a handle moves on a piece: its length or its width, whichever the knob changes more; nothing where it moves something else. */
export function measuredKnob(
  { name, role }: Pick<Piece, 'name' | 'role'>,
  range: number,
  { before, after, step, millimetresPerHead }: Turned,
): KnobMeasure | null {
  const onArm = role === 'sleeve' || role === 'cuff'
  const pairs = {
    length: onArm ? pairOf(sleeveLength(name, before), sleeveLength(name, after)) : lengths(before, after),
    width: widths(name, before, after),
  }
  const kind = changeOf(pairs.length) >= changeOf(pairs.width) ? 'length' : 'width'
  const pair = pairs[kind]
  if (!pair) return null
  const perUnit = ((pair[1] - pair[0]) / step) * millimetresPerHead
  if (kind === 'width' && (onArm || body.includes(role))) return { kind: 'girth' }
  return Math.abs(perUnit) * range < least ? null : { kind, millimetres: pair[0] * millimetresPerHead, perUnit }
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
    .filter(({ role, layer }) => body.includes(role) && layer === 'front')
    .flatMap((one) => one.outlines)
  return outlines.length > 0 ? boundsOf(...outlines) : null
}

/** Along the middle of a sleeve and the cuff on it. */
function sleeveLength(name: string, pieces: readonly Piece[]): number | null {
  const arm = name.at(-1)
  const parts = pieces.filter(
    (one) => (one.role === 'sleeve' || one.role === 'cuff') && one.name.at(-1) === arm && one.layer === 'front',
  )
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

/** The width of a piece where it changes most. */
function widths(name: string, before: readonly Piece[], after: readonly Piece[]): Pair {
  const [now, then] = [before, after].map((all) => widthsOf(all.find((one) => one.name === name)))
  if (!now?.length || now.length !== then?.length) return null
  const changes = now.map((width, i) => Math.abs(sure(then[i]) - width))
  const place = changes.indexOf(Math.max(...changes))
  return [sure(now[place]), sure(then[place])]
}

const widthsOf = (piece: Piece | undefined): number[] =>
  piece ? across(piece).map(([[ax, ay], [bx, by]]) => Math.hypot(bx - ax, by - ay) * round) : []
