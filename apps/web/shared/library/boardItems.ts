import { elements } from '@toile/contract/features/elements.ts'
import type { LibraryEntry } from '@toile/contract/features/library.ts'
import type { addPictures } from '@toile/studio/projects/changes.ts'
import { send } from '../../shell/calls/api.ts'

type NewItem = Parameters<typeof addPictures>[1]['items'][number]

/** What is known of things that the engine made: a print's width and repeat, the garment of a sketch. */
async function made(entries: readonly LibraryEntry[]): Promise<ReadonlyMap<string, Partial<NewItem>>> {
  const fileIds = entries.flatMap(({ elementId, picture }) => (elementId && picture ? [picture.id] : []))
  if (fileIds.length === 0) return new Map()
  const { items } = await send(elements.list, { fileIds: fileIds.slice(0, 60) })
  return new Map(
    items.map(({ picture, document }) => [
      picture.id,
      document.kind === 'sketch'
        ? { garment: { id: document.garment, knobs: document.knobs } }
        : document.kind === 'print'
          ? { width: document.width, repeat: document.repeat }
          : document.kind === 'slogan' || document.kind === 'logo'
            ? { width: document.width }
            : {},
    ]),
  )
}

/** Entries of the library as items of a board: with their category, and what the engine knows of those it made (requirement S4.02). */
export async function boardItems(entries: readonly LibraryEntry[]): Promise<NewItem[]> {
  const known = await made(entries)
  return entries.flatMap(({ picture, category }) =>
    picture ? [{ id: picture.id, source: 'Library' as const, category, ...known.get(picture.id) }] : [],
  )
}
