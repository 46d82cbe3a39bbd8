import { lightPresets } from '@toile/craft/products/lightPresets.ts'
import { type Light, studioLight } from '@toile/craft/products/light.ts'
import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import type { LightMaps } from './lightMaps.ts'
import { lit } from './lit.ts'
import { thrownMaps } from './thrownMaps.ts'

const [width, height, scale] = [200, 200, 100]
const pale = 200

/** A board of one colour, so many heads high, in the middle of a pale ground. */
function board(tall: number, stands: LightMaps['stands'] = { at: 'plane' }, color = [128, 128, 128]): LightMaps {
  const count = width * height
  const cover = new Float32Array(count)
  const albedo = new Uint8ClampedArray(count * 4)
  const form = new Float32Array(count * 4)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      form[i * 4 + 3] = 1
      if (x < 80 || x >= 120 || y < 80 || y >= 120) continue
      cover[i] = 1
      albedo.set([...color, 255], i * 4)
      form[i * 4 + 2] = tall * scale
    }
  const lift = tall
  return {
    width,
    height,
    scale,
    albedo,
    form,
    highest: tall * scale,
    surface: new Uint8ClampedArray(count * 4).fill(220),
    edge: new Uint8ClampedArray(count * 4),
    ground: new Uint8ClampedArray(count * 4).map((_, j) => (j % 4 === 3 ? 255 : pale)),
    groundForm: new Float32Array(count * 4),
    thrown: thrownMaps({ cover, albedo, width, height, scale, stands, lift }),
    stands,
  }
}

/** Light from the left, by whose size shadows are soft. */
const fromLeft = (soft: number): Light => ({
  ...studioLight,
  key: { ...studioLight.key, from: 270, height: 40, soft, warm: 0 },
  rim: 0,
})

/** The mean of a channel down a few rows, at a column. */
function column(rgba: Uint8ClampedArray, x: number, c = 1): number {
  let sum = 0
  for (let y = 92; y < 108; y++) sum += sure(rgba[(y * width + x) * 4 + c])
  return sum / 16
}

describe('a shadow on the ground', () => {
  const lying = lit(board(0.02), fromLeft(0.4))
  const hanging = lit(board(0.14), fromLeft(0.4))
  const bare = lit(
    {
      ...board(0),
      albedo: new Uint8ClampedArray(width * height * 4),
      thrown: new Uint8ClampedArray(width * height * 4),
    },
    fromLeft(0.4),
  )
  const darker = (rgba: Uint8ClampedArray, x: number) => column(bare, x) - column(rgba, x)

  it('[S1.07] of what lies is a dark line where it touches that is gone within a few millimetres, and hardly there on the side of the lamp', () => {
    expect(darker(lying, 120)).toBeGreaterThan(25)
    expect(darker(lying, 128)).toBeLessThan(darker(lying, 120) * 0.3)
    expect(darker(lying, 79)).toBeLessThan(darker(lying, 120) * 0.5)
  })

  it('[S1.07] of what hangs reaches further and fades out over a longer way', () => {
    expect(darker(hanging, 130)).toBeGreaterThan(darker(lying, 130) + 20)
    const steepest = (rgba: Uint8ClampedArray) =>
      Math.max(...Array.from({ length: 60 }, (_, k) => darker(rgba, 120 + k) - darker(rgba, 121 + k)))
    expect(steepest(hanging)).toBeLessThan(steepest(lying) * 0.8)
  })

  it('[S1.07] has no steps: along its edge no pixel differs from its neighbours as cells would', () => {
    const step = (x: number) => Math.abs(column(hanging, x + 1) - 2 * column(hanging, x) + column(hanging, x - 1))
    for (let x = 122; x < 170; x++) expect(step(x)).toBeLessThan(7)
  })

  it('[S1.07] takes the colour of the room and of what lies beside it', () => {
    const red = lit(board(0.02, { at: 'plane' }, [220, 20, 20]), fromLeft(0.4))
    const tint = (rgba: Uint8ClampedArray, x: number) => column(rgba, x, 0) - column(rgba, x, 2)
    expect(tint(red, 124) - tint(lying, 124)).toBeGreaterThan(4)
    const golden = sure(lightPresets.find(({ id }) => id === 'goldenHour')).light
    const dusk = lit(board(0.14), { ...golden, key: { ...golden.key, from: 270 } })
    expect(tint(dusk, 40) - tint(dusk, 130)).toBeGreaterThan(20)
  })
})

describe('a shadow of somebody who stands', () => {
  it('[S1.07] falls on the wall near behind, and on none in the distance that has a light of its own', () => {
    const stands = { at: 'floor', feet: 130, horizon: 110 } as const
    const maps = board(0, stands)
    const light = fromLeft(0.1)
    const far = { ...maps, ground: maps.ground.map((value, j) => (j % 4 === 3 && j < 110 * width * 4 ? 0 : value)) }
    const onWall = (of: LightMaps) => {
      const [cast, free] = [lit(of, light), lit({ ...of, thrown: new Uint8ClampedArray(of.thrown.length) }, light)]
      return Math.max(...Array.from({ length: 70 }, (_, k) => column(free, 124 + k) - column(cast, 124 + k)))
    }
    expect(onWall(maps)).toBeGreaterThan(15)
    expect(onWall(far)).toBeLessThan(4)
  })
})
