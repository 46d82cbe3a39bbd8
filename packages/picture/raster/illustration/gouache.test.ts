import { createCanvas } from '@napi-rs/canvas'
import { type Color, colorDistance, fromHex, lightnessChromaHue } from '@toile/craft/colors/color.ts'
import { figureOf } from '@toile/craft/designs/figureOf.ts'
import type { Fabric } from '@toile/craft/fabrics/fabric.ts'
import { fabrics } from '@toile/craft/fabrics/index.ts'
import { findWearable } from '@toile/craft/garments/index.ts'
import type { Fold } from '@toile/craft/garments/piece.ts'
import { openChance, type Path } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { clothMap } from '../../cloth/clothMap.ts'
import type { Host, Surface } from '../../surface.ts'
import { type Modelled, modelled } from '../modelled.ts'
import { clothOptics, skinOptics } from '../optics.ts'
import { paint } from '../paint.ts'
import { openStage, type Region } from '../stage.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const figure = figureOf({ person: 'ines', pose: 'relaxed', mirrored: false }) ?? expect.fail('Ines stands')
const dress = findWearable('aLineDress') ?? expect.fail('a dress')
const colors = ['#f7f6f2', '#b98a55', '#a83214', '#1d2a4a', '#17171a']
/** Cloth that is of its own colour: not seen through, without coloured yarns, glitter or mirrors. */
const plain = fabrics.filter(({ opacity, weave, metallic }) => opacity === 1 && weave !== 'tweed' && !metallic)

interface Drawn {
  model: Modelled
  data: Uint8ClampedArray
}

/** The front of a dress of a fabric, in one colour after the other. */
function dressed(fabric: Fabric, hexes: readonly string[], scale = 60): Drawn[] {
  const worn = { chance: openChance(7), layered: false, tucked: false, cloth: fabric }
  const [piece] = dress
    .draft(figure, {}, worn)
    .filter(({ layer }) => layer === 'front')
    .toSorted((a, b) => b.outlines[0].length - a.outlines[0].length)
  let model: Modelled | null = null
  return hexes.map((hex) => {
    const options = { width: Math.round(scale * 6), height: Math.round(scale * 9), scale, seed: 1 } as const
    const stage = openStage(host, { ...options, origin: [scale * 3, scale * 0.2], style: 'illustration' })
    const shape = {
      outlines: piece.outlines,
      optics: clothOptics(fabric),
      folds: piece.folds,
      fullness: piece.fullness,
      volume: piece.volume,
      surface: piece.surface,
      cloth: (region: Region) => clothMap(stage, piece, figure, region),
    }
    model ??= modelled(stage, shape)
    const made = model
    paint(stage, { ...shape, albedo: fromHex(hex) ?? expect.fail(hex), shadow: null, recall: () => made })
    const { x, y, width, height } = made.region
    return { model: made, data: stage.context.getImageData(x, y, width, height).data }
  })
}

/** Mean and median of the lit side of the large form, folds and lights and all. */
function litSide({ model: { longForm, mask }, data }: Drawn): { mean: Color; median: Color } {
  const form = longForm ?? expect.fail('a large form')
  const seen: [number[], number[], number[]] = [[], [], []]
  for (let i = 0; i < form.length; i++) {
    if (mask.alpha[i] !== 255 || form[i] < 0.92 || form[i] > 1.06) continue
    for (let k = 0; k < 3; k++) seen[k].push(data[i * 4 + k])
  }
  const colorOf = (pick: (values: number[]) => number) => ({ r: pick(seen[0]), g: pick(seen[1]), b: pick(seen[2]) })
  return {
    mean: colorOf((values) => values.reduce((a, b) => a + b, 0) / values.length),
    median: colorOf((values) => values.toSorted((a, b) => a - b)[values.length >> 1]),
  }
}

const lightnessAt = (data: Uint8ClampedArray, i: number) =>
  lightnessChromaHue({ r: data[i * 4], g: data[i * 4 + 1], b: data[i * 4 + 2] }).lightness

