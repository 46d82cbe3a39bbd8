import { lerp, openChance, smooth } from '@toile/geometry'
import { enlarge, sampleGrid } from '../../raster/grid.ts'
import type { Stage } from '../../raster/stage.ts'
import { floorSpots, touchFloor } from './floorSpots.ts'
import type { Floor, Ground } from './ground.ts'
import { layGround } from './layGround.ts'
import { pigmentOf, thickened } from './pigment.ts'
import { pourPool } from './pourPool.ts'

/** A wide brush went down the sheet behind whoever stands there and dried with a rim; at the feet it left a puddle. */
export const wash: Ground = {
  sheet: (color) => thickened(color, pigmentOf(color).sheet),
  fill(stage, color, floor) {
    const { sheet, laid } = pigmentOf(color)
    const lies = washOver(stage, floor)
    for (let i = 0; i < lies.length; i++) lies[i] = lerp(sheet, laid, lies[i])
    layGround(stage, color, lies, 0.12)
  },
  shadow(stage, standing) {
    touchFloor(stage, standing)
    for (const { centre, reach, down, off } of floorSpots(standing)) {
      const pool = puddle(stage, centre[0], 1 - Math.min(0.6, off * 0.5))
      pourPool(
        stage,
        { centre: [centre[0] + 0.12, centre[1] + 0.05], reach: reach * 1.12, down: Math.max(0.12, down * 0.75) },
        pool,
      )
    }
  },
}

/** One pass of the brush, in pixels: where its middle runs at the floor, how wide it is, from where to where. */
interface Pass {
  middle: number
  half: number
  top: number
  bottom: number
  turn: number
}

/** How far a pass leans, and heads between two passes. */
const [lean, apart] = [0.16, 0.82]

function passesOf({ scale, seed }: Stage, { level, left, right, top }: Floor): Pass[] {
  const chance = openChance(seed + 5)
  const from = left - 1.55 * scale
  const count = Math.max(3, Math.round((right + 1.7 * scale - from) / (apart * scale)))
  return Array.from({ length: count }, (_, i) => {
    const outer = Math.abs((2 * i) / (count - 1) - 1) ** 2
    return {
      middle: from + i * apart * scale,
      half: scale * chance.between(0.44, 0.56),
      top: top + scale * (chance.between(-0.2, 0.55) + 1.3 * outer),
      bottom: level - scale * (chance.between(-0.12, 0.5) + 1.2 * outer),
      turn: i * 17,
    }
  })
}

/** How thickly the wash lies at every pixel: 0 bare paper, about 1 one pass, more where two overlap and along the rim. */
function washOver(stage: Stage, floor: Floor): Float32Array {
  const { width, height, scale, pen, wash: noise } = stage
  const passes = passesOf(stage, floor)
  const waist = lerp(floor.level, floor.top, 0.42)
  const lies = (x: number, y: number) => {
    let inside = -1
    let layers = 0
    for (const { middle, half, top, bottom, turn } of passes) {
      const across = x - middle - (waist - y) * lean
      if (Math.abs(across) > half * 1.3 || y < top - scale || y > bottom + scale) continue
      // Bristles run dry at the end of a pass.
      const bristle = noise(across / (5 * pen) + turn, y / (260 * pen)) - 0.35
      const waver = (noise(y / (46 * pen), turn) - 0.5) * 0.16 + (noise(y / (9 * pen), turn + 3) - 0.5) * 0.03
      const dry = 0.5 * Math.max(0, bristle)
      const slant = (across / half) * 0.12 * scale
      const ends = Math.min(y - top - slant, bottom - slant - y) / scale - dry
      const edge = Math.min((half - Math.abs(across)) / scale + waver, ends)
      if (edge > inside) inside = edge
      layers += smooth(-0.008, 0.012, edge)
    }
    if (layers === 0) return 0
    const rim = Math.exp(-(((inside - 0.014) / 0.014) ** 2)) * 0.34 * Math.min(1, layers)
    const bloom =
      0.72 + 0.5 * noise(x / (120 * pen) + 9, y / (150 * pen)) + 0.16 * (noise(x / (30 * pen), y / (34 * pen)) - 0.5)
    return Math.min(1, layers) * bloom + 0.26 * Math.max(0, layers - 1) + rim
  }
  const step = Math.max(2, Math.round(2.6 * pen))
  return enlarge(sampleGrid(width, height, step, lies), width, height)
}

/** A puddle with a wandering rim that dried darker. */
const puddle =
  ({ wash: noise }: Stage, at: number, strength: number) =>
  (distance: number, angle: number): number => {
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    const rim = 0.66 + 0.3 * noise(1.6 * x + at * 3 + 9, 1.6 * y + 4) + 0.05 * noise(5 * x, 5 * y)
    const inside = Math.sqrt(distance) / rim
    return strength * 62 * (1 - smooth(0.95, 1, inside)) * (0.72 + 0.65 * smooth(0.82, 0.965, inside))
  }
