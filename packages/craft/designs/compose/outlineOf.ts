import { findGarment } from '../../garments/index.ts'
import type { StoredKnobs } from '../../garments/knob.ts'
import { legOf, type SeenLeg } from './legRows.ts'

/** What a bottom draws against the ground: of legs by their length first, then their width; of skirts by length, then fullness. */
export type Outline =
  | 'short'
  | 'knee'
  | 'cropped'
  | 'slim'
  | 'straight'
  | 'tapered'
  | 'wide'
  | 'flared'
  | 'mini'
  | 'pencil'
  | 'aLine'
  | 'full'

/** The outline of a bottom of the catalogue with its knobs turned; nothing for what is no bottom. */
export function outlineOf(cut: string, knobs: StoredKnobs): Outline | null {
  const leg = legOf(cut, knobs)
  if (leg) return ofLeg(leg)
  const type = findGarment(cut)
  if (type?.slot !== 'bottom') return null
  const { length, volume } = type.character
  const hem = typeof knobs.length === 'number' ? knobs.length : length
  if (hem < 0.4) return 'mini'
  return volume < 0.36 ? 'pencil' : volume < 0.56 ? 'aLine' : 'full'
}

function ofLeg({ thigh, hem, length }: SeenLeg): Outline {
  if (length < 0.4) return 'short'
  if (length < 0.57) return 'knee'
  if (length < 0.8) return 'cropped'
  if (hem >= 0.235) return thigh < 0.03 ? 'flared' : 'wide'
  if (thigh >= 0.085 && hem <= 0.21) return 'tapered'
  return hem < 0.155 ? 'slim' : 'straight'
}
