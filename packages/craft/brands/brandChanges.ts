import {
  addBrandColor,
  addBrandPictures,
  dropBrandColor,
  dropBrandCut,
  dropBrandPrint,
  pinBrandColor,
  pinBrandCut,
  pinBrandPrint,
  removeBrandPicture,
  setBrand,
} from './changes.ts'

/** Every change of a brand. */
export const brandChanges = [
  setBrand,
  addBrandPictures,
  removeBrandPicture,
  addBrandColor,
  pinBrandColor,
  dropBrandColor,
  pinBrandPrint,
  dropBrandPrint,
  pinBrandCut,
  dropBrandCut,
] as const

/** A change of a brand. */
export type BrandChange = (typeof brandChanges)[number]
