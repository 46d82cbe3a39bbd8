import type { ElementEntry } from '@toile/contract/features/elements.ts'
import type { addPictures } from '@toile/studio/projects/changes.ts'
import type { PrintType } from '@toile/craft/prints/printTypes.ts'

/** An item as a board takes it. */
export type NewItem = Parameters<typeof addPictures>[1]['items'][number]

const typeOf = { print: 'Pattern', slogan: 'Slogan', logo: 'Logo' } as const satisfies Record<string, PrintType>

/** What was made, as an item of a board: prints bring what they are for, their width on cloth and their repeat; sketches the garment they show (requirements S2.56, S3.27). */
export function madeItem({ picture, document, category = '' }: ElementEntry): NewItem {
  const item = { id: picture.id, source: 'Generate' } as const
  if (document.kind === 'print')
    return { ...item, category: typeOf.print, width: document.width, repeat: document.repeat }
  if (document.kind === 'slogan' || document.kind === 'logo')
    return { ...item, category: typeOf[document.kind], width: document.width }
  if (document.kind === 'sketch') return { ...item, category, garment: { id: document.garment, knobs: document.knobs } }
  return item
}
