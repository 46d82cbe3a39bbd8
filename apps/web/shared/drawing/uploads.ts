import type { OwnPicture } from '@toile/picture/people/own/ownPicture.ts'
import type { Uploads } from '@toile/picture/looks/sources.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import { shrink } from '@toile/picture/kernels/shrink.ts'
import { longestWhole } from '@toile/craft/products/longestWhole.ts'
import { evenSides, printedOf } from '@toile/picture/prints/tileOfPicture.ts'
import { decodeTraced, type TracedPiece } from '@toile/picture/reading/trace/traced.ts'
import { nameOfWhole } from './nameOfWhole.ts'
import type { UploadAddresses } from './orders.ts'

/** The pixels of a picture file, not altered by colour profiles and as far as possible not by opacity. */
export async function decodePicture(blob: Blob): Promise<Pixels> {
  const bitmap = await createImageBitmap(blob, { premultiplyAlpha: 'none', colorSpaceConversion: 'none' })
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas could be opened.')
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return { width, height, rgba: context.getImageData(0, 0, width, height).data }
}

/** The pixels of a stored picture, from the first address that gives one. */
export async function fetchPicture(addresses: readonly string[]): Promise<Pixels> {
  for (const address of addresses) {
    const answer = await fetch(address, { credentials: 'same-origin' })
    if (answer.ok && answer.headers.get('content-type')?.startsWith('image/')) return decodePicture(await answer.blob())
  }
  throw new Error('A picture could not be fetched.')
}

/** The uploads of this worker: fetched once, kept by hash. */
export function openUploads(): Uploads & {
  hold(addresses: UploadAddresses): Promise<string[]>
  put(hash: string, pixels: Pixels): string
} {
  const pictures = new Map<string, Pixels>()
  const wholes = new Map<string, Pixels>()
  const pieces = new Map<string, TracedPiece>()
  const figures = new Map<string, OwnPicture>()
  // One cut-out serves every correction of its mannequin.
  const cutOuts = new Map<string, Promise<Pixels>>()
  const cutOut = (url: string) => {
    const known = cutOuts.get(url)
    if (known) return known
    const fetched = fetchPicture([url])
    cutOuts.set(url, fetched)
    fetched.catch(() => cutOuts.delete(url))
    return fetched
  }
  const take = async (hash: string, known: ReadonlyMap<string, unknown>, load: () => Promise<void>) => {
    if (!known.has(hash)) await load()
    return hash
  }
  return {
    picture: (hash) => pictures.get(hash) ?? null,
    traced: (hash) => pieces.get(hash) ?? null,
    figure: (hash) => figures.get(hash) ?? null,
    whole: (hash) => wholes.get(hash) ?? null,
    put(hash, pixels) {
      pictures.set(hash, evenSides(pixels))
      return hash
    },
    async hold(addresses) {
      const loaded = await Promise.allSettled([
        ...Object.entries(addresses.pictures).map(([hash, urls]) =>
          take(hash, pictures, async () => {
            pictures.set(hash, printedOf(await fetchPicture(urls)))
          }),
        ),
        ...Object.entries(addresses.whole ?? {}).map(async ([hash, urls]) => {
          if (!wholes.has(hash)) wholes.set(hash, shrink(await fetchPicture(urls), longestWhole))
          return nameOfWhole(hash)
        }),
        ...Object.entries(addresses.traced).map(([hash, { url, note }]) =>
          take(hash, pieces, async () => {
            pieces.set(hash, decodeTraced(await fetchPicture([url]), note))
          }),
        ),
        ...Object.entries(addresses.figures).map(([hash, { url, document }]) =>
          take(hash, figures, async () => {
            figures.set(hash, { document, cutOut: await cutOut(url) })
          }),
        ),
      ])
      return loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    },
  }
}
