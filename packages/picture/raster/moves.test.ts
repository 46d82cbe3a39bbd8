import { createCanvas } from '@napi-rs/canvas'
import { ellipse, type Path, sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import type { Host, Surface } from '../surface.ts'
import { freeLine } from './freeLine.ts'
import { skinOptics } from './optics.ts'
import { paint } from './paint.ts'
import { openStage, type Stage } from './stage.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const [width, height, aside, down] = [150, 150, 32, 16] as const
const body = ellipse([0.5, 0.5], 0.35, 0.4, 0, 40)

/** What is drawn of a form with lines on it that stands at a place of the page, in heads of 128 pixels. */
function drawn(x: number, y: number, moves: Stage['moves']): Uint8ClampedArray {
  const stage = openStage(host, {
    width: width + aside,
    height: height + down,
    scale: 128,
    style: 'illustration',
    seed: 5,
    origin: [10, 10],
  })
  const there = (path: Path): Path => path.map(([px, py]) => [px + x / 128, py + y / 128])
  const moving = { ...stage, moves }
  paint(moving, { outlines: [there(body)], albedo: { r: 180, g: 120, b: 90 }, optics: skinOptics })
  for (const from of [0.3, 0.5])
    freeLine(
      moving,
      there([
        [0.3, from],
        [0.5, from + 0.06],
        [0.7, from],
      ]),
      { weight: 4 },
    )
  return stage.context.getImageData(x, y, width, height).data
}

/** How many bytes differ where something stands elsewhere on the page. */
function strayed(moves: () => Stage['moves']): number {
  const [here, there] = [drawn(0, 0, moves()), drawn(aside, down, moves())]
  return here.reduce((count, value, i) => count + (Math.abs(value - sure(there[i])) > 2 ? 1 : 0), 0)
}

describe('what moves', () => {
  it('[S1.09] takes its grain and its strokes with it, where a single picture has them of its page', () => {
    expect(strayed(() => ({ strokes: 0 }))).toBe(0)
    expect(strayed(() => undefined)).toBeGreaterThan(100)
  })
})
