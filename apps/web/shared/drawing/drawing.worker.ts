import '../../shell/noEval.ts'
import { keepLatest } from '@toile/geometry'
import { type ClothPoints, clothPoints } from '@toile/picture/looks/clothPoints.ts'
import { type ClothTiles, clothTiles } from '@toile/picture/looks/clothTiles.ts'
import { colorwaysFor } from '@toile/craft/designs/colorways/colorwaysFor.ts'
import { withPictureInks } from '@toile/craft/designs/colorways/withPictureInks.ts'
import { crossLooks } from '@toile/craft/designs/redesign/crossLooks.ts'
import { redesigns } from '@toile/craft/designs/redesign/redesign.ts'
import { redesignedOn } from '@toile/craft/designs/redesign/redesignedOn.ts'
import { fitsMotion } from '@toile/craft/films/fitsMotion.ts'
import type { OwnPose } from '@toile/craft/motions/own/ownPose.ts'
import { askedArms } from '@toile/picture/films/askedArms.ts'
import { type KeyPose, keyPose } from '@toile/picture/films/keyPose.ts'
import type { RefusalCode } from '@toile/rules/refusals.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { Retouched } from '@toile/craft/products/retouch.ts'
import { type LookMap, lookMap } from '@toile/picture/looks/lookMap.ts'
import { findingHandles, type FoundKnobs } from '@toile/picture/looks/handles/knobHandles.ts'
import type { PictureOrder } from '@toile/picture/scenes/index.ts'
import { inksOfPictures } from '@toile/picture/looks/inksOfPictures.ts'
import { missingUploads } from '@toile/picture/looks/missingUploads.ts'
import { openDrawing } from '@toile/picture/scenes/openDrawing.ts'
import { type MenuScene, sceneMenu } from '@toile/picture/scenes/sceneMenu.ts'
import { readPicture } from '@toile/picture/inspiration/readPicture.ts'
import type { Reading } from '@toile/craft/script/reading.ts'
import type { PaintNote } from '@toile/picture/painting/back/paintNote.ts'
import { strayPaint } from '@toile/picture/painting/back/strayPaint.ts'
import type { Pixels, Surface } from '@toile/picture/surface.ts'
import { type RetouchedPicture } from '@toile/picture/retouch/openRetouching.ts'
import { retouchedOn } from '@toile/picture/retouch/retouchedOn.ts'
import { productMaps } from '@toile/picture/products/productMaps.ts'
import { handedMaps } from '@toile/picture/relight/handedMaps.ts'
import type { LightMaps } from '@toile/picture/relight/lightMaps.ts'
import { answerWindow } from '../../shell/calls/answerWindow.ts'
import { handOver } from '../../shell/calls/handOver.ts'
import { canvasOf, openBrowserHost } from './browserHost.ts'
import { lookShape } from './lookShape.ts'
import type {
  ArmsAsked,
  BeforeLightOrder,
  ClothOrder,
  ClothTilesAsked,
  ColorwaysOrder,
  CrossingAsked,
  DragAsked,
  FoundColorways,
  HandlesOrder,
  MapOrder,
  MotionsAsked,
  PoseAsked,
  StrayOrder,
  UploadAddresses,
  VariationsAsked,
} from './orders.ts'
import { fetchPicture, openUploads } from './uploads.ts'

const host = openBrowserHost()
const uploads = openUploads()
const drawing = openDrawing(host, uploads)
/** As many maps as are asked for at once: the stage's and that of the tab beside it, of this look and of the one before. */
const keptMap = keepLatest<LookMap | null>(4)

/** Draws a scene with everything it is made of, or not at all. */
function draw(order: PictureOrder): Surface {
  const [missing] = missingUploads(order, uploads)
  if (missing) throw new Error(`The ${order.kind} names ${missing}, which is not at hand.`)
  return drawing.draw(order)
}

/** Pixels of the longer side that tell what is seen of a colour. */
const measuredSide = 512

/** A pose of a film without what drags it. */
export type FoundPose = Omit<KeyPose, 'dragged'>

interface Varied {
  from: Design
  made: readonly Design[]
}

let handlesAsked = 0

