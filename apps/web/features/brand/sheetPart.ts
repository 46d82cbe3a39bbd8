import type { BrandEntry } from '@toile/contract/features/brands.ts'
import type { OpenBrand } from './openBrand.ts'

/** What every part of the sheet works with. */
export interface SheetPart {
  opened: OpenBrand
  entry: BrandEntry
}
