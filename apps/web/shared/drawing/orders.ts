import type { Color } from '@toile/craft/colors/color.ts'
import type { Design, Style } from '@toile/craft/designs/design.ts'
import type { FigureDocument } from '@toile/craft/mannequins/ownFigure.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import type { PrintSource } from '@toile/craft/prints/placement.ts'
import type { SketchDocument } from '@toile/craft/sketches/sketchDocument.ts'
import type { Repeat } from '@toile/craft/prints/repeat.ts'
import type { TracedNote } from '@toile/picture/reading/trace/traced.ts'

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

/** Where the worker fetches what a design only names by hash; a picture's ending may not be known, so several are tried. */
export interface UploadAddresses {
  pictures: Readonly<Record<string, readonly string[]>>
  traced: Readonly<Record<string, { url: string; note: TracedNote }>>
  figures: Readonly<Record<string, { url: string; document: FigureDocument }>>
}
