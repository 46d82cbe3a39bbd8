import { createCanvas } from '@napi-rs/canvas'
import { ellipse, type Path } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { strokeHulls } from '../people/round/hulls.ts'
import type { Host, Surface } from '../surface.ts'
import { contourLine } from './contourLine.ts'
import { freeLine, isSpared, outsideOf, strip } from './freeLine.ts'
import { type DrawingStyle, openStage, type Stage } from './stage.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const size = 240
const open = (style: DrawingStyle, seed = 1) =>
  openStage(host, { width: size, height: size, scale: 100, origin: [120, 120], style, seed })
const ring = ([x, y]: readonly [number, number], r: number): Path =>
  Array.from({ length: 60 }, (_, i) => [
    x + r * Math.cos((i / 60) * Math.PI * 2),
    y + r * Math.sin((i / 60) * Math.PI * 2),
  ])
const circle = ring([0, 0], 0.9)
const closed: Path = [...circle, circle[0]]
const pixels = ({ context }: Stage) => context.getImageData(0, 0, size, size).data
/** Ink on the side of the picture that a direction points to. */
const inkOn = (stage: Stage, [dx, dy]: readonly [number, number]) => {
  const data = pixels(stage)
  let sum = 0
  for (let i = 0; i < size * size; i++)
    if (((i % size) - 120) * dx + (Math.floor(i / size) - 120) * dy > 40) sum += data[i * 4 + 3] / 255
  return sum
}
const [towardsLamp, away] = [
  [-0.67, -0.74],
  [0.67, 0.74],
] as const
const contoured = (style: DrawingStyle, seed = 1) => {
  const stage = open(style, seed)
  freeLine(stage, closed, { weight: 4, outside: outsideOf(closed), taper: [0, 0] })
  return stage
}

describe('lines on bodies [S3.25]', () => {
  it.each(['ink', 'illustration'] as const)('in %s are heavy in shade and thin or lost towards the lamp', (style) => {
    const stage = contoured(style)
    expect(inkOn(stage, towardsLamp)).toBeGreaterThan(0)
    expect(inkOn(stage, away)).toBeGreaterThan(2.5 * inkOn(stage, towardsLamp))
  })

  it('of a garment in ink are absent towards the lamp for whole passages', () => {
    const big = ring([0, 0], 1.1)
    const absent = [1, 2, 3, 4, 5, 6].map((seed) => {
      const stage = open('ink', seed)
      contourLine(stage, [...big, big[0]], { color: '#000', weight: 1 })
      const data = pixels(stage)
      const lit = Array.from({ length: 60 }, (_, i) => Math.PI * (1.0 + i / 120))
      const drawn = lit.filter((angle) =>
        [-4, -2, 0, 2, 4].some((off) => {
          const [x, y] = [Math.cos(angle), Math.sin(angle)].map((part) => Math.round(120 + part * (110 + off)))
          return data[(y * size + x) * 4 + 3] > 60
        }),
      )
      return 1 - drawn.length / lit.length
    })
    expect(Math.max(...absent)).toBeGreaterThan(0.5)
    expect(absent.reduce((a, b) => a + b) / absent.length).toBeGreaterThan(0.3)
  })

  it('of painted cloth part what is drawn already and stand round nothing', () => {
    const stage = open('illustration')
    stage.context.fillStyle = '#fff'
    stage.context.fillRect(120, 0, 120, size)
    contourLine(stage, closed, { color: '#000', weight: 2, within: true })
    const data = pixels(stage)
    const dark = (from: number, to: number) =>
      Array.from({ length: size * size }, (_, i) => i).filter(
        (i) => i % size >= from && i % size < to && data[i * 4 + 3] > 100 && data[i * 4] < 128,
      ).length
    expect(dark(0, 119)).toBe(0)
    expect(dark(121, size)).toBeGreaterThan(20)
  })

  it('a photograph has marks within a form and no contour round it', () => {
    expect(inkOn(contoured('realistic'), away)).toBe(0)
    const stage = open('realistic')
    freeLine(stage, closed, { weight: 4 })
    expect(inkOn(stage, away)).toBeGreaterThan(10)
  })

  it('a lace or a strap is as wide in every hand', () => {
    const [ink, realistic] = (['ink', 'realistic'] as const).map((style) => {
      const stage = open(style)
      strip(stage, closed, { weight: 8, taper: [0, 0] })
      return inkOn(stage, away)
    })
    expect(realistic / ink).toBeCloseTo(1, 1)
  })

  it('round many forms filled as one the line keeps to the outside of all, without teeth', () => {
    const stage = open('ink')
    const hulls = Array.from({ length: 33 }, (_, i) => ellipse([0, -0.8 + i * 0.05], 0.3, 0.1))
    strokeHulls(stage, hulls, '#000', 14)
    const data = pixels(stage)
    const edge = (step: 1 | -1) =>
      Array.from({ length: 140 }, (_, i) => {
        let x = step > 0 ? 0 : size - 1
        while (data[((50 + i) * size + x) * 4 + 3] < 128) x += step
        return x
      })
    const [lit, shaded] = [edge(1), edge(-1)]
    // The forms alone end at 90 and at 150.
    expect(Math.min(...lit)).toBeGreaterThan(85)
    expect(Math.min(...shaded)).toBeGreaterThan(151)
    for (const side of [lit, shaded])
      for (let i = 3; i < side.length; i++) expect(Math.abs(side[i] - side[i - 3])).toBeLessThanOrEqual(2)
  })

  it('are the same twice in one look, and pressed otherwise in another of the same person', () => {
    const [one, same, other] = [4, 4, 5].map((seed) => pixels(contoured('ink', seed)))
    expect(one.every((value, i) => value === same[i])).toBe(true)
    expect(one.every((value, i) => value === other[i])).toBe(false)
  })

  it('are left out by the share that is spared, other ones in another look', () => {
    const lines = Array.from(
      { length: 200 },
      (_, i): Path => [
        [i * 0.013, i * 0.007],
        [1, 1],
      ],
    )
    const spared = (seed: number) => {
      const stage = open('ink', seed)
      return lines.map((line) => isSpared(stage, line, 0.3))
    }
    const count = spared(7).filter(Boolean).length
    expect(count).toBeGreaterThan(35)
    expect(count).toBeLessThan(85)
    expect(spared(7)).toEqual(spared(7))
    expect(spared(7)).not.toEqual(spared(8))
    const flat = open('flat', 7)
    expect(lines.some((line) => isSpared(flat, line, 0.9))).toBe(false)
  })
})
