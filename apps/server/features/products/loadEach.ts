import type { ProductWork } from '@toile/craft/products/productWork.ts'
import { Refusal } from '@toile/rules/refusals.ts'
import type { RunContext } from '../../host/queue/runner.ts'
import type { LoadedUploads } from '../../pictures/drawing/loadUploads.ts'
import { loadWorks } from './drawWorks.ts'

/** What works name, and why some of them cannot be drawn, by their place: theirs is gone. */
export interface LoadedWorks {
  uploads: LoadedUploads
  refused: ReadonlyMap<number, Refusal>
}

/** Loads what works name, each for itself, so that one whose pictures are gone leaves the others. */
export async function loadEach({ task, load, files }: RunContext, works: readonly ProductWork[]): Promise<LoadedWorks> {
  const own = { load, files, ownerId: task.ownerId }
  const refused = new Map<number, Refusal>()
  const uploads = { pictures: {}, tiles: {}, pieces: {}, figures: {}, whole: {} }
  const known = new Map<object, Refusal | null>()
  for (const [place, work] of works.entries()) {
    const of = work.of === 'look' ? work.look : work.retouched
    if (!known.has(of)) known.set(of, await loadInto(uploads, () => loadWorks(own, [work])))
    const why = known.get(of)
    if (why) refused.set(place, why)
  }
  return { uploads, refused }
}

async function loadInto(
  uploads: Required<LoadedUploads>,
  loading: () => Promise<LoadedUploads>,
): Promise<Refusal | null> {
  try {
    const { pictures, tiles, pieces, figures, whole } = await loading()
    Object.assign(uploads.pictures, pictures)
    Object.assign(uploads.tiles, tiles)
    Object.assign(uploads.pieces, pieces)
    Object.assign(uploads.figures, figures)
    Object.assign(uploads.whole, whole)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
