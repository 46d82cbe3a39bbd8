import type { Chance } from '@toile/geometry'
import { wearerOf } from '../../../mannequins/wearer.ts'
import { asPart } from '../assignSketches.ts'
import type { Brief, BriefSketch } from '../brief.ts'
import { houseWardrobe, isOfHouse } from '../house/houseWardrobe.ts'
import type { House } from '../house/openHouse.ts'
import type { CatalogueGarment, Part } from '../outfit.ts'
import type { Steering } from '../steering.ts'
import { type Wardrobe, wardrobeFor } from '../wardrobe.ts'

/** The one garment of a single item design (requirement S1.01): the pinned sketch, else one of the board's, else a type that suits the brief and everybody who wears it. */
export function chooseItem(
  brief: Brief,
  people: readonly string[],
  house: House | null,
  steering: Steering,
  chance: Chance,
): Part {
  const own = sketchOf(brief.sketches, chance)
  if (own) return asPart(own, 'own')
  const ofBrand = house && chance.branch('house').happens(house.share) ? house : null
  const sketch = brief.brandShare > 0 ? sketchOf(brief.brand.sketches, chance) : null
  if (sketch) return asPart(sketch, 'brand')
  const garment = chance.weighted(offersFor(brief, people, ofBrand, steering))
  const from = ofBrand && isOfHouse(garment, ofBrand.profile) ? 'brand' : 'system'
  return { slot: garment.slot, garment, sketch: null, from }
}

const sketchOf = (sketches: readonly BriefSketch[], chance: Chance): BriefSketch | null =>
  sketches.find(({ pinned }) => pinned) ?? (sketches.length ? chance.pick(sketches) : null)

type Offers = readonly (readonly [CatalogueGarment, number])[]

/** What all of them can wear; where nothing is, what the first can. */
function offersFor(brief: Brief, people: readonly string[], house: House | null, steering: Steering): Offers {
  const wardrobeOf = (person: string, positions: readonly string[]) =>
    evenly(
      house
        ? houseWardrobe(house.profile, wearerOf(person), positions, steering)
        : wardrobeFor(wearerOf(person), positions, steering),
    )
  const allowed = wardrobeOf(people[0], brief.positions)
  const offers = allowed.length ? allowed : wardrobeOf(people[0], [])
  const others = people.slice(1).map((person) => wardrobeOf(person, []))
  const shared = offers.filter(([garment]) => others.every((rack) => rack.some(([other]) => other === garment)))
  return shared.length ? shared : offers
}

/** Every slot weighs the same, however many types it has. */
const evenly = (wardrobe: Wardrobe): Offers =>
  [...wardrobe.values()].flatMap((offers) => {
    const total = offers.reduce((sum, [, weight]) => sum + weight, 0)
    return offers.map(([garment, weight]) => [garment, weight / total] as const)
  })
