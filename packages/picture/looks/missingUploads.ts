import { type Naming, namedIn } from './namedIn.ts'
import type { Uploads } from './sources.ts'

/** The hashes that an order names and that are not at hand: drawn without them, a look would stand undressed, unprinted or on another body. */
export function missingUploads(order: Naming, uploads: Uploads): string[] {
  const { pictures, traced, figures, whole } = namedIn(order)
  return [
    ...pictures.filter((hash) => !uploads.picture(hash)),
    ...traced.filter((hash) => !uploads.traced(hash)),
    ...figures.filter((hash) => !uploads.figure?.(hash)),
    ...whole.filter((hash) => !uploads.whole?.(hash) && !uploads.picture(hash)),
  ]
}
