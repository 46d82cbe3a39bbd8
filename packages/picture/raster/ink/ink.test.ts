import { createCanvas } from '@napi-rs/canvas'
import { type Color, colorDistance, fromHex, lightnessChromaHue } from '@toile/craft/colors/color.ts'
import { figureOf } from '@toile/craft/designs/figureOf.ts'
import type { Fabric } from '@toile/craft/fabrics/fabric.ts'
import { fabrics, findFabric } from '@toile/craft/fabrics/index.ts'
import { findWearable } from '@toile/craft/garments/index.ts'
import type { Piece } from '@toile/craft/garments/piece.ts'
import { openChance, openNoise, type Path } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { clothMap } from '../../cloth/clothMap.ts'
import type { Host, Surface } from '../../surface.ts'
import { maskOf } from '../mask.ts'
import { type Modelled, modelled } from '../modelled.ts'
import { clothOptics, skinOptics } from '../optics.ts'
import { paint } from '../paint.ts'
import { openStage, type Stage } from '../stage.ts'
import { noiseRow, openMarks } from './brushMarks.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const scale = 60
const figure = figureOf({ person: 'ines', pose: 'neutral', mirrored: false }) ?? expect.fail('Ines stands straight')
const colorOf = (hex: string) => fromHex(hex) ?? expect.fail(hex)
const [white, camel, red, navy, black] = ['#f7f6f2', '#b98a55', '#a83214', '#1d2a4a', '#17171a'].map(colorOf)
const paper: Color = { r: 253, g: 252, b: 249 }
const bluePaper: Color = { r: 150, g: 190, b: 230 }

const openSheet = (ground?: Color) =>
  openStage(host, {
    width: 6 * scale,
    height: 9 * scale,
    scale,
    origin: [3 * scale, 15],
    style: 'ink',
    seed: 1,
    ground,
  })

/** The front of an A-line dress: bust, waist and folds of a skirt. */
function frontOf(cloth: Fabric): Piece {
  const dress = findWearable('aLineDress') ?? expect.fail('no A-line dress')
  const [front] = dress
    .draft(figure, {}, { chance: openChance(7), layered: false, tucked: false, cloth })
    .filter(({ layer }) => layer === 'front')
    .toSorted((a, b) => b.outlines[0].length - a.outlines[0].length)
  return front
}

interface Washed {
  model: Modelled
  /** The region of the model. */
  data: Uint8ClampedArray
}

/** The dress front in one cloth, shaped once and painted in several colours. */
function washed(cloth: Fabric, colors: readonly Color[], ground?: Color): Washed[] {
  const piece = frontOf(cloth)
  let known: Modelled | null = null
  return colors.map((albedo) => {
    const stage = openSheet(ground)
    const { outlines, folds, fullness, volume, surface } = piece
    const shape = { outlines, folds, fullness, volume, surface, optics: clothOptics(cloth) }
    const model = known ?? modelled(stage, { ...shape, cloth: (region) => clothMap(stage, piece, figure, region) })
    known = model
    paint(stage, { ...shape, albedo, recall: () => model })
    return { model, data: dataOf(stage, model) }
  })
}

function dataOf({ context }: Stage, { region }: Modelled) {
  return context.getImageData(region.x, region.y, region.width, region.height).data
}

/** Colours of the covered pixels whose large form lies between two lights. */
function between({ model, data }: Washed, least: number, most: number): Color[] {
  const form = model.longForm ?? model.light.diffuse
  return [...form.keys()]
    .filter((i) => model.mask.alpha[i] === 255 && form[i] >= least && form[i] <= most)
    .map((i) => ({ r: data[i * 4], g: data[i * 4 + 1], b: data[i * 4 + 2] }))
}

const apart = (a: Color, b: Color) => Math.hypot(a.r - b.r, a.g - b.g, a.b - b.b)
/** What is of a colour rather than of the paper it lies on. */
const laid = (colors: readonly Color[], asked: Color) =>
  colors.filter((color) => apart(color, asked) <= apart(color, paper) || apart(asked, paper) < 24)

