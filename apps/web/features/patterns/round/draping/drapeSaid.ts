import type { FabricId } from '@toile/craft/fabrics/index.ts'
import type { ClothMesh } from '@toile/tailoring/cloth/clothMesh.ts'
import type { Figure, Mesh, Spot } from '@toile/tailoring/form/form.ts'
import type { Measures } from '@toile/tailoring/bodies/measures.ts'
import type { Pattern } from '@toile/tailoring/pattern/pattern.ts'
import type { FitRemark } from './fitRemarks.ts'

/** What is draped: a pattern of a fabric of the atelier on a body. */
export interface DrapeOrder {
  pattern: Pattern
  measures: Measures
  figure: Figure
  fabric: FabricId
}

/** What the window says to the worker that drapes. */
export type Said =
  | { say: 'drape'; order: DrapeOrder }
  | { say: 'run'; on: boolean }
  | { say: 'pull'; corner: number; to: Spot | null }
  | { say: 'wind'; on: boolean }
  /** The last picture of the cloth was taken: the next may come. */
  | { say: 'taken' }

/** Cloth at a moment: x, y, z per corner and how far each stands off the body, in millimetres, the stretch of each triangle as a share, and, where it changed, the first of the corners that lie in one place. */
export interface HungFrame {
  positions: Float32Array
  gaps: Float32Array
  strain: Float32Array
  welded: Uint32Array | null
}

/** What the worker tells. */
export type Told =
  | { told: 'form'; mesh: Mesh }
  | { told: 'cloth'; mesh: ClothMesh }
  | { told: 'hung'; frame: HungFrame; progress: number; settled: boolean }
  | { told: 'fit'; remarks: readonly FitRemark[]; held: boolean }
  | { told: 'failed' }
