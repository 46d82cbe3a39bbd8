import type { Placement } from '../../prints/placement.ts'

/** A print chosen for a look: which part wears it, how it is placed and what it came from. */
export interface PrintPlan {
  part: number
  placement: Placement
  role: 'hero' | 'support'
  from: 'system' | 'brand' | 'own'
  id: string
}
