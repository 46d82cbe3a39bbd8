import { mixColors } from '@toile/craft/colors/mixColors.ts'
import { openNoise, smooth } from '@toile/geometry'
import { octaves, pixelsBy, ramp, times } from '../field.ts'
import type { PaintScene } from './paintScene.ts'

const white = { r: 255, g: 252, b: 247 }

/** Clouds in the light of the palette. */
export const sky: PaintScene = ({ width, height, tones, accent, chance }) => {
  const noise = openNoise(chance.whole(1, 99_999))
  const high = mixColors(mixColors(tones[Math.floor(tones.length / 2)], accent, 0.25), { r: 128, g: 152, b: 178 }, 0.4)
  const low = mixColors(tones[tones.length - 1], white, 0.35)
  const side = Math.max(width, height) / 2.6
  return pixelsBy(width, height, (x, y) => {
    const down = y / height
    const [u, v] = [x / side, (y / side) * 1.7]
    const bent = 0.9 * octaves(noise, u * 1.3 + 40, v * 1.3, 3)
    const cloud = octaves(noise, u + bent, v + bent * 0.6, 6)
    const lit = octaves(noise, u + bent - 0.06, v + bent * 0.6 - 0.1, 5)
    const cover = smooth(0.47, 0.68, cloud + 0.1 * (down - 0.3))
    const body = mixColors(mixColors(high, white, 0.55), white, smooth(-0.05, 0.07, cloud - lit + 0.02))
    return mixColors(mixColors(high, low, down ** 1.3), body, cover * 0.92)
  })
}

/** A low sun over haze. */
export const dusk: PaintScene = ({ width, height, tones, accent, chance }) => {
  const noise = openNoise(chance.whole(1, 99_999))
  const [cx, cy] = [width * chance.between(0.3, 0.7), height * chance.between(0.42, 0.6)]
  const disc = Math.min(width, height) * chance.between(0.12, 0.17)
  const horizon = height * chance.between(0.7, 0.78)
  const stops = [
    mixColors(tones[1] ?? tones[0], accent, 0.2),
    mixColors(accent, tones[tones.length - 1], 0.35),
    mixColors(tones[tones.length - 1], white, 0.3),
  ]
  return pixelsBy(width, height, (x, y) => {
    const far = Math.hypot(x - cx, y - cy)
    const streak = octaves(noise, (x / width) * 2, (y / height) * 16, 4) - 0.5
    const air = ramp(stops, Math.min(1, y / horizon) ** 0.9 + streak * 0.16)
    const glow = Math.exp(-far / (disc * 2.1))
    const lit = mixColors(
      air,
      mixColors(white, accent, 0.22),
      Math.min(1, 0.75 * glow + 0.95 * (1 - smooth(disc - 1.5, disc + 1.5, far))),
    )
    if (y < horizon) return lit
    const t = (y - horizon) / (height - horizon)
    const glitter =
      smooth(
        0.56,
        0.74,
        octaves(noise, x / (width * (0.05 + 0.1 * t)), (y - horizon) / (height * (0.004 + 0.016 * t)), 2),
      ) * Math.exp(-Math.abs(x - cx) / (disc * (0.8 + 2.2 * t)))
    return mixColors(
      mixColors(stops[1], times(tones[0], 0.9), 0.35 + 0.5 * t),
      mixColors(white, accent, 0.2),
      0.85 * glitter,
    )
  })
}

/** Ranges of hills that fade into mist. */
export const hills: PaintScene = ({ width, height, tones, accent, chance }) => {
  const noise = openNoise(chance.whole(1, 99_999))
  const light = mixColors(tones[tones.length - 1], white, 0.4)
  const dark = mixColors(tones[0], accent, 0.15)
  const count = 6
  const crests = Array.from({ length: count }, (_, k) => {
    const base = height * (0.34 + 0.12 * k)
    return Array.from(
      { length: width },
      (_v, x) =>
        base - height * (0.2 - k * 0.012) * (octaves(noise, (x / width) * (1.6 + k * 0.5) + k * 37, k * 11, 6) - 0.32),
    )
  })
  return pixelsBy(width, height, (x, y) => {
    let color = mixColors(mixColors(light, accent, 0.12), light, Math.min(1, y / (height * 0.5)))
    for (let k = 0; k < count; k++) {
      const cover = smooth(-0.8, 0.8, y - crests[k][x])
      if (cover <= 0) continue
      const deep = (k + 1) / count
      const mist = Math.min(1, (y - crests[k][x]) / (height * 0.26))
      const body = mixColors(mixColors(light, dark, deep ** 1.3 * 0.92), light, 0.55 * mist * (1 - deep * 0.5))
      color = mixColors(color, body, cover)
    }
    return color
  })
}

/** Lights of a city at night, out of focus. */
export const bokeh: PaintScene = ({ width, height, tones, accent, chance }) => {
  const side = Math.min(width, height)
  const lights = Array.from({ length: 54 }, () => {
    const near = chance.next() ** 2
    return {
      x: chance.between(-0.05, 1.05) * width,
      y: height * (0.5 + 0.24 * chance.bell()),
      r: side * (0.02 + 0.075 * near),
      strength: chance.between(0.16, 0.62) * (1 - near * 0.5),
      color: chance.weighted([
        [accent, 3],
        [tones[tones.length - 1], 2],
        [{ r: 255, g: 214, b: 150 }, 2],
      ] as const),
    }
  })
  const noise = openNoise(chance.whole(1, 99_999))
  return pixelsBy(width, height, (x, y) => {
    const ground = mixColors(
      times(tones[0], 0.5),
      times(accent, 0.45),
      0.4 * octaves(noise, (x / side) * 1.6, (y / side) * 1.6, 3),
    )
    const sum = { r: ground.r, g: ground.g, b: ground.b }
    for (const { x: cx, y: cy, r, strength, color } of lights) {
      const far = Math.hypot(x - cx, y - cy)
      if (far > r * 1.9) continue
      const rim = 1 + 0.45 * smooth(r * 0.72, r * 0.97, far)
      const k = strength * ((1 - smooth(r - 1.2, r + 1.2, far)) * rim + 0.16 * Math.max(0, 1 - far / (r * 1.9)))
      sum.r += color.r * k
      sum.g += color.g * k
      sum.b += color.b * k
    }
    return sum
  })
}
