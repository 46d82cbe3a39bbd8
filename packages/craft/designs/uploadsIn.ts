import { readOwnPerson } from '../mannequins/ownFigure.ts'
import { picturesOfSource } from '../prints/picturesOfSource.ts'
import type { Design } from './design.ts'
import { printsOn } from './printsOn.ts'

/** What a design names beside the catalogue, by content hash. */
export interface NamedUploads {
  pictures: readonly string[]
  traced: readonly string[]
  figures: readonly string[]
}

/** The printed pictures, traced sketches and own mannequins that designs name, each once. */
export function uploadsIn(
  designs: readonly (Pick<Design, 'garments'> & Partial<Pick<Design, 'mannequin'>>)[],
): NamedUploads {
  const worn = designs.flatMap(({ garments }) => garments)
  const pictures = worn.flatMap((one) => printsOn(one).flatMap(picturesOfSource))
  const traced = worn.flatMap(({ cut, back }) => [
    ...(cut.kind === 'traced' ? [cut.traced] : []),
    ...(back?.kind === 'traced' ? [back.traced] : []),
  ])
  const figures = designs.flatMap(({ mannequin }) => (mannequin && readOwnPerson(mannequin.person)?.figure) ?? [])
  return { pictures: [...new Set(pictures)], traced: [...new Set(traced)], figures: [...new Set(figures)] }
}
