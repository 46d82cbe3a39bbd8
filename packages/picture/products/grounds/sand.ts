import { smooth } from '@toile/geometry'
import { askedColor } from './askedColor.ts'
import { type Ground, millimetreOf } from './productGround.ts'
import { latticeAt, layClouds, layNoise } from './layNoise.ts'
import { layTone } from './layTone.ts'
import { reliefOf } from './reliefOf.ts'

/** Millimetres from ripple to ripple. */
const ripple = 92

/** Dry sand that the wind has rippled; the ripples fork and run out, and grains of other stone lie between. */
export const sand: Ground = {
  id: 'sand',
  draw(_, room) {
    const { width, height, seed } = room
    const mm = millimetreOf(room)
    const plane = () => new Float32Array(width * height)
    const [tone, heights, bend, calm] = [plane(), plane(), plane(), plane()]
    layClouds(bend, width, height, { cell: 560 * mm, amount: 1.15, seed: seed + 1, octaves: 4, fall: 0.42 })
    layNoise(calm, width, height, { across: 420 * mm, down: 300 * mm, amount: 0.8, seed: seed + 2 })
    layNoise(calm, width, height, { across: 110 * mm, down: 80 * mm, amount: 0.3, seed: seed + 3 })
    layNoise(heights, width, height, { across: 600 * mm, down: 420 * mm, amount: 9 * mm, seed: seed + 4 })
    layClouds(heights, width, height, { cell: 40 * mm, amount: 0.45 * mm, seed: seed + 5, octaves: 4, fall: 0.47 })
    const grain = Math.max(1 * mm, 2.05)
    layNoise(heights, width, height, { across: grain, down: grain, amount: 0.18, seed: seed + 6 })
    layNoise(tone, width, height, { across: grain * 1.4, down: grain * 1.4, amount: 0.05, seed: seed + 7 })
    layClouds(tone, width, height, { cell: 300 * mm, amount: 0.03, seed: seed + 8, octaves: 4 })
    const [across, down] = [0.2 / (ripple * mm), 0.98 / (ripple * mm)]
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const phase = (x * across + y * down + bend[i]!) * Math.PI * 2
        const strong = smooth(-0.65, 0.45, calm[i]!) * (0.75 + 0.25 * calm[i]!)
        const crest = Math.sin(phase + 0.55 * Math.sin(phase))
        heights[i] = heights[i]! + crest * 2.5 * mm * strong
        const speck = latticeAt(x, y, seed)
        // Coarse dark grains gather in the troughs.
        const rare = speck > 0.972 + 0.02 * crest ? -0.26 : speck < -0.985 ? 0.2 : speck * 0.045
        tone[i] = tone[i]! + rare + crest * strong * 0.022
      }
    }
    return { albedo: layTone(tone, askedColor(room, 'sand'), [0.92, 1, 1.14]), form: reliefOf(heights, width, height) }
  },
}
