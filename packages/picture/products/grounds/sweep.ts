import { askedColor } from './askedColor.ts'
import { type Ground, millimetreOf } from './productGround.ts'
import { layNoise } from './layNoise.ts'
import { layTone } from './layTone.ts'

/** A paper roll that bends from the wall to the floor without a line: one even colour with a hair of life in it. */
export const sweep: Ground = {
  id: 'sweep',
  draw(_, room) {
    const { width, height, seed } = room
    const mm = millimetreOf(room)
    const tone = new Float32Array(width * height)
    layNoise(tone, width, height, { across: 900 * mm, down: 1300 * mm, amount: 0.009, seed })
    layNoise(tone, width, height, { across: 120 * mm, down: 160 * mm, amount: 0.003, seed: seed + 1 })
    layNoise(tone, width, height, { across: 2.2, down: 2.2, amount: 0.006, seed: seed + 2 })
    return { albedo: layTone(tone, askedColor(room, 'sweep')), form: null }
  },
}
