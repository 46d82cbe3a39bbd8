import { colorDistance } from '@toile/craft/colors/color.ts'
import { studioLight } from '@toile/craft/products/light.ts'
import { describe, expect, it } from 'vitest'
import type { Pixels } from '../surface.ts'
import { sizeAfter } from './sizeAfter.ts'
import { garment, painted } from './testing/paintedPictures.ts'
import { retouchedFrom } from './testing/retouchedFrom.ts'

const at = ({ width, rgba }: Pixels, x: number, y: number) => {
  const j = (y * width + x) * 4
  return Array.from(rgba.subarray(j, j + 3))
}
const grey = (value: number) => painted(80, 80, () => [value, value, value])
const light = (step: number) => (step <= 10.31475 ? step / 3294.6 : ((step / 255 + 0.055) / 1.055) ** 2.4)

/** The middle, to fractions of a pixel, of what is bright near a place. */
function middleNear({ width, height, rgba }: Pixels, x: number, y: number, reach = 9): [number, number] {
  let [sx, sy, sum] = [0, 0, 0]
  for (let v = Math.max(0, Math.round(y) - reach); v <= Math.min(height - 1, Math.round(y) + reach); v++) {
    for (let u = Math.max(0, Math.round(x) - reach); u <= Math.min(width - 1, Math.round(x) + reach); u++) {
      const bright = Math.max(0, rgba[(v * width + u) * 4]! - 60)
      sx += bright * (u + 0.5)
      sy += bright * (v + 0.5)
      sum += bright
    }
  }
  return [sx / sum, sy / sum]
}

const dotted = (width: number, height: number, dots: readonly (readonly [number, number])[]) =>
  painted(width, height, (x, y) => {
    const bright = dots.reduce(
      (most, [u, v]) => Math.max(most, 1 - Math.max(0, Math.hypot(x + 0.5 - u, y + 0.5 - v) - 3)),
      0,
    )
    return [40 + 200 * bright, 40, 40]
  })

describe('tones of a picture', () => {
  it('[S2.31] exposure doubles light with each stop up to the middle, and goes back without loss there', () => {
    for (const step of [40, 90, 130]) {
      const brighter = at(retouchedFrom(grey(step))([{ kind: 'exposure', stops: 1 }]).pixels, 9, 9)[0]!
      expect(light(brighter) / light(step)).toBeCloseTo(2, 1)
    }
    const there = retouchedFrom(grey(90))([
      { kind: 'exposure', stops: 1 },
      { kind: 'exposure', stops: -1 },
    ])
    expect(Math.abs(at(there.pixels, 3, 3)[0]! - 90)).toBeLessThanOrEqual(1)
    expect(at(retouchedFrom(grey(255))([{ kind: 'exposure', stops: 2 }]).pixels, 3, 3)[0]).toBe(255)
    expect(at(retouchedFrom(grey(230))([{ kind: 'exposure', stops: 1 }]).pixels, 3, 3)[0]).toBeLessThan(255)
  })

  it('[S2.31] white balance moves red against blue and green against both, and a grey stays as light', () => {
    const bright = ([r, g, b]: number[]) => 0.2126 * light(r!) + 0.7152 * light(g!) + 0.0722 * light(b!)
    const warm = at(retouchedFrom(grey(128))([{ kind: 'whiteBalance', warm: 0.5, green: 0 }]).pixels, 3, 3)
    const green = at(retouchedFrom(grey(128))([{ kind: 'whiteBalance', warm: 0, green: 0.5 }]).pixels, 3, 3)
    expect(light(warm[0]!) / light(warm[2]!)).toBeCloseTo(Math.exp(0.4), 1)
    expect(light(green[1]!) / light(green[0]!)).toBeCloseTo(Math.exp(0.125), 1)
    for (const one of [warm, green]) expect(bright(one) / light(128)).toBeCloseTo(1, 1)
  })

  it('[S2.31] a curve goes through its points, rises wherever they rise, and that of all light keeps hues', () => {
    const curve = (values: [number, number][]) => ({ kind: 'curves', all: values }) as const
    const through = (step: number) =>
      at(retouchedFrom(grey(step))([curve([[0.25, 0.1], [0.5, 0.6], [0.75, 0.8]])]).pixels, 2, 2)[0]! / 255 // biome-ignore format: pairs
    expect(through(64)).toBeCloseTo(0.1, 1)
    expect(through(128)).toBeCloseTo(0.6, 1)
    const run = Array.from({ length: 52 }, (_, k) => through(k * 5))
    for (let k = 1; k < run.length; k++) expect(run[k]).toBeGreaterThanOrEqual(run[k - 1]!)
    const clay = painted(80, 80, () => [150, 90, 60])
    const [r, g, b] = at(retouchedFrom(clay)([curve([[0.5, 0.7]])]).pixels, 2, 2)
    expect(r! / b!).toBeCloseTo(2.5, 1)
    expect(g!).toBeGreaterThan(100)
    const [red, other] = at(retouchedFrom(grey(128))([{ kind: 'curves', red: [[0.5, 0.7]] }]).pixels, 2, 2)
    expect(red).toBeGreaterThan(170)
    expect(other).toBe(128)
  })

  it('[S2.31] sharpening steepens edges by no more than a little, and leaves even ground and faint grain alone', () => {
    const edge = painted(120, 80, (x) => {
      const value = 80 + 100 / (1 + Math.exp(-(x - 60) / 1.2))
      return [value, value, value]
    })
    const row = (pixels: Pixels) => Array.from({ length: 120 }, (_, x) => at(pixels, x, 40)[0]!)
    const steepest = (values: number[]) => Math.max(...values.slice(1).map((value, k) => value - values[k]!))
    const before = row(edge)
    const after = row(retouchedFrom(edge)([{ kind: 'sharpen', amount: 1 }]).pixels)
    expect(steepest(after)).toBeGreaterThan(steepest(before) * 1.15)
    expect(Math.max(...after) - Math.max(...before)).toBeLessThanOrEqual(26)
    expect(after.slice(0, 40)).toEqual(before.slice(0, 40))
  })
})

