import { Worker } from 'node:worker_threads'
import type { PaletteColor } from '@toile/picture/palette/extractPalette.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import type { FromPalette, ToPalette } from './paletteThread.ts'

const waiting = new Map<number, PromiseWithResolvers<FromPalette>>()
let worker: Worker | null = null
let last = 0

/** The palette of pixels, found in a thread of its own, so that other calls are answered meanwhile. */
export const paletteAside = async (pixels: Pixels): Promise<PaletteColor[]> => (await ask(pixels, false)).colors

/** The palette of pixels and what their likeness is measured by, found in the same thread. */
export async function traitsAside(pixels: Pixels): Promise<{ colors: PaletteColor[]; likeness: Uint8Array }> {
  const { colors, likeness } = await ask(pixels, true)
  return { colors, likeness: likeness ?? new Uint8Array() }
}

function ask(pixels: Pixels, likeness: boolean): Promise<FromPalette> {
  worker ??= open()
  const id = ++last
  const settled = Promise.withResolvers<FromPalette>()
  waiting.set(id, settled)
  worker.ref()
  const message: ToPalette = { id, pixels, likeness }
  worker.postMessage(message)
  return settled.promise
}

/** A thread that ends with the process and never keeps it alive by itself; one that breaks is opened anew by the next call. */
function open(): Worker {
  const thread = new Worker(new URL('./paletteThread.ts', import.meta.url))
  const giveUp = (error: Error) => {
    worker = null
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  thread.unref()
  thread.on('message', (answer: FromPalette) => {
    waiting.get(answer.id)?.resolve(answer)
    waiting.delete(answer.id)
    if (waiting.size === 0) thread.unref()
  })
  thread.on('error', (error) => giveUp(error instanceof Error ? error : new Error(String(error))))
  thread.on('exit', () => giveUp(new Error('The thread of palettes has ended.')))
  return thread
}
