import type { Leg } from './legHalf.ts'
import type { SidePockets } from './trouserKnobs.ts'

/** How trousers are cut beside their legs: the width of the waistband in millimetres, how low they sit as a share of waist to hips and what pockets they have at the side. */
export interface TrouserCut extends Leg {
  band: number
  lowered: number
  pockets: SidePockets
}
