import { openNoise, smooth } from '@toile/geometry'
import { type Ground, type GroundRoom, millimetreOf } from './productGround.ts'
import { latticeAt, layClouds, layNoise } from './layNoise.ts'
import { enlargedOf } from './enlargedOf.ts'

type Three = readonly [number, number, number]

const stone: Three = [243, 241, 237]
const grey: Three = [204, 205, 206]
const vein: Three = [104, 108, 114]
const ochre: Three = [186, 158, 116]

/** A family of veins: where they run, how far apart, how thick and how strong; lengths in millimetres. */
interface Veins {
  angle: number
  apart: number
  wander: number
  thick: number
  strong: number
  /** How much of them is seen: they come and go along their way. */
  seen: number
}

const families: readonly Veins[] = [
  { angle: 0.62, apart: 460, wander: 0.5, thick: 3.4, strong: 0.8, seen: 0.62 },
  { angle: 1.28, apart: 330, wander: 0.62, thick: 1.5, strong: 0.5, seen: 0.46 },
  { angle: -0.25, apart: 150, wander: 0.7, thick: 0.7, strong: 0.32, seen: 0.36 },
]

/** Polished white marble: veins that run one way, split, feather out to one side and fade, in clouds of grey. */
export const marble: Ground = {
  id: 'marble',
  draw(_, room) {
    const { width, height, seed } = room
    const mm = millimetreOf(room)
    const dark = new Float32Array(width * height)
    const warm = new Float32Array(width * height)
    const smoke = smokeOf(room, mm)
    families.forEach((family, k) => layVeins(room, mm, family, seed * 11 + k * 1000, smoke, dark, warm))
    const grain = new Float32Array(width * height)
    layNoise(grain, width, height, { across: 1.6 * mm, down: 1.6 * mm, amount: 1.4, seed })
    layClouds(grain, width, height, { cell: 14 * mm, amount: 1.8, seed: seed + 5, octaves: 3 })
    const albedo = new Uint8ClampedArray(width * height * 4)
    const form = new Float32Array(width * height * 4)
    for (let i = 0, j = 0; i < dark.length; i++, j += 4) {
      const cloud = smoke[i]!
      const core = Math.min(1, dark[i]!)
      const rust = Math.min(0.6, warm[i]!)
      const clear = (1 - rust) * (1 - core)
      const [pale, dim, brown] = [clear * (1 - cloud), clear * cloud, rust * (1 - core)]
      albedo[j] = pale * stone[0] + dim * grey[0] + brown * ochre[0] + core * vein[0] + grain[i]!
      albedo[j + 1] = pale * stone[1] + dim * grey[1] + brown * ochre[1] + core * vein[1] + grain[i]!
      albedo[j + 2] = pale * stone[2] + dim * grey[2] + brown * ochre[2] + core * vein[2] + grain[i]!
      albedo[j + 3] = 255
      form[j + 3] = 0.3
    }
    return { albedo, form }
  },
}

/** Clouds of grey, drawn out along the veins; 0 is clear stone. */
function smokeOf({ width, height, seed }: GroundRoom, mm: number): Float32Array {
  const noise = openNoise(seed + 17)
  const [cos, sin] = [Math.cos(families[0]?.angle ?? 0), Math.sin(families[0]?.angle ?? 0)]
  const smoke = enlargedOf(width, height, 6, (x, y) => {
    const along = (x * cos + y * sin) / mm
    const over = (y * cos - x * sin) / mm
    const bend = (noise(along / 500, over / 300) - 0.5) * 260 + (noise(along / 170 + 40, over / 150) - 0.5) * 90
    let sum = 0
    for (let k = 0, size = 1, strong = 0.5; k < 4; k++, size *= 0.48, strong *= 0.58)
      sum += strong * noise(along / (620 * size) + k * 31, (over + bend) / (190 * size) + k * 17)
    return smooth(0.5, 0.86, sum) * 0.85 + smooth(0.3, 0.6, sum) * 0.13
  })
  return smoke
}

function layVeins(
  { width, height }: GroundRoom,
  mm: number,
  { angle, apart, wander, thick, strong, seen }: Veins,
  seed: number,
  smoke: Float32Array,
  dark: Float32Array,
  warm: Float32Array,
): void {
  const path = new Float32Array(width * height)
  const gate = new Float32Array(width * height)
  layClouds(path, width, height, { cell: apart * 1.5 * mm, amount: wander, seed, octaves: 7, fall: 0.5 })
  layClouds(gate, width, height, { cell: apart * 0.9 * mm, amount: 0.62, seed: seed + 400, octaves: 4, fall: 0.6 })
  const across = -Math.sin(angle) / (apart * mm)
  const down = Math.cos(angle) / (apart * mm)
  const finest = 0.62 / mm
  let [which, own, rusty] = [Number.NaN, 0, 0]
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const at = x * across + y * down + path[i]! + 40
      const k = Math.floor(at)
      const off = (at - k - 0.5) * apart
      const far = Math.abs(off)
      if (far > thick * 20) continue
      if (k !== which) {
        which = k
        own = latticeAt(k, 3, seed) * 0.5 + 0.5
        rusty = latticeAt(k, 9, seed)
      }
      const here = gate[i]! + (own - 0.5) * 0.7 + seen - 0.5
      if (here < -0.25) continue
      const show = smooth(-0.25, 0.45, here) * strong * (0.45 + 0.55 * own)
      const wide = thick * (0.35 + 1.5 * smooth(-0.1, 0.9, here))
      const line = Math.max(wide, finest)
      const core = far > line * 4 ? 0 : Math.exp(-((far / line) ** 1.35)) * Math.min(1, 0.35 + wide / line)
      // One side is clean, the other fades like ink on wet paper.
      const fade =
        off > 0 === own > 0.5 ? (Math.exp(-far / (thick * 7)) - 0.057) * 0.32 : Math.exp(-far / (thick * 2.4)) * 0.16
      dark[i] = dark[i]! + show * (core * 0.85 + fade * (0.5 + smoke[i]! * 0.9)) * (1 - dark[i]! * 0.6)
      const stain = smooth(0.2, 0.8, rusty + gate[i]!)
      if (stain > 0) warm[i] = warm[i]! + show * own * Math.exp(-far / (thick * 5)) * 0.3 * stain
    }
  }
}
