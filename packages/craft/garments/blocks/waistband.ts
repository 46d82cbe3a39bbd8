import { add, along, line, mix, type Path, type Point, quadratic } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { type DrawnLine, type Fitting, makePiece, type Piece } from '../piece.ts'

/** A band round the body; level of its middle, height and ease in heads. */
export interface BandCut {
  y: number
  height: number
  ease: number
  kind: 'stitched' | 'plain' | 'elastic' | 'belt' | 'rib'
  loops?: boolean
  button?: boolean
}

/** A waistband or belt that follows the tilt of the waist. */
export function waistband(figure: Figure, cut: BandCut): Piece {
  const edge = (dy: number): Point[] => {
    const [left, right] = [-1, 1].map((u) => figure.trunk(u, cut.y + dy, cut.ease + 0.007))
    return quadratic(left, add(mix(left, right, 0.5), [0, 0.09]), right, 16)
  }
  const [upper, lower] = [edge(-cut.height / 2), edge(cut.height / 2)]
  const belt = cut.kind === 'belt'
  return makePiece('waistband', belt ? 'belt' : 'waistband', [[...upper, ...lower.slice().reverse()]], {
    order: belt ? 5 : 4,
    left: [upper[0], lower[0]],
    right: [upper[16], lower[16]],
    fullness: 0.3,
    lines: bandLines(figure, cut, upper, lower),
    fittings: bandFittings(figure, cut, upper, lower),
    cloth: belt ? 'leather' : cut.kind === 'rib' ? 'rib' : 'own',
    colour: belt ? 'trim' : 'main',
    takesPrint: !belt && cut.kind !== 'rib',
    relief: cut.kind === 'elastic' ? { kind: 'shirring', spacing: 0.06 } : null,
  })
}

function bandLines(figure: Figure, cut: BandCut, upper: Path, lower: Path): DrawnLine[] {
  const row = (path: Path, dy: number): DrawnLine => ({
    path: path.map((p) => add(p, [0, dy])),
    weight: 0.9,
    kind: 'topstitch',
    taper: [0, 0],
  })
  const lines = cut.kind === 'stitched' ? [row(upper, 0.02), row(lower, -0.02)] : []
  if (cut.kind === 'elastic') {
    for (let k = 1; k < 22; k++) {
      const tilt = 0.012 * Math.sin(k * 2.3)
      const path = [add(along(upper, k / 22), [tilt, 0.01]), add(along(lower, k / 22), [0, -0.008])]
      lines.push({ path, weight: 1.05, kind: 'fold', taper: [0.1, 0.35] })
    }
  }
  if (cut.kind === 'stitched' && cut.loops) {
    for (const u of figure.view === 'back' ? [-0.6, 0, 0.6] : [-0.62, 0.62]) {
      for (const du of [-0.04, 0.04]) {
        const share = (u + du + 1) / 2
        const path = line(add(along(upper, share), [0, -0.012]), add(along(lower, share), [0, 0.02]), 2)
        lines.push({ path, weight: 1.3, kind: 'seam', taper: [0, 0] })
      }
    }
  }
  return lines
}

function bandFittings(figure: Figure, cut: BandCut, upper: Path, lower: Path): Fitting[] {
  if (figure.view === 'back') return []
  const middle = mix(along(upper, 0.5), along(lower, 0.5), 0.5)
  if (cut.kind === 'belt') return [{ at: middle, radius: cut.height * 0.62, kind: 'buckle' }]
  return cut.button ? [{ at: middle, radius: 0.022, kind: 'button' }] : []
}
