import type { Color } from '@toile/craft/colors/color.ts'
import { mixColors } from '@toile/craft/colors/mixColors.ts'
import { openNoise, smooth } from '@toile/geometry'
import { octaves, pixelsBy, ramp, times } from '../field.ts'
import type { PaintScene } from './paintScene.ts'

const white: Color = { r: 255, g: 253, b: 249 }
const middle = (tones: readonly Color[]) => tones[Math.floor(tones.length / 2)]

/** Light that plays on the floor of a pool. */
export const pool: PaintScene = ({ width, height, tones, accent, chance }) => {
  const noise = openNoise(chance.whole(1, 99_999))
  const side = Math.max(width, height) / 6.5
  const water = mixColors(middle(tones), accent, 0.55)
  const net = (u: number, v: number, k: number) => {
    const [p, q] = [u + 0.55 * noise(u * 1.1 + k, v * 1.1 + 8), v + 0.55 * noise(u * 1.1 + 31, v * 1.1 + k)]
    return 1 - Math.abs(2 * noise(p + k * 9, q + k * 5) - 1)
  }
  return pixelsBy(width, height, (x, y) => {
    const [u, v] = [(x + y * 0.3) / side, (y / side) * 1.25]
    const bright = net(u, v, 1) ** 7 * 0.85 + net(u * 1.7, v * 1.7, 2) ** 8 * 0.45
    const deep = octaves(noise, u * 0.5, v * 0.5, 3)
    return mixColors(
      times(mixColors(water, tones[tones.length - 1], 0.35 * deep), 0.9 + 0.22 * deep),
      white,
      Math.min(0.92, bright),
    )
  })
}

/** Sand that the wind has combed. */
export const dunes: PaintScene = ({ width, height, tones, accent, chance }) => {
  const noise = openNoise(chance.whole(1, 99_999))
  const sand = mixColors(tones[tones.length - 2] ?? tones[0], accent, 0.16)
  const side = Math.max(width, height) / 24
  const turn = chance.between(-0.5, 0.5)
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const crest = (x: number) => height * (0.5 + 0.32 * Math.sin((x / width) * 3.1 + 0.6))
  const at = (x: number, y: number) => {
    const [u, v] = [(x * c + y * s) / side, (y * c - x * s) / side]
    const wave = Math.sin(v * 2.6 + 3.4 * noise(u * 0.28, v * 0.16) + 1.2 * noise(u * 0.9, v * 0.5))
    return wave * 0.5 + 0.16 * noise(u * 3, v * 3)
  }
  const grain = openNoise(7)
  return pixelsBy(width, height, (x, y) => {
    const lit = (at(x - 1.4, y - 1.4) - at(x + 1.4, y + 1.4)) * side * 0.11
    const shade = smooth(-width * 0.015, width * 0.015, y - crest(x))
    const k = 0.96 - lit * 0.6 - 0.3 * shade + 0.16 * shade * (y / height) + (grain(x * 0.9, y * 0.9) - 0.5) * 0.09
    const base = mixColors(sand, mixColors(tones[0], accent, 0.5), 0.16 * shade)
    return { r: base.r * k * (1 + 0.02 * (1 - shade)), g: base.g * k, b: base.b * k * (0.97 + 0.06 * shade) }
  })
}

/** Planks or veneer with their rings. */
export const wood: PaintScene = ({ width, height, tones, accent, chance }) => {
  const noise = openNoise(chance.whole(1, 99_999))
  const stops = [
    mixColors({ r: 92, g: 58, b: 36 }, tones[0], 0.3),
    mixColors({ r: 168, g: 120, b: 78 }, accent, 0.14),
    mixColors({ r: 206, g: 164, b: 116 }, tones[tones.length - 1], 0.3),
  ]
  const plank = width / chance.whole(2, 4)
  return pixelsBy(width, height, (x, y) => {
    const n = Math.floor(x / plank)
    const [u, v] = [(x - n * plank) / plank - 0.5, y / height]
    const bend = octaves(noise, u * 1.3 + n * 19, v * 1.2 + n * 7, 3)
    const ring = Math.abs(((u * 3.2 + bend * 4.6 + 0.25 * v) * 2.4) % 1)
    const fibre = octaves(noise, x * 0.5, y * 0.022 + n * 50, 3)
    const gap = smooth(0, 2.4, Math.min(x - n * plank, (n + 1) * plank - x))
    const k = (0.9 + 0.2 * fibre) * (0.55 + 0.45 * gap) * (0.94 + 0.12 * noise(n * 5.3, 2))
    return times(
      ramp(stops, 0.42 + 0.3 * smooth(0.05, 0.9, ring) * (1 - smooth(0.9, 1, ring)) + 0.5 * (fibre - 0.5)),
      k,
    )
  })
}

/** Veined stone. */
export const marble: PaintScene = ({ width, height, tones, accent, chance }) => {
  const noise = openNoise(chance.whole(1, 99_999))
  const side = Math.max(width, height) / 2.4
  const base = mixColors(tones[tones.length - 1], white, 0.5)
  const vein = mixColors(mixColors(tones[0], accent, 0.3), base, 0.15)
  const turn = chance.between(0.4, 1.1)
  return pixelsBy(width, height, (x, y) => {
    const [u, v] = [(x * Math.cos(turn) + y * Math.sin(turn)) / side, (y * Math.cos(turn) - x * Math.sin(turn)) / side]
    const bent = octaves(noise, u * 1.2, v * 1.2, 5) * 2.1
    const crack = (k: number, width2: number) =>
      Math.max(0, 1 - Math.abs(octaves(noise, u * k + bent + k * 13, v * k * 0.6 + bent, 5) - 0.5) / width2)
    const cloud = octaves(noise, u * 1.6 + bent, v * 1.6, 4)
    const dark = Math.min(1, 0.75 * crack(1, 0.022) ** 1.5 + 0.4 * crack(1.9, 0.02) + 0.5 * Math.max(0, cloud - 0.5))
    return mixColors(base, vein, dark)
  })
}

/** Cast concrete with its holes and a slanting light. */
export const concrete: PaintScene = ({ width, height, tones, accent, chance }) => {
  const noise = openNoise(chance.whole(1, 99_999))
  const grey = mixColors({ r: 172, g: 170, b: 166 }, mixColors(middle(tones), accent, 0.25), 0.35)
  const side = Math.max(width, height)
  const seam = width * chance.between(0.3, 0.7)
  const holes = [0.16, 0.84].flatMap((v) => [seam * 0.5, (seam + width) / 2].map((x) => [x, v * height] as const))
  const slope = chance.between(0.5, 1.1)
  return pixelsBy(width, height, (x, y) => {
    const stain = octaves(noise, (x / side) * 3, (y / side) * 3, 5)
    const grain = noise(x * 0.7, y * 0.7) - 0.5
    const pit = smooth(0.76, 0.83, octaves(noise, (x / side) * 60, (y / side) * 60, 3))
    const line = smooth(0, 2.2, Math.abs(x - seam))
    const hole = holes.reduce(
      (k, [cx, cy]) => Math.min(k, smooth(side * 0.011, side * 0.015, Math.hypot(x - cx, y - cy))),
      1,
    )
    const lit = smooth(-0.012, 0.012, y / side - slope * (x / side) - 0.06 + 0.3 * (1 - slope))
    const k =
      (0.86 + 0.26 * stain + 0.05 * grain) *
      (1 - 0.26 * pit) *
      (0.62 + 0.38 * line) *
      (0.42 + 0.58 * hole) *
      (1.08 - 0.26 * lit)
    return times(grey, k)
  })
}
