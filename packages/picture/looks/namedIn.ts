import type { Design } from '@toile/craft/designs/design.ts'
import { type NamedUploads, uploadsIn } from '@toile/craft/designs/uploadsIn.ts'
import type { Film } from '@toile/craft/films/film.ts'
import type { Shot } from '@toile/craft/products/shot.ts'
import { readOwnPerson } from '@toile/craft/mannequins/ownFigure.ts'
import { picturesOfSource } from '@toile/craft/prints/picturesOfSource.ts'
import type { PrintSource } from '@toile/craft/prints/placement.ts'
import { picturesOfRetouched } from '@toile/craft/products/picturesOfRetouched.ts'
import type { Retouched } from '@toile/craft/products/retouch.ts'

/** What an order may name uploads in, whichever its scene. */
export interface Naming {
  kind: string
  design?: Pick<Design, 'garments' | 'mannequin'>
  designs?: readonly Pick<Design, 'garments' | 'mannequin'>[]
  source?: PrintSource
  person?: string | undefined
  retouched?: Retouched
  shot?: Pick<Shot, 'ground'>
  film?: Pick<Film, 'looks' | 'moved'>
}

/** What an order names: of pictures those that are printed, and those that are shown for themselves. */
export interface NamedInOrder extends NamedUploads {
  whole: readonly string[]
}

/** The uploads that an order names, by content hash, each once: pictures, traced sketches, own mannequins. */
export function namedIn({ design, designs = [], source, person, retouched, shot, film }: Naming): NamedInOrder {
  const worn = uploadsIn([...(design ? [design] : []), ...designs, ...(film?.looks ?? [])])
  const own = person === undefined ? null : readOwnPerson(person)
  return {
    traced: worn.traced,
    pictures: [...new Set([...worn.pictures, ...(source ? picturesOfSource(source) : [])])],
    figures: [...new Set([...worn.figures, ...(own ? [own.figure] : [])])],
    whole: [
      ...(retouched ? picturesOfRetouched(retouched) : []),
      ...(shot?.ground.picture ? [shot.ground.picture] : []),
      ...(film?.moved?.picture ? [film.moved.picture] : []),
    ],
  }
}