const each = (colors: readonly Color[], of: (values: number[]) => number): Color => ({
  r: of(colors.map(({ r }) => r)),
  g: of(colors.map(({ g }) => g)),
  b: of(colors.map(({ b }) => b)),
})
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]
const [cotton, lame] = (['cotton', 'lame'] as const).map((id) => findFabric(id) ?? expect.fail(id))
const close = fabrics.filter(({ opacity }) => opacity === 1)

/** A square of red cotton, 120 pixels wide, without a contour. */
function inkSquare() {
  const size = 200
  const stage = openStage(host, { width: size, height: size, scale: 120, origin: [40, 40], style: 'ink', seed: 1 })
  const square: Path = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]
  paint(stage, { outlines: [square], albedo: red, optics: clothOptics(cotton) })
  return { data: stage.context.getImageData(0, 0, size, size).data, size }
}

describe('ink and wash on cloth [S3.25]', () => {
  const errors: number[] = []
  for (const fabric of close) {
    it(`keeps the colour of lit ${fabric.id} where it is laid, within 2 in its plane and 3.5 in the mean, lights and folds counted`, () => {
      const colors = [white, camel, red, navy, black]
      for (const [k, one] of washed(fabric, colors).entries()) {
        const lit = laid(between(one, 0.92, 1.06), colors[k])
        const error = colorDistance(each(lit, mean), colors[k])
        errors.push(error)
        expect(error, `mean of ${k}`).toBeLessThan(3.5)
        expect(colorDistance(each(lit, median), colors[k]), `median of ${k}`).toBeLessThan(2)
      }
    })
  }

  it('keeps the colour of lit cloth, where it is laid, within 2.5 over all fabrics and colours', () => {
    expect(errors).toHaveLength(close.length * 5)
    expect(mean(errors)).toBeLessThan(2.5)
  })

  it('leaves the lit flank to the paper and lays one shade on the other', () => {
    const [one] = washed(cotton, [red])
    const lightness = (colors: Color[]) => lightnessChromaHue(each(colors, mean)).lightness
    const asked = lightnessChromaHue(red).lightness
    expect(lightness(between(one, 1.13, 2))).toBeGreaterThan(asked + 0.1)
    expect(lightness(between(one, 0, 0.7))).toBeLessThan(asked - 0.06)
  })

  it('leaves a twelfth to a sixth of a piece to the paper, less of black, and what is paler than its paper whole', () => {
    const openIn = (one: Washed, asked: Color) => {
      const all = between(one, 0, 2)
      return 1 - laid(all, asked).length / all.length
    }
    for (const cloth of [cotton, findFabric('wool') ?? expect.fail('no wool')]) {
      const [onRed, onNavy, onBlack] = washed(cloth, [red, navy, black])
      for (const [one, asked] of [
        [onRed, red],
        [onNavy, navy],
        [onBlack, black],
      ] as const) {
        expect(openIn(one, asked), cloth.id).toBeGreaterThan(asked === black ? 0.01 : 0.05)
        expect(openIn(one, asked), cloth.id).toBeLessThan(asked === black ? 0.15 : 0.22)
      }
    }
    const grey: Color = { r: 150, g: 148, b: 146 }
    const [pale] = washed(cotton, [white], grey)
    expect(between(pale, 1.1, 2).filter((color) => apart(color, grey) < apart(color, white))).toHaveLength(0)
  })

  it('black cloth is neutral or cool where the brush lies full', () => {
    const [one] = washed(cotton, [colorOf('#1a1a1c')])
    for (const [least, most] of [
      [0, 0.7],
      [0.7, 1.03],
    ]) {
      const full = laid(between(one, least, most), black)
      expect(lightnessChromaHue(each(full, median)).chroma, `light ${most}`).toBeLessThan(0.015)
    }
  })

  it('colour runs over its line away from the lamp, and nowhere else', () => {
    const { data, size } = inkSquare()
    const beyond = (x: number, y: number) => data[(y * size + x) * 4 + 3]
    const middle = size / 2
    expect(beyond(middle + 63, middle)).toBeGreaterThan(80)
    expect(beyond(middle - 63, middle)).toBe(0)
    expect(beyond(middle, middle - 63)).toBe(0)
  })

  it('what is left open shows the ground the look lies on', () => {
    const [onPaper] = washed(cotton, [red])
    const [onBlue] = washed(cotton, [red], bluePaper)
    const paper = each(between(onPaper, 1.13, 2), mean)
    const blue = each(between(onBlue, 1.13, 2), mean)
    expect(paper.r - blue.r).toBeGreaterThan(30)
    const shade = (one: Washed) => each(between(one, 0, 0.7), mean)
    expect(Math.abs(shade(onPaper).r - shade(onBlue).r)).toBeLessThan(4)
  })

  it('black cloth has a floor of lightness .2, and lights that tell its form', () => {
    for (const cloth of [cotton, lame]) {
      const [one] = washed(cloth, [black])
      const all = between(one, 0, 2).map((color) => lightnessChromaHue(color).lightness)
      expect(Math.min(...all), cloth.id).toBeGreaterThan(0.185)
      expect(median(all), cloth.id).toBeGreaterThan(0.195)
      expect(all.filter((lightness) => lightness > 0.36).length / all.length, cloth.id).toBeGreaterThan(0.05)
    }
  })

  it('the shade of white cloth is a cool tint that is seen', () => {
    const [one] = washed(cotton, [white])
    const shade = each(between(one, 0, 0.7), mean)
    expect(shade.b - shade.r).toBeGreaterThan(12)
    expect(colorDistance(shade, white)).toBeGreaterThan(8)
  })

  it('marks of a row are the noise they are read from', () => {
    const noise = openNoise(9)
    const row = new Float32Array(60)
    noiseRow(noise, row, [3, 59, 40], 7.5, 2.3)
    for (let x = 3; x < 60; x++) expect(row[x]).toBeCloseTo(noise((x + 40) / 7.5, 2.3), 5)
  })

  it('the paper keeps a tooth that an eye can part at small scales', () => {
    const steps = (size: number) => {
      const stage = openStage(host, { width: 300, height: 40, scale: size, origin: [0, 0], style: 'ink', seed: 1 })
      const region = { x: 0, y: 0, width: 300, height: 40 }
      const sheet: Path = [
        [0, 0],
        [300 / size, 0],
        [300 / size, 40 / size],
        [0, 40 / size],
      ]
      const marks = openMarks(stage, region, maskOf(stage, region, [sheet]))
      marks.readPaper(20)
      return mean([...marks.tooth.subarray(1)].map((value, i) => Math.abs(value - marks.tooth[i])))
    }
    expect(steps(40)).toBeLessThan(0.16)
  })
})

