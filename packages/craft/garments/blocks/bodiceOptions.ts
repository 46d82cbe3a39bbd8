import type { Chance } from '@toile/geometry'
import type { DraftContext } from '../garment.ts'
import type { HemShape } from './hemLine.ts'
import type { NecklineId } from './necklines.ts'

/** What a bodice is asked for; lengths in heads. */
export interface BodiceOptions {
  neckline: NecklineId
  neckDepth?: number
  /** Share of the shoulder line left bare. */
  neckSpread?: number
  ease: { bust: number; waist: number; hip: number }
  /** 0 follows the body, 1 hangs straight from the armhole. */
  box: number
  /** The level of the hem. */
  hem: number
  /** Dropped shoulder. */
  drop?: number
  /** Height of a shoulder pad in heads, which squares and widens the shoulder. */
  pad?: number
  armholeDrop?: number
  /** Sleeveless: the share of the shoulder line where the armhole starts. */
  sleeveless?: number
  /** Sag of the hem in the middle. */
  hemCurve?: number
  /** How the hem is cut; a plain sag unless told. */
  hemShape?: HemShape
  hemFlare?: number
  /** 0..1 gathers at the waist (belt, elastic, tucked in). */
  cinch?: number
  /** Its hem is hidden in what is worn below. */
  tucked?: boolean
  /** Width of the rib around the neck, where a raglan seam begins. */
  neckBand?: number
  /** The cloth it is cut from. */
  cloth?: DraftContext['cloth']
  /** The waist's level where it is not the body's. */
  waist?: number
  chance: Chance
}
