import type { DistanceField } from '../form/form.ts'
import type { Hoop } from './hoop.ts'
import type { Layers } from './openLayers.ts'
import type { Threads } from './threadsOf.ts'

/** Particles that are drawn to heights in millimetres, and how far that gives. */
export interface Heights {
  particles: Int32Array
  heights: Float32Array
  give: number
}

/** Pairs of particles that are being sewn: how far they may be apart, in millimetres. */
export interface Gaps {
  ends: Int32Array
  widths: Float32Array
}

/** Where particles are, where they were a step ago and how fast they are in millimetres and seconds, and how light each is: one over its grams, or 0 when it is held. */
export interface Particles {
  at: Float32Array
  was: Float32Array
  speed: Float32Array
  lightness: Float32Array
}

/** Cloth in motion: its particles and what holds them. */
export interface Cloth extends Particles {
  threads: Threads
  hoops: readonly Hoop[]
  heights: readonly Heights[]
  gaps: Gaps | null
  layers: Layers | null
  body: DistanceField
}
