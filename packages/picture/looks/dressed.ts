import type { Worn } from '@toile/craft/designs/design.ts'
import type { Fabric } from '@toile/craft/fabrics/fabric.ts'
import type { AnyAccessory, AnyGarment } from '@toile/craft/garments/garment.ts'
import type { Piece } from '@toile/craft/garments/piece.ts'
import type { TracedPiece } from '../reading/trace/traced.ts'
import type { WornTraced } from './traced/worn/wornTraced.ts'

/** A garment on a figure: its drafted pieces, or a traced sketch; covered says that an outer garment with sleeves lies over it. */
export type Dressed = {
  worn: Worn
  fabric: Fabric
  /** Names all that its drawing on one figure depends on; of drafted pieces, beside them and what lies on them. */
  key: string
} & (
  | {
      kind: 'drafted'
      garment: AnyGarment | AnyAccessory
      pieces: readonly Piece[]
      /** Names what the pieces alone depend on, and what their models depend on beside them. */
      shape: string
      kin: string
      /** How far it swings against the look, where it moves. */
      swings?: number
    }
  | {
      kind: 'traced'
      traced: TracedPiece
      covered: boolean
      /** Where it lies on a body in space. */
      inSpace?: WornTraced
    }
)
