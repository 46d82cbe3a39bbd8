import type { Fabric } from '../../fabrics/fabric.ts'
import type { Wearer } from '../../mannequins/wearer.ts'
import type { CatalogueGarment } from './outfit.ts'
import { weather, weatherOf } from './rangeRule.ts'
import type { Steering } from './steering.ts'

/** Sheers that are lined wherever they would show the body. */
const lined = /^(chiffon|organza)$/
/** What falls and is cool on the skin. */
const cool = /^(silk|crepe|chiffon)$/
/** How much of the leg a skirt covers whose sheer hem is seen. */
const flowing = 0.5
/** How gladly women wear thin cloth in the heat, on what falls. */
const glad = 2.6

/** How gladly what is thin is worn: sheers on women's flowing skirts and dresses by lamplight and in the heat, and hardly anywhere else below a coat; silk and what falls like it on summer's skirts, dresses and blouses. */
export function ofThinCloth(
  { id, opacity }: Pick<Fabric, 'id' | 'opacity'>,
  { garment, wearer }: { garment: Pick<CatalogueGarment, 'category' | 'slot' | 'character'> | null; wearer: Wearer },
  steering: Steering,
): number {
  const category = garment?.category ?? ''
  const falls = category === 'skirt' || category === 'dress'
  const woman = wearer.gender === 'female' && wearer.ageGroup === 'adult'
  const heat = weatherOf(steering) < weather.heat
  if (opacity < 0.9 && garment?.slot !== 'outer') {
    const seen = falls && lined.test(id) && (garment?.character.length ?? 0) >= flowing
    return woman && seen && (heat || steering.asks('evening', 'party', 'ceremony')) ? 1 : 0.002
  }
  return woman && heat && cool.test(id) && (falls || category === 'blouse' || category === 'top') ? glad : 1
}