describe('the shape of a picture', () => {
  const corners: [number, number][] = [[0.2, 0.15], [0.84, 0.22], [0.76, 0.86], [0.14, 0.78]] // biome-ignore format: pairs

  it('[S2.31] a crop is the part itself, to the byte', () => {
    const picture = garment()
    const { pixels } = retouchedFrom(picture)([{ kind: 'crop', left: 0.1, top: 0.2, right: 0.6, bottom: 0.9 }])
    expect([pixels.width, pixels.height]).toEqual([150, 252])
    expect(at(pixels, 7, 11)).toEqual(at(picture, 37, 83))
    expect(() => retouchedFrom(picture)([{ kind: 'crop', left: 0.6, top: 0, right: 0.6, bottom: 1 }])).toThrow(/left/)
  })

  it('[S2.31] straightening turns marks to where they belong, within one pixel, and leaves no empty corner', () => {
    const [width, height, degrees] = [320, 260, 8]
    const marks: [number, number][] = [[110, 90], [210, 100], [150, 170]] // biome-ignore format: pairs
    const { pixels } = retouchedFrom(dotted(width, height, marks))([{ kind: 'straighten', degrees }])
    const angle = (degrees * Math.PI) / 180
    for (const [x, y] of marks) {
      const [dx, dy] = [x - width / 2, y - height / 2]
      const wanted: [number, number] = [
        pixels.width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
        pixels.height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle),
      ]
      const found = middleNear(pixels, ...wanted)
      expect(Math.hypot(found[0] - wanted[0], found[1] - wanted[1])).toBeLessThan(1)
    }
    expect(pixels.width / pixels.height).toBeCloseTo(width / height, 1)
    expect(pixels.rgba.filter((value, j) => j % 4 === 3 && value < 255)).toHaveLength(0)
  })

  it('[S2.31] four corners become the corners of the picture, and the crossing of their diagonals its middle, within one pixel', () => {
    const [width, height] = [340, 300]
    const [a, b, c, d] = corners.map(([x, y]) => [x * width, y * height]) as [number, number][] & { length: 4 }
    const share = ((a![0] - b![0]) * (b![1] - d![1]) - (a![1] - b![1]) * (b![0] - d![0])) / ((a![0] - c![0]) * (b![1] - d![1]) - (a![1] - c![1]) * (b![0] - d![0])) // biome-ignore format: one formula
    const crossing: [number, number] = [a![0] + (c![0] - a![0]) * share, a![1] + (c![1] - a![1]) * share]
    const { pixels } = retouchedFrom(dotted(width, height, [crossing, a!, c!]))([
      { kind: 'perspective', corners: [corners[0]!, corners[1]!, corners[2]!, corners[3]!] },
    ])
    const found = middleNear(pixels, pixels.width / 2, pixels.height / 2)
    expect(Math.hypot(found[0] - pixels.width / 2, found[1] - pixels.height / 2)).toBeLessThan(1)
    expect(at(pixels, 0, 0)[0]).toBeGreaterThan(200)
    expect(at(pixels, pixels.width - 1, pixels.height - 1)[0]).toBeGreaterThan(200)
    const crossed = [corners[0]!, corners[2]!, corners[1]!, corners[3]!] as [
      [number, number],
      [number, number],
      [number, number],
      [number, number],
    ]
    expect(() => retouchedFrom(grey(90))([{ kind: 'perspective', corners: crossed }])).toThrow(/corners/)
  })

  it('[S2.31] room for words has the light and grain of the ground beside it, and nothing of what is shown', () => {
    const picture = garment()
    const { pixels } = retouchedFrom(picture)([{ kind: 'space', side: 'right', share: 0.5 }])
    expect([pixels.width, pixels.height]).toEqual([450, 360])
    for (const y of [40, 180, 320]) {
      expect(at(pixels, 299, y)).toEqual(at(picture, 299, y))
      for (let x = 300; x < 450; x++) {
        const [r, g, b] = at(pixels, x, y)
        expect(Math.max(r!, g!, b!) - Math.min(r!, g!, b!)).toBeLessThan(14)
        expect(r!).toBeGreaterThan(155)
      }
    }
    const { pixels: cropped } = retouchedFrom(picture)([{ kind: 'crop', left: 0.25, top: 0, right: 0.8, bottom: 1 }])
    expect(() => retouchedFrom(cropped)([{ kind: 'space', side: 'left', share: 0.5 }])).toThrow(/reaches/)
  })

  it('[S2.31] is known before it is drawn', () => {
    const steps = [
      { kind: 'crop', left: 0, top: 0.1, right: 0.9, bottom: 1 },
      { kind: 'straighten', degrees: -4 },
      { kind: 'space', side: 'left', share: 0.4 },
    ] as const
    const { pixels } = retouchedFrom(garment())(steps)
    expect(sizeAfter({ width: 300, height: 360 }, steps)).toEqual({ width: pixels.width, height: pixels.height })
    const small = retouchedFrom(garment())(steps, 128).pixels
    expect(Math.max(small.width, small.height)).toBeLessThanOrEqual(128)
    expect(small.width / small.height).toBeCloseTo(pixels.width / pixels.height, 1)
  })
})

