import { enlargeSmoothly } from '../raster/grid.ts'
import { inflate } from '../raster/inflate.ts'
import type { Pixels } from '../surface.ts'
import { coverMask } from './coverMask.ts'
import { foldsOf } from './foldsOf.ts'

/** The form of something that only its picture is known of. */
export interface EstimatedForm {
  /** Pixels towards the viewer. */
  heights: Float32Array
  slopeX: Float32Array
  slopeY: Float32Array
  /** Its form without folds, for the light that lies on the whole of it. */
  volume: { slopeX: Float32Array; slopeY: Float32Array }
  /** Pixels per an eighth of its longer side. */
  scale: number
}

/** How far cloth stands out against a cushion of its outline. */
const stout = 0.45
/** Beyond this slope a form turns away no more: a picture tells nothing of what lies behind. */
const steepest = 1.6

/** Estimates the form of what a picture covers: blown up like a cushion, with folds where its light changes and its colour does not. */
export function estimatedForm(cut: Pixels): EstimatedForm | null {
  const { width, height } = cut
  const mask = coverMask(cut)
  const scale = scaleOf(mask)
  if (!scale) return null
  const cushion = enlargeSmoothly(inflate(mask, Math.max(3, Math.round(scale / 30))), mask)
  const folds = foldsOf(cut, scale, cushion)
  const heights = new Float32Array(width * height)
  const bare = new Float32Array(width * height)
  for (let i = 0; i < heights.length; i++) {
    const cover = mask.alpha[i]! / 255
    bare[i] = cushion[i]! * stout * cover
    heights[i] = Math.max(0, bare[i]! + folds[i]! * cover)
  }
  return { heights, ...slopesOf(heights, width, height), volume: slopesOf(bare, width, height), scale }
}

function scaleOf({ first, last, width }: ReturnType<typeof coverMask>): number {
  let [left, right, top, bottom] = [width, -1, -1, -1]
  for (let y = 0; y < first.length; y++) {
    if (last[y]! < 0) continue
    left = Math.min(left, first[y]!)
    right = Math.max(right, last[y]!)
    if (top < 0) top = y
    bottom = y
  }
  return right < 0 ? 0 : Math.max(right - left + 1, bottom - top + 1) / 8
}

function slopesOf(heights: Float32Array, width: number, height: number) {
  const slopeX = new Float32Array(heights.length)
  const slopeY = new Float32Array(heights.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const across = (heights[x < width - 1 ? i + 1 : i]! - heights[x ? i - 1 : i]!) / 2
      const down = (heights[y < height - 1 ? i + width : i]! - heights[y ? i - width : i]!) / 2
      const eased = 1 / Math.sqrt(1 + (across * across + down * down) / (steepest * steepest))
      slopeX[i] = across * eased
      slopeY[i] = down * eased
    }
  }
  return { slopeX, slopeY }
}
