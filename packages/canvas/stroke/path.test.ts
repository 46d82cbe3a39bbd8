import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { beginStroke } from './beginStroke.ts'
import type { Nib } from './brush.ts'
import { openPlane } from './plane.ts'
import type { Sample } from './sample.ts'
import { openSmoother, stabilizer } from './smoothing.ts'
import { snapShape, straightLine } from './snapShape.ts'
import type { StrokeManner } from './stroke.ts'
import { dotBrush } from './testing/dot.ts'

const sample = (x: number, y: number, time: number, pressure = 0.5): Sample => ({
  x,
  y,
  pressure,
  tiltX: 0,
  tiltY: 0,
  time,
})

/** Samples along a line with a hand that trembles across it. */
const trembling = Array.from({ length: 80 }, (_, i) => sample(20 + i * 3, 100 + (i % 2 === 0 ? 4 : -4), i * 12))

/** Where a brush steps when it is moved along samples. */
function stepsOf(samples: readonly Sample[], manner: StrokeManner = {}): Nib[] {
  const seen: Nib[] = []
  const stroke = beginStroke(dotBrush(seen), openPlane(400, 300), 1, {}, manner)
  for (const one of samples) stroke.add(one)
  stroke.end()
  return seen
}

describe('the path of a stroke', () => {
  it('[S3.22] is walked at even steps, however unevenly samples come', () => {
    const steps = stepsOf([
      sample(20, 20, 0),
      sample(24, 20, 8),
      sample(90, 60, 16),
      sample(92, 61, 24),
      sample(160, 20, 32),
    ])
    const apart = steps.slice(1).map(({ step }) => step)
    expect(apart.length).toBeGreaterThan(60)
    expect(apart.filter((step) => step > 1.9).length).toBeGreaterThan(apart.length * 0.9)
    expect(Math.max(...apart)).toBeLessThanOrEqual(2.001)
    expect(steps.at(-1)?.x).toBeGreaterThan(157)
  })

  it('[S3.22] knows at its first step where it goes, and has one where the pen only touches', () => {
    const [first] = stepsOf([sample(20, 20, 0), sample(20, 20, 4), sample(20, 60, 8)])
    expect([first?.dx, first?.dy, first?.x, first?.y]).toEqual([0, 1, 20, 20])
    expect(stepsOf([sample(20, 20, 0), sample(20, 20, 4)])).toHaveLength(1)
  })

  it('[S3.22] a mouse presses by how fast it goes, and swells at its start', () => {
    const slow = stepsOf(Array.from({ length: 40 }, (_, i) => sample(20 + i * 4, 50, i * 40, -1)))
    const quick = stepsOf(Array.from({ length: 40 }, (_, i) => sample(20 + i * 4, 50, i * 1.2, -1)))
    expect(sure(slow[0]).pressure).toBeLessThan(sure(slow[30]).pressure)
    expect(sure(quick[60]).pressure).toBeLessThan(sure(slow[60]).pressure)
    expect([...slow, ...quick].every(({ pressure }) => pressure >= 0 && pressure <= 1)).toBe(true)
  })

  it.each(['oneEuro', 'string'] as const)('[S3.22] the stabilizer %s steadies the more, the stronger it is', (kind) => {
    const tremor = (strength: number) => {
      const steps = stepsOf(trembling, { steadied: stabilizer(kind, strength) }).slice(0, -20)
      return steps.reduce((sum, { dy }) => sum + Math.abs(dy), 0) / steps.length
    }
    expect(tremor(0)).toBeLessThan(0.9)
    expect(tremor(0.6)).toBeLessThan(tremor(0.1) * 0.75)
  })

  it('[S3.22] a pulled nib stays where it is until its string is taut', () => {
    const steady = openSmoother({ kind: 'string', length: 20 })
    const xs = [0, 5, 15, 30, 60].map((x, i) => steady(sample(x, 0, i)).x)
    expect(xs).toEqual([0, 0, 0, 10, 40])
  })
})

describe('guides', () => {
  it('[S3.22] a ruler keeps the stroke on its line', () => {
    const steps = stepsOf(trembling, { guide: { kind: 'ruler', from: { x: 0, y: 50 }, to: { x: 100, y: 100 } } })
    expect(steps.every(({ x, y }) => Math.abs(y - (50 + x / 2)) < 1e-6)).toBe(true)
  })

  it('[S3.22] a perspective leads the stroke from its start to the vanishing point that the hand makes for', () => {
    const vanishing = [
      { x: 1000, y: 100 },
      { x: 200, y: -800 },
    ]
    const guide = { kind: 'perspective', vanishing } as const
    const flat = stepsOf([sample(100, 200, 0), sample(110, 199, 8), sample(160, 190, 16), sample(200, 196, 24)], {
      guide,
    })
    expect(flat.every(({ x, y }) => Math.abs((y - 200) * 900 + (x - 100) * 100) < 1e-6 * 900)).toBe(true)
    const steep = stepsOf([sample(100, 200, 0), sample(100, 190, 8), sample(104, 120, 16)], { guide })
    expect(steep.every(({ x, y }) => Math.abs((x - 100) * 1000 + (y - 200) * 100) < 1e-3)).toBe(true)
    const upright = stepsOf([sample(100, 200, 0), sample(101, 190, 8), sample(104, 20, 16)], {
      guide: { ...guide, vanishing: vanishing.slice(0, 1), uprights: true },
    })
    expect(upright.every(({ x }) => x === 100)).toBe(true)
  })
})

