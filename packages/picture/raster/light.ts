import type { Mask } from './mask.ts'
import type { Optics } from './optics.ts'
import { type Fields, freshFields } from './lentRoom.ts'

/** What light does on a surface, per pixel: 1 is a surface that faces the viewer; slopes are height per pixel. */
export interface Light {
  diffuse: Float32Array
  /** Highlight 0..1, nothing on a surface that faces the viewer, or where a style mirrors its lamp by itself. */
  shine: Float32Array | null
  slopeX: Float32Array
  slopeY: Float32Array
}

const length = Math.hypot(0.5, 0.55, 0.67)
/** Unit direction to the lamp: from the upper left, before the page. */
export const lamp = [-0.5 / length, -0.55 / length, 0.67 / length] as const
/** Direction towards the lamp on the page, for what is drawn and not lit. */
export const lampOnPage = [-0.67, -0.74] as const
const halfLength = Math.hypot(lamp[0], lamp[1], lamp[2] + 1)
const halfway = [lamp[0] / halfLength, lamp[1] / halfLength, (lamp[2] + 1) / halfLength] as const

/** Wrapped Lambert light and, where `glints` are asked for, a Blinn highlight over a height in pixels; only covered pixels are computed. */
export function lightOver(
  height: Float32Array,
  mask: Mask,
  optics: Optics,
  glints = true,
  fields: Fields = freshFields,
): Light {
  const { width, height: rows } = mask
  const size = width * rows
  const diffuse = fields(size)
  const slopeX = fields(size)
  const slopeY = fields(size)
  const shine = glints && optics.shine ? fields(size) : null
  const gain = 1 / (lamp[2] + optics.wrap)
  const facing = halfway[2] ** optics.sharpness
  for (let y = 0; y < rows; y++) {
    const up = y > 0 ? width : 0
    const down = y < rows - 1 ? width : 0
    for (let x = mask.first[y], i = y * width + x; x <= mask.last[y]; x++, i++) {
      const gx = (height[x < width - 1 ? i + 1 : i] - height[x > 0 ? i - 1 : i]) * 0.5
      const gy = (height[i + down] - height[i - up]) * 0.5
      slopeX[i] = gx
      slopeY[i] = gy
      const il = 1 / Math.sqrt(gx * gx + gy * gy + 1)
      const lit = ((lamp[2] - gx * lamp[0] - gy * lamp[1]) * il + optics.wrap) * gain
      diffuse[i] = lit < 0 ? 0 : lit > 1.45 ? 1.45 : lit
      if (!shine) continue
      const half = (halfway[2] - gx * halfway[0] - gy * halfway[1]) * il
      const glint = half > 0 ? (half ** optics.sharpness - facing) / (1 - facing) : 0
      shine[i] = glint > 0 ? glint : 0
    }
  }
  return { diffuse, shine, slopeX, slopeY }
}
