import type { Side } from '../../mannequins/figure.ts'
import type { Piece } from '../piece.ts'
import type { BackSeams } from './back.ts'
import type { Bodice } from './bodice.ts'
import type { CuffFinishId } from './cuffFinish.ts'
import type { OnHalf } from './fronts.ts'
import type { Sewn } from '../marks.ts'
import type { ShapingId, VentId } from './outerBack.ts'
import type { OuterBeltId } from './outerBelt.ts'
import type { OuterClosureId } from './outerClosure.ts'
import type { OuterCollarId } from './outerCollar.ts'
import type { ChestPocketId, OuterPocketId, PocketPlace } from './outerPockets.ts'
import type { ShoulderId } from './shoulders.ts'
import type { SleeveId } from './sleeveCut.ts'
import type { Trims } from './trims.ts'

/** A jacket or coat as its knobs describe it; lengths in heads of the adult woman, levels in heads. */
export interface OuterPlan {
  worn: 'closed' | 'open'
  /** How far its fronts slide apart at the waist when it is open. */
  opens?: number
  hem: number
  hemShape?: 'straight' | 'rounded'
  hemCurve?: number
  /** Depth of two points below the hem of a closed front, in heads of the adult woman. */
  points?: number
  ease: number
  /** 0 hangs straight, 1 follows the waist. */
  waist: number
  hipEase?: number
  flare?: number
  shoulder?: ShoulderId
  armholeDrop?: number
  collar: { kind: OuterCollarId; breaks: number; width: number; height?: number; depth?: number; snapped?: boolean }
  /** `to` ends it above the hem. */
  closure: { kind: OuterClosureId; count: number; gap?: number; radius?: number; to?: number }
  sleeve?: { cut: SleeveId; ease: number; hem?: number; length?: number; cuff: CuffFinishId; tailored?: boolean } | null
  pockets?: { kind: OuterPocketId } & Partial<PocketPlace>
  chest?: { kind: ChestPocketId; y?: number }
  back?: BackSeams
  vents?: VentId
  /** Length of the vents in heads. */
  deep?: number
  panels?: ShapingId
  belt?: OuterBeltId
  beltHeight?: number
  /** Drawn in at the waist by a belt that is worn over it. */
  drawnIn?: boolean
  epaulettes?: boolean
  stitched?: boolean
  /** Without sleeves: the share of the shoulder line where the armhole starts. */
  sleeveless?: number
  trims?: Trims
  /** A knitted or sewn band below the hem. */
  hemBand?: { kind: 'rib' | 'band'; height: number }
}

/** What a garment adds to its plan: seams on each half, on the back, changes of its cut pieces, and pieces of its own. */
export interface OuterExtras {
  half?(side: Side, on: OnHalf, bodice: Bodice): Sewn
  back?(bodice: Bodice): Sewn
  cut?(piece: Piece, bodice: Bodice): Piece
  sleeve?(piece: Piece, bodice: Bodice): Piece
  pieces?(frame: OuterFrame): Piece[]
}

/** What the parts of a drafted jacket share. */
export interface OuterFrame {
  bodice: Bodice
  on: OnHalf
  open: number | null
  body: readonly Piece[]
}