describe('what a picture shows', () => {
  it.each([
    { r: 38, g: 84, b: 150 },
    { r: 232, g: 214, b: 180 },
    { r: 30, g: 30, b: 34 },
    { r: 200, g: 30, b: 60 },
  ])(
    '[S2.31] takes the colour r$r g$g b$b within ΔE00 2 where it is lit, keeps its light, and tells what it misses',
    (color) => {
      const picture = garment()
      const { pixels, recolourings } = retouchedFrom(picture)([{ kind: 'recolour', region: { by: 'cutOut' }, color }])
      expect(recolourings).toMatchObject([{ step: 0, asked: color }])
      expect(recolourings[0]!.deltaE).toBeLessThanOrEqual(2)
      // Measured apart from what tells of it: pixels in the middle that are neither among the darkest nor the lightest.
      const middle = Array.from({ length: 120 * 200 }, (_, k) => [90 + (k % 120), 80 + Math.floor(k / 120)] as const)
      const lit = middle
        .toSorted((a, b) => at(picture, ...a)[0]! - at(picture, ...b)[0]!)
        .slice(0.35 * middle.length, 0.9 * middle.length)
      const [r, g, b] = [0, 1, 2].map((c) =>
        Math.round(lit.reduce((sum, place) => sum + at(pixels, ...place)[c]!, 0) / lit.length),
      )
      expect(colorDistance({ r: r!, g: g!, b: b! }, color)).toBeLessThanOrEqual(2)
      expect(at(pixels, 95, 180)[1]).toBeGreaterThan(at(pixels, 205, 180)[1]!)
      expect(at(pixels, 8, 8)).toEqual(at(picture, 8, 8))
    },
  )

  it('[S2.31] a colour is changed by its like or in an outline, and nothing else is', () => {
    const halves = painted(120, 80, (x) => (x < 60 ? [180, 40, 40] : [40, 90, 170]))
    const color = { r: 60, g: 140, b: 70 }
    const alike = retouchedFrom(halves)([
      { kind: 'recolour', region: { by: 'color', color: { r: 176, g: 44, b: 44 }, tolerance: 0.2 }, color },
    ]).pixels
    expect(at(alike, 20, 40)[1]).toBeGreaterThan(130)
    expect(at(alike, 90, 40)).toEqual([40, 90, 170])
    const outlined = retouchedFrom(halves)([
      { kind: 'recolour', region: { by: 'outline', outline: [[0.6, 0.1], [0.9, 0.1], [0.9, 0.9], [0.6, 0.9]] }, color }, // biome-ignore format: pairs
    ]).pixels
    expect(at(outlined, 90, 40)[1]).toBeGreaterThan(130)
    expect(at(outlined, 20, 40)).toEqual([180, 40, 40])
    const nowhere = { by: 'color', color: { r: 0, g: 255, b: 0 }, tolerance: 0 } as const
    expect(() => retouchedFrom(halves)([{ kind: 'recolour', region: nowhere, color }])).toThrow(/region/)
  })

  it('[S2.31] stands alone when it is cut out, and lines decide what belongs to it', () => {
    const opaque = ({ width, rgba }: Pixels, x: number, y: number) => rgba[(y * width + x) * 4 + 3]!
    const alone = retouchedFrom(garment())([{ kind: 'cutOut' }]).pixels
    expect(opaque(alone, 150, 180)).toBe(255)
    expect(opaque(alone, 10, 10)).toBe(0)
    const drop = [{ points: [[0.35, 0.2], [0.65, 0.2]] as [number, number][], radius: 0.05 }] // biome-ignore format: pairs
    const less = retouchedFrom(garment())([{ kind: 'cutOut', drop }]).pixels
    expect(opaque(less, 150, 72)).toBe(0)
    expect(() => retouchedFrom(grey(120))([{ kind: 'cutOut' }])).toThrow(/stands out/)
    expect(() => retouchedFrom(painted(63, 200, () => [9, 9, 9]))([])).toThrow(/too small/)
  })

  it('[S2.31] stands on another ground as it was, its shadow beside it away from the lamp', () => {
    const { pixels } = retouchedFrom(garment())([{ kind: 'ground', ground: { kind: 'sweep' } }])
    expect(at(pixels, 150, 180).map((value, c) => Math.abs(value - at(garment(), 150, 180)[c]!))).toEqual([0, 0, 0])
    const mean = (x: number) =>
      Array.from({ length: 60 }, (_, k) => at(pixels, x, 150 + k)[1]!).reduce((a, b) => a + b) / 60
    expect(mean(10)).toBeGreaterThan(180)
    expect(mean(10) - mean(237)).toBeGreaterThan(8)
  })

  it('[S2.31] is lit anew on its own ground: brighter on the side of the lamp than before, and the light is the one asked for', () => {
    const side = (degrees: number) => {
      const key = { ...studioLight.key, from: degrees, height: 20, soft: 0.1 }
      const { pixels } = retouchedFrom(garment())([
        { kind: 'light', light: { ...studioLight, key, fill: 0.1 }, without: 0.8 },
      ])
      return at(pixels, 95, 180)[0]! - at(pixels, 205, 180)[0]!
    }
    expect(side(270)).toBeGreaterThan(side(90) + 30)
  })
})