describe('skin in ink [S3.25]', () => {
  const limb: Path = Array.from({ length: 80 }, (_, i) => {
    const angle = (i / 80) * Math.PI * 2
    return [0.35 * Math.cos(angle), 3 + 2.4 * Math.sin(angle)]
  })

  /** Brightness across a limb at a height, smoothed over the tooth of the paper. */
  function across(color: Color, y: number): number[] {
    const stage = openStage(host, { width: 240, height: 900, scale: 150, origin: [120, 0], style: 'ink', seed: 1 })
    paint(stage, { outlines: [limb], albedo: color, optics: skinOptics, fullness: 0.8 })
    const { data } = stage.context.getImageData(75, y, 90, 12)
    return Array.from({ length: 90 }, (_, x) =>
      mean(Array.from({ length: 12 }, (_, row) => data[(row * 90 + x) * 4 + 1] / color.g)),
    )
  }

  for (const [name, hex] of [
    ['pale', '#f0cdb4'],
    ['brown', '#a8704a'],
    ['dark', '#5a3a2a'],
  ]) {
    it(`${name} skin is a light, its own colour and one shadow, without hatching`, () => {
      for (const y of [360, 450, 540]) {
        const run = across(colorOf(hex), y)
        const shaded = run.map((value) => value < 0.88)
        const parts = shaded.filter((dark, x) => dark && !shaded[x - 1]).length
        expect(parts, `shadows at ${y}`).toBe(1)
        expect(shaded.at(-6), 'on the side away from the lamp').toBe(true)
        expect(Math.max(...run.slice(0, 40)), 'the light').toBeGreaterThan(1.04)
      }
    })
  }
})
