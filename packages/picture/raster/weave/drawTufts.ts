import { openNoise } from '@toile/geometry'
import type { Context } from '../../surface.ts'
import type { Mask } from '../mask.ts'
import type { Region, Stage } from '../stage.ts'

/** Pens between tufts, and how long they are. */
const spacing = 4.4
const reach = 11

const strayX = openNoise(311)
const strayY = openNoise(733)

/** Combs fur over a painted layer: tufts along the fall of the form in its own lights and darks, and a ragged silhouette beyond the edge. */
export function drawTufts(
  stage: Stage,
  region: Region,
  context: Context,
  { data }: { data: Uint8ClampedArray },
  mask: Mask,
  cushion: Float32Array,
): void {
  const { pen } = stage
  const gap = Math.max(2.5, spacing * pen)
  const { width, height } = mask
  for (let row = 0; row * gap < height; row++) {
    for (let column = 0; column * gap < width; column++) {
      const stray = strayX(column * 0.71 + row * 0.37, row * 0.93)
      const tossed = strayY(column * 0.83, row * 0.57 + column * 0.21)
      const x = Math.round((column + stray) * gap)
      const y = Math.round((row + tossed) * gap)
      if (x < 2 || y < 2 || x >= width - 2 || y >= height - 2) continue
      const i = y * width + x
      if (mask.alpha[i] < 200) continue
      const gx = cushion[i - 2] - cushion[i + 2]
      const gy = cushion[i - 2 * width] - cushion[i + 2 * width]
      const edge = cushion[i] < 9 * pen
      const angle = Math.atan2(gy + 2.2, gx) + (tossed - 0.5) * 1.5
      const length = reach * pen * (0.65 + 0.7 * stray) * (edge ? 1.1 : 1)
      const tone = edge ? 1 : stray + tossed - 0.5 > 0.5 ? 1.1 : 0.86
      tuft(
        context,
        x,
        y,
        angle,
        length,
        pen,
        `rgba(${byte(data[i * 4] * tone)},${byte(data[i * 4 + 1] * tone)},${byte(data[i * 4 + 2] * tone)},${edge ? 1 : 0.75})`,
      )
    }
  }
}

const byte = (value: number) => Math.round(Math.min(255, value))

/** A curved wedge from root to tip. */
function tuft(context: Context, x: number, y: number, angle: number, length: number, pen: number, color: string): void {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const half = 1.5 * pen
  const bend = 0.16 * length
  context.beginPath()
  context.moveTo(x - sin * half, y + cos * half)
  context.quadraticCurveTo(
    x + cos * length * 0.5 - sin * (half + bend),
    y + sin * length * 0.5 + cos * (half + bend),
    x + cos * length,
    y + sin * length,
  )
  context.quadraticCurveTo(
    x + cos * length * 0.5 + sin * (half - bend),
    y + sin * length * 0.5 - cos * (half - bend),
    x + sin * half,
    y - cos * half,
  )
  context.closePath()
  context.fillStyle = color
  context.fill()
}
