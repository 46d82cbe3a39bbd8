import type { BrandSheet } from '@toile/craft/sheets/brandSheet.ts'
import type { BrandProfile } from '@toile/craft/brands/profile.ts'
import { openWorker } from '../../shell/openWorker.ts'
import type { BrandActs, SheetWish } from './brand.worker.ts'
import address from './brand.worker.ts?worker&url'

const worker = openWorker<BrandActs>(address)
const nothing = () => null

/** Draws a cut or a print of the sheet in a thread of its own; nothing where it cannot be drawn. */
export const drawSheet = (wish: SheetWish): Promise<ImageBitmap | null> => worker.ask('draw', wish).catch(nothing)

/** Chooses in that thread which garments and prints stand for a brand: the catalogue stays out of the screen. */
export const planSheet = (profile: BrandProfile): Promise<BrandSheet | null> =>
  worker.ask('plan', profile).catch(nothing)
