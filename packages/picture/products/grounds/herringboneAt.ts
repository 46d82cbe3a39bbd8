import type { Noise } from '@toile/geometry'
import { latticeAt } from './layNoise.ts'

/** A block of the floor is so many millimetres wide, and so many times as long. */
const [wide, times] = [92, 6]
const turn = Math.SQRT1_2

/** By how much a floor of herringbone is lighter or darker at a place, in millimetres; `soft` and `deep` millimetres blur into each other across and away. */
export function herringboneAt(x: number, z: number, soft: number, deep: number, seed: number, noise: Noise): number {
  const u = ((x + z) * turn) / wide
  const v = ((z - x) * turn) / wide
  const [i, j] = [Math.floor(u), Math.floor(v)]
  const k = (((i - j) % (2 * times)) + 2 * times) % (2 * times)
  const lying = k < times
  const along = lying ? k + u - i : 2 * times - 1 - k + v - j
  const over = lying ? v - j : u - i
  const block = lying ? latticeAt(i - k, j, seed) : latticeAt(i, j - (2 * times - 1 - k), seed + 1)
  const far = Math.min(Math.min(over, 1 - over) * wide, Math.min(along, times - along) * wide)
  const blur = (soft + deep) * 0.5
  const clear = 1 / (1 + (blur / 70) ** 2)
  const line = 1.6 + blur * 0.55
  const joint = far > line * 2.5 ? 0 : (2.4 / (2.4 + blur * 0.9)) * Math.exp(-((far / line) ** 2))
  const own = block * 900
  const grain = blur < 30 ? (noise(along * 0.9 + own, over * 22 + own) - 0.5) * 0.22 * (1 - blur / 30) : 0
  const fibre = blur < 9 ? (noise(along * 2.2 + own, over * 60) - 0.5) * 0.16 * (1 - blur / 9) : 0
  const facing = lying ? 0.03 : -0.03
  return 1 + (block * 0.13 + facing) * clear + grain + fibre - 0.5 * joint
}
