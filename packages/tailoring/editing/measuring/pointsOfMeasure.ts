import { boundsOf } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import { outlineOf } from '../../pattern/outlineOf.ts'
import type { Edge, EdgeOf, Pattern, Piece } from '../../pattern/pattern.ts'
import { cornerBetween, lengthOf, named, onOneSide, orNothing, shellRound, timesWorn, widthAt } from './finished.ts'

/** A finished length of a garment: what it is called, and how it is measured on the sewing lines of its pattern in millimetres; nothing where the garment has none. */
interface PointOfMeasure {
  id: string
  name: string
  measure(pattern: Pattern, body: Measures): number | null
}

type IsEdge = (edge: Edge) => boolean

/** How far below the underarm chest and upper arm are measured, in millimetres. */
const below = 25
/** How far from the waist a piece that hangs from it may begin, in millimetres. */
const near = 60

const trunk = (pattern: Pattern) => shellRound(pattern, 'trunk')
const legs = (pattern: Pattern) => shellRound(pattern, 'leg')
const trunkAndLegs = (pattern: Pattern) => shellRound(pattern, 'trunk', 'leg')
const sleeves = (pattern: Pattern) => shellRound(pattern, 'arm').filter((piece) => piece.edges.some(named('head')))
const isBack = ({ place }: Piece) => Math.abs(place.turn) > 90
const isFront = (piece: Piece) => !isBack(piece)
const isHem: IsEdge = ({ end }) => end === 'hem'
const ofOneSide =
  (part: string): IsEdge =>
  (edge) =>
    named(part)(edge) && onOneSide(edge)

/** The sum over pieces of what is measured on each. */
const sum = (pieces: readonly Piece[], of: (piece: Piece) => number) =>
  orNothing(pieces.reduce((all, piece) => all + of(piece), 0))

/** The length of edges on all pieces, as often as these are worn. */
const round = (pieces: readonly Piece[], is: IsEdge) => sum(pieces, (piece) => lengthOf(piece, is) * timesWorn(piece))

/** The length of edges on pieces that follow each other along one side of the body. */
const down = (pieces: readonly Piece[], is: IsEdge) => sum(pieces, (piece) => lengthOf(piece, is))

/** The longest length of edges that a piece has. */
const longest = (pieces: readonly Piece[], is: IsEdge) =>
  orNothing(Math.max(0, ...pieces.map((piece) => lengthOf(piece, is))))

/** The width of all pieces at a height, as often as they are worn. */
const roundAt = (pieces: readonly Piece[], y: number) => sum(pieces, (piece) => widthAt(piece, y) * timesWorn(piece))

const isWaist = ({ edge }: EdgeOf) => named('waist')({ id: edge })

/** The waist as a band has it, or as the pieces that begin or end there have it: of two that are sewn together there, one is counted. */
function waist(pattern: Pattern): number | null {
  const band = pattern.pieces.find(({ id }) => id === 'waistband' || id === 'waistRib')
  if (band) return longest([band], named('waist', 'sewn'))
  const joined = pattern.stitches
    .filter(({ first }) => first.every(isWaist))
    .flatMap(({ second }) => second.filter(isWaist))
  const counts = (piece: Piece) => (edge: Edge) =>
    named('waist')(edge) && !joined.some((one) => one.piece === piece.id && one.edge === edge.id)
  return sum(trunkAndLegs(pattern), (piece) => lengthOf(piece, counts(piece)) * timesWorn(piece))
}

/** Whether a piece hangs from the waist: one that is sewn to the hem of another does not. */
function hangsFromWaist({ stitches }: Pattern, piece: Piece): boolean {
  const lower = stitches.some(
    ({ first, second }) =>
      [first, second].some((run) => run.some((one) => one.piece === piece.id && isWaist(one))) &&
      [first, second].some((run) => run.some(({ edge }) => named('hem')({ id: edge }))),
  )
  return !lower && piece.edges.some(named('waist', 'side'))
}

