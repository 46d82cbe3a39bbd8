import { openChance, smooth } from '@toile/geometry'
import { askedColor } from './askedColor.ts'
import { type Ground, type GroundRoom, millimetreOf } from './ground.ts'
import { layClouds, layNoise } from './layNoise.ts'
import { layTone } from './layTone.ts'
import { reliefOf } from './reliefOf.ts'

/** Lime plaster: trowelled in overlapping arcs, each of which leaves fine lines, an edge and another thickness. */
export const plaster: Ground = {
  id: 'plaster',
  draw(_, room) {
    const { width, height, seed } = room
    const mm = millimetreOf(room)
    const tone = new Float32Array(width * height)
    const heights = new Float32Array(width * height)
    trowel(room, mm, heights, tone)
    layClouds(tone, width, height, { cell: 420 * mm, amount: 0.035, seed, octaves: 5, fall: 0.62 })
    layNoise(tone, width, height, { across: 2.4 * mm, down: 2.4 * mm, amount: 0.012, seed: seed + 11 })
    layNoise(heights, width, height, { across: 330 * mm, down: 290 * mm, amount: 3.4 * mm, seed: seed + 20 })
    layNoise(heights, width, height, { across: 70 * mm, down: 60 * mm, amount: 0.42 * mm, seed: seed + 21 })
    layClouds(heights, width, height, { cell: 9 * mm, amount: 0.1 * mm, seed: seed + 22, octaves: 4, fall: 0.52 })
    return { albedo: layTone(tone, askedColor(room, 'plaster'), [0.96, 1, 1.06]), form: reliefOf(heights, width, height, 0.02) }
  },
}

const [longest, widest] = [520, 150]

function trowel({ width, height, seed }: GroundRoom, mm: number, heights: Float32Array, tone: Float32Array): void {
  const chance = openChance(seed * 31 + 5)
  const reach = longest * 0.5
  const wide = width / mm + 2 * reach
  const tall = height / mm + 2 * reach
  const count = Math.ceil((wide * tall * 3) / (longest * widest * 0.42))
  for (let k = 0; k < count; k++) {
    const angle = chance.bell() * 0.5 + (chance.happens(0.5) ? 0.7 : -0.9)
    stroke({
      x: (chance.next() * wide - reach) * mm,
      y: (chance.next() * tall - reach) * mm,
      cos: Math.cos(angle) / mm,
      sin: Math.sin(angle) / mm,
      long: longest * chance.between(0.25, 0.5),
      half: widest * chance.between(0.22, 0.5),
      curve: chance.between(-1, 1) * 0.0011,
      thick: chance.between(-0.16, 0.16),
      tilt: chance.between(-1, 1) * 0.0035,
      pale: chance.bell() * 0.017,
      lines: Float32Array.from({ length: 64 }, () => chance.bell()),
      mm, width, height, heights, tone,
    })
  }
}

interface Stroke {
  x: number
  y: number
  cos: number
  sin: number
  long: number
  half: number
  curve: number
  thick: number
  tilt: number
  pale: number
  lines: Float32Array
  mm: number
  width: number
  height: number
  heights: Float32Array
  tone: Float32Array
}

/** Draws the steel over what lies there: what was before is nearly smoothed away. */
function stroke({ x, y, cos, sin, long, half, curve, thick, tilt, pale, lines, mm, width, height, heights, tone }: Stroke) {
  const reach = (Math.hypot(long, half) + Math.abs(curve) * long * long) * mm
  const top = Math.max(0, Math.ceil(y - reach))
  const bottom = Math.min(height - 1, Math.floor(y + reach))
  const first = Math.max(0, Math.ceil(x - reach))
  const last = Math.min(width - 1, Math.floor(x + reach))
  const fine = mm * 0.055 * Math.min(1, mm * 0.9)
  for (let row = top; row <= bottom; row++) {
    for (let column = first; column <= last; column++) {
      const u = (column - x) * cos + (row - y) * sin
      if (u < -long || u > long) continue
      const v = (row - y) * cos - (column - x) * sin - curve * u * u
      const inside = half - Math.abs(v)
      if (inside < -4) continue
      const ends = 1 - smooth(0.35, 1, Math.abs(u) / long)
      const cover = ends * (inside > 5 ? 1 : smooth(-4, 5, inside))
      if (cover === 0) continue
      const i = row * width + column
      const at = (v * 0.42 + 640) % 63
      const k = at | 0
      const line = lines[k]! + (lines[k + 1]! - lines[k]!) * (at - k)
      const edge = inside < 9 ? Math.exp(-(inside - 1) * (inside - 1) * 0.16) * 0.2 * ends * (v > 0 ? 1 : 0.35) : 0
      const laid = (thick + tilt * v + line * 0.5 * (fine / mm)) * mm
      heights[i] = heights[i]! + (laid - heights[i]!) * cover * 0.82 + edge * mm * (0.4 + 0.6 * ((lines[(u + 700) & 63]! + 2) / 4))
      tone[i] = tone[i]! + (pale + line * 0.004 - tone[i]!) * cover * 0.7
    }
  }
}
