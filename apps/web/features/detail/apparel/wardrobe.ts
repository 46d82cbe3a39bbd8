import type { AnyAccessory, AnyGarment } from '@toile/craft/garments/garment.ts'
import { accessories } from '@toile/craft/garments/accessories/index.ts'
import { accessoryCategories, categories } from '@toile/craft/garments/categories.ts'
import { garments } from '@toile/craft/garments/index.ts'
import { isCutFor } from '@toile/craft/garments/isCutFor.ts'
import { readOwnPerson } from '@toile/craft/mannequins/ownFigure.ts'
import { findPerson } from '@toile/craft/mannequins/people/index.ts'

/** Everything that can be worn, garments before accessories. */
const everything: readonly (AnyGarment | AnyAccessory)[] = [...garments, ...accessories]

/** What is cut for a person, of the catalogue or somebody's own; everything when nobody is known by the id. */
export const wearableBy = (person: string): (AnyGarment | AnyAccessory)[] => {
  const wearer = findPerson(person) ?? readOwnPerson(person)
  return everything.filter(({ wornBy }) => !wearer || isCutFor(wornBy, wearer))
}

/** The categories of garments and of accessories that hold something of a list, those of its first slot first. */
export const categoriesOf = (list: readonly (AnyGarment | AnyAccessory)[]) => {
  const slots = [...new Set(list.map(({ slot }) => slot))]
  return [...categories, ...accessoryCategories]
    .filter(({ id }) => list.some(({ category }) => category === id))
    .toSorted((one, other) => slots.indexOf(one.slot) - slots.indexOf(other.slot))
}

/** Whether every word that is sought stands in some names, whatever its case and accents. */
export function isNamed(names: readonly string[], sought: string): boolean {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const all = plain(names.join(' '))
  return plain(sought)
    .split(/\s+/)
    .every((word) => all.includes(word))
}
