import type { PosedLimb } from '@toile/fashion/mannequins/round/poseInSpace.ts'
import { lerp, type Path, spline } from '@toile/geometry'

/** The outer and the inner edge of a limb between two places along it, from 0 at its root to 2 at its end. */
export function limbOutline({ ruler: { limb } }: PosedLimb, from: number, to: number, ease = 0): readonly [Path, Path] {
  const places = Array.from({ length: 26 }, (_, i) => lerp(from, to, i / 25))
  const edge = (u: 1 | -1): Path =>
    spline(
      places.map((t) => limb.edge(t, u, ease)),
      false,
      3,
    )
  return [edge(1), edge(-1)]
}
