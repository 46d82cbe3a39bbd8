import type { FabricId } from '../fabrics/index.ts'
import type { GarmentId } from '../garments/index.ts'
import type { SceneId, StillId } from './materials.ts'
import type { TemplateId } from './templates/index.ts'

/** What a word of the vocabulary asks of a moodboard. Numbers -1..1: cold to warm, dark to light, quiet to strong colour. */
export interface Leaning {
  warm?: number
  light?: number
  strong?: number
  fabrics?: readonly FabricId[]
  scenes?: readonly SceneId[]
  stills?: readonly StillId[]
  garments?: readonly GarmentId[]
  templates?: readonly TemplateId[]
}
