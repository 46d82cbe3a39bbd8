import type { Chance } from '@toile/geometry'
import { gauss } from '../../../kernels/boxBlur.ts'
import { planeOf } from '../../../kernels/plane.ts'
import { jpegNoise } from '../../trace/testing/jpegNoise.ts'
import type { Pixels } from '../../../surface.ts'

type Color3 = readonly [number, number, number]

/** What befalls a drawing on its way to the studio; shares 0..1, lengths in pixels. */
export interface LineDisturbance {
  /** What the cloth is dyed in; paper unless told. */
  color?: Color3
  ground?: Color3
  print?: true
  /** How dark the pen is. */
  ink?: number
  /** How much darker the far side of a shadow is, how soft its edge, and folds of light over the cloth. */
  shadow?: number
  folds?: number
  texture?: number
  noise?: number
  blur?: number
  jpeg?: number
}

/** A way in which drawings reach the studio. */
export interface LineWay {
  name: string
  of(chance: Chance): LineDisturbance
}

const hued = (chance: Chance, middle: number, strength: number): Color3 => {
  const hue = chance.between(0, 2 * Math.PI)
  return [0, -2.1, 2.1].map((turn) => middle + strength * Math.cos(hue + turn)) as unknown as Color3
}

/** Every way of the truth set of lines. */
export const lineWays: readonly LineWay[] = [
  { name: 'clean', of: () => ({}) },
  { name: 'dyed', of: (chance) => ({ color: hued(chance, 165, 60) }) },
  { name: 'printed', of: () => ({ print: true }) },
  { name: 'lit', of: (chance) => ({ color: hued(chance, 175, 45), shadow: 0.35, folds: 0.22 }) },
  { name: 'textured', of: (chance) => ({ color: hued(chance, 185, 40), texture: 0.07, noise: 3 }) },
  { name: 'blurred', of: (chance) => ({ color: hued(chance, 195, 30), blur: chance.between(0.9, 1.5) }) },
  { name: 'compressed', of: (chance) => ({ color: hued(chance, 180, 45), jpeg: chance.between(6, 10) }) },
  { name: 'printed and lit', of: () => ({ print: true, shadow: 0.3, folds: 0.16, jpeg: 4 }) },
  {
    name: 'in pencil',
    of: () => ({ ink: 0.6, noise: 4, ground: [246, 243, 236], texture: 0.02 }),
  },
  {
    name: 'everything',
    of: (chance) => ({
      print: true,
      ground: hued(chance, 205, 20),
      shadow: 0.25,
      folds: 0.12,
      texture: 0.03,
      noise: 3,
      blur: 0.8,
      jpeg: 6,
    }),
  },
]

/** What a picture is laid together from. */
interface Layers {
  cloth: Pixels
  ink: Pixels
  tile: Pixels | null
}

/** A drawing on its cloth and ground, as a way says. */
export function disturb({ cloth, ink, tile }: Layers, how: LineDisturbance, chance: Chance): Pixels {
  const { width, height } = cloth
  const light = lightOver({ width, height }, how, chance)
  const ground = how.ground ?? [255, 255, 255]
  const dye = how.color ?? ground
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)]
    const inside = cloth.rgba[i * 4 + 3] / 255
    const pen = (ink.rgba[i * 4 + 3] / 255) * (how.ink ?? 0.92)
    const at = tile ? ((y % tile.height) * tile.width + (x % tile.width)) * 4 : 0
    for (let c = 0; c < 3; c++) {
      const body = tile ? tile.rgba[at + c] : dye[c]
      const under = (body * inside + ground[c] * (1 - inside)) * light[i]
      rgba[i * 4 + c] = under * (1 - pen) + 24 * pen + (how.noise ? chance.bell() * how.noise * 1.7 : 0)
    }
    rgba[i * 4 + 3] = 255
  }
  const picture = { width, height, rgba }
  if (how.blur) blurred(picture, how.blur)
  if (how.jpeg) jpegNoise(picture, how.jpeg)
  return picture
}

/** A shadow with a soft edge over everything, soft folds of light, and the grain of the cloth. */
function lightOver(size: { width: number; height: number }, how: LineDisturbance, chance: Chance): Float32Array {
  const { width, height } = size
  const light = new Float32Array(width * height).fill(1)
  const angle = chance.between(0, 2 * Math.PI)
  const edge = chance.between(-0.2, 0.2)
  const grain = how.texture ? grainOf(size, chance) : null
  const waves = Array.from({ length: 4 }, () => ({
    angle: chance.between(-0.5, 0.5),
    wide: chance.between(24, 70),
    from: chance.between(0, 6),
  }))
  for (let i = 0; i < light.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)]
    const along = (x / width - 0.5) * Math.cos(angle) + (y / height - 0.5) * Math.sin(angle)
    if (how.shadow) light[i] -= how.shadow / (1 + Math.exp(-(along - edge) * 22))
    if (how.folds)
      for (const wave of waves)
        light[i] -=
          (how.folds / 4) *
          (1 + Math.sin((x * Math.cos(wave.angle) + y * Math.sin(wave.angle)) / (wave.wide / 3) + wave.from)) ** 2 *
          0.5
    if (grain && how.texture) light[i] *= 1 + how.texture * grain[i]
  }
  return light
}

function grainOf(size: { width: number; height: number }, chance: Chance): Float32Array {
  const noise = planeOf(size, () => chance.bell())
  const [fine, broad] = [gauss(noise, 1.2).values, gauss(noise, 4).values]
  return fine.map((value, i) => value * 2.4 + broad[i] * 3)
}

function blurred(pixels: Pixels, sigma: number) {
  for (let c = 0; c < 3; c++) {
    const soft = gauss(
      planeOf(pixels, (i) => pixels.rgba[i * 4 + c]),
      sigma,
    )
    for (let i = 0; i < soft.values.length; i++) pixels.rgba[i * 4 + c] = soft.values[i]
  }
}
