import { openChance } from '@toile/geometry'
import { askedColor } from './askedColor.ts'
import { type Ground, type GroundRoom, millimetreOf } from './productGround.ts'
import { latticeAt, layClouds, layNoise } from './layNoise.ts'
import { layTone } from './layTone.ts'
import { reliefOf } from './reliefOf.ts'

/** Cast concrete: clouds of drier and wetter lime, pores of air, a fine sand in its skin. */
export const concrete: Ground = {
  id: 'concrete',
  draw(_, room) {
    const { width, height, seed } = room
    const mm = millimetreOf(room)
    const tone = new Float32Array(width * height)
    const heights = new Float32Array(width * height)
    layClouds(tone, width, height, { cell: 520 * mm, amount: 0.075, seed, octaves: 7, fall: 0.66 })
    layNoise(tone, width, height, { across: 55 * mm, down: 420 * mm, amount: 0.03, seed: seed + 31 })
    const grain = Math.max(1.3 * mm, 2.05)
    layNoise(tone, width, height, { across: grain, down: grain, amount: 0.022, seed: seed + 32 })
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++) tone[i] = tone[i]! + latticeAt(x, y, seed) * 0.016
    layNoise(heights, width, height, { across: 260 * mm, down: 220 * mm, amount: 2.2 * mm, seed: seed + 33 })
    layClouds(heights, width, height, { cell: 22 * mm, amount: 0.12 * mm, seed: seed + 34, octaves: 4, fall: 0.5 })
    layNoise(heights, width, height, { across: grain, down: grain, amount: 0.05, seed: seed + 35 })
    pores(room, mm, heights, tone)
    return {
      albedo: layTone(tone, askedColor(room, 'concrete'), [0.97, 1, 1.02]),
      form: reliefOf(heights, width, height, 0.03),
    }
  },
}

/** Bubbles of air that the form held: most are pinholes, they lie in swarms. */
function pores({ width, height, seed }: GroundRoom, mm: number, heights: Float32Array, tone: Float32Array): void {
  const chance = openChance(seed * 41 + 9)
  const swarm = 150
  const [wide, tall] = [Math.ceil(width / mm / swarm), Math.ceil(height / mm / swarm)]
  for (let down = 0; down < tall; down++) {
    for (let across = 0; across < wide; across++) {
      const own = chance.branch(`${across} ${down}`)
      const count = Math.floor(own.next() ** 2.2 * 16) + 1
      for (let k = 0; k < count; k++) {
        const x = (across + own.next()) * swarm * mm
        const y = (down + own.next()) * swarm * mm
        const radius = (0.45 + 3.2 * own.next() ** 5) * mm
        const long = own.between(0.75, 1.3)
        if (radius > 0.35) pore(x, y, radius, long)
      }
    }
  }

  function pore(x: number, y: number, radius: number, long: number) {
    const reach = Math.ceil(radius * 1.5 + 1.5)
    for (let row = Math.max(0, Math.floor(y - reach)); row <= Math.min(height - 1, y + reach); row++) {
      for (let column = Math.max(0, Math.floor(x - reach)); column <= Math.min(width - 1, x + reach); column++) {
        const far = Math.hypot((column - x) * long, row - y) - radius
        const cover = Math.max(0, Math.min(1, 0.5 - far * 0.8)) * Math.min(1, radius)
        const i = row * width + column
        tone[i] = tone[i]! - 0.3 * cover
        heights[i] = heights[i]! - cover * Math.min(radius, 1.6 * mm) * 0.7
      }
    }
  }
}
