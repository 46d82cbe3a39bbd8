import { openChance, sure } from '@toile/geometry'
import { type Chip, chipsOf } from './chips.ts'
import { type Ground, type GroundRoom, millimetreOf } from './productGround.ts'
import { latticeAt, layClouds, layNoise } from './layNoise.ts'

type Three = readonly [number, number, number]

/** The cement and its stones, one of which is drawn by the seed. */
const mixtures: readonly { cement: Three; stones: readonly Three[] }[] = [
  {
    cement: [229, 225, 217],
    stones: [
      [250, 248, 243],
      [247, 244, 237],
      [196, 190, 181],
      [150, 146, 141],
      [86, 86, 88],
      [201, 168, 126],
      [183, 134, 104],
    ],
  },
  {
    cement: [222, 219, 214],
    stones: [
      [246, 244, 240],
      [236, 233, 227],
      [214, 200, 182],
      [168, 160, 150],
      [120, 116, 112],
      [62, 64, 68],
      [150, 158, 150],
    ],
  },
  {
    cement: [234, 226, 216],
    stones: [
      [251, 247, 240],
      [240, 230, 218],
      [214, 168, 146],
      [192, 132, 106],
      [150, 92, 72],
      [208, 184, 148],
      [122, 118, 114],
    ],
  },
]

/** Terrazzo: chips of marble of 4 to 25 mm in cement, ground flat and polished. */
export const terrazzo: Ground = {
  id: 'terrazzo',
  draw(_, room) {
    const { width, height, seed } = room
    const mm = millimetreOf(room)
    const chance = openChance(seed * 17 + 2)
    const {
      cement: [red, green, blue],
      stones,
    } = sure(mixtures[chance.whole(0, mixtures.length - 1)])
    const albedo = new Uint8ClampedArray(width * height * 4)
    const form = new Float32Array(width * height * 4)
    const speckle = new Float32Array(width * height)
    const streaks = new Float32Array(width * height)
    layClouds(speckle, width, height, { cell: 240 * mm, amount: 3, seed, octaves: 4 })
    const fine = Math.max(1.1 * mm, 2.05)
    layNoise(speckle, width, height, { across: fine, down: fine, amount: 6, seed: seed + 9 })
    layClouds(streaks, width, height, { cell: 16 * mm, amount: 1, seed: seed + 20, octaves: 3, fall: 0.7 })
    for (let i = 0, j = 0; i < speckle.length; i++, j += 4) {
      const grit = speckle[i]! + latticeAt(i, 0, seed) * 2.2
      albedo[j] = red + grit
      albedo[j + 1] = green + grit
      albedo[j + 2] = blue + grit
      albedo[j + 3] = 255
      form[j + 3] = 0.16
    }
    for (const chip of chipsOf(width / mm, height / mm, 2.2 / mm, chance)) {
      const stone = sure(stones[Math.floor(chip.kind * stones.length)])
      layChip(room, mm, chip, stone, albedo, form, streaks)
    }
    return { albedo, form }
  },
}

function layChip(
  { width, height }: GroundRoom,
  mm: number,
  { x, y, reach, sides, pale, vein }: Chip,
  [red, green, blue]: Three,
  albedo: Uint8ClampedArray,
  form: Float32Array,
  streaks: Float32Array,
): void {
  const [left, right] = [Math.max(0, Math.floor((x - reach) * mm)), Math.min(width - 1, Math.ceil((x + reach) * mm))]
  const [top, bottom] = [Math.max(0, Math.floor((y - reach) * mm)), Math.min(height - 1, Math.ceil((y + reach) * mm))]
  for (let row = top; row <= bottom; row++) {
    const dy = (row + 0.5) / mm - y
    for (let column = left; column <= right; column++) {
      const dx = (column + 0.5) / mm - x
      let inside = 1e9
      for (let k = 0; k < sides.length; k += 3) {
        const off = sides[k + 2]! - dx * sides[k]! - dy * sides[k + 1]!
        if (off < inside) inside = off
      }
      if (inside * mm < -3) continue
      const i = row * width + column
      const rough = inside + streaks[i]! * 0.3
      const cover = Math.max(0, Math.min(1, rough * mm + 0.5))
      if (cover === 0) continue
      const shade = pale + streaks[i]! * vein
      const j = i * 4
      albedo[j] = albedo[j]! + (red * (1 + shade) - albedo[j]!) * cover
      albedo[j + 1] = albedo[j + 1]! + (green * (1 + shade) - albedo[j + 1]!) * cover
      albedo[j + 2] = albedo[j + 2]! + (blue * (1 + shade) - albedo[j + 2]!) * cover
      form[j + 3] = 0.16 + 0.14 * cover
    }
  }
}
