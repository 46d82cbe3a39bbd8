import type { CatalogueGarment } from './outfit.ts'

/** Upper and lower garments that are cut from one cloth when they are equally dressed. */
const uppers: Partial<Record<CatalogueGarment['category'], readonly CatalogueGarment['category'][]>> = {
  blazer: ['trousers', 'skirt', 'shorts'],
  sweatshirt: ['trousers', 'shorts'],
  knitwear: ['skirt', 'trousers'],
}

/** The places of two garments that could be one suit: in matching categories, of a cloth both can have. */
export function suitOf(garments: readonly CatalogueGarment[]): readonly [number, number] | null {
  const lower = garments.findIndex(({ slot }) => slot === 'bottom')
  if (lower < 0) return null
  const upper = garments.findIndex(
    ({ category, character }) =>
      uppers[category]?.includes(garments[lower].category) === true &&
      Math.abs(character.formality - garments[lower].character.formality) < 0.3 &&
      sharedFabrics([character, garments[lower].character]).length > 0,
  )
  return upper < 0 ? null : [lower, upper]
}

/** The fabrics that all of some garments can be cut from, in the order of the first. */
export function sharedFabrics(
  characters: readonly { fabrics: readonly CatalogueGarment['character']['fabrics'][number][] }[],
) {
  return characters[0].fabrics.filter((fabric) => characters.every(({ fabrics }) => fabrics.includes(fabric)))
}
