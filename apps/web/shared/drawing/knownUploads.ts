import { tracing } from '@toile/contract/features/tracing.ts'
import { figures } from '@toile/contract/features/figures.ts'
import type { Picture } from '@toile/contract/features/files.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { type NamedUploads, uploadsIn } from '@toile/craft/designs/uploadsIn.ts'
import type { FigureDocument } from '@toile/craft/mannequins/ownFigure.ts'
import { type NamedInOrder, type Naming, namedIn } from '@toile/picture/looks/namedIn.ts'
import type { TracedNote } from '@toile/craft/sketches/tracedNote.ts'
import { send } from '../../shell/calls/api.ts'
import { onLeave } from '../../shell/calls/onLeave.ts'
import { holdUploads, onFresh } from './desk.ts'
import type { UploadAddresses } from './orders.ts'
import { nameOfWhole } from './nameOfWhole.ts'

type Garments = Pick<Design, 'garments'> & Partial<Pick<Design, 'mannequin'>>

const addresses = new Map<string, string>()
const held = new Map<string, Promise<boolean>>()

/** Tells where stored pictures are read, so that their endings need not be guessed. */
export function knowPictures(pictures: readonly Pick<Picture, 'hash' | 'url'>[]): void {
  for (const { hash, url } of pictures) addresses.set(hash, url)
}

/** Where a picture of this hash may be read, the likeliest first. */
export const addressesOf = (hash: string): readonly string[] => {
  const known = addresses.get(hash)
  return known ? [known] : ['png', 'jpg', 'webp'].map((ending) => `/api/picture/${hash}.${ending}`)
}

const nowhere: UploadAddresses = { pictures: {}, traced: {}, figures: {} }

async function addressOfTraced(hash: string): Promise<UploadAddresses> {
  const { note, url } = await send(tracing.readTraced, { traced: hash })
  return { ...nowhere, traced: { [hash]: { url, note } } }
}

/** Fetches once; what failed is tried again the next time it is asked for. */
function hold(hash: string, find: () => Promise<UploadAddresses>): Promise<boolean> {
  const known = held.get(hash)
  if (known) return known
  const holding = find()
    .then(holdUploads)
    .then(
      (hashes) => hashes.includes(hash),
      () => false,
    )
  held.set(hash, holding)
  void holding.then((done) => done || (held.get(hash) === holding && held.delete(hash)))
  return holding
}

/** Has the pixels of a printed picture at hand; false when they could not be had. */
export const fetchPrint = (hash: string): Promise<boolean> =>
  hold(hash, async () => ({ ...nowhere, pictures: { [hash]: addressesOf(hash) } }))

/** Has the pixels of a picture at hand that is shown for itself. */
const fetchWhole = (hash: string): Promise<boolean> =>
  hold(nameOfWhole(hash), async () => ({ ...nowhere, whole: { [hash]: addressesOf(hash) } }))

/** Has a traced piece at hand as its corrections stand, stored or not. */
export const holdTraced = (hash: string, note: TracedNote, url: string): Promise<boolean> =>
  hold(hash, async () => ({ ...nowhere, traced: { [hash]: { url, note } } }))

/** Has an own mannequin at hand as its corrections stand, stored or not. */
export const holdFigure = (hash: string, document: FigureDocument, url: string): Promise<boolean> =>
  hold(hash, async () => ({ ...nowhere, figures: { [hash]: { url, document } } }))

async function addressOfFigure(hash: string): Promise<UploadAddresses> {
  const { document, cutOutUrl } = await send(figures.readFigure, { figure: hash })
  return { ...nowhere, figures: { [hash]: { url: cutOutUrl, document } } }
}

async function holdAll({
  pictures,
  traced,
  figures: own,
  whole = [],
}: NamedUploads & Partial<NamedInOrder>): Promise<boolean> {
  const all = await Promise.all([
    ...pictures.map(fetchPrint),
    ...whole.map(fetchWhole),
    ...traced.map((hash) => hold(hash, () => addressOfTraced(hash))),
    ...own.map((hash) => hold(hash, () => addressOfFigure(hash))),
  ])
  return all.every(Boolean)
}

/** Where everything that a design names is fetched, for a worker that holds it for itself. */
export async function whereUploads(design: Garments): Promise<UploadAddresses> {
  const { pictures, traced, figures: own } = uploadsIn([design])
  const all = await Promise.all([...traced.map(addressOfTraced), ...own.map(addressOfFigure)])
  return {
    pictures: Object.fromEntries(pictures.map((hash) => [hash, addressesOf(hash)])),
    traced: Object.assign({}, ...all.map((one) => one.traced)),
    figures: Object.assign({}, ...all.map((one) => one.figures)),
  }
}

/** Has everything at hand that a design names; false when something could not be had. */
export const fetchUploads = (design: Garments): Promise<boolean> => holdAll(uploadsIn([design]))

/** The same of what any scene is to show. */
export const fetchNamed = (order: Naming): Promise<boolean> => holdAll(namedIn(order))

// A worker that was started anew holds nothing of what the one before it held.
onFresh(() => held.clear())

onLeave(() => {
  addresses.clear()
  held.clear()
})
