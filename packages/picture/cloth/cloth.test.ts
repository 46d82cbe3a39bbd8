import { createCanvas } from '@napi-rs/canvas'
import { type Color, colorDistance, fromHex } from '@toile/craft/colors/color.ts'
import { figureOf } from '@toile/craft/designs/figureOf.ts'
import { fabrics } from '@toile/craft/fabrics/index.ts'
import { makePiece } from '@toile/craft/garments/piece.ts'
import type { Figure } from '@toile/craft/mannequins/figure.ts'
import type { Placement } from '@toile/craft/prints/placement.ts'
import type { Path } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { clothOptics } from '../raster/optics.ts'
import { paint } from '../raster/paint.ts'
import { openStage, type Stage } from '../raster/stage.ts'
import type { Host, Pixels, Surface } from '../surface.ts'
import { dyeOver } from './dyeOver.ts'
import { clothMap } from './clothMap.ts'
import { gradientColor } from './gradientOver.ts'
import { openTile } from './tile.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const square: Path = [
  [0, 1],
  [4, 1],
  [4, 5],
  [0, 5],
]
const piece = makePiece('bodice', 'square', [square], {
  left: [
    [0, 1],
    [0, 5],
  ],
  right: [
    [4, 1],
    [4, 5],
  ],
})
const figure = standing()
const [cotton] = fabrics
const white: Color = { r: 255, g: 255, b: 255 }

const openSheet = (style: Stage['style'], scale = 100) =>
  openStage(host, {
    width: Math.round(scale * 4.4),
    height: Math.round(scale * 5.4),
    scale,
    origin: [scale * 0.2, 0],
    style,
    seed: 1,
  })
const pixelAt = (stage: Stage, x: number, y: number) =>
  stage.context.getImageData(Math.round(x), Math.round(y), 1, 1).data

function standing(): Figure {
  const figure = figureOf({ person: 'ines', pose: 'neutral', mirrored: false })
  if (!figure) throw new Error('Ines stands straight')
  return figure
}

/** A square black and white tile: left half black. */
function halves(side: number): Pixels {
  const rgba = new Uint8ClampedArray(side * side * 4)
  for (let i = 0; i < side * side; i++) rgba.fill(i % side < side / 2 ? 0 : 255, i * 4, i * 4 + 3)
  for (let i = 3; i < rgba.length; i += 4) rgba[i] = 255
  return { width: side, height: side, rgba }
}

function printed(own: Partial<Placement>, tile = halves(64)): Stage {
  const stage = openSheet('flat')
  const placement: Placement = {
    source: { kind: 'construction', print: 'test', colors: [white], seed: 1 },
    mode: 'overall',
    repeat: 'straight',
    width: 80,
    x: 0,
    y: 0,
    angle: 0,
    opacity: 1,
    ...own,
  }
  const print = { tile: openTile(tile), placement, pixelsPerMillimetre: stage.scale / figure.millimetresPerHead }
  paint(stage, {
    outlines: [square],
    optics: clothOptics(cotton),
    fullness: 0,
    wobble: 0,
    albedo: dyeOver({ base: white, gradient: null, print }, (region) => clothMap(stage, piece, figure, region)),
  })
  return stage
}

/** Places of falling edges (white to black) along a line of pixels, between pixels. */
function edgesOf(values: readonly number[]): number[] {
  const found: number[] = []
  for (let i = 1; i < values.length; i++) {
    const [a, b] = [values[i - 1], values[i]]
    if (a > 128 && b <= 128) found.push(i - 1 + (a - 128) / (a - b))
  }
  return found
}

const row = (stage: Stage, y: number) => Array.from({ length: 380 }, (_, i) => pixelAt(stage, 30 + i, y)[0])
const column = (stage: Stage, x: number) => Array.from({ length: 360 }, (_, i) => pixelAt(stage, x, 120 + i)[0])
const gaps = (edges: readonly number[]) => edges.slice(1).map((edge, i) => edge - edges[i])

