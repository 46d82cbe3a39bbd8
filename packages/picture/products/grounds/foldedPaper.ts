import { openChance } from '@toile/geometry'
import { askedColor } from './askedColor.ts'
import { type Ground, type GroundRoom, millimetreOf } from './productGround.ts'
import { layClouds, layNoise } from './layNoise.ts'
import { layTone } from './layTone.ts'
import { reliefOf } from './reliefOf.ts'

/** A large sheet of cotton paper with a tooth, once folded in four and laid open. */
export const foldedPaper: Ground = {
  id: 'paper',
  draw(_, room) {
    const { width, height, seed } = room
    const mm = millimetreOf(room)
    const tone = new Float32Array(width * height)
    const heights = new Float32Array(width * height)
    layNoise(tone, width, height, { across: 500 * mm, down: 400 * mm, amount: 0.012, seed })
    layClouds(tone, width, height, { cell: Math.max(6 * mm, 6), amount: 0.005, seed: seed + 3, octaves: 3, fall: 0.8 })
    layNoise(heights, width, height, { across: 420 * mm, down: 360 * mm, amount: 3.5 * mm, seed: seed + 7 })
    layNoise(heights, width, height, {
      across: Math.max(3.4 * mm, 4.4),
      down: Math.max(3 * mm, 4),
      amount: 0.12,
      seed: seed + 8,
    })
    layNoise(heights, width, height, {
      across: Math.max(1.2 * mm, 2.1),
      down: Math.max(1.2 * mm, 2.1),
      amount: 0.1,
      seed: seed + 9,
    })
    layNoise(heights, width, height, { across: 0.5 * mm, down: 0.5 * mm, amount: 0.09, seed: seed + 10 })
    fold(room, mm, heights, tone)
    return { albedo: layTone(tone, askedColor(room, 'paper'), [0.98, 1, 1.06]), form: reliefOf(heights, width, height) }
  },
}

/** Two folds that cross: from each the sheet rises or falls, and the fibres along it are a little worn. */
function fold({ width, height, seed }: GroundRoom, mm: number, heights: Float32Array, tone: Float32Array): void {
  const chance = openChance(seed * 23 + 1)
  const [left, top] = [width * chance.between(0.56, 0.7), height * chance.between(0.3, 0.44)]
  const [leanX, leanY] = [chance.bell() * 0.012, chance.bell() * 0.012]
  const worn = Math.max(0.8 * mm, 0.9)
  const wander = new Float32Array(width * height)
  layNoise(wander, width, height, { across: 60 * mm, down: 60 * mm, amount: 1.1 * mm, seed: seed + 40 })
  const run = 95 * mm
  const round = Math.max(1.5, mm * mm * 2.2)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const upright = x - left + (y - top) * leanX + wander[i]!
      const lying = y - top + (x - left) * leanY + wander[i]!
      const valley = Math.exp(-Math.sqrt(upright * upright + round) / run)
      // Below the crossing the other fold turns over.
      const ridge = Math.exp(-Math.sqrt(lying * lying + round) / run) * Math.tanh(upright / (18 * mm))
      heights[i] = heights[i]! + (ridge * 2.6 - valley * 3) * mm
      const near = Math.min(Math.abs(upright), Math.abs(lying)) / worn
      if (near < 4) tone[i] = tone[i]! + Math.exp(-near * near) * 0.007
    }
  }
}
