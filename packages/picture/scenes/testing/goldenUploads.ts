import type { LandmarkName } from '@toile/fashion/mannequins/figure.ts'
import { figureOf } from '@toile/fashion/mannequins/figureOf.ts'
import { figureDocumentSchema, ownPerson } from '@toile/fashion/mannequins/ownFigure.ts'
import type { OwnPicture } from '../../figures/ownPicture.ts'
import type { Pixels, Surface } from '../../surface.ts'
import { truthCase } from '../../trace/testing/truthSet.ts'
import { traceSketch } from '../../trace/traceSketch.ts'
import { frameFigure } from '../frame.ts'
import type { Drawing } from '../openDrawing.ts'
import type { Uploads } from '../sources.ts'

const own = { gender: 'male', ageGroup: 'adult', figure: 'a'.repeat(64) } as const
const pose = 'thumbs'
const [width, height] = [200, 300]

/** The id of the own mannequin that these uploads hold. */
export const ownMannequin = ownPerson(own)
/** The hash of the traced shirt that they hold. */
export const tracedShirt = 'b'.repeat(64)

/** Uploads as somebody sent them: a drawn person for a mannequin, whose hand lies on the hip, and a traced sheet. */
export function openGoldenUploads(desk: () => Drawing): Uploads {
  const piece = traceSketch(truthCase(0, 7000).sheet.pixels)
  let figure: OwnPicture | null = null
  return {
    picture: () => null,
    traced: (hash) => (hash === tracedShirt ? piece : null),
    figure(hash) {
      if (hash !== own.figure) return null
      figure ??= takeFigure(desk())
      return figure
    },
  }
}

function takeFigure(desk: Drawing): OwnPicture {
  const body = figureOf({ person: 'theo', pose, mirrored: false })
  if (!body) throw new Error('The person is in the catalogue.')
  const { scale, origin } = frameFigure(body, width, height)
  const marks = Object.entries(body.landmarks()) as [LandmarkName, readonly [number, number]][]
  const landmarks = Object.fromEntries(
    marks.map(([name, [x, y]]) => [name, [origin[0] + x * scale, origin[1] + y * scale]]),
  )
  const document = figureDocumentSchema.parse({
    ...own,
    version: 1,
    picture: own.figure,
    cutOut: own.figure,
    width,
    height,
    landmarks,
    confirmed: true,
  })
  return { document, cutOut: pixelsOf(desk.personThumb('theo', { width, height, part: 'figure', pose })) }
}

const pixelsOf = (surface: Surface): Pixels => ({
  width,
  height,
  rgba: surface.getContext('2d').getImageData(0, 0, width, height).data,
})
