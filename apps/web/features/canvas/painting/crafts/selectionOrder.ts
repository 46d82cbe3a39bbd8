import type { Combination } from '@toile/canvas/selecting/combined.ts'

type Place = readonly [x: number, y: number]

/** What is selected anew, in pixels of the sheet. */
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
  | { readonly kind: 'colors'; readonly color: readonly [number, number, number]; readonly fuzziness: number }
  | { readonly kind: 'alpha' }
  | { readonly kind: 'all' | 'none' | 'inverse' }
  | { readonly kind: 'grow' | 'feather' | 'border'; readonly by: number }

/** A selection as it is asked for, and how it meets the one that is there. */
export interface SelectionOrder {
  readonly shape: SelectionShape
  readonly how: Combination
}
