import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import type { Path } from '@toile/geometry'
import { holdSides } from './holdSides.ts'
import { meshPanel } from './meshPanel.ts'

const hasSide = (triangles: ArrayLike<number>, a: number, b: number) =>
  Array.from(triangles).some((corner, i, all) => {
    const next = sure(all[i % 3 === 2 ? i - 2 : i + 1])
    return (corner === a && next === b) || (corner === b && next === a)
  })

describe('sides of an outline', () => {
  it('[S1.11] are held where triangles would lie across them', () => {
    const corners: Path = [
      [0, 0],
      [10, -1],
      [20, 0],
      [10, 1],
    ]
    // The long diagonal is a side of the outline here, the short one is not.
    const triangles = Uint32Array.from([0, 1, 3, 1, 2, 3])
    const outline: Path = [sure(corners[0]), sure(corners[2]), sure(corners[3]), sure(corners[1])]
    const named = triangles.map((corner) => outline.indexOf(sure(corners[corner])))
    expect(hasSide(named, 0, 1)).toBe(false)
    holdSides(named, outline, 2)
    expect(hasSide(named, 0, 1)).toBe(true)
  })

  it('[S1.11] stay sides of the mesh of a narrow panel, all of them', () => {
    const wave = (y: number, from: number, to: number): Path =>
      Array.from({ length: 25 }, (_, i) => {
        const x = from + ((to - from) * i) / 24
        return [x, y + 30 * Math.sin(x / 12)] as const
      })
    const outline = [...wave(0, 0, 240), ...wave(7, 240, 0)]
    const { triangles } = meshPanel(outline, 12)
    expect(outline.flatMap((_, i) => (hasSide(triangles, i, (i + 1) % outline.length) ? [] : [i]))).toEqual([])
  })
})
