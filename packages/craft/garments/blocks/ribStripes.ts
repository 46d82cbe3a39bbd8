import { joined, lerp, type Path, type Point, reversed } from '@toile/geometry'
import { makePiece, type Piece } from '../piece.ts'

/** Stripes knitted across a band that lies level, in the trim colour; shares run from its upper to its lower edge. */
export function ribStripes(band: Piece, shares: readonly (readonly [number, number])[]): Piece[] {
  const [outline] = band.outlines
  const xs = outline.map(([x]) => x)
  const [from, to] = [Math.min(...xs) + 0.012, Math.max(...xs) - 0.012]
  const columns = Array.from({ length: 22 }, (_, k) => lerp(from, to, k / 21))
  const row = (share: number): Path =>
    columns.map((x): Point => {
      const [high, low] = spanAt(outline, x)
      return [x, lerp(high, low, share)]
    })
  return shares.map(([upper, lower], k) => {
    const [top, low] = [row(upper), row(lower)]
    return makePiece('trim', `${band.name}Stripe${k}`, [joined(top, reversed(low))], {
      order: band.order + 0.1,
      fullness: 0.3,
      colour: 'trim',
      cloth: 'rib',
      takesPrint: false,
      castsShadow: false,
      contours: [],
    })
  })
}

/** The highest and lowest level of an outline at an x. */
function spanAt(outline: Path, x: number): readonly [number, number] {
  const levels = outline.flatMap((point, i) => {
    const next = outline[(i + 1) % outline.length]
    if (point[0] > x === next[0] > x) return []
    return [lerp(point[1], next[1], (x - point[0]) / (next[0] - point[0]))]
  })
  return levels.length ? [Math.min(...levels), Math.max(...levels)] : [outline[0][1], outline[0][1]]
}
