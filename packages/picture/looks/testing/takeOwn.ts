import type { Design } from '@toile/craft/designs/design.ts'
import type { LandmarkName } from '@toile/craft/mannequins/figure.ts'
import { type FigureDocument, figureDocumentSchema } from '@toile/craft/mannequins/ownFigure.ts'
import { findPerson } from '@toile/craft/mannequins/people/index.ts'
import type { OwnPicture } from '../../people/own/ownPicture.ts'
import type { Host } from '../../surface.ts'
import { drawFlatLook } from '../drawLook.ts'
import { frameFigure } from '../frame.ts'
import { noUploads, openSources } from '../sources.ts'
import { flatWearer } from '../wearer.ts'

/** The hash of every mannequin that is taken here. */
export const taken = { gender: 'male', ageGroup: 'adult', figure: 'a'.repeat(64) } as const

/** Somebody's own mannequin from a drawn picture of a design, its points where they are. */
export function takeOwn(
  host: Host,
  design: Design,
  { width, height }: { width: number; height: number },
  said: Partial<Pick<FigureDocument, 'resize' | 'proportion'>> = {},
): OwnPicture {
  const wearer = flatWearer(design, 'front')
  const person = findPerson(design.mannequin.person)
  if (!wearer || !person) throw new Error('The person is in the catalogue.')
  const { scale, origin } = frameFigure(wearer.figure, width, height)
  const marks = Object.entries(wearer.figure.landmarks()) as [LandmarkName, readonly [number, number]][]
  const landmarks = Object.fromEntries(
    marks.map(([name, [x, y]]) => [name, [origin[0] + x * scale, origin[1] + y * scale]]),
  )
  const document = figureDocumentSchema.parse({
    gender: person.gender,
    ageGroup: person.ageGroup,
    version: 1,
    picture: taken.figure,
    cutOut: taken.figure,
    width,
    height,
    landmarks,
    confirmed: true,
    ...said,
  })
  const drawn = drawFlatLook(host, design, openSources(host, noUploads), { width, height, transparent: true })
  return { document, cutOut: { width, height, rgba: drawn.getContext('2d').getImageData(0, 0, width, height).data } }
}
