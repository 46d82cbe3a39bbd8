import { createCanvas } from '@napi-rs/canvas'
import { type Color, colorDistance, fromHex } from '@toile/craft/colors/color.ts'
import type { Fabric } from '@toile/craft/fabrics/fabric.ts'
import { fabrics } from '@toile/craft/fabrics/index.ts'
import type { Fold } from '@toile/craft/garments/piece.ts'
import type { Path } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { clothOptics } from '../raster/optics.ts'
import { paint } from '../raster/paint.ts'
import { openStage, type Stage } from '../raster/stage.ts'
import { swatches } from '../raster/weave/swatches/index.ts'
import { swatchTile } from '../raster/weave/swatches/swatchTile.ts'
import type { Host, Surface } from '../surface.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const styles = ['ink', 'illustration', 'realistic'] as const
const square: Path = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
]
const fold: Fold = {
  path: [
    [0.5, 0.2],
    [0.8, 1.8],
  ],
  widths: [0.05, 0.12],
  height: 1,
  kind: 'ridge',
  fades: [0.1, 0.3],
}
const rust = fromHex('#b4432f') ?? { r: 0, g: 0, b: 0 }

const openSheet = (style: Stage['style']) =>
  openStage(host, { width: 200, height: 200, scale: 100, origin: [0, 0], style, seed: 1 })
const bytesOf = (stage: Stage) => stage.context.getImageData(0, 0, stage.width, stage.height).data

/** A folded cushion of a fabric. */
function drawn(style: Stage['style'], fabric: Fabric): Uint8ClampedArray {
  const stage = openSheet(style)
  paint(stage, { outlines: [square], optics: clothOptics(fabric), albedo: rust, folds: [fold] })
  return bytesOf(stage)
}

const cushions = new Map<string, Uint8ClampedArray>()
/** The cushion of a fabric, drawn once for all that is asked of it. */
function cushionOf(style: Stage['style'], fabric: Fabric): Uint8ClampedArray {
  const key = `${style} ${fabric.id}`
  const data = cushions.get(key) ?? drawn(style, fabric)
  cushions.set(key, data)
  return data
}

const sheer = fabrics.filter(({ opacity }) => opacity < 1)
const close = fabrics.filter(({ opacity }) => opacity >= 1)

/** A facing piece of a fabric laid over a ground. */
function laidOver(style: Stage['style'], fabric: Fabric, color: Color, ground: string): Uint8ClampedArray {
  const stage = openSheet(style)
  stage.context.fillStyle = ground
  stage.context.fillRect(0, 0, stage.width, stage.height)
  paint(stage, { outlines: [square], optics: clothOptics(fabric), albedo: color, fullness: 0 })
  return bytesOf(stage)
}

function meanDifference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i] - b[i])
  return sum / (a.length * 0.75)
}

/** The median of each channel, away from the edges. */
function median(data: Uint8ClampedArray): Color {
  const channel = (k: number) => {
    const values: number[] = []
    for (let y = 30; y < 170; y++) for (let x = 30; x < 170; x++) values.push(data[(y * 200 + x) * 4 + k])
    return values.toSorted((a, b) => a - b)[values.length >> 1]
  }
  return { r: channel(0), g: channel(1), b: channel(2) }
}

describe('fabrics [S3.25]', () => {
  it('[S9.04] a tweed with tonal flecks shows no hue but its own, one without shows yarns of others', () => {
    const tweed = fabrics.find(({ id }) => id === 'tweed') ?? expect.fail('no tweed')
    const blue = { r: 70, g: 90, b: 150 }
    const strange = (flecks?: 'tonal') => {
      const stage = openSheet('realistic')
      paint(stage, { outlines: [square], optics: { ...clothOptics(tweed), flecks }, albedo: blue, folds: [] })
      const bytes = bytesOf(stage)
      let count = 0
      for (let i = 0; i < bytes.length; i += 4) if (bytes[i + 3] > 250 && bytes[i] > bytes[i + 2] + 10) count++
      return count
    }
    expect(strange()).toBeGreaterThan(20)
    expect(strange('tonal')).toBe(0)
  })

  it('has at least twenty fabrics, from sheer to fur', () => {
    expect(new Set(fabrics.map(({ id }) => id)).size).toBeGreaterThanOrEqual(20)
    expect(sheer.length).toBeGreaterThanOrEqual(4)
  })

  for (const style of styles) {
    it(`every fabric is drawn unlike every other in ${style}`, () => {
      const pictures = fabrics.map((fabric) => ({ id: fabric.id, data: cushionOf(style, fabric) }))
      for (const [i, a] of pictures.entries()) {
        for (const b of pictures.slice(i + 1))
          expect(meanDifference(a.data, b.data), `${a.id} and ${b.id}`).toBeGreaterThan(0.35)
      }
    })

    it(`sheer cloth shows what lies under it and close cloth hides it in ${style}`, () => {
      for (const fabric of [...sheer, ...someOf(close)]) {
        const seen = meanDifference(laidOver(style, fabric, rust, '#000'), laidOver(style, fabric, rust, '#fff'))
        if (fabric.opacity < 1) expect(seen, fabric.id).toBeGreaterThan(25)
        else expect(seen, fabric.id).toBe(0)
      }
    })

    it(`sheer cloth over its own colour keeps that colour in ${style}`, () => {
      for (const hex of ['#c6503f', '#2f4a6b', '#e8dfc9', '#1d1b22', '#2f6a4f', '#d9a93c']) {
        const color = fromHex(hex) ?? rust
        for (const fabric of someOf(sheer))
          expect(colorDistance(median(laidOver(style, fabric, color, hex)), color), `${fabric.id} ${hex}`).toBeLessThan(
            2,
          )
      }
    })

    it(`the same piece gives the same bytes twice in ${style}`, () => {
      for (const fabric of fabrics.filter(({ id }) => /silk|lace|fur|tweed|sequin/.test(id)))
        expect(Buffer.from(drawn(style, fabric)).equals(Buffer.from(cushionOf(style, fabric)))).toBe(true)
    })
  }

  it('the three hands draw the same piece measurably differently', () => {
    for (const fabric of someOf(fabrics)) {
      const [ink, illustration, realistic] = styles.map((style) => cushionOf(style, fabric))
      expect(meanDifference(ink, illustration), fabric.id).toBeGreaterThan(2)
      expect(meanDifference(illustration, realistic), fabric.id).toBeGreaterThan(2)
      expect(meanDifference(ink, realistic), fabric.id).toBeGreaterThan(2)
    }
  })

  it('every swatch repeats without a seam, about a median of nothing', () => {
    for (const weave of Object.keys(swatches) as (keyof typeof swatches)[]) {
      const { tone, side, cover } = swatchTile(weave, 1)
      if (!cover) expect(tone.toSorted()[tone.length >> 1], weave).toBe(0)
      const steps = (x: number, next: number) => {
        let sum = 0
        for (let y = 0; y < side; y++) sum += Math.abs(tone[y * side + x] - tone[y * side + next])
        return sum / side
      }
      const inside = Array.from({ length: side - 1 }, (_, x) => steps(x, x + 1))
      expect(steps(side - 1, 0), weave).toBeLessThanOrEqual(Math.max(...inside) * 1.1)
    }
  })
})
