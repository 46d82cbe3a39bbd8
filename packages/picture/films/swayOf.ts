import type { Design } from '@toile/craft/designs/design.ts'
import { typeOf } from '@toile/craft/designs/typeOf.ts'
import type { Fabric } from '@toile/craft/fabrics/fabric.ts'
import { fabrics, findFabric } from '@toile/craft/fabrics/index.ts'
import type { Sway } from '@toile/craft/motions/swingOf.ts'
import { clamp } from '@toile/geometry'

/** Grams per square metre of a summer dress. */
const light = 130

/** How a cloth swings. */
const swayIn = ({ stiffness, weight }: Pick<Fabric, 'stiffness' | 'weight'>): Sway => ({
  stiffness,
  weight: clamp(weight / light, 0.4, 4),
})

/** How a look swings: as what hangs of it. */
export function swayOf({ garments }: Pick<Design, 'garments'>): Sway {
  const hung = garments.filter((worn) => {
    const slot = worn.hidden ? undefined : typeOf(worn)?.slot
    return slot === 'whole' || slot === 'bottom' || slot === 'outer'
  })
  return swayIn(findFabric((hung[0] ?? garments[0])?.fabric ?? '') ?? fabrics[0])
}

/** How far a cloth swings against another that the springs were run for. */
export function swingsAgainst(fabric: Fabric, sway: Sway): number {
  const own = swayIn(fabric)
  return clamp(((1.5 - own.stiffness) / (1.5 - sway.stiffness)) * (sway.weight / own.weight) ** 0.3, 0.35, 1.4)
}
