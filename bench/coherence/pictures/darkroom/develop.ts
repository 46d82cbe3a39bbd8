import { openChance } from '@toile/geometry'
import { blur } from '@toile/picture/raster/blur.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import { type At, field, type Plate, side } from './plate.ts'

const channels = ({ light }: Plate) => [0, 1, 2].map((k) => field((_, __, i) => light[i * 3 + k]))

/** Blurs a plate by a radius that differs from place to place, up to about 24 pixels: what a lens does before and behind its focus. */
export function focus(plate: Plate, radius: At): void {
  const radii = [2, 6, 14, 24]
  const levels = [channels(plate), ...radii.map((r) => channels(plate).map((one) => blur(one, side, side, r * 0.6)))]
  const knots = [0, ...radii]
  for (let y = 0, i = 0; y < side; y++)
    for (let x = 0; x < side; x++, i++) {
      const r = Math.min(23.9, Math.max(0, radius(x / side, y / side, i)))
      const at = knots.findLastIndex((knot) => knot <= r)
      const share = (r - knots[at]) / (knots[at + 1] - knots[at])
      for (let k = 0; k < 3; k++) plate.light[i * 3 + k] = levels[at][k][i] * (1 - share) + levels[at + 1][k][i] * share
    }
}

/** How a plate becomes a photograph. */
export interface Film {
  seed: number
  exposure?: number
  /** How strong the grain is, of 1. */
  grain?: number
  /** How much darker the corners are. */
  vignette?: number
  /** The lens's own softness, 0..1. */
  soft?: number
  /** How much the highlights bleed. */
  bloom?: number
  /** 0 as it is, 1 with deep shadows and full lights. */
  contrast?: number
}

/** Light falls off, bleeds and meets grain: the plate as an opaque picture. */
export function develop(plate: Plate, film: Film): Pixels {
  const { seed, exposure = 1, grain = 0.014, vignette = 0.3, soft = 0.5, bloom = 0.12, contrast = 0.15 } = film
  const chance = openChance(seed * 7919 + 3)
  const own = channels(plate)
  for (const one of own) {
    const softer = blur(one.slice(), side, side, 1)
    for (let i = 0; i < one.length; i++) one[i] += (softer[i] - one[i]) * soft
  }
  const bled = own.map((one) =>
    blur(
      one.map((value) => Math.max(0, value - 0.55)),
      side,
      side,
      14,
    ),
  )
  const rgba = new Uint8ClampedArray(side * side * 4)
  const specks = field(() => chance.next() - 0.5)
  for (let y = 0, i = 0; y < side; y++)
    for (let x = 0; x < side; x++, i++) {
      const far = ((x / side - 0.5) ** 2 + (y / side - 0.5) ** 2) * 2
      const speck = (specks[i] + specks[i - 1 < 0 ? i : i - 1] * 0.6) * 2.2 * grain
      for (let k = 0; k < 3; k++) {
        const light = (own[k][i] + bloom * bled[k][i]) * exposure * (1 - vignette * far)
        const shown = light < 0.7 ? light : 1 - 0.3 * Math.exp(-(light - 0.7) / 0.3)
        const tone = Math.max(0, shown) ** (1 / 2.2)
        const curved = tone + contrast * (tone * tone * (3 - 2 * tone) - tone)
        rgba[i * 4 + k] = Math.round((curved + speck + (chance.next() - 0.5) * grain) * 255)
      }
      rgba[i * 4 + 3] = 255
    }
  return { width: side, height: side, rgba }
}
