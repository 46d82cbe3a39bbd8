import type { LibraryEntry } from '@toile/contract/features/library.ts'
import type { Brand } from '@toile/craft/brands/brandDocument.ts'
import { addBrandPictures } from '@toile/craft/brands/changes.ts'

/** A brand with the pictures of some entries as far as it has room, how many were added, and the names of those left over (requirement S2.61). */
export function withPictures(brand: Brand, entries: readonly Pick<LibraryEntry, 'name' | 'picture'>[]) {
  const there = new Set(brand.pictures)
  const fresh = entries.flatMap(({ name, picture }) =>
    picture && !there.has(picture.id) && there.add(picture.id) ? [{ name, id: picture.id }] : [],
  )
  const next = addBrandPictures(
    brand,
    fresh.map(({ id }) => id),
  )
  const added = next.pictures.length - brand.pictures.length
  return { next, added, left: fresh.slice(added).map(({ name }) => name) }
}
