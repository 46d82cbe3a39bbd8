import { sure, sureFirst } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { openPlane } from '../stroke/plane.ts'
import { brushes, otherBrushes } from './index.ts'
import { samplesThrough, wave } from './madeStrokes.ts'
import { leaf } from './testing/leaf.ts'
import { layerOf, paintOnSheet, pixelOf, sheetSide, type Tiles } from './testing/sheet.ts'

const samples = samplesThrough({
  through: wave(90, 100, 320, 220),
  press: (t) => 0.3 + 0.6 * t,
  speed: 1.2,
  tilt: 20,
})
const manner = { motif: leaf }
const caps = (brush: (typeof brushes)[number]) => (brush.normal.cap ? (['round', 'square'] as const) : [undefined])
const all = [...brushes, ...otherBrushes].flatMap((brush) =>
  caps(brush).map((cap) => ({ name: cap ? `${brush.id} ${cap}` : brush.id, brush, knobs: { cap } })),
)
// A smudge moves what is there and lays nothing of its own.
const paints = all.filter(({ brush }) => brush.pigment !== 'replaces')
const cloth = layerOf([120, 160, 90, 140])

const busy = paintOnSheet({ brush: sureFirst(brushes), samples, before: cloth, knobs: { size: 60 } })

/** The sum of what is seen of each pixel. */
function painted(tiles: Tiles): number {
  let sum = 0
  for (const tile of tiles) for (let i = 3; i < tile.length; i += 4) sum += tile[i]!
  return sum
}

/** Whether any pixel of a layer is more, or other, than it was in what it shows of itself. */
function anyAlpha(now: Tiles, was: Tiles, differs: (now: number, was: number) => boolean): boolean {
  for (const [t, tile] of now.entries()) {
    const before = sure(was[t])
    for (let i = 3; i < tile.length; i += 4) if (differs(tile[i]!, before[i]!)) return true
  }
  return false
}

/** Compared as buffers: a list of a quarter of a million bytes is slow to tell apart otherwise. */
const same = (a: Tiles, b: Tiles) =>
  a.every((tile, i) => Buffer.from(tile.buffer).equals(Buffer.from(sure(b[i]).buffer)))

