import type { Design } from '@toile/craft/designs/design.ts'
import type { Retouched } from '@toile/craft/products/retouch.ts'
import type { Reading } from '@toile/craft/script/reading.ts'
import type { ClothPoints } from '@toile/picture/looks/clothPoints.ts'
import type { LightMaps } from '@toile/picture/relight/lightMaps.ts'
import type { LookMap } from '@toile/picture/looks/lookMap.ts'
import type { FoundKnobs } from '@toile/picture/looks/handles/knobHandles.ts'
import type { PictureOrder } from '@toile/picture/scenes/index.ts'
import type { MenuScene } from '@toile/picture/scenes/sceneMenu.ts'
import type { PaintNote } from '@toile/picture/painting/back/paintNote.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import { openListeners } from '../../shell/openListeners.ts'
import { openWorker } from '../../shell/openWorker.ts'
import type { OwnPose } from '@toile/craft/motions/own/ownPose.ts'
import type { RefusalCode } from '@toile/rules/refusals.ts'
import type { DrawingActs, FoundPose } from './drawing.worker.ts'
import address from './drawing.worker.ts?worker&url'
import { openLine, type Urgency } from './lineOfOrders.ts'
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
  Order,
  PoseAsked,
  StrayOrder,
  UploadAddresses,
  VariationsAsked,
} from './orders.ts'

const stopped = openListeners()

/** The one drawing worker of the page; the engine is loaded with it and never before. */
const worker = openWorker<DrawingActs>(address, stopped.tell)

/** Runs each time the worker stopped: the next one is another, and empty. */
export const onFresh = stopped.subscribe

type Drawn = ImageBitmap | ClothPoints | LookMap | LightMaps | null
const line = openLine((order: Order): Promise<Drawn> => {
  if (order.kind === 'cloth') return worker.ask('findCloth', order)
  if (order.kind === 'beforeLight') return worker.ask('beforeLight', order)
  return order.kind === 'map' ? worker.ask('map', order) : worker.ask('draw', order)
})

/** Asks for a picture; nothing when a newer order of the same slot overtook it. */
export async function drawPicture(slot: string, order: PictureOrder, urgency: Urgency): Promise<ImageBitmap | null> {
  const drawn = await line.ask(slot, order, urgency)
  return drawn instanceof ImageBitmap ? drawn : null
}

/** Asks where a garment's cloth lies; nothing when a newer order of the same slot overtook it. */
export async function findCloth(slot: string, order: ClothOrder): Promise<ClothPoints | null> {
  const found = await line.ask(slot, order, 'soon')
  return found && 'points' in found ? found : null
}

/** Has the worker make the surface of a garment's cloth, to be laid on a form. */
export const makeClothTiles = (asked: ClothTilesAsked) => worker.ask('clothTiles', asked)

/** Asks what lies where in the picture of a look; nothing when a newer order of the same slot overtook it. */
export async function mapLook(slot: string, order: MapOrder): Promise<LookMap | null> {
  const found = await line.ask(slot, order, 'soon')
  return found && 'seen' in found ? found : null
}

/** Asks for a product picture before any light; nothing when a newer order of the same slot overtook it. */
export async function askBeforeLight(slot: string, order: BeforeLightOrder): Promise<LightMaps | null> {
  const maps = await line.ask(slot, order, 'soon')
  return maps && 'albedo' in maps ? maps : null
}

/** Asks where the knobs of a garment are taken hold of and what they measure; nothing when a newer question overtook this one. */
export const findHandles = (order: HandlesOrder): Promise<FoundKnobs | null> => worker.ask('findHandles', order)

/** Gives the worker a picture that is not stored yet, in place of an older one of that name. */
export const holdPixels = (hash: string, pixels: Pixels): Promise<void> => worker.ask('put', { hash, pixels })

/** Has the worker read a stored picture as a moodboard picture; drawings that wait come after it. */
export const readStored = (address: string): Promise<Reading> => worker.ask('read', address)

/** What the export menu of a look offers: the worker has the list of scenes, the window what it needs of it. */
export const readMenu = (): Promise<readonly MenuScene[]> => worker.ask('menu', undefined)

/** Gives up the order of a slot that waits. */
export const leaveLine = (slot: string): void => line.leave(slot)

/** Has the worker fetch uploads; gives the hashes that it holds. */
export const holdUploads = (hold: UploadAddresses): Promise<readonly string[]> => worker.ask('hold', hold)

/** Has the worker make variations of a look: it knows how clothes are drafted, which the page does not. */
export const makeVariations = (asked: VariationsAsked) => worker.ask('vary', asked)

/** Has the worker find the roles of colours of looks and propose colourways for them. */
export const findColorways = (order: ColorwaysOrder): Promise<FoundColorways> => worker.ask('colorways', order)

/** Has the worker measure the colours that the steps of a picture ask for. */
export const measureRecolourings = (of: Retouched) => worker.ask('recolourings', of)

/** Has the worker find the pose of a frame of a film, and where its joints are. */
export const findPose = (asked: PoseAsked): Promise<FoundPose | null> => worker.ask('pose', asked)

/** Has the worker tell which arms of somebody in a film have to be pointed out; nothing where nobody is moved as a picture. */
export const findAskedArms = (asked: ArmsAsked): Promise<readonly [boolean, boolean] | null> =>
  worker.ask('askedArms', asked)

/** Has the worker drag a joint of that pose. */
export const findDragged = (asked: DragAsked): Promise<OwnPose | null> => worker.ask('dragJoint', asked)

/** Has the worker say which motions none of some looks can make: it knows how clothes are drafted, which the page does not. */
export const whyNotMoved = (asked: MotionsAsked): Promise<readonly (RefusalCode | null)[]> =>
  worker.ask('whyNotMoved', asked)

/** Has the worker say what of the paint on a look does not fit it any more. */
export const findStrayPaint = (order: StrayOrder): Promise<PaintNote[]> => worker.ask('strayPaint', order)

/** Has the worker cross two looks. */
export const makeCrossing = (asked: CrossingAsked): Promise<Design> => worker.ask('cross', asked)
