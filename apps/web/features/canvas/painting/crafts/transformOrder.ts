import type { Blend } from '@toile/canvas/document/blends.ts'
import type { Matrix } from '@toile/canvas/document/matrix.ts'
import type { Box } from '@toile/canvas/tiles/box.ts'
import type { SnapLine } from '@toile/canvas/transforming/snapMove.ts'
import type { Mesh } from '@toile/canvas/warping/mesh.ts'

/** Where pixels are taken: by a map of the sheet, or onto a mesh of their box. */
export type TransformMap =
  | { readonly kind: 'matrix'; readonly matrix: Matrix }
  | { readonly kind: 'mesh'; readonly mesh: Mesh }

/** What is said of a transform that is open. */
export type TransformOrder =
  /** Shows it as it will be; the number is told back when it is seen. */
  | { readonly is: 'show'; readonly map: TransformMap; readonly number: number }
  /** The page shows it in small; so it is kept where something else is done. */
  | { readonly is: 'place'; readonly map: TransformMap }
  | { readonly is: 'keep'; readonly map: TransformMap }
  | { readonly is: 'drop' }

/** A transform as it begins. */
export interface BegunTransform {
  /** What is transformed lies in this box of the sheet. */
  readonly box: Readonly<Box>
  /** It in small. */
  readonly picture: ImageBitmap
  readonly lines: readonly SnapLine[]
  readonly blend: Blend
  readonly opacity: number
  /** Whether all of it is paint, which alone can be bent. */
  readonly bends: boolean
}
