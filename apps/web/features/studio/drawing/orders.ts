import type { Color } from '@toile/fashion/colors/color.ts'
import type { Design, Style } from '@toile/fashion/designs/design.ts'
import type { FigureDocument } from '@toile/fashion/mannequins/ownFigure.ts'
import type { View } from '@toile/fashion/mannequins/figure.ts'
import type { PrintSource } from '@toile/fashion/prints/placement.ts'
import type { SketchDocument } from '@toile/fashion/sketches/sketchDocument.ts'
import type { Reading } from '@toile/fashion/script/reading.ts'
import type { Repeat } from '@toile/fashion/prints/repeat.ts'
import type { ClothPoints } from '@toile/picture/scenes/clothPoints.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import type { TracedNote } from '@toile/picture/trace/traced.ts'

interface Size {
  /** Pixels. */
  width: number
  height: number
}

/** A picture that the drawing worker can make. */
export type PictureOrder = Size &
  (
    | { kind: 'look'; design: Design; view: View; transparent?: boolean }
    | { kind: 'garment'; garment: string; color?: Color; fabric?: string }
    | { kind: 'sketch'; document: SketchDocument }
    | { kind: 'person'; person: string; part: 'figure' | 'head'; pose?: string; style?: Style }
    | { kind: 'shoe'; shoe: string; person: string; color: Color }
    | { kind: 'print'; source: PrintSource; repeat: Repeat; across: number; tileWidth: number }
  )

/** Asks where a garment's cloth lies in the picture of a look. */
export type ClothOrder = Size & { kind: 'cloth'; design: Design; garment: string; view: View }

export type Order = PictureOrder | ClothOrder

/** Where the worker fetches what a design only names by hash; a picture's ending may not be known, so several are tried. */
export interface UploadAddresses {
  pictures: Readonly<Record<string, readonly string[]>>
  traced: Readonly<Record<string, { url: string; note: TracedNote }>>
  figures: Readonly<Record<string, { url: string; document: FigureDocument }>>
}

/** What the page sends to the worker. */
export type Asked = { id: number } & (
  | { order: Order }
  | { hold: UploadAddresses }
  /** A picture that is not stored yet, under the name that designs give it; a newer one takes its place. */
  | { pixels: Pixels; hash: string }
  /** Where a picture is stored that is to be read as a moodboard picture. */
  | { read: string }
)

/** What the worker sends back. */
export type Answered = { id: number } & (
  | { bitmap: ImageBitmap }
  | { cloth: ClothPoints }
  | { held: readonly string[] }
  | { reading: Reading }
  | { failed: string }
)
