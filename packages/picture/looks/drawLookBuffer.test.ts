import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { createCanvas } from '@napi-rs/canvas'
import { type Design, designSchema, type Worn } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { fabrics, findFabric } from '@toile/craft/fabrics/index.ts'
import { people } from '@toile/craft/mannequins/people/index.ts'
import type { Path } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { openGeometry } from '../raster/geometry.ts'
import { sinkLine } from '../raster/buffer/sinkLine.ts'
import { lightOver } from '../raster/light.ts'
import { maskOf } from '../raster/mask.ts'
import { modelled } from '../raster/modelled.ts'
import { clothOptics } from '../raster/optics.ts'
import { paint } from '../raster/paint.ts'
import { openStage } from '../raster/stage.ts'
import type { Host, Surface } from '../surface.ts'
import { drawLook } from './drawLook.ts'
import { drawLookBuffer } from './drawLookBuffer.ts'
import { openSources } from './sources.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const size = { width: 240, height: 360 }
const worn = (garment: string, fabric: string, r: number, g: number, b: number): Worn =>
  plainWorn(garment, { r, g, b }, { fabric })
const look: Design = designSchema.parse({
  version: designVersion,
  style: 'ink',
  mannequin: { person: 'ines', pose: people.find(({ id }) => id === 'ines')?.stances[0] ?? 'neutral', mirrored: false },
  shoes: { kind: 'pump', color: { r: 40, g: 34, b: 40 } },
  lips: { r: 190, g: 52, b: 48 },
  ground: { r: 240, g: 235, b: 226 },
  garments: [
    worn('shirt', 'cotton', 250, 250, 246),
    worn('trousers', 'denim', 44, 70, 120),
    worn('blazer', 'leather', 150, 60, 40),
  ],
  origin: null,
} satisfies Design)
const sources = openSources(host)
const bufferOf = (design: Design) => {
  const buffer = drawLookBuffer(host, design, sources, size)
  if (!buffer) throw new Error('Ines stands')
  return buffer
}
const box = (left: number, top: number, right: number, bottom: number): Path => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]
const cotton = clothOptics(findFabric('cotton') ?? fabrics[0])
const leather = clothOptics(findFabric('leather') ?? fabrics[0])
const sheet = () => {
  const stage = openStage(host, { width: 200, height: 200, scale: 50, origin: [0, 0], style: 'realistic', seed: 1 })
  const buffer = openGeometry(200, 200)
  return { stage: { ...stage, buffer }, buffer }
}

describe('geometry buffer [S3.25]', () => {
  it('shows body, head and every garment in its own substance, and covers what the picture covers', () => {
    const buffer = bufferOf(look)
    const seen = new Set([...buffer.material].map((k) => buffer.materials[k - 1]?.weave ?? 'nothing'))
    for (const weave of ['nothing', 'none', 'plain', 'twill', 'grain']) expect(seen, weave).toContain(weave)
    const picture = drawLook(host, { ...look, style: 'realistic' }, sources, { ...size, transparent: true })
    const { data } = picture.getContext('2d').getImageData(0, 0, size.width, size.height)
    let apart = 0
    let stray = 0
    let modelledShare = 0
    let covered = 0
    buffer.coverage.forEach((alpha, i) => {
      if (Math.abs(alpha - data[i * 4 + 3]) > 3) apart++
      if (alpha === 255) covered++
      if (alpha === 255 && buffer.material[i]) modelledShare++
      if (!alpha && buffer.material[i]) stray++
    })
    expect(stray).toBe(0)
    // A seam that is drawn over an edge thickens it by a hair; the buffer has no such lines.
    expect(apart / covered).toBeLessThan(0.008)
    expect(modelledShare / covered).toBeGreaterThan(0.985)
  })

  it('gives the same numbers twice, whatever hand the design asks for', () => {
    const once = bufferOf(look)
    const again = bufferOf({ ...look, style: 'illustration' })
    for (const key of ['rise', 'slopeX', 'slopeY', 'material', 'groove', 'albedo', 'coverage'] as const)
      expect(Buffer.from(again[key].buffer).equals(Buffer.from(once[key].buffer)), key).toBe(true)
  })

  it('holds colour without light: plain cloth is one colour, whatever way it leans', () => {
    const { stage, buffer } = sheet()
    const color = { r: 150, g: 60, b: 40 }
    paint(stage, { outlines: [box(0.5, 0.5, 3.5, 3.5)], optics: { ...cotton, weave: 'none' }, albedo: color })
    const { data } = stage.context.getImageData(20, 20, 160, 160)
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3] === 255) expect([data[i], data[i + 1], data[i + 2]]).toEqual([150, 60, 40])
    }
    expect(Math.max(...buffer.slopeX)).toBeGreaterThan(0.2)
  })

  it('turned to the lamp by its normals, it is lit as the picture is', () => {
    const { stage, buffer } = sheet()
    const shape = { outlines: [box(0.5, 0.5, 3.5, 3.5)], optics: cotton }
    paint(stage, { ...shape, albedo: { r: 150, g: 60, b: 40 } })
    const { buffer: _, ...plain } = stage
    const { light, mask, region } = modelled(plain, shape)
    const whole = { x: 0, y: 0, width: 200, height: 200 }
    const own = lightOver(buffer.rise, maskOf(plain, whole, shape.outlines), cotton)
    let apart = 0
    let count = 0
    for (let y = 0; y < region.height; y++) {
      for (let x = 0; x < region.width; x++) {
        const i = y * region.width + x
        if (mask.alpha[i] !== 255) continue
        const at = (y + region.y) * 200 + x + region.x
        expect(buffer.slopeX[at]).toBe(light.slopeX[i])
        expect(buffer.slopeY[at]).toBe(light.slopeY[i])
        if (x < 14 || y < 14 || x > region.width - 15 || y > region.height - 15) continue
        apart = Math.max(apart, Math.abs(own.diffuse[at] - light.diffuse[i]))
        count++
      }
    }
    expect(count).toBeGreaterThan(10_000)
    expect(apart).toBeLessThan(1e-5)
  })

  it('hides a piece under another, which stands on it, with its seams', () => {
    const { stage, buffer } = sheet()
    const color = { r: 90, g: 90, b: 90 }
    paint(stage, { outlines: [box(0.5, 0.5, 3.5, 3.5)], optics: cotton, albedo: color })
    const seam: Path = [
      [0.6, 2],
      [3.4, 2],
    ]
    sinkLine(buffer, stage, seam, { wide: 4, deep: -1 })
    const [open, under] = [100 * 200 + 50, 100 * 200 + 100]
    expect(buffer.groove[open]).toBeLessThan(-0.3)
    expect(buffer.groove[under]).toBeLessThan(-0.3)
    const before = buffer.rise[under]
    paint(stage, { outlines: [box(1.5, 1.5, 2.5, 2.5)], optics: leather, albedo: color })
    expect(buffer.materials[buffer.material[under] - 1]).toBe(leather)
    expect(buffer.materials[buffer.material[open] - 1]).toBe(cotton)
    expect(buffer.groove[under]).toBe(0)
    expect(buffer.rise[under]).toBeGreaterThan(before)
  })
})
