import { designVersion } from '@toile/craft/designs/designVersion.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { ownPerson } from '@toile/craft/mannequins/ownFigure.ts'
import { findPerson } from '@toile/craft/mannequins/people/index.ts'
import type { OwnPicture } from '../../people/own/ownPicture.ts'
import { truthCase } from '../../reading/trace/testing/truthSet.ts'
import { traceSketch } from '../../reading/trace/traceSketch.ts'
import type { Host } from '../../surface.ts'
import type { Uploads } from '../sources.ts'
import { taken, takeOwn } from './takeOwn.ts'

const dark = { r: 52, g: 46, b: 50 }
const bare: Design = {
  version: designVersion,
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
export const ownMannequin = ownPerson(taken)
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
      if (hash !== taken.figure) return null
      figure ??= takeOwn(host, bare, { width, height })
      return figure
    },
  }
}
