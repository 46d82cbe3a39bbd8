import { createCanvas } from '@napi-rs/canvas'
import type { SurfacePoint } from '@toile/craft/garments/piece.ts'
import { describe, expect, it } from 'vitest'
import type { Host, Surface } from '../surface.ts'
import { openStage } from './stage.ts'
import { mapSurface } from './surfaceMap.ts'

const host: Host = { createCanvas: (across, down) => createCanvas(across, down) as unknown as Surface }
const scale = 50
const region = { x: 0, y: 0, width: 100, height: 120 }

describe('cloth past its surface', () => {
  it('[S1.07] runs on below a hem, beside a row and past a corner, at its own scale', () => {
    const stage = openStage(host, { width: 100, height: 120, scale, origin: [0, 0], style: 'realistic', seed: 1 })
    const point = (x: number, y: number): SurfacePoint => ({ x, y, z: 0, lift: x, u: x * 2, v: y * 3 })
    // A hem that dips in the middle.
    const surface = [0.4, 0.8, 1.2].map((y) => [0.5, 1, 1.5].map((x) => point(x, y + (y === 1.2 && x === 1 ? 0.2 : 0))))
    const { u, v, met } = mapSurface(stage, region, surface)
    const at = (x: number, y: number) => y * region.width + x
    for (const x of [30, 50, 70])
      for (let y = 74; y < 119; y++) {
        expect(met[at(x, y)]).toBe(0)
        expect(v[at(x, y + 1)]! - v[at(x, y)]!).toBeCloseTo(1 / scale, 4)
        expect(u[at(x, y + 1)]).toBeCloseTo(u[at(x, y)]!, 4)
      }
    for (let x = 80; x < 99; x++) expect(u[at(x + 1, 40)]! - u[at(x, 40)]!).toBeCloseTo(1 / scale, 4)
    expect(v[at(90, 100)]).toBeGreaterThan(v[at(90, 60)]!)
    expect(u[at(90, 100)]).toBeGreaterThan(u[at(70, 100)]!)
  })
})
