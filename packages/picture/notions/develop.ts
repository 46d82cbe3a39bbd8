import type { Stamp } from '../cloth/stamp.ts'
import { boxBlur } from '../kernels/boxBlur.ts'
import { edged } from './edged.ts'
import type { PadPlanes } from './padPlanes.ts'
import { plainOf } from './plainOf.ts'

/** Light from above the left shoulder of who looks, as the engine's own falls. */
const light = { x: -0.42, y: -0.56, z: 0.71 } as const
const half = { x: -0.23, y: -0.3, z: 0.925 } as const

/** Gives a notion's planes the light that its own small form catches, and melts them into the pixels that were asked for. */
export function develop(layers: PadPlanes, melt: number): Stamp {
  const { width, height, cover } = layers
  const shade = shadesOf(layers)
  const across = width / melt
  const down = height / melt
  const rgba = new Uint8ClampedArray(across * down * 4)
  const rise = new Float32Array(across * down)
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      let [r, g, b, a, h] = [0, 0, 0, 0, 0]
      for (let dy = 0; dy < melt; dy++) {
        for (let dx = 0; dx < melt; dx++) {
          const i = (y * melt + dy) * width + x * melt + dx
          const tone = shade.tones[i] ?? 1
          const glint = (shade.glints[i] ?? 0) * (cover[i] ?? 0)
          r += Math.min(255, (layers.color[i * 3] ?? 0) * tone + glint)
          g += Math.min(255, (layers.color[i * 3 + 1] ?? 0) * tone + glint)
          b += Math.min(255, (layers.color[i * 3 + 2] ?? 0) * tone + glint)
          a += cover[i] ?? 0
          h += layers.rise[i] ?? 0
        }
      }
      const at = y * across + x
      const share = 1 / (melt * melt)
      if (a > 0) rgba.set([r / a, g / a, b / a, a * share * 255], at * 4)
      rise[at] = h * share
    }
  }
  const picture = { width: across, height: down, rgba }
  edged(picture)
  return { picture, plain: plainOf(layers, melt), rise }
}

/** How bright each pixel is by its slope, its hollow and its polish. */
function shadesOf({ width, height, fine, rise, gloss }: PadPlanes) {
  const hollow = boxBlur({ width, height, values: rise }, Math.max(1, fine * 0.7)).values
  const tones = new Float32Array(rise.length)
  const glints = new Float32Array(rise.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const slopeX = ((rise[x + 1 < width ? i + 1 : i] ?? 0) - (rise[x > 0 ? i - 1 : i] ?? 0)) * fine * 0.5
      const slopeY = ((rise[y + 1 < height ? i + width : i] ?? 0) - (rise[y > 0 ? i - width : i] ?? 0)) * fine * 0.5
      const nz = 1 / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY)
      const facing = (-slopeX * light.x - slopeY * light.y + light.z) * nz
      const polish = gloss[i] ?? 0
      const sky = Math.sin(-slopeY * nz * 5.2 - slopeX * nz * 2.4)
      const depth = Math.max(-0.25, Math.min(1, (hollow[i] ?? 0) - (rise[i] ?? 0)))
      const lit = 0.42 + 0.58 * Math.max(0, facing / light.z)
      tones[i] = Math.max(0.3, Math.min(1.4, lit * (1 - 0.42 * depth) + polish * 0.24 * sky))
      const glance = Math.max(0, (-slopeX * half.x - slopeY * half.y + half.z) * nz)
      glints[i] = polish * 210 * glance ** (24 + 60 * polish)
    }
  }
  return { tones, glints }
}
