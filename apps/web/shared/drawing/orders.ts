import type { CrossShares } from '@toile/craft/designs/redesign/crossLooks.ts'
import type { RedesignAsked } from '@toile/craft/designs/redesign/redesign.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { FigureDocument } from '@toile/craft/mannequins/ownFigure.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import type { PictureOrder } from '@toile/picture/scenes/index.ts'
import type { Size } from '@toile/picture/scenes/scene.ts'
import type { TracedNote } from '@toile/craft/sketches/tracedNote.ts'

/** Asks where a garment's cloth lies in the picture of a look. */
export type ClothOrder = Size & { kind: 'cloth'; design: Design; garment: string; view: View }

/** What waits in the line of the worker: any scene of the list, or where cloth lies. */
export type Order = PictureOrder | ClothOrder

/** Where the worker fetches what a design only names by hash; a picture's ending may not be known, so several are tried. */
export interface UploadAddresses {
  pictures: Readonly<Record<string, readonly string[]>>
  traced: Readonly<Record<string, { url: string; note: TracedNote }>>
  figures: Readonly<Record<string, { url: string; document: FigureDocument }>>
}

/** Variations of a look that the worker is asked for. */
export interface VariationsAsked {
  design: Design
  asked: RedesignAsked
  count: number
}

/** A crossing of two looks that the worker is asked for. */
export interface CrossingAsked {
  one: Design
  other: Design
  shares: CrossShares
}
