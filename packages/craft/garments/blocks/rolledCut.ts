import type { DraftContext } from '../garment.ts'
import type { SleeveCut } from './sleeveCut.ts'

/** Whether a garment is worn with its sleeves turned up. */
export const isRolled = ({ wearing }: DraftContext) => wearing?.cuffsRolled === 'rolled'

/** Shapes that can be turned up: what flares or balloons cannot. */
const turnable: readonly SleeveCut['shape'][] = ['set', 'raglan', 'dolman', 'bishop']

/** A sleeve's cut turned up: a long one ends below the elbow, a jacket's on the forearm, a short one a hand's breadth higher; others stay as they are. */
export function rolledCut(cut: SleeveCut, rolled: 'twice' | 'once'): SleeveCut {
  if (!turnable.includes(cut.shape) || cut.length < 0.5) return cut
  const full = cut.length > 1.3
  const length = full ? (rolled === 'once' ? 1.5 : 1.2) : cut.length * 0.88
  const shape = cut.shape === 'bishop' ? 'set' : cut.shape
  return {
    ...cut,
    shape,
    length,
    hem: full ? Math.max(cut.hem, cut.ease * 0.85) : cut.hem,
    cuff: undefined,
    rib: false,
    rolled,
  }
}
