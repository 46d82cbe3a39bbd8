import { oklabOf } from '@toile/fashion/colors/oklch.ts'
import type { MoodMeasures } from '@toile/fashion/projects/mood.ts'
import { clamp } from '@toile/geometry'
import { shrink } from '../prints/shrink.ts'
import type { Pixels } from '../surface.ts'

const longest = 256
/** Hue in OKLab, in degrees, that reads as warmest (orange). */
const warmest = (60 * Math.PI) / 180

/** Measures a moodboard picture at no more than 256 pixels; transparent pixels count as white paper. */
export function measureMood(picture: Pixels): MoodMeasures {
  const { width, height, rgba } = shrink(picture, longest)
  const count = width * height
  const light = new Float64Array(count)
  let chroma = 0
  let warm = 0
  for (let i = 0; i < count; i++) {
    const paper = 255 - rgba[i * 4 + 3]
    const on = (k: number) => (rgba[i * 4 + k] * (255 - paper)) / 255 + paper
    const [lightness, a, b] = oklabOf({ r: on(0), g: on(1), b: on(2) })
    light[i] = lightness
    chroma += Math.hypot(a, b)
    warm += a * Math.cos(warmest) + b * Math.sin(warmest)
  }
  const sorted = light.slice().sort()
  const colourful = chroma / count
  return {
    warmth: clamp(0.5 + (0.5 * warm) / Math.max(chroma, count * 0.03)),
    saturation: clamp(colourful / 0.18),
    contrast: clamp(sorted[Math.floor((count - 1) * 0.95)] - sorted[Math.floor((count - 1) * 0.05)]),
    lightness: clamp(light.reduce((sum, l) => sum + l, 0) / count),
    busyness: clamp(meanChange(light, width, height) / 0.09),
  }
}

function meanChange(light: Float64Array, width: number, height: number): number {
  let sum = 0
  let pairs = 0
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const here = light[y * width + x]
      sum += Math.abs(here - light[y * width + x + 1]) + Math.abs(here - light[(y + 1) * width + x])
      pairs += 2
    }
  }
  return pairs ? sum / pairs : 0
}
