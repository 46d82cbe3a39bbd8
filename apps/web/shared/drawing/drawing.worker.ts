import '../../shell/noEval.ts'
import { type ClothPoints, clothPoints } from '@toile/picture/looks/clothPoints.ts'
import { crossLooks } from '@toile/craft/designs/redesign/crossLooks.ts'
import { redesigns } from '@toile/craft/designs/redesign/redesign.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { PictureOrder } from '@toile/picture/scenes/index.ts'
import { missingUploads } from '@toile/picture/looks/missingUploads.ts'
import { openDrawing } from '@toile/picture/scenes/openDrawing.ts'
import { type MenuScene, sceneMenu } from '@toile/picture/scenes/sceneMenu.ts'
import { readPicture } from '@toile/picture/inspiration/readPicture.ts'
import type { Reading } from '@toile/craft/script/reading.ts'
import type { Pixels, Surface } from '@toile/picture/surface.ts'
import { answerWindow } from '../../shell/calls/answerWindow.ts'
import { canvasOf, openBrowserHost } from './browserHost.ts'
import type { ClothOrder, CrossingAsked, UploadAddresses, VariationsAsked } from './orders.ts'
import { fetchPicture, openUploads } from './uploads.ts'

const host = openBrowserHost()
const uploads = openUploads()
const drawing = openDrawing(host, uploads)

/** Draws a scene with everything it is made of, or not at all. */
function draw(order: PictureOrder): Surface {
  const [missing] = missingUploads(order, uploads)
  if (missing) throw new Error(`The ${order.kind} names ${missing}, which is not at hand.`)
  return drawing.draw(order)
}

const acts = {
  /** Gives the hashes that are held then. */
  hold: (addresses: UploadAddresses): Promise<readonly string[]> => uploads.hold(addresses),
  put: ({ hash, pixels }: { hash: string; pixels: Pixels }): void => void uploads.put(hash, pixels),
  read: async (address: string): Promise<Reading> => readPicture(await fetchPicture([address])),
  findCloth: ({ design, garment, width, height, view }: ClothOrder): ClothPoints =>
    clothPoints(host, design, garment, drawing.sources, { width, height, view }),
  /** What the export menu of a look offers. */
  menu: (): readonly MenuScene[] => sceneMenu(),
  vary: ({ design, asked, count }: VariationsAsked): readonly Design[] => redesigns(design, asked, count),
  cross: ({ one, other, shares }: CrossingAsked): Design => crossLooks(one, other, shares),
  draw: (order: PictureOrder): ImageBitmap => canvasOf(draw(order)).transferToImageBitmap(),
}

export type DrawingActs = typeof acts

answerWindow(acts)
