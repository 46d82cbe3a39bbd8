import type { FabricId } from '@toile/craft/fabrics/index.ts'
import { fabrics } from '@toile/craft/fabrics/index.ts'

import type { ClothFabric } from './clothFabric.ts'

/** A cloth as a laboratory tells it: by how many percent it stretches along and across at 98 newtons a metre and on the bias at 4.9, how it withstands bending in micronewton metres (the measures of FAST, CSIRO 1989), its friction on a body, and its thickness in millimetres. */
type Feel = readonly [warp: number, weft: number, bias: number, rigidity: number, friction: number, thickness: number]

/** Values in the usual range of each kind of cloth, rounded from published tables of FAST and KES-F measurements of their like; no cloth of a maker was measured. */
const feels: Readonly<Record<FabricId, Feel>> = {
  cotton: [2, 4, 4, 6, 0.4, 0.3],
  seersucker: [2, 6, 5, 4, 0.4, 0.6],
  linen: [1.5, 2.5, 3.5, 9, 0.4, 0.4],
  gabardine: [2, 3, 3, 12, 0.4, 0.5],
  denim: [1.5, 2.5, 2, 45, 0.5, 0.8],
  corduroy: [2, 3.5, 3, 22, 0.5, 1.2],
  jersey: [12, 22, 16, 3, 0.45, 0.6],
  crepe: [4, 8, 9, 3, 0.35, 0.4],
  ribKnit: [12, 40, 20, 5, 0.5, 1.2],
  knit: [15, 28, 20, 8, 0.5, 1.8],
  cableKnit: [12, 22, 16, 18, 0.55, 3.5],
  fleece: [9, 18, 12, 12, 0.5, 2.5],
  wool: [3, 5, 5, 10, 0.45, 0.8],
  tweed: [3, 4, 5, 18, 0.5, 1.4],
  boucle: [5, 6, 7, 14, 0.5, 2],
  cashmere: [4, 6, 6, 9, 0.45, 1.4],
  silk: [2, 3, 6, 2.5, 0.25, 0.15],
  jacquard: [1.5, 2.5, 3, 14, 0.35, 0.5],
  velvet: [3, 4, 5, 8, 0.45, 1.4],
  lame: [2, 3, 4, 5, 0.3, 0.2],
  sequin: [3, 4, 5, 14, 0.35, 1.2],
  chiffon: [2, 3, 10, 0.8, 0.3, 0.1],
  organza: [1, 1.5, 4, 8, 0.3, 0.12],
  tulle: [4, 7, 8, 5, 0.35, 0.2],
  lace: [4, 7, 7, 3, 0.4, 0.4],
  leather: [3, 4, 3, 90, 0.5, 0.9],
  suede: [4, 5, 4, 50, 0.55, 0.8],
  fur: [4, 5, 4, 60, 0.5, 8],
  nylon: [1.5, 2, 2.5, 5, 0.3, 0.12],
}

/** Cloth of 150 grams a square metre is held so many times more softly than it was measured, heavier cloth less: ten steps a frame come to rest on it, and by its own weight it stretches by less than a percent all the same. */
const softer = 16
const softerOnBias = 2
const usualWeight = 150
/** How far cloth of a cotton's rigidity (6 micronewton metres) gives way when it is bent, and how fast stiffer ones give less. */
const bent = 2e-4
const stiffening = 0.8

/** What each fabric of the atelier does when it hangs (requirement S1.11). */
export const clothFabrics: Readonly<Record<FabricId, ClothFabric>> = Object.fromEntries(
  fabrics.map(({ id, weight }) => [id, clothFabricOf(weight, feels[id])]),
) as Record<FabricId, ClothFabric>

function clothFabricOf(weight: number, [warp, weft, bias, rigidity, friction, thickness]: Feel): ClothFabric {
  const give = (percent: number, load: number) => ((percent / 100 / load / 1000) * usualWeight) / weight
  return {
    weight,
    warp: softer * give(warp, 98),
    weft: softer * give(weft, 98),
    bias: softerOnBias * give(bias, 4.9),
    bend: bent * (6 / rigidity) ** stiffening,
    friction,
    thickness,
  }
}
