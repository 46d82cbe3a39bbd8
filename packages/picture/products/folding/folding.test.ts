import { createCanvas } from '@napi-rs/canvas'
import { placementSchema } from '@toile/craft/prints/placement.ts'
import { sure } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { clothMap } from '../../cloth/clothMap.ts'
import { dress } from '../../looks/dressing.ts'
import { flatFigure } from '../../looks/flatFigure.ts'
import { openLayerCache } from '../../looks/layers.ts'
import { openSources } from '../../looks/sources.ts'
import { openStage } from '../../raster/stage.ts'
import type { Host, Surface } from '../../surface.ts'
import { stack } from '../presentations/stack.ts'
import { lookOf, shotOf, wornAs } from '../testing/productSheet.ts'
import { flatPieces } from './flatPieces.ts'
import { pressed } from './pressedFlat.ts'

const host: Host = { createCanvas: (across, down) => createCanvas(across, down) as unknown as Surface }
const sources = openSources(host)
const [width, height] = [320, 400]

function foldedOf(garment: string, fabric: string, own: Parameters<typeof wornAs>[3] = {}, seed = 3) {
  const look = lookOf([wornAs(garment, fabric, 0xc8553d, own)])
  const desk = { host, sources, cache: openLayerCache() }
  const set = stack({ desk, look, shot: shotOf({ presentation: 'stack', seed }), width, height })
  return sure(set ?? undefined).buffer
}

/** The first and last covered pixel of each row that has any. */
function edgesOf({ coverage }: ReturnType<typeof foldedOf>): [y: number, left: number, right: number][] {
  return Array.from({ length: height }, (_, y): [number, number, number] => {
    const row = coverage.subarray(y * width, (y + 1) * width)
    return [y, row.findIndex((cover) => cover > 127), row.findLastIndex((cover) => cover > 127)]
  }).filter(([, left]) => left >= 0)
}

describe('folded garments', () => {
  it.each(someOf(['blazer', 'bodyconDress', 'shirt', 'fitAndFlareDress', 'jeans', 'aLineSkirt', 'trench', 'corset']))(
    '[S1.07] %s lies as a rectangle: neither waist nor hem stands out of it by 4 %',
    (garment) => {
      const rows = edgesOf(foldedOf(garment, 'cotton'))
      const body = rows.slice(Math.round(rows.length * 0.2), Math.round(rows.length * 0.86))
      const wide = Math.max(...body.map(([, left, right]) => right - left))
      for (const side of [1, 2] as const) {
        const places = body.map((row) => row[side])
        expect(Math.max(...places) - Math.min(...places)).toBeLessThan(0.04 * wide)
      }
    },
  )

  it('[S1.07] cloth runs on from the garment to what is folded in beside it, in true scale', () => {
    const figure = flatFigure('ines', 'front')
    const [dressed] = dress({ garments: [wornAs('blazer', 'wool', 0x7c3b3a)] }, figure, sources)
    if (dressed?.kind !== 'drafted') throw new Error('not cut')
    const pieces = flatPieces(dressed.pieces, pressed(dressed.pieces, figure.levels), (place) => place)
    const stage = openStage(host, { width, height, scale: 200, origin: [160, -240], style: 'realistic', seed: 1 })
    const region = { x: 0, y: 0, width, height }
    const mapOf = (name: string) =>
      sure(clothMap(stage, sure(pieces.find((piece) => piece.name === name)), figure, region) ?? undefined)
    const [sheet, bodice] = [mapOf('sheet'), mapOf('bodice')]
    const millimetres = figure.millimetresPerHead / 200
    for (let i = width * 60; i < width * 300; i += 97) {
      expect(bodice.u[i]).toBeCloseTo(sure(sheet.u[i]), 1)
      expect(bodice.v[i]).toBeCloseTo(sure(sheet.v[i]), 1)
      expect(sure(sheet.v[i + width]) - sure(sheet.v[i])).toBeCloseTo(millimetres, 2)
    }
  })

  it('[S1.07] a print all over lies on all of the front: no twentieth of it is plain', () => {
    const print = placementSchema.parse({
      source: {
        kind: 'construction',
        print: 'gingham',
        colors: [0x20, 0xe0].map((r) => ({ r, g: 70, b: 50 })),
        seed: 3,
      },
      mode: 'overall',
      repeat: 'straight',
      width: 40,
      x: 0,
      y: 0,
      angle: 0,
      opacity: 1,
    })
    const buffer = foldedOf('shiftDress', 'cotton', { print })
    const rows = edgesOf(buffer)
    const [top, bottom] = [sure(rows[0])[0], sure(rows.at(-1))[0]]
    const [, left, right] = sure(rows[Math.round(rows.length / 2)])
    const [cellX, cellY] = [(right - left) / 20, (bottom - top) / 20]
    for (let j = 1; j < 18; j++)
      for (let i = 1; i < 19; i++) {
        // The neck is open there.
        if (j < 4 && i > 3 && i < 16) continue
        const tones = new Set<number>()
        for (let y = 0; y < cellY; y++)
          for (let x = 0; x < cellX; x++)
            tones.add(
              sure(buffer.albedo[(Math.round(top + j * cellY + y) * width + Math.round(left + i * cellX + x)) * 4]) >>
                4,
            )
        expect(tones.size).toBeGreaterThan(1)
      }
  })

  it.each(['tShirt', 'jeans', 'aLineSkirt'])(
    '[S1.07] %s shows its layers at the near edge, with a hollow between each two',
    (garment) => {
      const { albedo, rise } = foldedOf(garment, 'knit')
      const rows = edgesOf(foldedOf(garment, 'knit'))
      const end = sure(rows.at(-1))[0]
      const middle = Math.round(width * 0.5)
      const toneAt = (y: number) =>
        [-6, -3, 0, 3, 6].reduce((sum, dx) => sum + sure(albedo[(y * width + middle + dx) * 4]), 0)
      const tones = Array.from({ length: Math.round(rows.length * 0.24) }, (_, k) => toneAt(end - k))
      const hollows = tones.filter(
        (tone, k) =>
          k > 0 && tone < sure(tones[k - 1]) && tone <= (tones[k + 1] ?? 0) && tone < sure(tones.at(-1)) * 0.85,
      )
      expect(hollows.length).toBeGreaterThanOrEqual(3)
      expect(sure(rise[(end - 2) * width + middle])).toBeLessThan(sure(rise[(end - 60) * width + middle]) * 0.5)
    },
  )

  it('[S1.07] knit lies thicker than silk', () => {
    const highest = (fabric: string) => foldedOf('tShirt', fabric).rise.reduce((most, z) => Math.max(most, z), 0)
    expect(highest('cableKnit')).toBeGreaterThan(1.6 * highest('silk'))
  })
})
