import type { StoredCanvas } from '@toile/canvas/document/storedCanvas.ts'
import type { Spot } from '@toile/craft/applied/spot.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import type { PaintNote } from '@toile/picture/painting/back/paintNote.ts'
import type { Size } from '@toile/picture/scenes/scene.ts'
import type { UploadAddresses } from '../../../shared/drawing/orders.ts'

/** Asks for a look as the layers of a painting. */
export interface LookLayersOrder extends Size {
  design: Design
  /** Where what the look names is fetched. */
  uploads: UploadAddresses
  view: View
  designId: string
}

/** Asks for a stored picture as a painting of one layer, whose sides are at most so long. */
export interface PictureLayerOrder {
  addresses: readonly string[]
  most: number
  /** Of the layer, already translated. */
  name: string
}

/** A painting as the server keeps it, and its tiles: PNGs by their hashes. */
export interface PaintingMade {
  document: StoredCanvas
  tiles: ReadonlyMap<string, Uint8Array>
}

/** Asks for what was painted over a look, on its cloth; `file` is the painting as a file of its own. */
export interface PaintBackOrder {
  file: Blob
  design: Design
  uploads: UploadAddresses
  view: View
}

/** Paint on cloth, its picture still to be stored. */
export interface PaintFound {
  at: Spot
  /** Across it, in millimetres. */
  width: number
  picture: Blob
}

/** What of a painting lies on which garment, and what cannot go back. */
export interface PaintTaken {
  laid: readonly { garment: string; paint: readonly PaintFound[] }[]
  notes: readonly PaintNote[]
}
