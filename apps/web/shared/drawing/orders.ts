import type { ColorwaysAsked, ColorwaysFound } from '@toile/craft/designs/colorways/colorwaysFor.ts'
import type { CrossShares } from '@toile/craft/designs/redesign/crossLooks.ts'
import type { RedesignAsked } from '@toile/craft/designs/redesign/redesign.ts'
import type { Taken } from '@toile/craft/designs/redesign/taken.ts'
import type { Film, FilmMotion } from '@toile/craft/films/film.ts'
import type { JointId } from '@toile/craft/motions/own/dragJoint.ts'
import type { Point } from '@toile/geometry'
import type { Design, Worn } from '@toile/craft/designs/design.ts'
import type { FigureDocument } from '@toile/craft/mannequins/ownFigure.ts'
import type { Shot } from '@toile/craft/products/shot.ts'
import type { PartId } from '@toile/craft/garments/partOf.ts'
import type { InksOfPictures } from '@toile/craft/prints/pictureInks.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import type { HandleOptions } from '@toile/picture/looks/handles/knobHandles.ts'
import type { PictureOrder } from '@toile/picture/scenes/index.ts'
import type { Size } from '@toile/picture/scenes/scene.ts'
import type { TracedNote } from '@toile/craft/sketches/tracedNote.ts'

/** Asks where a garment's cloth lies in the picture of a look. */
export type ClothOrder = Size & { kind: 'cloth'; design: Design; garment: string; part?: PartId; view: View }

/** Asks what lies under each pixel of the picture of a look. */
export type MapOrder = Size & { kind: 'map'; design: Design; view: View }

/** Asks where the knobs of a garment are taken hold of in the picture of a look. */
export interface HandlesOrder extends HandleOptions {
  design: Design
  garment: string
}

/** Asks for the surface of a garment's cloth, so many pixels to a millimetre. */
export interface ClothTilesAsked {
  worn: Worn
  pixelsPerMillimetre: number
}

/** Asks for a product picture before any light, to be lit in the window. */
export type BeforeLightOrder = Size & { kind: 'beforeLight'; design: Design; shot: Shot }

/** What waits in the line of the worker: any scene of the list, where cloth lies, or a picture before light. */
export type Order = PictureOrder | ClothOrder | MapOrder | BeforeLightOrder

/** Where the worker fetches what a design only names by hash; a picture's ending may not be known, so several are tried. */
export interface UploadAddresses {
  pictures: Readonly<Record<string, readonly string[]>>
  traced: Readonly<Record<string, { url: string; note: TracedNote }>>
  figures: Readonly<Record<string, { url: string; document: FigureDocument }>>
  /** Pictures that are shown for themselves. */
  whole?: Readonly<Record<string, readonly string[]>>
}

/** Variations of a look that the worker is asked for. */
export interface VariationsAsked {
  design: Design
  /** The variations that were gone on from, the first first. */
  after: readonly Taken[]
  asked: RedesignAsked
  count: number
}

/** A crossing of two looks that the worker is asked for. */
export interface CrossingAsked {
  one: Design
  other: Design
  shares: CrossShares
}

/** Asks for the pose in which somebody stands in a frame of a film, as it is seen in a picture of that size. */
export type PoseAsked = Size & { film: Film; frame: number }

/** Asks which arms of somebody in a film have to be pointed out. */
export type ArmsAsked = Size & { film: Film }

/** Asks for that pose with one joint dragged to a pixel. */
export type DragAsked = PoseAsked & { joint: JointId; to: Point }

/** Asks which motions none of some looks can make. */
export interface MotionsAsked {
  designs: readonly Design[]
  motions: readonly FilmMotion[]
}

/** Colourways as the worker finds them, with the inks of the printed pictures that the looks do not know. */
export interface FoundColorways extends ColorwaysFound {
  inks: InksOfPictures
}

/** Colourways of looks that the worker is asked for. */
export interface ColorwaysOrder {
  designs: readonly Design[]
  asked: ColorwaysAsked
}

/** Asks what of the paint on a look does not fit it any more after a change. */
export interface StrayOrder {
  before: Design
  design: Design
}
