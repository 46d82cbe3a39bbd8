import { type Lab, squaredDistance } from '@toile/craft/colors/lab.ts'
import { oklabOf } from '@toile/craft/colors/oklch.ts'
import { clamp } from '@toile/geometry'
import { shrink } from '../../kernels/shrink.ts'
import type { Pixels } from '../../surface.ts'

/** What can be measured in one moodboard picture, every number 0..1. */
export interface MoodMeasures {
  /** 0 cold blues, 0.5 neutral, 1 warm oranges; weighted by how colourful each pixel is. */
  warmth: number
  /** Mean OKLab chroma, 1 at 0.14 and above. */
  saturation: number
  /** Span of OKLab lightness between the darkest and the lightest twentieth. */
  contrast: number
  /** Mean OKLab lightness. */
  lightness: number
  /** Mean change of lightness between neighbours at 256 pixels, 1 at 0.09 and above. */
  busyness: number
}

const longest = 256
/** Hue in OKLab, in degrees, that reads as warmest (orange). */
const warmest = (60 * Math.PI) / 180
/** How much paper around a subject counts: a figure on a white sheet has the mood of the figure. */
const paperWeight = 0.15

/** Measures a moodboard picture at no more than 256 pixels; transparent pixels count as white paper, and an even ground all round the picture counts little. */
export function measureMood(picture: Pixels): MoodMeasures {
  const { width, height, rgba } = shrink(picture, longest)
  const places = Array.from({ length: width * height }, (_, i) => placeOf(rgba, i * 4))
  const weights = weigh(places, width, height)
  let total = 0
  let chroma = 0
  let warm = 0
  let light = 0
  places.forEach(([lightness, a, b], i) => {
    total += weights[i]
    chroma += weights[i] * Math.hypot(a, b)
    warm += weights[i] * (a * Math.cos(warmest) + b * Math.sin(warmest))
    light += weights[i] * lightness
  })
  const order = places.map((_, i) => i).sort((i, j) => places[i][0] - places[j][0])
  const lightAt = (share: number) => {
    let rest = share * total
    return places[order.find((i) => (rest -= weights[i]) <= 0) ?? order[order.length - 1]][0]
  }
  return {
    warmth: clamp(0.5 + (0.5 * warm) / Math.max(chroma, total * 0.03)),
    saturation: clamp(chroma / total / 0.14),
    contrast: clamp(lightAt(0.95) - lightAt(0.05)),
    lightness: clamp(light / total),
    busyness: clamp(meanChange(places, weights, width, height) / 0.09),
  }
}

function placeOf(rgba: Uint8ClampedArray, at: number): Lab {
  const paper = 255 - rgba[at + 3]
  const on = (k: number) => (rgba[at + k] * (255 - paper)) / 255 + paper
  return oklabOf({ r: on(0), g: on(1), b: on(2) })
}

/** Weights of pixels: those like the border weigh little when most of the border is of one colour but the picture is not. */
function weigh(places: readonly Lab[], width: number, height: number): number[] {
  const border = places.filter(
    (_, i) => i < width || i >= width * (height - 1) || i % width === 0 || i % width === width - 1,
  )
  const middle = [...border].sort((p, q) => p[0] - q[0])[border.length >> 1]
  const isGround = (place: Lab) => squaredDistance(place, middle) < 0.06 ** 2
  const even = border.filter(isGround).length > border.length * 0.7
  const figure = places.length - places.filter(isGround).length
  return places.map((place) => (even && figure > places.length * 0.03 && isGround(place) ? paperWeight : 1))
}

function meanChange(places: readonly Lab[], weights: readonly number[], width: number, height: number): number {
  let sum = 0
  let total = 0
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const i = y * width + x
      const change = Math.abs(places[i][0] - places[i + 1][0]) + Math.abs(places[i][0] - places[i + width][0])
      sum += (weights[i] * change) / 2
      total += weights[i]
    }
  }
  return total ? sum / total : 0
}
