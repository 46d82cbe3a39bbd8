import type { BrandProfile } from '../../../brands/profile.ts'
import type { Fabric, Weave } from '../../../fabrics/fabric.ts'
import { findFabric } from '../../../fabrics/index.ts'
import type { Steering } from '../steering.ts'

/** How rough the weaves look that are not of middling roughness, 0..1. */
const rough: Partial<Record<Weave, number>> = {
  satin: 0.05,
  gabardine: 0.15,
  jersey: 0.2,
  crepe: 0.25,
  georgette: 0.2,
  organza: 0.15,
  ripstop: 0.2,
  grain: 0.3,
  twill: 0.65,
  slub: 0.7,
  wale: 0.8,
  knit: 0.85,
  cable: 1,
  fleece: 0.8,
  tweed: 0.95,
  boucle: 1,
  fur: 1,
}
const middling = 0.45

/** How gladly a brand whose cloth looks as it was measured wears a fabric. */
function liking({ weave, shine }: Fabric, { roughness, shine: shown }: NonNullable<BrandProfile['surface']>): number {
  const grain = ((rough[weave] ?? middling) - middling) * (roughness - 0.6)
  const gleam = (Math.min(1, shine / 0.45) - 0.3) * (shown - 0.3)
  return Math.exp(5 * grain + 3 * gleam)
}

/** The steering of the cloth of a brand's garments: rough cloth or smooth, dull or shining, as its pictures show it (requirement S2.61). */
export function houseCloth({ surface }: BrandProfile, steering: Steering): Steering {
  if (!surface) return steering
  return {
    ...steering,
    likes(...names) {
      const fabric = names.length === 1 ? findFabric(names[0]) : undefined
      return steering.likes(...names) * (fabric ? liking(fabric, surface) ** surface.confidence : 1)
    },
  }
}
