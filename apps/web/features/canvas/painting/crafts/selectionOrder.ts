import type { Combination } from '@toile/canvas/selecting/combined.ts'
import type { BrushPlace } from '@toile/canvas/selecting/selectBrush.ts'

type Place = readonly [x: number, y: number]

/** What is selected anew, in pixels of the sheet; `layer` looks at the layer that is worked on and not at the picture. */
export type SelectionShape =
  | { readonly kind: 'rectangle' | 'ellipse'; readonly from: Place; readonly to: Place }
  | { readonly kind: 'outline'; readonly places: readonly Place[] }
  | {
      readonly kind: 'wand'
      readonly at: Place
      readonly tolerance: number
      readonly contiguous: boolean
      readonly layer: boolean
    }
  | { readonly kind: 'colors'; readonly at: Place; readonly fuzziness: number; readonly layer: boolean }
  | { readonly kind: 'brush'; readonly places: readonly BrushPlace[]; readonly hardness: number }
  /** What a layer covers: the one that is worked on, where none is told. */
  | { readonly kind: 'alpha'; readonly id?: string }
  | { readonly kind: 'all' | 'none' | 'inverse' | 'again' }
  | { readonly kind: 'grow' | 'feather' | 'border'; readonly by: number }

/** A selection as it is asked for, how it meets the one that is there, and over how many pixels its edge fades. */
export interface SelectionOrder {
  readonly shape: SelectionShape
  readonly how: Combination
  readonly feather?: number | undefined
}