describe('symmetry', () => {
  const curve = [sample(60, 60, 0), sample(90, 120, 10), sample(140, 110, 20), sample(170, 170, 30)]
  /** The pixels that a stroke covers. */
  function covered(manner: StrokeManner): (x: number, y: number) => number {
    const plane = openPlane(400, 400)
    const stroke = beginStroke(dotBrush(), plane, 1, {}, manner)
    for (const one of curve) stroke.add(one)
    stroke.end()
    return (x, y) => sure(plane.cover[y * 400 + x])
  }
  const places = Array.from({ length: 1600 }, (_, i) => [(i % 40) * 10, Math.floor(i / 40) * 10] as const)

  it.each([
    ['vertical', { kind: 'vertical', x: 200 }, (x: number, y: number) => [399 - x, y] as const],
    ['horizontal', { kind: 'horizontal', y: 200 }, (x: number, y: number) => [x, 399 - y] as const],
    ['radial', { kind: 'radial', x: 200, y: 200, times: 4 }, (x: number, y: number) => [399 - y, x] as const],
  ] as const)('[S3.22] %s paints everything again where it is mirrored or turned', (_name, symmetry, moved) => {
    const cover = covered({ symmetry })
    const plain = covered({})
    let repeated = 0
    for (const [x, y] of places) {
      expect(cover(...moved(x, y))).toBeCloseTo(cover(x, y), 3)
      if (plain(x, y) > 0.5 && plain(...moved(x, y)) === 0) repeated += 1
    }
    expect(repeated).toBeGreaterThan(3)
  })

  it('[S3.22] a kaleidoscope of three is mirrored in between', () => {
    const cover = covered({ symmetry: { kind: 'radial', x: 200, y: 200, times: 3, mirrored: true } })
    for (const [x, y] of places) expect(cover(399 - x, y)).toBeCloseTo(cover(x, y), 3)
  })
})

describe('shapes under Shift', () => {
  it('[S3.22] a stroke becomes straight between its ends, with its pressure', () => {
    const bent = [sample(0, 0, 0, 0.1), sample(50, 30, 1, 0.5), sample(100, 0, 2, 0.9)]
    const straight = straightLine(bent)
    expect(straight.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [50, 0],
      [100, 0],
    ])
    expect(straight.map(({ pressure }) => pressure)).toEqual([0.1, 0.5, 0.9])
  })

  it('[S3.22] it turns to the nearest of 24 directions and keeps its length', () => {
    const last = sure(snapShape([sample(10, 10, 0), sample(60, 12, 1), sample(110, 14, 2)]).at(-1))
    expect(last.y).toBeCloseTo(10, 3)
    expect(last.x).toBeCloseTo(10 + Math.sqrt(10016), 2)
  })

  it('[S3.22] one that comes back to its beginning becomes an ellipse of its size, gone round the same way', () => {
    const round = Array.from({ length: 60 }, (_, i) => {
      const turn = (i / 59) * 2 * Math.PI
      return sample(200 + Math.cos(turn) * 90 + (i % 3) * 2, 150 + Math.sin(turn) * 40 + (i % 2) * 3, i)
    })
    const snapped = snapShape(round)
    expect(snapped.every(({ x, y }) => Math.abs(((x - 202) / 92) ** 2 + ((y - 151) / 42) ** 2 - 1) < 0.12)).toBe(true)
    const turned = snapped.reduce((sum, { x, y }, i) => {
      const before = snapped[i - 1] ?? { x, y }
      return sum + (before.x - 202) * (y - 151) - (before.y - 151) * (x - 202)
    }, 0)
    expect(turned).toBeGreaterThan(0)
    expect(sure(snapped[0]).x).toBeGreaterThan(280)
  })

  it('[S3.22] nearly a circle becomes one', () => {
    const round = Array.from({ length: 50 }, (_, i) => {
      const turn = (i / 49) * 2 * Math.PI
      return sample(100 + Math.cos(turn) * 52, 100 - Math.sin(turn) * 50, i)
    })
    const radii = snapShape(round).map(({ x, y }) => Math.sqrt((x - 100) ** 2 + (y - 100) ** 2))
    expect(Math.max(...radii) - Math.min(...radii)).toBeLessThan(1.5)
  })
})
