import { type Noise, openNoise, smooth } from '@toile/geometry'
import { defineTexture } from './defineTexture.ts'

/** Several sizes of noise laid over each other, 0 to 1 about 0.5; fineness in steps per millimetre. */
const layered = (noise: Noise, x: number, y: number, fineness: number) =>
  noise(x * fineness, y * fineness) * 0.5 +
  noise(x * fineness * 2.1 + 31, y * fineness * 2.1) * 0.28 +
  noise(x * fineness * 4.3, y * fineness * 4.3 + 57) * 0.22

/** Washed many times: fine specks everywhere, more of them in patches. */
export const worn = defineTexture({
  id: 'worn',
  open({ strength, seed }, pixel) {
    const patches = openNoise(seed)
    const specks = openNoise(seed + 17)
    const soft = Math.max(0.05, pixel * 0.12)
    return (x, y) => {
      const patch = layered(patches, x, y, 0.045)
      const speck = layered(specks, x, y, 0.75)
      const limit = 0.24 + strength * (0.1 + 0.34 * smooth(0.38, 0.66, patch))
      return smooth(limit - soft, limit + soft, speck)
    }
  },
})

/** Old plastisol: a net of cracks, wider in patches. */
export const cracked = defineTexture({
  id: 'cracked',
  open({ strength, seed }, pixel) {
    const lines = openNoise(seed)
    const patches = openNoise(seed + 5)
    const bends = openNoise(seed + 9)
    const soft = Math.max(0.008, pixel * 0.03)
    return (x, y) => {
      const patch = smooth(0.35, 0.7, layered(patches, x, y, 0.05))
      const dx = (bends(x * 0.5, y * 0.5) - 0.5) * 2.4
      const dy = (bends(x * 0.5 + 40, y * 0.5) - 0.5) * 2.4
      const across = Math.abs(lines((x + dx) * 0.22, (y + dy) * 0.5) - 0.5)
      const down = Math.abs(lines((x + dx) * 0.55 + 70, (y + dy) * 0.24) - 0.5)
      const wide = strength * (0.008 + 0.045 * patch)
      return smooth(wide - soft, wide + soft, across) * smooth(wide - soft, wide + soft, down)
    }
  },
})

/** A dry brush drawn along the words: streaks that open towards the end. */
export const brush = defineTexture({
  id: 'brush',
  open({ strength, seed, box, angle }, pixel) {
    const streaks = openNoise(seed)
    const breaks = openNoise(seed + 3)
    const wide = Math.max(1, box.right - box.left)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const soft = Math.max(0.04, pixel * 0.1)
    return (x, y) => {
      const along = x * cos + y * sin
      const over = y * cos - x * sin
      const end = smooth(0.25, 1, (x - box.left) / wide)
      const streak = streaks(along * 0.018, over * 1.25) * 0.62 + streaks(along * 0.07 + 9, over * 2.9) * 0.38
      const limit = strength * (0.3 + 0.26 * end + 0.16 * breaks(along * 0.03, over * 0.09))
      return smooth(limit - soft, limit + soft, streak)
    }
  },
})

/** Chalk on a rough board: grain that eats the colour all over. */
export const chalk = defineTexture({
  id: 'chalk',
  open({ strength, seed, angle }, pixel) {
    const grain = openNoise(seed)
    const drift = openNoise(seed + 11)
    const [cos, sin] = [Math.cos(angle + 0.6), Math.sin(angle + 0.6)]
    const soft = Math.max(0.09, pixel * 0.14)
    return (x, y) => {
      const along = x * cos + y * sin
      const over = y * cos - x * sin
      const rough = grain(x * 1.7, y * 1.7) * 0.55 + grain(along * 0.35 + 20, over * 1.9) * 0.45
      const limit = strength * (0.3 + 0.28 * drift(x * 0.08, y * 0.08))
      return 0.12 * (1 - strength) + (1 - 0.12 * (1 - strength)) * smooth(limit - soft, limit + soft, rough)
    }
  },
})
