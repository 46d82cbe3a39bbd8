import { lerp, type Path, type Point } from '@toile/geometry'
import type { DrawnLine, Fold } from '../piece.ts'
import type { Cone } from './cone.ts'

/** Pleats laid into a plain cone: a stepped hem and a crisp edge per pleat; knife pleats lap towards the right, box pleats meet in pairs. */
export function pleatCone(cone: Cone, count: number, box: boolean): { hem: Path; folds: Fold[]; lines: DrawnLine[] } {
  const angle = (k: number) => Math.PI * (k / count - 0.5)
  const on = (k: number, t: number, lift = 0): Point => {
    const { x, y } = cone.at(angle(k), t)
    return [x, y + lift * Math.min(1, 2.5 * Math.cos(angle(k)))]
  }
  const hem: Point[] = []
  for (let k = 0; k <= count; k++) {
    hem.push(on(k, 1))
    if (k === count) continue
    if (box && k % 2) hem.push(on(k + 0.14, 1, -0.03), on(k + 0.5, 1, -0.034), on(k + 0.86, 1, -0.03))
    else hem.push(on(k + 0.5, 1, 0.004), on(k + 0.86, 1, 0.012), on(k + 0.885, 1, -0.03))
  }
  const edges = Array.from({ length: count - 1 }, (_, i) =>
    Array.from({ length: 14 }, (_, row) => on(i + 0.87, lerp(0.02, 1, row / 13), row === 13 ? 0.01 : 0)),
  )
  const width = (hem[hem.length - 1][0] - hem[0][0]) / 2 / count
  return {
    hem,
    folds: edges.map((path) => ({
      path,
      widths: [0.018, Math.max(0.03, width * 1.1)],
      height: 0.8,
      kind: 'pleat',
      fades: [0.05, 0],
    })),
    lines: edges.map((path) => ({ path, weight: 1.3, kind: 'fold', taper: [0.05, 0.01] })),
  }
}
