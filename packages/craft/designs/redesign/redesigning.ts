import type { Color } from '../../colors/color.ts'
import type { Wearer } from '../../mannequins/wearer.ts'
import type { Steering } from '../compose/steering.ts'
import type { LockId } from './locks.ts'

/** What every step of a redesign is given: how far it goes, what it holds, and what it may draw on. */
export interface Redesigning {
  /** 0 close to the look .. 1 far from it. */
  far: number
  holds(lock: LockId): boolean
  /** At least two colours: those of the board, then those of the look. */
  palette: readonly Color[]
  steering: Steering
  wearer: Wearer
}
