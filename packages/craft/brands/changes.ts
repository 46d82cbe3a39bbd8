import { limits } from '@toile/rules/limits.ts'
import { type Color, toHex } from '../colors/color.ts'
import type { Brand, BrandHand } from './brandDocument.ts'
import type { PrintKind } from './printKinds.ts'

/** Changes the words of a brand (requirement S3.18). */
export const setBrand = (
  brand: Brand,
  own: Partial<Pick<Brand, 'name' | 'slogan' | 'description' | 'logo'>>,
): Brand => ({
  ...brand,
  ...own,
})

/** Adds pictures that are not there yet, as far as there is room (requirement S2.61). */
export function addBrandPictures(brand: Brand, ids: readonly string[]): Brand {
  const fresh = [...new Set(ids)].filter((id) => !brand.pictures.includes(id))
  const pictures = [...brand.pictures, ...fresh].slice(0, limits.brand.most)
  return pictures.length === brand.pictures.length ? brand : { ...brand, pictures }
}

/** Takes a picture out of a brand. */
export const removeBrandPicture = (brand: Brand, id: string): Brand => ({
  ...brand,
  pictures: brand.pictures.filter((other) => other !== id),
})

const withHand = (brand: Brand, hand: Partial<BrandHand>): Brand => ({ ...brand, hand: { ...brand.hand, ...hand } })
const toggled = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item]
const without = <T>(list: readonly T[], item: T): T[] => list.filter((other) => other !== item)

/** Adds a colour by hand. */
export const addBrandColor = (brand: Brand, color: Color): Brand =>
  withHand(brand, {
    addedColors: [...brand.hand.addedColors.filter((other) => toHex(other) !== toHex(color)), color].slice(-16),
    droppedColors: without(brand.hand.droppedColors, toHex(color)),
  })

/** Pins a colour so that it stays whatever is measured, or lets it go again. */
export const pinBrandColor = (brand: Brand, color: Color): Brand =>
  withHand(brand, { pinnedColors: toggled(brand.hand.pinnedColors, toHex(color)) })

/** Drops a colour for good. */
export const dropBrandColor = (brand: Brand, color: Color): Brand => {
  const hex = toHex(color)
  return withHand(brand, {
    addedColors: brand.hand.addedColors.filter((other) => toHex(other) !== hex),
    pinnedColors: without(brand.hand.pinnedColors, hex),
    droppedColors: [...without(brand.hand.droppedColors, hex), hex],
  })
}

/** Pins a kind of print, or lets it go again. */
export const pinBrandPrint = (brand: Brand, kind: PrintKind): Brand =>
  withHand(brand, { pinnedPrints: toggled(brand.hand.pinnedPrints, kind) })

/** Drops a kind of print, or takes it back. */
export const dropBrandPrint = (brand: Brand, kind: PrintKind): Brand =>
  withHand(brand, {
    droppedPrints: toggled(brand.hand.droppedPrints, kind),
    pinnedPrints: without(brand.hand.pinnedPrints, kind),
  })

/** Pins a category of garments, or lets it go again. */
export const pinBrandCut = (brand: Brand, category: string): Brand =>
  withHand(brand, { pinnedCuts: toggled(brand.hand.pinnedCuts, category) })

/** Drops a category of garments, or takes it back. */
export const dropBrandCut = (brand: Brand, category: string): Brand =>
  withHand(brand, {
    droppedCuts: toggled(brand.hand.droppedCuts, category),
    pinnedCuts: without(brand.hand.pinnedCuts, category),
  })
