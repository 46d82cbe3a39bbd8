import type { Depths } from './depths.ts'
import type { LaidOver } from './laidOver.ts'
import type { Light } from './light.ts'
import type { Mask } from './mask.ts'
import type { Optics } from './optics.ts'
import type { Region, Stage } from './stage.ts'
import type { Weft } from './weave/weave.ts'

/** All a style needs to turn a lit piece into colour; arrays have one entry per pixel of the region. */
export interface Shading {
  stage: Stage
  region: Region
  mask: Mask
  optics: Optics
  light: Light
  /** Light of the large form alone, and the same drawn out along the body's length; styles that draw continuous light have none. */
  form: Float32Array | null
  longForm: Float32Array | null
  /** Height of the plain cushion in pixels: a measure of nearness to the edge. */
  cushion: Float32Array
  /** Hollows, thrown shadows and edges of cloth; nothing on skin and hair. */
  depths: Depths | null
  /** Slow irregularity of hand and of pigment, -0.5..0.5, in the styles that show it. */
  drift: Float32Array | null
  /** Paper or print grain about 0, tiled. */
  grain: Float32Array
  /** The cloth's own surface, and brightness of worked relief; nothing on plain cloth. */
  weft: Weft | null
  relief: Float32Array | null
  brightness: number
  /** What lies on it; nothing on bare cloth. */
  laid: LaidOver | null
  /** Red, green, blue, alpha: base colour in, drawn colour out. */
  rgba: Uint8ClampedArray
}

/** A part of cloth. */
export type ClothShading = Shading & { depths: Depths }

/** Whether a part is cloth. */
export const isCloth = (shading: Shading): shading is ClothShading => shading.depths !== null

/** Turns base colour into drawn colour, in place. */
export type Shade = (shading: Shading) => void