const startsAtWaist = (piece: Piece) =>
  piece.edges.every((edge, i) => !named('waist')(edge) || Math.abs(piece.corners[i]?.[1] ?? 0) < near)

function hips(pattern: Pattern, { waistToHips }: Measures): number | null {
  const pieces = trunkAndLegs(pattern).filter((piece) => hangsFromWaist(pattern, piece))
  return pieces.every(startsAtWaist) ? roundAt(pieces, -waistToHips) : null
}

function chest(pattern: Pattern): number | null {
  const heights = trunk(pattern).flatMap((piece) => cornerBetween(piece, 'side', 'arm')?.[1] ?? [])
  return heights.length > 0 ? roundAt(trunk(pattern), Math.min(...heights) - below) : null
}

function upperArm(pattern: Pattern): number | null {
  const [sleeve] = sleeves(pattern)
  const under = sleeve && cornerBetween(sleeve, 'under', 'head')
  return under ? orNothing(widthAt(sleeve, under[1] - below)) : null
}

/** From top to bottom where a piece lies in the middle of the body. */
function middleLength(piece: Piece): number {
  const heights = outlineOf(piece).flatMap(([x, y]) => (Math.abs(x) < 1.5 ? [y] : []))
  return heights.length > 1 ? Math.max(...heights) - Math.min(...heights) : 0
}

/** From the lowest place of a piece to its highest. */
function heightOf(piece: Piece): number {
  const { top, bottom } = boundsOf(outlineOf(piece))
  return bottom - top
}

/** The points of measure in the order of a chart (requirement S1.11). */
export const pointsOfMeasure: readonly PointOfMeasure[] = [
  { id: 'neck', name: 'Neck round', measure: (pattern) => round(trunk(pattern), named('neck')) },
  { id: 'chest', name: 'Chest round, 2.5 cm below the armhole', measure: chest },
  { id: 'waist', name: 'Waist round', measure: waist },
  { id: 'hips', name: 'Hip round', measure: hips },
  { id: 'hem', name: 'Hem round', measure: (pattern) => round(trunk(pattern), isHem) },
  {
    id: 'length',
    name: 'Length at the centre back',
    measure: (pattern) => sum(trunk(pattern).filter(isBack), middleLength),
  },
  { id: 'shoulder', name: 'Shoulder', measure: (pattern) => longest(trunk(pattern), ofOneSide('shoulder')) },
  { id: 'armhole', name: 'Armhole round', measure: (pattern) => down(trunk(pattern), ofOneSide('arm')) },
  {
    id: 'sleeve',
    name: 'Sleeve length',
    measure: (pattern) => orNothing(Math.max(0, ...sleeves(pattern).map(heightOf))),
  },
  { id: 'upperArm', name: 'Upper arm round', measure: upperArm },
  { id: 'cuff', name: 'Sleeve hem', measure: (pattern) => down(sleeves(pattern), isHem) },
  {
    id: 'outseam',
    name: 'Side length',
    measure: (pattern) => down(trunkAndLegs(pattern).filter(isFront), ofOneSide('side')),
  },
  { id: 'inseam', name: 'Inside leg', measure: (pattern) => longest(legs(pattern), named('inseam')) },
  {
    id: 'frontRise',
    name: 'Front rise',
    measure: (pattern) => down(legs(pattern).filter(isFront), named('fly', 'crotch')),
  },
  {
    id: 'backRise',
    name: 'Back rise',
    measure: (pattern) => down(legs(pattern).filter(isBack), named('seat', 'crotch')),
  },
  {
    id: 'knee',
    name: 'Knee round',
    measure: (pattern, { waistToKnee }) => sum(legs(pattern), (piece) => widthAt(piece, -waistToKnee)),
  },
  { id: 'legHem', name: 'Leg hem round', measure: (pattern) => down(legs(pattern), isHem) },
]
