import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { createCanvas } from '@napi-rs/canvas'
import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import type { Placement } from '@toile/craft/prints/placement.ts'
import { describe, expect, it } from 'vitest'
import type { Host, Surface } from '../surface.ts'
import { clothPoints } from './clothPoints.ts'
import { drawLook } from './drawLook.ts'
import { drawPrintSwatch } from './drawPrintSwatch.ts'
import { noUploads, openSources } from './sources.ts'

// Its drawImage is typed for its own canvases only; every surface here is one, because this host made it.
const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const sources = openSources(host, noUploads)
const size = { width: 400, height: 600, view: 'front' } as const
const red = { r: 230, g: 20, b: 20 }
const white = { r: 250, g: 250, b: 250 }

const single = (x: number, y: number): Placement => ({
  source: { kind: 'construction', print: 'polkaDot', colors: [red, red, red], seed: 1 },
  mode: 'single',
  repeat: 'straight',
  width: 60,
  x,
  y,
  angle: 0,
  opacity: 1,
})

const design = (print: Placement | null): Design => ({
  version: designVersion,
  style: 'illustration',
  mannequin: { person: 'ines', pose: 'contrapposto', mirrored: false },
  shoes: { kind: 'pump', color: white },
  lips: white,
  ground: white,
  garments: [plainWorn('tShirt', white, { id: 'g1', print, seed: 1 }) satisfies Worn],
  origin: null,
})

describe('where a garment’s cloth lies in a picture', () => {
  it('a single print is drawn where the cloth is said to be', () => {
    const { points, pixelsPerMillimetre } = clothPoints(host, design(null), 'g1', sources, size)
    expect(pixelsPerMillimetre).toBeGreaterThan(0.1)
    for (const [x, y] of [
      [0, 220],
      [70, 300],
      [-60, 260],
    ]) {
      const nearest = points.reduce((best, point) =>
        Math.hypot(point.u - x, point.v - y) < Math.hypot(best.u - x, best.v - y) ? point : best,
      )
      expect(Math.hypot(nearest.u - x, nearest.v - y)).toBeLessThan(20)
      const picture = drawLook(host, design(single(x, y)), sources, size).getContext('2d')
      const [r, g] = picture.getImageData(nearest.x, nearest.y, 1, 1).data
      expect(r - g).toBeGreaterThan(90)
    }
  })

  it('a garment that is not worn has no cloth', () => {
    expect(clothPoints(host, design(null), 'g9', sources, size).points).toEqual([])
  })
})

describe('a swatch of a print', () => {
  it('repeats after the width of its tile', () => {
    const swatch = drawPrintSwatch(host, sources, {
      source: { kind: 'construction', print: 'gingham', colors: [white, red], seed: 1 },
      repeat: 'straight',
      across: 80,
      tileWidth: 40,
      width: 80,
      height: 20,
    })
    const { data } = swatch.getContext('2d').getImageData(0, 0, 80, 20)
    const row = Array.from({ length: 80 }, (_, x) => data[x * 4 + 1])
    expect(new Set(row).size).toBeGreaterThan(1)
    expect(row.slice(0, 40)).toEqual(row.slice(40))
  })

  it('is empty for a print that is not known', () => {
    const swatch = drawPrintSwatch(host, sources, {
      source: { kind: 'construction', print: 'no such print', colors: [red], seed: 1 },
      repeat: 'straight',
      across: 80,
      tileWidth: 40,
      width: 8,
      height: 8,
    })
    expect(
      swatch
        .getContext('2d')
        .getImageData(0, 0, 8, 8)
        .data.every((byte) => byte === 0),
    ).toBe(true)
  })
})
