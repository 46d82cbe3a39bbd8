import type { Applied } from '../../applied/applied.ts'
import type { PartPrint } from '../../applied/partPrint.ts'
import type { Color } from '../../colors/color.ts'
import type { Fill } from '../../colors/fill.ts'
import type { Placement } from '../../prints/placement.ts'
import type { Worn } from '../design.ts'

/** What of a placed print differs: the print itself, the inks it is painted in, or how it lies. */
export type PrintPart =
  | 'on'
  | 'off'
  | 'print'
  | 'colors'
  | 'mode'
  | 'along'
  | 'repeat'
  | 'width'
  | 'place'
  | 'angle'
  | 'mirrored'
  | 'opacity'

/** What around the garments is told by one value on each side. */
export type AroundPart =
  | 'person'
  | 'pose'
  | 'mirrored'
  | 'style'
  | 'shoes'
  | 'backdrop'
  | 'hand'
  | 'size'
  | 'colorways'
  | 'roles'

/** What has one colour by itself. */
export type ColorOf = 'cloth' | 'contrast' | 'trim' | 'shoes' | 'lips' | 'ground'

/** A colour on one side or the other; null goes with the cloth. `distance` is CIEDE2000, where there are two. */
export interface ColorDifference {
  kind: 'color'
  worn: Worn | null
  of: ColorOf
  before: Color | null
  after: Color | null
  distance: number | null
}

/** A print on a garment, or on a part of it where one is told. */
export interface PrintDifference {
  kind: 'print'
  worn: Worn
  at: Pick<PartPrint, 'part' | 'side'> | null
  what: PrintPart
  before: Placement | null
  after: Placement | null
}

/** What of a garment is told without its values. */
export type PlainDifference = 'hidden' | 'locked' | 'ownColors' | 'back' | 'folds' | 'flecks'

/** One thing in which two looks differ; `worn` is the garment as the second look has it. */
export type Difference =
  | { kind: 'putOn' | 'takenOff'; worn: Worn }
  | { kind: 'swapped'; before: Worn; after: Worn }
  | { kind: 'order' }
  /** Null stands for the knob's normal value. */
  | { kind: 'knob'; worn: Worn; knob: string; before: number | string | null; after: number | string | null }
  | { kind: 'fabric'; worn: Worn; before: string; after: string }
  | ColorDifference
  | { kind: 'gradient'; worn: Worn; before: Fill; after: Fill }
  | PrintDifference
  | { kind: PlainDifference; worn: Worn }
  | { kind: 'applied'; worn: Worn; what: 'added' | 'removed' | 'changed' | 'order'; one: Applied }
  | { kind: 'around'; part: AroundPart; before: string | boolean | null; after: string | boolean | null }
