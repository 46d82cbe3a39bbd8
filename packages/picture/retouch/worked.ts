import type { Light } from '@toile/craft/products/light.ts'
import type { ShotGround } from '@toile/craft/products/shot.ts'
import type { Pixels } from '../surface.ts'
import type { MeasuredColor } from './measuredColor.ts'

/** A ground without light, as large as asked for. */
export interface BareGround {
  /** Colours; alpha is how far they take the light of lamps. */
  albedo: Uint8ClampedArray
  /** Slopes, height and mirror, four numbers a pixel; nothing where it is smooth. */
  form: Float32Array | null
  /** The line of the horizon in pixels, where it is a place with a depth. */
  horizon?: number
}

/** What a ground is to be drawn for: a picture's sides, pixels per head (220 mm), and the line on which something stands. */
export interface GroundFor {
  width: number
  height: number
  scale: number
  feet: number
}

/** A picture between two of its steps. */
export interface Worked {
  /** What lies in front; opaque everywhere until it is cut out. */
  front: Pixels
  /** The ground behind what was cut out; nothing where that is transparent or was never cut out. */
  behind: Pixels | null
  isCut: boolean
  /** The ground without light right after it was chosen. */
  bare: BareGround | null
  /** The light that was laid on it last. */
  light: Light | null
}

/** What steps find beside the picture. */
export interface RetouchTools {
  /** A ground; nothing where its own picture is not at hand. */
  drawGround(ground: ShotGround, room: GroundFor): BareGround | null
}

/** What one step made of a picture, and what it tells of itself: the colour that is seen on what is lit where one was asked for. */
export interface StepDone {
  worked: Worked
  recoloured?: MeasuredColor
}

/** A picture before its first step. */
export const unworked = (front: Pixels): Worked => ({ front, behind: null, isCut: false, bare: null, light: null })

/** The picture that is seen: what is in front, over its ground. */
export function seenOf({ front, behind }: Worked): Pixels {
  if (!behind) return front
  const { width, height, rgba } = front
  const out = behind.rgba.slice()
  for (let j = 0; j < out.length; j += 4) {
    const opaque = rgba[j + 3]!
    if (!opaque) continue
    if (opaque === 255) {
      for (let c = 0; c < 3; c++) out[j + c] = rgba[j + c]!
    } else {
      for (let c = 0; c < 3; c++) out[j + c] = out[j + c]! + ((rgba[j + c]! - out[j + c]!) * opaque) / 255
    }
    out[j + 3] = Math.max(out[j + 3]!, opaque)
  }
  return { width, height, rgba: out }
}

/** Changes what is in front and what is behind alike; a ground is no longer as it was chosen. */
export const onBoth = (worked: Worked, change: (pixels: Pixels) => Pixels): Worked => ({
  ...worked,
  front: change(worked.front),
  behind: worked.behind && change(worked.behind),
  bare: null,
})
