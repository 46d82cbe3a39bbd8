import type { ElementEntry } from '@toile/contract/features/elements.ts'
import type { addPictures } from '@toile/fashion/projects/changes.ts'

/** An item as a board takes it. */
export type NewItem = Parameters<typeof addPictures>[1]['items'][number]

/** What was made, as an item of a board: prints bring their width on cloth and their repeat. */
export function madeItem({ picture, document }: ElementEntry): NewItem {
  const item = { id: picture.id, source: 'Generate' } as const
  if (document.kind === 'print') return { ...item, width: document.width, repeat: document.repeat }
  return item
}