describe('cloth', () => {
  for (const style of ['ink', 'illustration', 'realistic'] as const) {
    it(`[S3.25] a solid on a facing surface comes out as the given colour in ${style}`, () => {
      const close = fabrics.filter(({ opacity }) => opacity === 1)
      const cases = ['#c6503f', '#2f4a6b', '#e8dfc9', '#1d1b22', '#2f6a4f', '#d9a93c'].flatMap((hex) =>
        close.map((fabric) => ({ hex, fabric })),
      )
      for (const { hex, fabric } of someOf(cases)) {
        const color = fromHex(hex) ?? white
        const stage = openSheet(style, 50)
        paint(stage, {
          outlines: [square],
          optics: clothOptics(fabric),
          fullness: 0,
          albedo: color,
          cloth: (region) => clothMap(stage, piece, figure, region),
        })
        expect(colorDistance(middleColor(stage), color), `${fabric.id} ${hex}`).toBeLessThan(2)
      }
    })
  }

  it('[S3.25] a print lies in its true scale at the centre, across and down, within 1 %', () => {
    const millimetre = 100 / figure.millimetresPerHead
    const across = edgesOf(row(printed({}), 300)).filter((x) => Math.abs(x + 30 - 220) < 60)
    for (const gap of gaps(across)) expect(gap / (80 * millimetre)).toBeCloseTo(1, 1)
    const down = gaps(edgesOf(column(printed({ angle: 90 }), 220)))
    expect(down.length).toBeGreaterThan(5)
    const mean = down.reduce((sum, gap) => sum + gap, 0) / down.length
    expect(Math.abs(mean / (80 * millimetre) - 1)).toBeLessThan(0.01)
    const wide = edgesOf(row(printed({ width: 40 }), 300)).filter((x) => Math.abs(x + 30 - 220) < 40)
    const middle = gaps(wide).reduce((sum, gap) => sum + gap, 0) / (wide.length - 1)
    expect(Math.abs(middle / (40 * millimetre) - 1)).toBeLessThan(0.01)
  })

  it('[S3.25] a print breaks at every knife pleat and matches at the middle', () => {
    const pleats = [1, 1.5, 2, 2.5, 3].map((x) => ({
      path: [
        [x, 1],
        [x, 5],
      ] as const,
      widths: [0.03, 0.03] as const,
      height: 1,
      kind: 'pleat' as const,
      fades: [0, 0] as const,
    }))
    const stage = openSheet('flat')
    const region = { x: 0, y: 0, width: 440, height: 540 }
    const plain = clothMap(stage, piece, figure, region)
    const pleated = clothMap(stage, { ...piece, folds: pleats }, figure, region)
    const shiftAt = (x: number) => {
      const i = 300 * 440 + Math.round(20 + x * 100)
      return ((pleated?.u[i] ?? 0) - (plain?.u[i] ?? 0)) / figure.millimetresPerHead
    }
    const shifts = [0.8, 1.2, 1.7, 2.2, 2.7, 3.2].map(shiftAt)
    for (const step of gaps(shifts)) expect(step).toBeCloseTo(0.65, 2)
    expect(shifts[2]).toBeCloseTo(-shifts[3], 3)
  })

  it('half drops and bricks move every other column and row by half a tile', () => {
    const millimetre = 100 / figure.millimetresPerHead
    const stage = printed({ repeat: 'brick', width: 80 })
    const upper = edgesOf(row(stage, 100 + 20 * millimetre))
    const lower = edgesOf(row(stage, 100 + 100 * millimetre))
    const near = (edges: number[]) => edges.reduce((best, x) => (Math.abs(x - 190) < Math.abs(best - 190) ? x : best))
    const shift = Math.abs(near(upper) - near(lower)) / (80 * millimetre)
    expect(shift).toBeGreaterThan(0.42)
    expect(shift).toBeLessThan(0.58)
  })

  it('a single print appears once, where and as wide as asked', () => {
    const black = halves(64)
    black.rgba.forEach((_, i) => {
      if (i % 4 < 3) black.rgba[i] = 0
    })
    const millimetre = 100 / figure.millimetresPerHead
    const stage = printed({ mode: 'single', width: 100, x: 60, y: 250 }, black)
    const y = 100 * figure.levels.neck + 250 * millimetre
    const dark = row(stage, y).flatMap((value, i) => (value < 128 ? [i + 30] : []))
    expect(dark.length / (100 * millimetre)).toBeGreaterThan(0.96)
    expect(dark.length / (100 * millimetre)).toBeLessThan(1.04)
    expect((dark[0] + dark[dark.length - 1]) / 2).toBeCloseTo(220 + 60 * millimetre, -1)
    expect(row(stage, y + 80 * millimetre).every((value) => value > 200)).toBe(true)
  })

  it('a gradient runs along its angle: 0 to the right, 90 downwards', () => {
    const stops = [
      { at: 0, color: { r: 255, g: 0, b: 0 }, opacity: 1 },
      { at: 1, color: { r: 0, g: 0, b: 255 }, opacity: 1 },
    ]
    const drawn = (angle: number) => {
      const stage = openSheet('flat', 60)
      const box = { x: 12, y: 60, width: 240, height: 240 }
      const gradient = { gradient: { angle, stops }, box }
      const albedo = dyeOver({ base: white, gradient, print: null }, () => null)
      paint(stage, { outlines: [square], optics: clothOptics(cotton), fullness: 0, wobble: 0, albedo })
      return (x: number, y: number) => pixelAt(stage, 12 + 240 * x, 60 + 240 * y)
    }
    const right = drawn(0)
    expect(right(0.03, 0.2)[0]).toBeGreaterThan(right(0.97, 0.2)[0] + 150)
    expect(Math.abs(right(0.5, 0.05)[0] - right(0.5, 0.95)[0])).toBeLessThan(3)
    const down = drawn(90)
    expect(down(0.5, 0.03)[0]).toBeGreaterThan(down(0.5, 0.97)[0] + 150)
    expect(Math.abs(down(0.05, 0.5)[0] - down(0.95, 0.5)[0])).toBeLessThan(3)
    const slant = drawn(45)
    expect(Math.abs(slant(0.9, 0.1)[0] - slant(0.1, 0.9)[0])).toBeLessThan(6)
    expect(gradientColor({ angle: 0, stops }, 0.5).r).toBeGreaterThan(180)
  })
})

/** The median of each channel over the inner part of the sheet. */
function middleColor(stage: Stage): Color {
  const { data } = stage.context.getImageData(30, 75, stage.width - 60, stage.height - 115)
  const channel = (k: number) => {
    const values = Array.from({ length: data.length / 4 }, (_, i) => data[i * 4 + k]).toSorted((a, b) => a - b)
    return values[values.length >> 1]
  }
  return { r: channel(0), g: channel(1), b: channel(2) }
}
