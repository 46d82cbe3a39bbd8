import { fabrics } from '@toile/craft/fabrics/index.ts'
import { studioLight } from '@toile/craft/products/light.ts'
import { lightPresets } from '@toile/craft/products/lightPresets.ts'
import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { clothOptics } from '../raster/optics.ts'
import { surfaceBytes } from '../products/surfaceBytes.ts'
import type { LightMaps } from './lightMaps.ts'
import { lit } from './lit.ts'

const [width, height] = [200, 100]

/** A roll of cloth that lies across the picture or stands in it, without a shadow. */
function roll(fabric: string, gray: number, across: boolean): LightMaps {
  const count = width * height
  const of = surfaceBytes(clothOptics(sure(fabrics.find(({ id }) => id === fabric))))
  const fill = (values: readonly number[]) => new Uint8ClampedArray(count * 4).map((_, j) => sure(values[j % 4]))
  const form = new Float32Array(count * 4)
  for (let i = 0; i < count; i++) {
    const at = across ? (Math.floor(i / width) - height / 2) / (height / 2) : ((i % width) - width / 2) / (width / 2)
    form[i * 4 + (across ? 1 : 0)] = (at * 0.95) / Math.sqrt(1 - (at * 0.95) ** 2)
    form[i * 4 + 3] = 1
  }
  return {
    width,
    height,
    scale: 50,
    albedo: fill([gray, gray, gray, 255]),
    form,
    highest: 0,
    surface: fill([of.rough, of.nap, of.mirror, of.own]),
    edge: fill([of.wrap, 0, of.through, of.thread]),
    ground: new Uint8ClampedArray(count * 4),
    groundForm: new Float32Array(count * 4),
    thrown: new Uint8ClampedArray(count * 4),
    stands: { at: 'plane' },
  }
}

/** Light from above, and the brightness over a roll from one side to the other. */
const light = { ...studioLight, key: { ...studioLight.key, from: 0, warm: 0 }, rim: 0 }
function over(fabric: string, gray: number, across = true, from = light): number[] {
  const rgba = lit(roll(fabric, gray, across), from)
  return Array.from({ length: across ? height : width }, (_, n) => {
    let sum = 0
    for (let k = 0; k < 40; k++) sum += sure(rgba[(across ? n * width + 80 + k : (30 + k) * width + n) * 4 + 1])
    return sum / 40
  })
}
/** How far the brightest place stands out from a line between what lies 12 to both of its sides. */
function peak(values: readonly number[]): number {
  const at = values.indexOf(Math.max(...values.slice(14, -14)))
  return sure(values[at]) - (sure(values[at - 12]) + sure(values[at + 12])) / 2
}

describe('what cloth is by its light', () => {
  it.each(['cotton', 'linen', 'wool', 'knit'])('[S1.08] %s is matt: no spot of light stands out on it', (fabric) => {
    expect(peak(over(fabric, 110))).toBeLessThan(peak(over('silk', 110)) * 0.5)
  })

  it('[S1.08] silk draws a light out across its threads: it stands out along them more than over them', () => {
    expect(peak(over('silk', 110))).toBeGreaterThan(8)
    const frontal = { ...light, key: { ...light.key, height: 88 } }
    const [round, upright] = [over('silk', 110, true, frontal), over('silk', 110, false, frontal)]
    const half = (values: readonly number[]) =>
      values.filter((value) => value > 0.86 * Math.max(...values)).length / values.length
    expect(half(round)).toBeLessThan(half(upright) * 0.8)
  })

  it('[S1.08] velvet is brighter where it turns away from the viewer than cotton is, and darker facing', () => {
    const share = (values: readonly number[]) => sure(values[8]) / sure(values[50])
    expect(share(over('velvet', 110))).toBeGreaterThan(share(over('cotton', 110)) * 1.15)
  })

  it.each(['wool', 'leather', 'velvet', 'silk'])(
    '[S1.08] black %s keeps its form: no side of it is one black',
    (fabric) => {
      const values = over(fabric, 26)
      expect(Math.min(...values)).toBeGreaterThan(2)
      expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(18)
    },
  )
})

describe('night neon', () => {
  it('[S1.08] is dark, with a pool of each of its lamps on a pale wall', () => {
    const maps = roll('cotton', 224, true)
    const wall = {
      ...maps,
      albedo: new Uint8ClampedArray(maps.albedo.length),
      form: maps.form.map((_, j) => (j % 4 === 3 ? 1 : 0)),
      ground: maps.albedo,
    }
    const rgba = lit(wall, sure(lightPresets.find(({ id }) => id === 'nightNeon')).light)
    const at = (x: number, c: number) => sure(rgba[(20 * width + x) * 4 + c])
    const mean = rgba.reduce((sum, value, j) => sum + (j % 4 === 1 ? value : 0), 0) / (width * height)
    expect(mean).toBeLessThan(150)
    expect(at(20, 0) - at(20, 1)).toBeGreaterThan(60)
    expect(at(180, 2) - at(180, 0)).toBeGreaterThan(60)
  })
})
