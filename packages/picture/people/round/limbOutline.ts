import type { Limb } from '@toile/fashion/mannequins/figure.ts'
import { lerp, type Path, spline } from '@toile/geometry'

/** A limb with its measure. */
interface Ruled {
  ruler: { limb: Limb }
}

/** The outer and the inner edge of a limb between two places along it, from 0 at its root to 2 at its end. */
export function limbOutline({ ruler: { limb } }: Ruled, from: number, to: number, ease = 0): readonly [Path, Path] {
  const places = Array.from({ length: 26 }, (_, i) => lerp(from, to, i / 25))
  const edge = (u: 1 | -1): Path =>
    spline(
      places.map((t) => limb.edge(t, u, ease)),
      false,
      3,
    )
  return [edge(1), edge(-1)]
}
