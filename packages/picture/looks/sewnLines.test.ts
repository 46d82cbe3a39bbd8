import { createCanvas } from '@napi-rs/canvas'
import { findFabric } from '@toile/craft/fabrics/index.ts'
import type { DrawnLine } from '@toile/craft/garments/piece.ts'
import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { openGeometry } from '../raster/geometry.ts'
import { clothOptics } from '../raster/optics.ts'
import { openStage } from '../raster/stage.ts'
import { weaveOver } from '../raster/weave/weave.ts'
import type { Host, Surface } from '../surface.ts'
import { ribsBetween } from './ribsBetween.ts'
import { seenRuns } from './seenRuns.ts'

const host: Host = { createCanvas: (across, down) => createCanvas(across, down) as unknown as Surface }
const stageOf = (scale: number) =>
  openStage(host, { width: 400, height: 100, scale, origin: [0, 0], style: 'realistic', seed: 1 })
const cloth = clothOptics(sure(findFabric('knit')))

describe('what is sewn and knitted, seen near', () => {
  it('[S1.07] a seam is seen where its own piece is, not at the far side of a fold', () => {
    const optics = (piece: string) => ({ ...cloth, of: { garment: 'g', piece } })
    const geometry = openGeometry(400, 100, [optics('front'), optics('back')])
    geometry.material.fill(1)
    for (let y = 0; y < 100; y++) geometry.material.fill(2, y * 400 + 150, y * 400 + 250)
    const runs = seenRuns(
      geometry,
      stageOf(100),
      [
        [0, 0.5],
        [3.9, 0.5],
      ],
      'front',
    )
    expect(runs).toHaveLength(2)
    expect(sure(runs[0]).at(-1)![0]).toBeLessThan(1.51)
    expect(sure(runs[1])[0]![0]).toBeGreaterThan(2.48)
  })

  it('[S1.07] a band has all its ribs, of which a hand draws some', () => {
    const line = (x: number): DrawnLine => ({
      path: [
        [x, 0],
        [x, 0.2],
      ],
      weight: 1,
      kind: 'seam',
      taper: [0, 0],
    })
    const stitch: DrawnLine = { ...line(0.5), kind: 'topstitch' }
    const ribs = ribsBetween([line(0), line(0.1), stitch, line(0.2)], 0.02)
    expect(ribs).toHaveLength(11)
    expect(ribs.map((path) => path[0]![0])).toEqual(ribs.map((_, k) => expect.closeTo(k * 0.02, 6)))
  })

  it('[S1.07] stitches are as small as they are knitted where the picture can show them, and never finer than it can', () => {
    const mask = {
      width: 400,
      height: 1,
      alpha: new Uint8Array(400).fill(255),
      first: new Int32Array([0]),
      last: new Int32Array([399]),
    }
    const region = { x: 0, y: 0, width: 400, height: 1 }
    const rowsIn = (scale: number, near: boolean) => {
      const stage = { ...stageOf(scale), ...(near ? { buffer: openGeometry(400, 1) } : {}) }
      const { tone } = sure(
        weaveOver(stage, region, mask, { ...cloth, weave: 'rib', weaveStrength: 0.3 }, null) ?? undefined,
      )
      let crossed = 0
      for (let i = 1; i < 400; i++) if (tone[i]! > 1 !== tone[i - 1]! > 1) crossed++
      return crossed / 2
    }
    expect(rowsIn(510, true)).toBeGreaterThan(2 * rowsIn(510, false))
    expect(400 / rowsIn(90, true)).toBeGreaterThan(3.8)
  })
})
