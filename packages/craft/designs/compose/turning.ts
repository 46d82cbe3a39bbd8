import type { AnyGarment } from '../../garments/garment.ts'
import type { Wearer } from '../../mannequins/wearer.ts'
import type { Tier } from './tier.ts'

/** One detail that a collection repeats: an option of a knob. */
export interface Signature {
  knob: string
  option: string
}

/** What a garment's knobs are turned by. */
export interface Turning {
  garment: Pick<AnyGarment, 'slot' | 'category' | 'character' | 'knobs'>
  wearer: Wearer
  /** Whether a jacket or coat lies over it. */
  covered: boolean
  /** Whether something under it is to be seen, for what can be worn open. */
  reveals: boolean
  /** How long it should be against its normal length, -1..1. */
  length: number
  signature: Signature | null
  tier: Tier
  /** Whether a tie is worn to it. */
  tied: boolean
  /** Whether its look may have a stripe down its side or across. */
  striped: boolean
  /** Where the print of its look is. */
  printed: 'here' | 'beside' | 'nowhere'
  /** Whether that is a picture seen whole, which nothing should cut or show again. */
  pictured: boolean
}