/** Finds handles knob by knob: pictures are drawn in between, and a newer question ends this one with nothing. */
async function findHandles({ design, garment, ...options }: HandlesOrder): Promise<FoundKnobs | null> {
  handlesAsked += 1
  const turn = handlesAsked
  const finding = findingHandles(design, garment, drawing.sources, options)
  for (;;) {
    const step = finding.next()
    if (step.done) return step.value
    await new Promise((resolve) => setTimeout(resolve))
    if (turn !== handlesAsked) return null
  }
}

const acts = {
  /** Gives the hashes that are held then. */
  hold: (addresses: UploadAddresses): Promise<readonly string[]> => uploads.hold(addresses),
  put: ({ hash, pixels }: { hash: string; pixels: Pixels }): void => void uploads.put(hash, pixels),
  read: async (address: string): Promise<Reading> => readPicture(await fetchPicture([address])),
  findCloth: ({ design, garment, part, width, height, view }: ClothOrder): ClothPoints =>
    clothPoints(host, design, garment, drawing.sources, { width, height, view }, part),
  /** The surface of a garment's cloth, to be laid on a form. */
  clothTiles: ({ worn, pixelsPerMillimetre }: ClothTilesAsked): ClothTiles => {
    const tiles = clothTiles(drawing.sources, worn, pixelsPerMillimetre)
    const parts = [tiles.print, tiles.weave].flatMap((tile) => tile?.pixels.rgba.buffer ?? [])
    return handOver(
      tiles,
      parts.filter((part): part is ArrayBuffer => part instanceof ArrayBuffer),
    )
  },
  /** Which garment, part and spot lies under each pixel of a look. */
  map: ({ design, width, height, view }: MapOrder): LookMap | null =>
    keptMap(lookShape(design, { width, height, view }), () =>
      lookMap(host, design, drawing.sources, { width, height, view }),
    ),
  findHandles,
  /** What the export menu of a look offers. */
  menu: (): readonly MenuScene[] => sceneMenu(),
  colorways: ({ designs, asked }: ColorwaysOrder): FoundColorways => {
    const inks = inksOfPictures(designs, uploads)
    const inked = designs.map((design) => withPictureInks(design, inks))
    return { ...colorwaysFor(inked, asked), inks }
  },
  /** The look that the variations go on from, and they. */
  vary: ({ design, after, asked, count }: VariationsAsked): Varied => {
    const from = redesignedOn(design, after)
    return { from, made: redesigns(from, asked, count) }
  },
  cross: ({ one, other, shares }: CrossingAsked): Design => crossLooks(one, other, shares),
  /** A copy is given away: the desk lights its own. */
  beforeLight: ({ design, shot, width, height }: BeforeLightOrder): LightMaps => {
    const { maps, memory } = handedMaps(productMaps(drawing, design, shot, width, height).maps)
    return handOver(maps, memory)
  },
  /** Colours that the steps of a picture ask for, as they are seen; nothing where it is not at hand. */
  recolourings: (of: Retouched): RetouchedPicture['recolourings'] | null =>
    retouchedOn(drawing, of, measuredSide)?.recolourings ?? null,
  /** The pose of a frame, and where its joints are in the picture. */
  pose: ({ film, frame, ...size }: PoseAsked): FoundPose | null => {
    const found = keyPose(drawing, film, frame, size)
    return found && { pose: found.pose, stands: found.stands, joints: found.joints }
  },
  dragJoint: ({ film, frame, joint, to, ...size }: DragAsked): OwnPose | null =>
    keyPose(drawing, film, frame, size)?.dragged(joint, to) ?? null,
  /** Which arms of somebody in a film have to be pointed out, the one on the left first. */
  askedArms: ({ film, ...size }: ArmsAsked) => askedArms(drawing, film, size),
  /** What of the paint on a look does not fit it any more, on either side. */
  strayPaint: ({ before, design }: StrayOrder): PaintNote[] =>
    (['front', 'back'] as const).flatMap((view) => strayPaint(before, design, drawing.sources, view)),
  /** For each motion why none of the looks can make it. */
  whyNotMoved: ({ designs, motions }: MotionsAsked): (RefusalCode | null)[] =>
    motions.map((motion) => {
      const lacks = designs.map((design) => fitsMotion(motion, design))
      return lacks.every(Boolean) ? (lacks[0] ?? null) : null
    }),
  draw: (order: PictureOrder): ImageBitmap => canvasOf(draw(order)).transferToImageBitmap(),
}

export type DrawingActs = typeof acts

answerWindow(acts)
