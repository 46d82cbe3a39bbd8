import { sure } from '@toile/geometry'
import type { ClothMesh } from '@toile/tailoring/cloth/clothMesh.ts'
import { describe, expect, it } from 'vitest'
import { weldCorners } from '../draping/weldCorners.ts'
import { farthest } from './edgeDistances.ts'
import { openSurface } from './openSurface.ts'
import { partsApart } from './partsApart.ts'

const rows = 6
const columns = 8
const radius = 100
const half = (Math.PI / 2) * radius

/** Two half tubes, each a flat rectangle of its own, sewn at both sides. */
function tube() {
  const flat: number[] = []
  const positions: number[] = []
  const triangles: number[] = []
  const parts = [0, Math.PI].map((side, p) => {
    const [firstCorner, firstTriangle] = [flat.length / 2, triangles.length / 3]
    for (let r = 0; r <= rows; r++) {
      for (let c = 0; c <= columns; c++) {
        const round = side - Math.PI / 2 + (Math.PI * c) / columns
        flat.push(-half + (2 * half * c) / columns, 20 * r)
        positions.push(...[Math.sin(round), 0, Math.cos(round)].map((one, k) => (k === 1 ? 20 * r : radius * one)))
      }
    }
    for (let r = 0; r < rows; r++)
      for (let c = 0; c < columns; c++) {
        const k = firstCorner + r * (columns + 1) + c
        triangles.push(k, k + 1, k + columns + 2, k, k + columns + 2, k + columns + 1)
      }
    const [corners, count] = [flat.length / 2 - firstCorner, triangles.length / 3 - firstTriangle]
    return { piece: `p${p}`, mirrored: false, firstCorner, corners, firstTriangle, triangles: count }
  })
  const mesh: ClothMesh = { flat: Float32Array.from(flat), triangles: Uint32Array.from(triangles), parts }
  const at = Float32Array.from(positions)
  const strain = Float32Array.from({ length: triangles.length / 3 }, (_, t) => (t < triangles.length / 6 ? 0.02 : 0.06))
  const frame = { positions: at, gaps: new Float32Array(at.length / 3).fill(7), strain, welded: weldCorners(at) }
  return { mesh, frame }
}

function sewn(times: number) {
  const { mesh, frame } = tube()
  const surface = openSurface(mesh)
  surface.refine(times)
  surface.take(frame)
  return { mesh, surface, drawn: surface.drawn }
}

describe('cloth as it is drawn', () => {
  it.each([0, 1, 2])('[S2.59] refined %i times has one normal on both sides of a seam, straight out', (times) => {
    const { drawn } = sewn(times)
    const count = drawn.placeOf.length
    let seams = 0
    for (let i = 0; i < count; i++) {
      if (Math.abs(Math.abs(drawn.flat[2 * i]!) - half) > 1e-3) continue
      seams++
      const away = Math.hypot(drawn.positions[3 * i]!, drawn.positions[3 * i + 2]!)
      const straight = drawn.normals[3 * i]! * Math.sign(drawn.positions[3 * i]!)
      expect(straight).toBeGreaterThan(0.997)
      expect(away).toBeGreaterThan(radius * 0.93)
    }
    expect(seams).toBe(4 * (rows * 2 ** times + 1))
  })

  it('[S3.12] keeps the flat places of its pieces, so that a print stays in true scale', () => {
    const { drawn } = sewn(2)
    let area = 0
    for (let t = 0; t < drawn.triangles.length; t += 3) {
      const [a, b, c] = [drawn.triangles[t]!, drawn.triangles[t + 1]!, drawn.triangles[t + 2]!]
      const at = (i: number, k: number) => drawn.flat[2 * i + k]!
      area += ((at(b, 0) - at(a, 0)) * (at(c, 1) - at(a, 1)) - (at(c, 0) - at(a, 0)) * (at(b, 1) - at(a, 1))) / 2
    }
    expect(area).toBeCloseTo(2 * 2 * half * 20 * rows, 0)
  })

  it('[S2.59] knows at every place how far it is to the seams and to the hems', () => {
    const { drawn } = sewn(2)
    for (let i = 0; i < drawn.placeOf.length; i++) {
      const [x, y] = [drawn.flat[2 * i]!, drawn.flat[2 * i + 1]!]
      const toSeam = Math.min(farthest, half - Math.abs(x))
      const toHem = Math.min(farthest, y, 20 * rows - y)
      if (toSeam < 0.8 * farthest) expect(drawn.edges[2 * i]).toBeCloseTo(toSeam, 1)
      if (toHem < 0.8 * farthest) expect(drawn.edges[2 * i + 1]).toBeCloseTo(toHem, 1)
    }
  })

  it('[S2.59] tells its stretch and its distance from the body at every place, mixed where pieces meet', () => {
    const { drawn } = sewn(1)
    const strains = Array.from({ length: drawn.placeOf.length }, (_, i) => drawn.read[3 * i + 1]!)
    expect(Math.min(...strains)).toBeCloseTo(0.02, 6)
    expect(Math.max(...strains)).toBeCloseTo(0.06, 6)
    expect(strains.some((one) => one > 0.035 && one < 0.045)).toBe(true)
    expect(Array.from({ length: drawn.placeOf.length }, (_, i) => Math.round(drawn.read[3 * i + 2]!))).toEqual(
      Array(drawn.placeOf.length).fill(7),
    )
  })

  it('[S2.59] lies open before it is sewn, and is sewn when its corners meet', () => {
    const { mesh, frame } = tube()
    const surface = openSurface(mesh)
    const open = Uint32Array.from({ length: frame.positions.length / 3 }, (_, i) => i)
    expect(surface.take({ ...frame, welded: open })).toBe(true)
    expect(new Set(surface.drawn.placeOf).size).toBe(open.length)
    expect(surface.take({ ...frame, welded: null })).toBe(false)
    expect(surface.take(frame)).toBe(true)
    expect(new Set(surface.drawn.placeOf).size).toBe(open.length - 2 * (rows + 1))
  })

  it('[S2.59] is drawn apart piece by piece, away from the axis', () => {
    const { drawn, mesh } = sewn(1)
    const ways = partsApart(drawn.positions, drawn.part, mesh.parts.length)
    expect(Math.sign(sure(ways[2]))).toBe(1)
    expect(sure(ways[2])).toBeCloseTo(-sure(ways[5]), 3)
    expect(sure(ways[2])).toBeGreaterThan(100)
  })
})
