import type { BrandSheet } from '@toile/fashion/brands/brandSheet.ts'
import type { BrandProfile } from '@toile/fashion/brands/profile.ts'
import { startWorker } from '../../shell/startWorker.ts'
import type { SheetDrawn, SheetOrder, SheetPlan } from './brand.worker.ts'
import address from './brand.worker.ts?worker&url'

type Without<One> = One extends SheetOrder ? Omit<One, 'id'> : never

/** A cut or a print as the sheet wants it drawn. */
export type SheetWish = Without<SheetOrder>

const nothing: Omit<SheetDrawn, 'id'> = { bitmap: null, sheet: null }

let worker: Worker | null = null
let last = 0
const waiting = new Map<number, (drawn: Omit<SheetDrawn, 'id'>) => void>()

function open(): Worker {
  if (worker) return worker
  worker = startWorker(address)
  worker.addEventListener('message', ({ data }: MessageEvent<SheetDrawn>) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', () => {
    for (const give of waiting.values()) give(nothing)
    waiting.clear()
    worker?.terminate()
    worker = null
  })
  return worker
}

const ask = (wanted: SheetWish | Omit<SheetPlan, 'id'>): Promise<Omit<SheetDrawn, 'id'>> =>
  new Promise((give) => {
    const id = ++last
    waiting.set(id, give)
    open().postMessage({ ...wanted, id })
  })

/** Draws a cut or a print of the sheet in a thread of its own; nothing where it cannot be drawn. */
export const drawSheet = async (wish: SheetWish): Promise<ImageBitmap | null> => (await ask(wish)).bitmap

/** Chooses in that thread which garments and prints stand for a brand: the catalogue stays out of the screen. */
export const planSheet = async (profile: BrandProfile): Promise<BrandSheet | null> => (await ask({ profile })).sheet