describe('every brush', () => {
  it.each(paints)(
    '[S3.22] $name paints, the same bits each time, and others from another seed or none at all',
    ({ brush, knobs }) => {
      const once = paintOnSheet({ brush, samples, knobs, manner })
      expect(painted(once)).toBeGreaterThan(20_000)
      expect(same(once, paintOnSheet({ brush, samples, knobs, manner }))).toBe(true)
    },
  )

  it.each(all)('[S3.22] $name changes nothing outside the cells that it marks', ({ brush, knobs }) => {
    const often = paintOnSheet({ brush, samples, knobs, manner, before: cloth })
    const whole = paintOnSheet({ brush, samples, knobs, manner, before: cloth, flushes: 'whole' })
    expect(same(often, whole)).toBe(true)
  })

  it.each(all)(
    '[S3.22] $name leaves finite coverage, also over the edge of the sheet, and a clear plane',
    ({ brush, knobs }) => {
      const plane = openPlane(sheetSide, sheetSide)
      const through = [
        [-60, -40],
        [300, 20],
        [sheetSide + 80, 300],
        [40, sheetSide + 90],
      ] as const
      paintOnSheet({ brush, samples: samplesThrough({ through, press: () => 1, speed: 4 }), knobs, manner }, plane)
      expect(plane.cover.every((cover) => cover >= 0 && cover <= 1 + 1e-6)).toBe(true)
      expect(plane.load.every((load) => Number.isFinite(load))).toBe(true)
      plane.clear()
      expect(plane.cover.some((value) => value !== 0) || plane.load.some((value) => value !== 0)).toBe(false)
      expect(plane.pigment?.some((value) => value !== 0) ?? false).toBe(false)
    },
  )

  it.each(all)('[S3.22] $name at no opacity leaves the layer as it was', ({ brush, knobs }) => {
    const order = { brush, samples, manner, before: cloth }
    expect(same(paintOnSheet({ ...order, knobs: { ...knobs, opacity: 0 } }), cloth)).toBe(true)
    expect(same(paintOnSheet({ ...order, knobs, ink: { opacity: 0 } }), cloth)).toBe(true)
  })

  it.each(paints)('[S3.22] $name leaves a mark where the pen only touches', ({ brush, knobs }) => {
    const touch = { x: 200, y: 150, pressure: 0.8, tiltX: 0, tiltY: 0, time: 0 }
    const tiles = paintOnSheet({ brush, samples: [touch], knobs, manner })
    expect(painted(tiles)).toBeGreaterThan(60)
    const around = [-6, -3, 0, 3, 6].flatMap((dx) =>
      [-6, -3, 0, 3, 6].map((dy) => pixelOf(tiles, 200 + dx, 150 + dy)[3]),
    )
    expect(around.some((alpha) => alpha !== 0)).toBe(true)
  })

  it.each(paints)('[S3.22] $name erases what it paints', ({ brush, knobs }) => {
    const before = paintOnSheet({ brush, samples, knobs, manner })
    const after = paintOnSheet({ brush, samples, knobs, manner, before, ink: { lays: 'erase' } })
    expect(painted(after)).toBeLessThan(painted(before) * 0.85)
    expect(anyAlpha(after, before, (now, was) => now > was)).toBe(false)
  })

  it.each(all)('[S3.22] $name stays within the selection', ({ brush, knobs }) => {
    const alpha = new Uint8Array(sheetSide * sheetSide)
    for (let y = 0; y < sheetSide; y++) alpha.fill(255, y * sheetSide, y * sheetSide + 250)
    const box = { x0: 0, y0: 0, x1: 250, y1: sheetSide }
    const selection = { width: sheetSide, height: sheetSide, alpha, box }
    const free = paintOnSheet({ brush, samples, knobs, manner, before: busy })
    const held = paintOnSheet({ brush, samples, knobs, manner, before: busy, ink: { selection } })
    let [inside, outside, changed] = [0, 0, 0]
    for (let y = 0; y < sheetSide; y += 3) {
      for (let x = 0; x < sheetSide; x += 3) {
        const [was, now, would] = [busy, held, free].map((tiles) => pixelOf(tiles, x, y).join())
        if (x >= 250 && now !== was) outside += 1
        if (x < 250 && now !== would) inside += 1
        if (now !== was) changed += 1
      }
    }
    expect([inside, outside]).toEqual([0, 0])
    expect(changed).toBeGreaterThan(10)
  })

  it.each(all)('[S3.22] $name keeps what is see-through where alpha is locked', ({ brush, knobs }) => {
    const before = layerOf().map((tile, i) => (i % 2 === 0 ? sure(busy[i]) : tile))
    const after = paintOnSheet({ brush, samples, knobs, manner, before, ink: { lockAlpha: true } })
    expect(same(after, before)).toBe(false)
    expect(anyAlpha(after, before, (now, was) => now !== was)).toBe(false)
    expect(
      same(
        after.filter((_, i) => i % 2 === 1),
        before.filter((_, i) => i % 2 === 1),
      ),
    ).toBe(true)
  })
})

describe('knobs', () => {
  const hand = samplesThrough({ through: wave(90, 100, 320, 220), press: (t) => 0.2 + 0.5 * t, speed: 2.5, tilt: 40 })
  const turns = all.flatMap(({ name, brush, knobs }) =>
    Object.entries(brush.knobs).map(([id, knob]) => ({ name, brush, knobs, id, knob })),
  )
  it.each(someOf(turns))('[S3.22] $id of $name changes what it paints', ({ brush, knobs, id, knob }) => {
    const ends =
      knob.kind === 'number' ? [knob.least, Math.min(knob.most, 120)] : knob.options.map((option) => option.id)
    const [least, most] = ends.map((end) =>
      paintOnSheet({ brush, samples: hand, before: busy, manner, knobs: { ...knobs, [id]: end } }),
    )
    expect(same(sure(least), sure(most))).toBe(false)
  })

  it('[S3.22] are offered with a name, bounds that hold what is normal, a step and a unit', () => {
    for (const { brush } of all)
      for (const knob of Object.values(brush.knobs)) {
        expect(knob.label).not.toBe('')
        if (knob.kind !== 'number') continue
        expect(knob.normal).toBeGreaterThanOrEqual(knob.least)
        expect(knob.normal).toBeLessThanOrEqual(knob.most)
        expect(knob.step).toBeGreaterThan(0)
      }
  })

  it('[S3.22] thirteen brushes stand in the list, each once', () => {
    expect(new Set(brushes.map(({ id }) => id)).size).toBe(13)
  })
})
