import { clamp } from '@toile/geometry'
import { lamp, type Light } from '../raster/light.ts'
import type { Mask } from '../raster/mask.ts'
import type { Reach } from './copyReach.ts'

/** How dark the shadow is that something throws on the cloth it lies on, and its steps over the page for each pixel of height. */
const thrown = 0.42
const [stepX, stepY] = [lamp[0] / lamp[2], lamp[1] / lamp[2]]

/** Lights what stands out of a cloth against the light that lies on the cloth already, and darkens the cloth beside it: for colours that are lit afterwards. */
export function lightLift(
  rgba: Uint8ClampedArray,
  mask: Mask,
  light: Light,
  lift: Float32Array,
  reaches: readonly Reach[],
) {
  const { width } = mask
  const done = new Uint8Array(lift.length)
  for (const reach of reaches) {
    const high = highestIn(lift, width, reach)
    const far = Math.ceil(high * 1.2) + 1
    for (let y = Math.max(1, reach.top); y < Math.min(mask.height - 1, reach.bottom + far); y++) {
      const end = Math.min(mask.last[y] ?? -1, reach.right + far - 1, width - 2)
      for (let x = Math.max(1, mask.first[y] ?? 0, reach.left), i = y * width + x; x <= end; x++, i++) {
        if (done[i] || !mask.alpha[i]) continue
        done[i] = 1
        const k = litBy(light, lift, i, width) * (1 - thrown * shadeAt(lift, mask, x, y, high))
        if (k === 1) continue
        const j = i * 4
        rgba[j] = (rgba[j] ?? 0) * k
        rgba[j + 1] = (rgba[j + 1] ?? 0) * k
        rgba[j + 2] = (rgba[j + 2] ?? 0) * k
      }
    }
  }
}

function highestIn(lift: Float32Array, width: number, { left, top, right, bottom }: Reach): number {
  let high = 0
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) high = Math.max(high, lift[y * width + x] ?? 0)
  return high
}

/** Brightness against the cloth's own, by the slope that the lift adds. */
function litBy(light: Light, lift: Float32Array, i: number, width: number): number {
  const gx = ((lift[i + 1] ?? 0) - (lift[i - 1] ?? 0)) * 0.5
  const gy = ((lift[i + width] ?? 0) - (lift[i - width] ?? 0)) * 0.5
  if (!gx && !gy) return 1
  const soft = (slope: number) => clamp(slope, -0.9, 0.9)
  const slopeX = light.slopeX[i] ?? 0
  const slopeY = light.slopeY[i] ?? 0
  return clamp(lit(slopeX + soft(gx), slopeY + soft(gy)) / lit(slopeX, slopeY), 0.5, 1.5)
}

/** Lambert light with what comes from all around. */
const lit = (gx: number, gy: number) =>
  0.45 + Math.max(0, (lamp[2] - gx * lamp[0] - gy * lamp[1]) / Math.sqrt(gx * gx + gy * gy + 1))

/** How far a pixel lies in the shadow of what stands towards the lamp. */
function shadeAt(lift: Float32Array, { width, height }: Mask, x: number, y: number, high: number): number {
  let shade = 0
  const own = lift[y * width + x] ?? 0
  for (let k = 0.5; k <= high + 0.5; k += 0.5) {
    const px = Math.round(x + stepX * k)
    const py = Math.round(y + stepY * k)
    if (px < 0 || py < 0 || px >= width || py >= height) break
    const above = (lift[py * width + px] ?? 0) - own
    shade = Math.max(shade, Math.min(clamp(above), clamp(above - k + 0.75)))
  }
  return shade
}
