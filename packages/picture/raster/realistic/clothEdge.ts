import { smooth } from '@toile/geometry'

/** Light that comes round from behind just within the shaded edge, 0..1. */
export const rimAt = (near: number, facing: number, pen: number): number =>
  facing < 0 ? smooth(0, 0.8, -facing) * smooth(1.2 * pen, 4 * pen, near) * (1 - smooth(5 * pen, 22 * pen, near)) : 0

/** Share of light left on a turned edge, which is a fold as thick as its cloth: a light along its lit side, the dark of the turn on the other, a faint groove where the layers meet. */
export function turnedEdge(near: number, facing: number, thick: number): number {
  const n = (near * 1.5) / thick
  if (n > 2.6) return 1
  const lit = (1 - smooth(0.5, 1.2, n)) * smooth(-0.35, 0.5, facing) * 0.3
  const turned = (1 - smooth(0, 1.3, n)) * smooth(-0.3, 0.6, -facing) * 0.16
  const groove = (n - 1.7) / 0.5
  return (1 + lit) * (1 - turned) * (1 - 0.08 * Math.exp(-groove * groove))
}
