import type { LandmarkName } from '@toile/fashion/mannequins/figure.ts'
import type { Design } from '@toile/fashion/designs/design.ts'
import { findPerson } from '@toile/fashion/mannequins/people/index.ts'
import { figureDocumentSchema, ownPerson } from '@toile/fashion/mannequins/ownFigure.ts'
import type { OwnPicture } from '../../figures/ownPicture.ts'
import type { Host, Pixels, Surface } from '../../surface.ts'
import { truthCase } from '../../trace/testing/truthSet.ts'
import { traceSketch } from '../../trace/traceSketch.ts'
import { drawFlatLook } from '../drawLook.ts'
import { frameFigure } from '../frame.ts'
import { noUploads, openSources, type Uploads } from '../sources.ts'
import { flatWearer } from '../wearer.ts'

const own = { gender: 'male', ageGroup: 'adult', figure: 'a'.repeat(64) } as const
const dark = { r: 52, g: 46, b: 50 }
const bare: Design = {
  version: 2,
  style: 'illustration',
  mannequin: { person: 'theo', pose: 'thumbs', mirrored: false },
  shoes: { kind: findPerson('theo')?.shoe ?? 'derby', color: dark },
  lips: { r: 176, g: 84, b: 80 },
  ground: dark,
  garments: [],
  origin: null,
}
const [width, height] = [200, 300]

/** The id of the own mannequin that these uploads hold. */
export const ownMannequin = ownPerson(own)
/** The hash of the traced shirt that they hold. */
export const tracedShirt = 'b'.repeat(64)

/** Uploads as somebody sent them: a drawn person for a mannequin, whose hand lies on the hip, and a traced sheet. */
export function openGoldenUploads(host: Host): Uploads {
  const piece = traceSketch(truthCase(0, 7000).sheet.pixels)
  let figure: OwnPicture | null = null
  return {
    picture: () => null,
    traced: (hash) => (hash === tracedShirt ? piece : null),
    figure(hash) {
      if (hash !== own.figure) return null
      figure ??= takeFigure(host)
      return figure
    },
  }
}

function takeFigure(host: Host): OwnPicture {
  const wearer = flatWearer(bare, 'front')
  if (!wearer) throw new Error('The person is in the catalogue.')
  const body = wearer.figure
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
  const drawn = drawFlatLook(host, bare, openSources(host, noUploads), { width, height, transparent: true })
  return { document, cutOut: pixelsOf(drawn) }
}

const pixelsOf = (surface: Surface): Pixels => ({
  width,
  height,
  rgba: surface.getContext('2d').getImageData(0, 0, width, height).data,
})
