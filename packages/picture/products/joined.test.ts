import { createCanvas } from '@napi-rs/canvas'
import { makePiece, type Piece } from '@toile/craft/garments/piece.ts'
import type { Path, Point } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { openLayerCache } from '../looks/layers.ts'
import { openSources } from '../looks/sources.ts'
import { openGeometry } from '../raster/geometry.ts'
import { openStage } from '../raster/stage.ts'
import type { Host, Surface } from '../surface.ts'
import { closeSeams } from './closeSeams.ts'
import { easeSeams } from './easeSeams.ts'
import { evenHem } from './evenHem.ts'
import { flatLay } from './presentations/flatLay.ts'
import { lookOf, shotOf, wornAs } from './testing/productSheet.ts'

const host: Host = { createCanvas: (across, down) => createCanvas(across, down) as unknown as Surface }

describe('cloth that is joined', () => {
  it('[S1.07] lets no ground shine through between two pieces, keeps sheer cloth sheer and its outline as it is', () => {
    const [width, height] = [30, 10]
    const coverage = new Uint8Array(width * height)
    for (let y = 1; y < 9; y++)
      for (let x = 2; x < 28; x++) coverage[y * width + x] = x === 12 ? 190 : x === 2 ? 100 : x > 20 ? 120 : 255
    const before = coverage.slice()
    closeSeams({
      ...openGeometry(width, height),
      albedo: new Uint8ClampedArray(width * height * 4),
      coverage,
      scale: 10,
      millimetresPerHead: 200,
    })
    expect(coverage[5 * width + 12]).toBe(255)
    for (const x of [1, 2, 5, 25, 28]) expect(coverage[5 * width + x], String(x)).toBe(before[5 * width + x])
    expect(coverage[0]).toBe(0)
  })

  it('[S1.07] runs on over the seam of a sleeve, and only there', () => {
    const buffer = openGeometry(100, 100)
    buffer.material.fill(1)
    for (let y = 0; y < 100; y++) for (let x = 0; x < 100; x++) buffer.rise[y * 100 + x] = x < 50 ? 20 : 4
    const stage = openStage(host, { width: 100, height: 100, scale: 100, origin: [0, 0], style: 'realistic', seed: 1 })
    easeSeams({ ...stage, buffer }, [
      [
        [0.5, 0],
        [0.5, 0.4],
      ],
    ])
    const step = (y: number) => Math.abs(buffer.rise[y * 100 + 49]! - buffer.rise[y * 100 + 50]!)
    expect(step(20)).toBeLessThan(4)
    expect(step(80)).toBe(16)
    expect(buffer.rise[20 * 100 + 10]).toBe(20)
  })

  const scallop: Path = Array.from(
    { length: 61 },
    (_, k): Point => [k / 60, 2 - 0.12 * Math.abs(Math.sin((k / 60) * Math.PI * 3))],
  )
  const skirt: Piece = {
    ...makePiece('skirt', 'skirt', [[[0, 0], ...scallop, [1, 0]]], {
      lines: [{ path: scallop.map(([x, y]): Point => [x, y - 0.05]), weight: 1, kind: 'topstitch', taper: [0, 0] }],
    }),
    surface: [[{ x: 0, y: 0, z: 0, lift: 0, u: 0, v: 0 }]],
  }
  const waves = (path: Path) => {
    const ys = path.filter(([x, y]) => x > 0.1 && x < 0.9 && y > 1).map(([, y]) => y)
    return Math.max(...ys) - Math.min(...ys)
  }

  it('[S1.07] hangs with an even hem, its stitches along it, when nobody fills it', () => {
    const even = evenHem(skirt, 1)
    expect(waves(even.outlines[0]!)).toBeLessThan(0.35 * waves(skirt.outlines[0]!))
    const above = even.lines[0]!.path.filter(([x]) => x > 0.1 && x < 0.9).map(([, y]) => y)
    expect(Math.max(...above) - Math.min(...above)).toBeLessThan(0.06)
    expect(even.outlines[0]).toContainEqual([0, 0])
    expect(evenHem(skirt, 0)).toBe(skirt)
  })

  it('[S1.07] an outfit lies with its shoes and bag beside it, not tucked in as it is worn', () => {
    const garments = [wornAs('trousers', 'wool', 0x44506a), wornAs('shirt', 'cotton', 0xf0ede4)].map((worn, i) => ({
      ...worn,
      id: ['trousers', 'shirt'][i]!,
    }))
    const taking = (own: typeof garments) => ({
      desk: { host, sources: openSources(host), cache: openLayerCache() },
      look: lookOf(own),
      shot: shotOf({ presentation: 'flatLay', manner: 'outfit' }),
      width: 200,
      height: 200,
    })
    const rightOf = (look: typeof garments) => {
      const { buffer } = flatLay(taking(look))!
      const right = (garment: string) => {
        let most = 0
        buffer.material.forEach((at, i) => {
          if (at && buffer.materials[at - 1]?.of?.garment === garment) most = Math.max(most, i % 200)
        })
        return most
      }
      let last = 0
      buffer.coverage.forEach((cover, i) => {
        if (cover > 128) last = Math.max(last, i % 200)
      })
      return { shirt: right('shirt'), last }
    }
    const { shirt, last } = rightOf(garments)
    expect(last).toBeGreaterThan(shirt + 12)
  })
})
