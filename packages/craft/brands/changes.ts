import { defineChange } from '@toile/rules/changing/defineChange.ts'
import { partly } from '@toile/rules/changing/partly.ts'
import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { colorSchema, toHex } from '../colors/color.ts'
import { type Brand, type BrandHand, brandDocument } from './brandDocument.ts'
import { printKindIds } from './printKinds.ts'

/** Changes the words of a brand (requirement S3.18). */
export const setBrand = defineChange({
  id: 'setBrand',
  label: 'Name',
  nearer: ({ slogan, description, logo }) => {
    if (slogan !== undefined) return { label: 'Slogan' }
    if (description !== undefined) return { label: 'Description' }
    return logo === undefined ? null : { label: 'Logo' }
  },
  says: 'Change the name, slogan, description or logo of a brand.',
  takes: partly(brandDocument.present.pick({ name: true, slogan: true, description: true, logo: true })),
  apply: (brand: Brand, own) => ({ ...brand, ...own }),
})

/** Adds pictures that are not there yet, as far as there is room (requirement S2.61). */
export const addBrandPictures = defineChange({
  id: 'addBrandPictures',
  label: 'Add pictures',
  says: 'Add pictures to a brand, as far as it has room.',
  takes: z.array(z.uuid()).readonly(),
  apply: (brand: Brand, ids) => {
    const fresh = [...new Set(ids)].filter((id) => !brand.pictures.includes(id))
    const pictures = [...brand.pictures, ...fresh].slice(0, limits.brand.most)
    return pictures.length === brand.pictures.length ? brand : { ...brand, pictures }
  },
})

/** Takes a picture out of a brand. */
export const removeBrandPicture = defineChange({
  id: 'removeBrandPicture',
  label: 'Remove a picture',
  says: 'Take a picture out of a brand.',
  takes: z.uuid(),
  apply: (brand: Brand, id) => ({ ...brand, pictures: brand.pictures.filter((other) => other !== id) }),
})

const withHand = (brand: Brand, hand: Partial<BrandHand>): Brand => ({ ...brand, hand: { ...brand.hand, ...hand } })
const toggled = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item]
const without = <T>(list: readonly T[], item: T): T[] => list.filter((other) => other !== item)

/** Adds a colour by hand. */
export const addBrandColor = defineChange({
  id: 'addBrandColor',
  label: 'Add a colour',
  says: 'Add a colour to a brand by hand.',
  takes: colorSchema,
  apply: (brand: Brand, color) =>
    withHand(brand, {
      addedColors: [...brand.hand.addedColors.filter((other) => toHex(other) !== toHex(color)), color].slice(-16),
      droppedColors: without(brand.hand.droppedColors, toHex(color)),
    }),
})

/** Pins a colour so that it stays whatever is measured, or lets it go again. */
export const pinBrandColor = defineChange({
  id: 'pinBrandColor',
  label: 'Pin',
  says: 'Pin a colour of a brand, so that it stays whatever is measured, or let it go again.',
  takes: colorSchema,
  apply: (brand: Brand, color) => withHand(brand, { pinnedColors: toggled(brand.hand.pinnedColors, toHex(color)) }),
})

/** Drops a colour for good. */
export const dropBrandColor = defineChange({
  id: 'dropBrandColor',
  label: 'Remove a colour',
  says: 'Drop a colour of a brand for good.',
  takes: colorSchema,
  apply: (brand: Brand, color) => {
    const hex = toHex(color)
    return withHand(brand, {
      addedColors: brand.hand.addedColors.filter((other) => toHex(other) !== hex),
      pinnedColors: without(brand.hand.pinnedColors, hex),
      droppedColors: [...without(brand.hand.droppedColors, hex), hex],
    })
  },
})

/** Pins a kind of print, or lets it go again. */
export const pinBrandPrint = defineChange({
  id: 'pinBrandPrint',
  label: 'Pin',
  says: 'Pin a kind of print of a brand, or let it go again.',
  takes: z.enum(printKindIds),
  apply: (brand: Brand, kind) => withHand(brand, { pinnedPrints: toggled(brand.hand.pinnedPrints, kind) }),
})

/** Drops a kind of print, or takes it back. */
export const dropBrandPrint = defineChange({
  id: 'dropBrandPrint',
  label: 'Remove a print',
  says: 'Drop a kind of print of a brand, or take it back.',
  takes: z.enum(printKindIds),
  apply: (brand: Brand, kind) =>
    withHand(brand, {
      droppedPrints: toggled(brand.hand.droppedPrints, kind),
      pinnedPrints: without(brand.hand.pinnedPrints, kind),
    }),
})

const categorySchema = brandDocument.present.shape.hand.unwrap().shape.pinnedCuts.unwrap().element

/** Pins a category of garments, or lets it go again. */
export const pinBrandCut = defineChange({
  id: 'pinBrandCut',
  label: 'Pin',
  says: 'Pin a category of garments of a brand, or let it go again.',
  takes: categorySchema,
  apply: (brand: Brand, category) => withHand(brand, { pinnedCuts: toggled(brand.hand.pinnedCuts, category) }),
})

/** Drops a category of garments, or takes it back. */
export const dropBrandCut = defineChange({
  id: 'dropBrandCut',
  label: 'Remove a silhouette',
  says: 'Drop a category of garments of a brand, or take it back.',
  takes: categorySchema,
  apply: (brand: Brand, category) =>
    withHand(brand, {
      droppedCuts: toggled(brand.hand.droppedCuts, category),
      pinnedCuts: without(brand.hand.pinnedCuts, category),
    }),
})
