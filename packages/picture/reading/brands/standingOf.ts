import type { LandmarkName } from '@toile/craft/mannequins/figure.ts'
import type { Point } from '@toile/geometry'
import { fitPixels } from '../../kernels/fitPixels.ts'
import { type Lab, labOf } from '../../kernels/oklab.ts'
import { type Mask, maskOf } from '../../kernels/plane.ts'
import { median } from '../../kernels/statistics.ts'
import type { Pixels } from '../../surface.ts'
import { cropPixels } from '../figures/crop.ts'
import type { FoundFigure } from '../figures/findFigure.ts'

/** Somebody who stands in a picture, at the size of the mask: what is cloth, what is skin, and where the body lies under it. */
export interface Standing {
  lab: Lab
  pixels: Pixels
  mask: Mask
  skin: Mask
  place(name: LandmarkName): Point
  /** From the top of the head to the ankles, in pixels. */
  height: number
  /** Columns of the body's middle at a row. */
  middle(y: number): number
}

const sides = ['Left', 'Right'] as const

/** Lays a found figure on its part of the picture and tells skin from cloth by the colour of the face. */
export function standingOf(pixels: Pixels, { mask, crop, landmarks }: FoundFigure): Standing {
  const part = fitPixels(cropPixels(pixels, crop), Math.max(mask.width, mask.height))
  const lab = labOf(part)
  const scale = mask.width / crop.width
  const place = (name: LandmarkName): Point => {
    const [x, y] = landmarks[name].at
    return [(x - crop.left) * scale, (y - crop.top) * scale]
  }
  const ankles = sides.map((side) => place(`ankle${side}`)[1])
  const height = Math.max(...ankles) - place('headTop')[1]
  const top = place('neckPit')
  const low = place('crotch')
  const middle = (y: number) => {
    const t = Math.max(0, Math.min(1, (y - top[1]) / (low[1] - top[1] || 1)))
    return top[0] + (low[0] - top[0]) * t
  }
  return { lab, pixels: part, mask, skin: skinOf(lab, mask, place), place, height, middle }
}

/** Pixels of the colour of cheeks and chin, in more or less light. */
function skinOf({ lightness, a, b }: Lab, mask: Mask, place: Standing['place']): Mask {
  const [x, chin] = place('chin')
  const [, crown] = place('headTop')
  const head = chin - crown
  const seen: number[] = []
  for (let y = Math.round(crown + 0.55 * head); y < chin - 0.08 * head; y++)
    for (let dx = -0.16 * head; dx <= 0.16 * head; dx++) {
      const i = y * mask.width + Math.round(x + dx)
      if (mask.values[i]) seen.push(i)
    }
  const of = (values: Float32Array) => median(seen.map((i) => values[i]))
  const [l, p, q] = seen.length ? [of(lightness.values), of(a.values), of(b.values)] : [2, 2, 2]
  return maskOf(mask, (i) => {
    if (!mask.values[i]) return 0
    const light = Math.abs(lightness.values[i] - l)
    return light < 0.2 && Math.hypot(a.values[i] - p, b.values[i] - q) < 0.02 + 0.04 * light ? 1 : 0
  })
}
