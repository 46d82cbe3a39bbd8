import { createCanvas } from '@napi-rs/canvas'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { prints } from '@toile/craft/prints/index.ts'
import { lineDrawingDocument } from '@toile/craft/sketches/lineDrawing.ts'
import { sure, sureFirst } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { garmentsOfLines } from './garmentsOfLines.ts'
import { paintTile } from '../prints/paintTile.ts'
import { linesOfPicture } from '../reading/lines/linesOfPicture.ts'
import { penRuns } from '../reading/lines/penRuns.ts'
import { tracedOfLines } from '../reading/lines/tracedOfLines.ts'
import type { Host, Pixels, Surface } from '../surface.ts'
import { linesOfLook } from '../export/linesOfLook.ts'
import { canny } from '../reading/lines/testing/canny.ts'
import { lineMask, lineScore } from '../export/testing/lineScore.ts'
import { lineTruth } from '../export/testing/lineTruth.ts'
import { curvesOf, enclosed, overlapAtBoxes } from '../export/testing/vectorScore.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const blank = (width: number, height: number): Pixels => ({
  width,
  height,
  rgba: new Uint8ClampedArray(width * height * 4).fill(255),
})
/** A picture of the truth set by the way in which it is disturbed. */
const pictureOf = (way: number, seed: number) => lineTruth(host, way, seed, 420)
/** Ways and seeds of cloth that is printed, printed and lit, and with everything that befalls a picture. */
const onPrint: readonly (readonly [way: number, seed: number])[] = [
  [2, 22],
  [12, 23],
  [7, 24],
  [9, 25],
]

describe('line drawings of a picture', () => {
  it('[S3.11] a garment in pencil is a drawing of its category, of few curves, in its form', () => {
    const { pixels, drawing, cloth, garment } = pictureOf(8, 3)
    const found = sureFirst(linesOfPicture(pixels).drawings).drawing
    expect(lineDrawingDocument.present.safeParse(found).error).toBeUndefined()
    expect(found.choices.map(({ category }) => category)).toContain(garment.category)
    expect(curvesOf(found)).toBeLessThan(1.5 * curvesOf(drawing))
    expect(overlapAtBoxes(enclosed(found), cloth)).toBeGreaterThan(0.9)
    expect(found.axis).toBeCloseTo(found.width / 2)
  })

  it('[S3.11] a print is not drawn: of what is found on printed cloth no more than 5 % is not the pen’s, and the pen’s lines are found, where Canny draws the print', () => {
    const found = onPrint.map(([way, seed]) => {
      const { pixels, drawing } = lineTruth(host, way, seed)
      const truth = lineMask(drawing)
      const mask = { ...truth, values: new Uint8Array(truth.values.length) }
      for (const [x, y] of penRuns(pixels).runs.flat()) mask.values[Math.floor(y) * mask.width + Math.floor(x)] = 1
      return {
        own: lineScore(mask, truth),
        theirs: lineScore(canny(pixels, { sigma: 1, low: 40, high: 100 }), truth),
      }
    })
    const mean = (of: (one: (typeof found)[number]) => number) =>
      found.reduce((sum, one) => sum + of(one), 0) / found.length
    expect(mean(({ own }) => own.precision)).toBeGreaterThan(0.95)
    expect(mean(({ own }) => own.recall)).toBeGreaterThan(0.8)
    expect(mean(({ own }) => own.f)).toBeGreaterThan(mean(({ theirs }) => theirs.f))
  })

  it('[S3.11] a picture without a garment, or smaller than 256 pixels, is refused with its sentence', () => {
    expect(() => linesOfPicture(blank(200, 200))).toThrow('256')
    expect(() => linesOfPicture(blank(400, 400))).toThrow('No garment was found')
  })

  it('[S3.11] cloth from edge to edge is no garment', () => {
    const side = 260
    const print = sure(prints.find(({ id }) => id === 'gingham'))
    const tile = paintTile(
      host,
      print,
      [
        { r: 240, g: 230, b: 210 },
        { r: 190, g: 60, b: 60 },
      ],
      1,
      1,
    )
    const cloth = blank(side, side)
    for (let i = 0; i < side * side; i++) {
      const at = ((Math.floor(i / side) % tile.height) * tile.width + ((i % side) % tile.width)) * 4
      cloth.rgba.set(tile.rgba.subarray(at, at + 4), i * 4)
    }
    expect(() => linesOfPicture(cloth)).toThrow('No garment was found')
  })

  it('[S3.11] a drawing is opened as a garment of the catalogue and is a traced sketch of its category', () => {
    const shirt = sureFirst(
      linesOfLook(host, {
        mannequin: { person: 'ines', pose: 'relaxed', mirrored: false },
        shoes: { kind: 'barefoot', color: { r: 0, g: 0, b: 0 } },
        garments: [plainWorn('shirt', { r: 9, g: 9, b: 9 }, { knobs: { length: 0.3 } })],
      }),
    )
    expect(garmentsOfLines(shirt, 'female')).toEqual([{ id: 'shirt', knobs: { length: 0.3 } }])
    const [nearest] = garmentsOfLines({ ...shirt, garment: null }, 'female')
    expect(nearest).toBeDefined()
    const traced = tracedOfLines(shirt)
    expect(traced).toMatchObject({ category: 'shirt', slot: 'top' })
    expect(traced?.anchors.hemLeft).toBeDefined()
    expect(tracedOfLines({ ...shirt, category: 'bag' })).toBeNull()
  })
})
