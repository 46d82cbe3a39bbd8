import type { DrapeId } from '@toile/craft/moods/materials.ts'
import { type Chance, type Noise, openNoise } from '@toile/geometry'
import { octaves } from './field.ts'

/** The height of draped cloth in pixels, row by row. */
type Heights = (width: number, height: number, chance: Chance, stiffness: number) => Float32Array

const filled = (width: number, height: number, at: (x: number, y: number) => number): Float32Array => {
  const out = new Float32Array(width * height)
  for (let y = 0, i = 0; y < height; y++) for (let x = 0; x < width; x++, i++) out[i] = at(x, y)
  return out
}

/** Rounded ridges with narrow valleys. */
const ridge = (value: number) => {
  const t = Math.abs(2 * value - 1)
  return 1 - (1 - t) * (1 - t)
}

/** Long folds that run along v, broader on stiff cloth; about 0..1. */
function foldAt(noise: Noise, u: number, v: number): number {
  const bent = u + 1.1 * (noise(u * 0.35 + 9, v * 0.5) - 0.5) + 0.5 * (noise(u * 0.8, v * 0.9 + 40) - 0.5)
  return 0.72 * ridge(noise(bent, v * 0.12)) + 0.2 * noise(bent * 2.3 + 70, v * 0.3) + 0.12 * noise(u * 0.6, v * 0.7)
}

/** Soft folds that run down, some deep, some hardly there; about 0..1. */
function hangAt(noise: Noise, u: number, v: number): number {
  const bent = u * 0.62 + 0.9 * (noise(u * 0.4 + 9, v * 0.28) - 0.5) + 0.35 * (noise(u * 0.9, v * 0.6 + 40) - 0.5)
  const deep = 0.25 + 0.75 * noise(bent * 0.8 + 60, v * 0.13)
  const wave = 0.5 + 0.5 * Math.cos(bent * Math.PI * 2)
  return 0.62 * deep * wave ** 1.25 + 0.16 * noise(bent * 3.1 + 20, v * 0.22) + 0.12 * noise(u * 0.5, v * 0.5 + 5)
}

/** How many folds lie across a plate. */
const foldsOver = (chance: Chance, stiffness: number) => chance.between(5.5, 7.5) * (1.25 - 0.6 * stiffness)

const heights: Record<Exclude<DrapeId, 'stack'>, Heights> = {
  folds(width, height, chance, stiffness) {
    const noise = openNoise(chance.whole(1, 99_999))
    const side = Math.min(width, height) / foldsOver(chance, stiffness)
    const turn = chance.between(-0.75, 0.75)
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    return filled(width, height, (x, y) => side * hangAt(noise, (x * c + y * s) / side, (y * c - x * s) / side))
  },
  swirl(width, height, chance, stiffness) {
    const noise = openNoise(chance.whole(1, 99_999))
    const side = Math.min(width, height) / foldsOver(chance, stiffness)
    const [cx, cy] = [width * chance.between(0.3, 0.7), height * chance.between(0.35, 0.65)]
    const reach = Math.max(width, height) * chance.between(0.35, 0.55)
    const twist = chance.between(2, 3.2) * (chance.happens(0.5) ? 1 : -1)
    const turn = chance.between(0, 3)
    return filled(width, height, (x, y) => {
      const [dx, dy] = [x - cx, y - cy]
      const angle = turn + twist * Math.exp(-(dx * dx + dy * dy) / (reach * reach))
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      return side * 0.9 * foldAt(noise, (dx * c + dy * s) / side, (dy * c - dx * s) / side)
    })
  },
  gather(width, height, chance) {
    const noise = openNoise(chance.whole(1, 99_999))
    const [cx, cy] = [width * chance.between(0.15, 0.85), -height * chance.between(0.05, 0.3)]
    const side = Math.min(width, height)
    const count = chance.between(9, 13)
    return filled(width, height, (x, y) => {
      const [dx, dy] = [x - cx, y - cy]
      const far = Math.hypot(dx, dy) / side
      return side * 0.16 * Math.min(1.15, 0.25 + far) * foldAt(noise, Math.atan2(dx, dy) * count * 0.62, far * 2.2)
    })
  },
  crumple(width, height, chance) {
    const noise = openNoise(chance.whole(1, 99_999))
    const side = Math.min(width, height) / 3.2
    return filled(width, height, (x, y) => {
      const [u, v] = [x / side, y / side]
      const [p, q] = [u + 0.7 * noise(u * 0.9 + 7, v * 0.9), v + 0.7 * noise(u * 0.9, v * 0.9 + 51)]
      const crease = (k: number) => Math.abs(2 * noise(p * k + k * 13, q * k + k * 29) - 1)
      return side * (0.26 * crease(1) + 0.14 * crease(2.1) + 0.06 * crease(4.3))
    })
  },
  flat(width, height, chance) {
    const noise = openNoise(chance.whole(1, 99_999))
    const side = Math.min(width, height) / 1.8
    return filled(width, height, (x, y) => side * 0.16 * octaves(noise, x / side, y / side, 2))
  },
}

/** The height in pixels of cloth that lies in a manner, repeatable by chance. */
export const drapeHeights = (
  drape: Exclude<DrapeId, 'stack'>,
  width: number,
  height: number,
  chance: Chance,
  stiffness: number,
): Float32Array => heights[drape](width, height, chance, stiffness)
