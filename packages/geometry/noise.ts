import { openChance } from './chance.ts'

/** Smooth noise between 0 and 1; with wrap periods (whole numbers) it repeats seamlessly. */
export type Noise = (x: number, y: number, wrapX?: number, wrapY?: number) => number

const size = 256
const lattice = shared()

function shared(): Float32Array {
  const chance = openChance(20240607)
  return Float32Array.from({ length: size * size }, () => chance.next())
}

/** Value noise on one lattice shared by all: the seed only shifts where it is read, which keeps making one almost free. */
export function openNoise(seed: number): Noise {
  const shiftX = (Math.imul(seed, 73856093) >>> 8) & 255
  const shiftY = (Math.imul(seed, 19349663) >>> 8) & 255
  return (x, y, wrapX = 0, wrapY = 0) => {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const fx = x - left
    const fy = y - top
    const u = fx * fx * (3 - 2 * fx)
    const v = fy * fy * (3 - 2 * fy)
    let x0 = left
    let x1 = left + 1
    let y0 = top
    let y1 = top + 1
    if (wrapX) {
      x0 = ((x0 % wrapX) + wrapX) % wrapX
      x1 = ((x1 % wrapX) + wrapX) % wrapX
    }
    if (wrapY) {
      y0 = ((y0 % wrapY) + wrapY) % wrapY
      y1 = ((y1 % wrapY) + wrapY) % wrapY
    }
    x0 = (x0 + shiftX) & 255
    x1 = (x1 + shiftX) & 255
    y0 = ((y0 + shiftY) & 255) << 8
    y1 = ((y1 + shiftY) & 255) << 8
    const a = lattice[y0 + x0]!
    const b = lattice[y0 + x1]!
    const c = lattice[y1 + x0]!
    const d = lattice[y1 + x1]!
    const upper = a + (b - a) * u
    return upper + (c + (d - c) * u - upper) * v
  }
}
