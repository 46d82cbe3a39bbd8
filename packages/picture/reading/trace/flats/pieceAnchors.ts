import type { Piece, PieceRole } from '@toile/craft/garments/piece.ts'
import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { distance, mix, type Path, type Point } from '@toile/geometry'
import type { AnchorName, Hanging } from '../anchor.ts'
import { pair } from './bodice.ts'

/** A place on the viewer's right, in heads on the neutral stance; null where the garment has none. */
type Found = Point | null

/** The anchors of a drafted garment on the neutral stance, read from its pieces; both sides are alike there. */
export function pieceAnchors(
  pieces: readonly Piece[],
  figure: Figure,
  hanging: Hanging,
): Partial<Record<AnchorName, Point>> {
  const fromShoulders = hanging === 'upper' || hanging === 'whole' || hanging === 'overall'
  const legged = hanging === 'legs' || hanging === 'overall'
  const found: [Parameters<typeof pair>[0], Found][] = fromShoulders
    ? [
        ['neck', neckOf(pieces, figure)],
        ['shoulder', shoulderOf(pieces, figure)],
        ['underarm', near(bodies(pieces), figure.trunk(1, figure.levels.armpit + 0.03, 0.06), 0.4)],
        ['cuff', cuffOf(pieces)],
      ]
    : [['waist', waistbandOf(pieces)]]
  if (hanging === 'whole' || hanging === 'overall') {
    found.push(['waist', near(bodies(pieces), figure.trunk(1, figure.levels.waist, 0.03), 0.6)])
  }
  if (legged) found.push(['hem', legEnd(pieces, 'right')], ['hemInner', legEnd(pieces, 'left')])
  else found.push(['hem', hemOf(pieces)])
  const anchors = Object.assign({}, ...found.map(([name, at]) => (at ? pair(name, at) : {})))
  return legged ? { ...anchors, crotch: [0, figure.levels.crotch + 0.05] } : anchors
}

const withRole = (pieces: readonly Piece[], ...roles: PieceRole[]) =>
  pieces.filter((piece) => piece.layer === 'front' && roles.includes(piece.role))

const bodies = (pieces: readonly Piece[]) => withRole(pieces, 'bodice', 'front', 'strap', 'skirt')

const rightPoints = (pieces: readonly Piece[]): Path =>
  pieces.flatMap((piece) => piece.outlines.flat()).filter(([x]) => x > 0)

function near(pieces: readonly Piece[], wanted: Point, reach: number): Found {
  const points = rightPoints(pieces)
  if (!points.length) return null
  const best = points.reduce((a, b) => (distance(a, wanted) <= distance(b, wanted) ? a : b))
  return distance(best, wanted) <= reach ? best : null
}

/** The top of the shoulder line beside the neck; a strapless garment has none. */
function neckOf(pieces: readonly Piece[], figure: Figure): Found {
  const points = rightPoints(withRole(pieces, 'bodice', 'front', 'strap'))
  if (!points.length) return null
  const top = points.reduce((a, b) => (a[1] <= b[1] ? a : b))
  const base = figure.neckPoint(1, 0.04)
  if (top[1] >= figure.levels.armpit - 0.15) return null
  return top[0] < base[0] ? base : top
}

/** The shoulder point of what covers it; straps end beside the neck anchor and have none. */
function shoulderOf(pieces: readonly Piece[], figure: Figure): Found {
  const at = near(bodies(pieces), figure.shoulderPoint(1), 0.22)
  const neck = neckOf(pieces, figure)
  return at && neck && at[0] - neck[0] > 0.14 ? at : null
}

/** The middle of the right sleeve's end. */
function cuffOf(pieces: readonly Piece[]): Found {
  const sleeves = withRole(pieces, 'sleeve', 'cuff').filter(
    (piece) => piece.name.endsWith('1') && piece.left.length > 1,
  )
  const ends = sleeves.map(({ left, right }) => mix(left[left.length - 1], right[right.length - 1], 0.5))
  return ends.length ? ends.reduce((a, b) => (a[1] >= b[1] ? a : b)) : null
}

const waistbandOf = (pieces: readonly Piece[]): Found => {
  const tops = withRole(pieces, 'waistband', 'skirt', 'leg').flatMap(({ right }) => right.slice(0, 1))
  const outer = tops.filter(([x]) => x > 0.1)
  return outer.length ? outer.reduce((a, b) => (a[1] <= b[1] ? a : b)) : null
}

function hemOf(pieces: readonly Piece[]): Found {
  const ends = withRole(pieces, 'bodice', 'front', 'skirt', 'band').flatMap(({ right }) => right.slice(-1))
  const lowest = Math.max(...ends.map(([, y]) => y))
  const low = ends.filter(([x, y]) => x > 0 && y > lowest - 0.2)
  return low.length ? low.reduce((a, b) => (a[0] >= b[0] ? a : b)) : null
}

function legEnd(pieces: readonly Piece[], edge: 'left' | 'right'): Found {
  const legs = withRole(pieces, 'leg', 'cuff', 'band').filter(
    (piece) => piece.name.endsWith('1') && piece.role !== 'cuff',
  )
  const ends = legs.flatMap((piece) => piece[edge].slice(-1)).filter(([x]) => x > -0.2)
  return ends.length ? ends.reduce((a, b) => (a[1] >= b[1] ? a : b)) : null
}