/** Lightness of every covered pixel away from the contour, dark to light. */
function lightnesses({ model: { mask }, data }: { model: Pick<Modelled, 'mask'>; data: Uint8ClampedArray }): number[] {
  const found: number[] = []
  for (let i = 0; i < mask.alpha.length; i++) if (mask.alpha[i] === 255) found.push(lightnessAt(data, i))
  return found.toSorted((a, b) => a - b)
}

const fabricOf = (id: string) => fabrics.find((fabric) => fabric.id === id) ?? expect.fail(id)

describe('gouache', () => {
  const means: number[] = []
  for (const fabric of plain) {
    it(`[S3.25] the lit side of ${fabric.id} is the asked colour, in its plane and in the mean`, () => {
      dressed(fabric, colors).forEach((drawn, i) => {
        const asked = fromHex(colors[i]) ?? expect.fail(colors[i])
        const { mean, median } = litSide(drawn)
        means.push(colorDistance(mean, asked))
        expect(colorDistance(median, asked), `plane in ${colors[i]}`).toBeLessThan(2)
        expect(colorDistance(mean, asked), `mean in ${colors[i]}`).toBeLessThan(3.5)
      })
    })
  }

  it('[S3.25] lit sides of all cloths together are within 2.5 of the asked colours', () => {
    expect(means.length).toBe(plain.length * colors.length)
    expect(means.reduce((sum, one) => sum + one, 0) / means.length).toBeLessThan(2.5)
  })

  it('[S3.25] black cloth keeps its form above a floor: nothing darker than .195, lights that stand off', () => {
    for (const id of ['cotton', 'wool', 'silk', 'leather']) {
      const [black] = dressed(fabricOf(id), ['#0c0c0d'])
      const found = lightnesses(black)
      expect(found[Math.round(found.length * 0.01)], id).toBeGreaterThan(0.195)
      expect(found[Math.round(found.length * 0.97)] - found[found.length >> 1], id).toBeGreaterThan(0.06)
    }
  })

  it('[S3.25] white cloth is shaded in blue-lilac, pink cloth in a deeper pink', () => {
    const shadeOf = ({ model: { mask, longForm }, data }: Drawn, k: number) => {
      let sum = 0
      let count = 0
      for (let i = 0; i < mask.alpha.length; i++) {
        if (mask.alpha[i] !== 255 || (longForm?.[i] ?? 1) > 0.72) continue
        sum += data[i * 4 + k]
        count++
      }
      return sum / count
    }
    const [white, pink] = dressed(fabricOf('cotton'), ['#f8f8f8', '#f2d2cf'])
    expect(shadeOf(white, 2) - shadeOf(white, 0)).toBeGreaterThan(8)
    expect(1 - shadeOf(pink, 2) / shadeOf(pink, 0)).toBeGreaterThan(0.14)
  })

  it('[S3.25] shade is few large shapes: the lit side is broken by leading folds only, and shapes have clean edges', () => {
    for (const id of ['cotton', 'denim', 'linen', 'wool']) {
      const [drawn] = dressed(fabricOf(id), ['#a85a4a'], 110)
      const { marks, lit, edges, area } = shapesOf(drawn)
      expect(marks / lit, `${id}: shade within the light`).toBeLessThan(0.19)
      expect(edges / area, `${id}: edge of shade to its area`).toBeLessThan(0.093)
    }
  })

  it('[S3.25] a folded piece that the picture’s edge cuts is painted to its last row', () => {
    const stage = openStage(host, { width: 90, height: 90, scale: 100, origin: [0, 0], style: 'illustration', seed: 1 })
    const square: Path = [
      [-1, -1],
      [2, -1],
      [2, 2],
      [-1, 2],
    ]
    const fold: Fold = {
      path: [
        [0.3, -0.5],
        [0.6, 1.5],
      ],
      widths: [0.05, 0.05],
      height: 2,
      kind: 'ridge',
      fades: [0, 0],
    }
    paint(stage, {
      outlines: [square],
      optics: clothOptics(fabricOf('cotton')),
      albedo: { r: 200, g: 90, b: 70 },
      folds: [fold],
    })
    const { data } = stage.context.getImageData(0, 0, 90, 90)
    for (let i = 0; i < data.length; i += 4) expect(data[i]).toBeGreaterThan(60)
  })

  it('[S3.25] of small folds hardly any is painted, a leading one is', () => {
    const shadedBy = (folds: readonly Fold[]) => {
      const stage = openStage(host, {
        width: 320,
        height: 320,
        scale: 150,
        origin: [10, 10],
        style: 'illustration',
        seed: 1,
      })
      const square: Path = [
        [0, 0],
        [2, 0],
        [2, 2],
        [0, 2],
      ]
      paint(stage, {
        outlines: [square],
        fullness: 0,
        optics: clothOptics(fabricOf('cotton')),
        albedo: { r: 200, g: 90, b: 70 },
        folds,
      })
      const { data } = stage.context.getImageData(40, 40, 240, 240)
      return Array.from({ length: data.length / 4 }, (_, i) => data[i * 4]).filter((red) => red < 165).length
    }
    const ridge = (x: number, width: number): Fold => ({
      path: [
        [x, 0.4],
        [x, 1.6],
      ],
      widths: [width, width],
      height: 0.6,
      kind: 'ridge',
      fades: [0.2, 0.2],
    })
    const small = Array.from({ length: 9 }, (_, i) => ridge(0.25 + 0.19 * i, 0.01))
    expect(shadedBy([ridge(1, 0.06)])).toBeGreaterThan(500)
    expect(shadedBy(small)).toBeLessThan(200)
  })

  it('[S3.25] skin lies in two values with one clean edge', () => {
    const stage = openStage(host, {
      width: 160,
      height: 440,
      scale: 110,
      origin: [25, 20],
      style: 'illustration',
      seed: 1,
    })
    const limb: Path = [
      [0, 0],
      [0.9, 0],
      [0.9, 3.6],
      [0, 3.6],
    ]
    paint(stage, { outlines: [limb], optics: skinOptics, albedo: { r: 226, g: 176, b: 148 } })
    const { data } = stage.context.getImageData(35, 120, 78, 200)
    const greens = Array.from({ length: data.length / 4 }, (_, i) => data[i * 4 + 1]).toSorted((a, b) => a - b)
    const within = (value: number) => greens.filter((green) => Math.abs(green - value) < 9).length / greens.length
    const shade = greens[Math.round(greens.length * 0.08)]
    const plane = greens[Math.round(greens.length * 0.6)]
    expect(plane - shade).toBeGreaterThan(32)
    expect(within(shade)).toBeGreaterThan(0.1)
    expect(within(shade) + within(plane)).toBeGreaterThan(0.85)
  })
})

/** Shade as shapes: how much of it lies in the light of the large form, and how long its edges are. */
function shapesOf({ model: { mask, longForm }, data }: Drawn) {
  const { width, height, alpha } = mask
  const form = longForm ?? expect.fail('a large form')
  const all = lightnesses({ model: { mask }, data })
  const plane = all[Math.round(all.length * 0.6)]
  const isShade = (i: number) => alpha[i] === 255 && lightnessAt(data, i) < plane - 0.06
  let [marks, lit, edges, area] = [0, 0, 0, 0]
  for (let y = 3; y < height - 3; y++) {
    for (let x = mask.first[y] + 3, i = y * width + x; x < mask.last[y] - 3; x++, i++) {
      if (alpha[i] !== 255) continue
      const shaded = isShade(i)
      if (form[i] > 0.95) {
        lit++
        if (shaded) marks++
      }
      if (shaded) area++
      if (shaded !== isShade(i + 1)) edges++
    }
  }
  return { marks, lit, edges, area }
}
