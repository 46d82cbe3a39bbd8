import type { EdgeId } from '@toile/craft/moods/materials.ts'
import { type Noise, openNoise, smooth } from '@toile/geometry'
import type { Pixels } from '../surface.ts'
import { octaves } from './field.ts'

/** How far the picture of a plate lies within its edge, in millimetres: left and right, top, bottom. */
export function insetOf(edge: EdgeId, width: number): { sides: number; top: number; bottom: number } {
  if (edge === 'polaroid') return { sides: width * 0.055, top: width * 0.055, bottom: width * 0.2 }
  if (edge === 'rim') return { sides: 2.6, top: 2.6, bottom: 2.6 }
  return { sides: 0, top: 0, bottom: 0 }
}

/** Cuts or tears the edge of a plate's picture; `scale` is pixels per millimetre. */
export function edgePlate(picture: Pixels, edge: EdgeId, seed: number, scale: number): Pixels {
  if (edge === 'torn') return torn(picture, openNoise(seed), scale)
  if (edge === 'pinked') return pinked(picture, scale)
  return picture
}

/** Paper torn by hand: a ragged outline with a white fibre where the upper layer came off. */
function torn(picture: Pixels, noise: Noise, scale: number): Pixels {
  const { width, height, rgba } = picture
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inside = Math.min(x, y, width - 1 - x, height - 1 - y) / scale
      if (inside > 9) {
        x = Math.max(x, width - Math.ceil(9 * scale) - 1)
        continue
      }
      const [u, v] = [x / scale, y / scale]
      const outline = 3.4 * octaves(noise, u / 26, v / 26, 2) + 1.5 * octaves(noise, u / 5 + 40, v / 5, 3)
      const fibre =
        outline + 0.6 + 2.1 * octaves(noise, u / 9 + 90, v / 9, 3) * smooth(0.3, 0.6, noise(u / 34, v / 34 + 60))
      const i = (y * width + x) * 4
      const paper = 1 - smooth(fibre - 0.25, fibre + 0.25, inside)
      const white = 240 + 14 * noise(u * 2.2, v * 2.2)
      for (let k = 0; k < 3; k++) rgba[i + k] += (white - k * 3 - rgba[i + k]) * paper
      rgba[i + 3] *= smooth(outline - 0.2, outline + 0.2, inside)
    }
  }
  return picture
}

/** Cloth cut with pinking shears. */
function pinked(picture: Pixels, scale: number): Pixels {
  const { width, height, rgba } = picture
  const tooth = 2.6 * scale
  const zigzag = (along: number) => Math.abs(((along / tooth) % 1) - 0.5) * tooth * 1.1
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const across = Math.min(x, width - 1 - x) - zigzag(y)
      const down = Math.min(y, height - 1 - y) - zigzag(x)
      const inside = Math.min(across, down)
      if (inside < 1) rgba[(y * width + x) * 4 + 3] *= Math.max(0, Math.min(1, inside + 0.5))
    }
  }
  return picture
}
