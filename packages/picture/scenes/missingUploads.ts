import type { Design } from '@toile/craft/designs/design.ts'
import { uploadsIn } from '@toile/craft/designs/uploadsIn.ts'
import type { Uploads } from './sources.ts'

/** The hashes that a design names and that are not at hand: drawn without them, it would stand undressed, unprinted or on another body. */
export function missingUploads(design: Pick<Design, 'garments' | 'mannequin'>, uploads: Uploads): string[] {
  const { pictures, traced, figures } = uploadsIn([design])
  return [
    ...pictures.filter((hash) => !uploads.picture(hash)),
    ...traced.filter((hash) => !uploads.traced(hash)),
    ...figures.filter((hash) => !uploads.figure?.(hash)),
  ]
}
