import type { Chance } from '@toile/geometry'
import type { AnyGarment, Character } from '../../garments/garment.ts'
import { findGarment } from '../../garments/index.ts'
import { wardrobeFor } from '../compose/wardrobe.ts'
import type { CatalogueGarment } from '../compose/outfit.ts'
import type { Design, Worn } from '../design.ts'
import type { Redesigning } from './redesigning.ts'
import { freshKnobs } from './freshKnobs.ts'

/** Puts other garments of the same slot in the places of some, near ones close to the look and any that become the wearer far from it; traced sketches are the designer's own and stay. */
export function changeGarments(design: Design, asked: Redesigning, chance: Chance): Design {
  if (asked.holds('silhouette') || asked.holds('garments')) return design
  const wardrobe = wardrobeFor(asked.wearer, [], asked.steering)
  const garments = design.garments.map((worn, i): Worn => {
    const own = chance.branch(worn.id)
    const type = worn.cut.kind === 'garment' ? findGarment(worn.cut.garment) : undefined
    if (!type || !own.happens(swapped(asked.far))) return worn
    const offers = (wardrobe.get(type.slot) ?? []).filter(
      ([offer]) => offer.id !== type.id && (!asked.holds('fabrics') || isCutOf(offer, worn.fabric)),
    )
    if (offers.length === 0) return worn
    const garment = own.weighted(offers.map(([offer, weight]) => [offer, weight * nearness(type, offer, asked.far)]))
    return {
      ...worn,
      cut: { kind: 'garment', garment: garment.id },
      knobs: freshKnobs(garment, { ...design, garments: design.garments.slice(0, i + 1) }, asked, own.branch('knobs')),
      seed: own.whole(0, 0xffff),
    }
  })
  return { ...design, garments }
}

/** How often a garment is another: never close to the look, mostly far from it. */
const swapped = (far: number) => Math.max(0, Math.min(0.95, (far - 0.12) * 1.15))

const isCutOf = ({ character: { fabrics } }: CatalogueGarment, fabric: string) => fabrics.some((id) => id === fabric)

/** How gladly a garment takes another's place: of the same kind and line near the look, of whatever kind far from it. */
function nearness(from: Pick<AnyGarment, 'category' | 'character'>, to: CatalogueGarment, far: number): number {
  const kin = from.category === to.category ? 1 : 0.02 + far * far
  return kin * Math.exp(-6 * (1 - far) * unlikeCharacter(from.character, to.character))
}

/** How far two garments are apart in the shape they give a look, 0..1. */
export function unlikeCharacter(a: Omit<Character, 'fabrics'>, b: Omit<Character, 'fabrics'>): number {
  const of = ({ length, volume, sleeve, waist, formality, warmth }: Omit<Character, 'fabrics'>) => [
    length,
    volume,
    sleeve,
    waist,
    formality,
    warmth,
  ]
  const there = of(b)
  return of(a).reduce((sum, value, k) => sum + Math.abs(value - (there[k] ?? 0)), 0) / there.length
}
