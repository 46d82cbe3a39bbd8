import { askedColor } from './askedColor.ts'
import { type Ground, millimetreOf } from './productGround.ts'
import { layClouds, layNoise } from './layNoise.ts'
import { layTone } from './layTone.ts'
import { reliefOf } from './reliefOf.ts'

/** A large sheet of cotton paper with a tooth, that does not lie quite flat. */
export const paperSheet: Ground = {
  id: 'paper',
  draw(_, room) {
    const { width, height, seed } = room
    const mm = millimetreOf(room)
    const tone = new Float32Array(width * height)
    const heights = new Float32Array(width * height)
    layNoise(tone, width, height, { across: 500 * mm, down: 400 * mm, amount: 0.012, seed })
    layClouds(tone, width, height, { cell: Math.max(6 * mm, 6), amount: 0.005, seed: seed + 3, octaves: 3, fall: 0.8 })
    layNoise(heights, width, height, { across: 420 * mm, down: 360 * mm, amount: 4.5 * mm, seed: seed + 7 })
    layNoise(heights, width, height, {
      across: Math.max(2.2 * mm, 3.4),
      down: Math.max(2 * mm, 3),
      amount: 0.045,
      seed: seed + 8,
    })
    layNoise(heights, width, height, {
      across: Math.max(1.2 * mm, 2.1),
      down: Math.max(1.2 * mm, 2.1),
      amount: 0.05,
      seed: seed + 9,
    })
    layNoise(heights, width, height, { across: 0.5 * mm, down: 0.5 * mm, amount: 0.05, seed: seed + 10 })
    return { albedo: layTone(tone, askedColor(room, 'paper'), [0.98, 1, 1.06]), form: reliefOf(heights, width, height) }
  },
}
