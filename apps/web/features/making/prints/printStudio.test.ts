import { placeInTile, repeats } from '@toile/craft/prints/repeat.ts'
import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { fittingAcross, rulerMarks, unitOf, zoomedAcross } from './rulerMarks.ts'
import { tilesOver } from './tilesOver.ts'

describe('the print studio', () => {
  it('[S2.52] the ruler stands in true scale: numbers lie where their millimetres lie, and far enough apart', () => {
    for (const scale of [0.2, 1, 3.78, 12]) {
      const marks = rulerMarks(scale, 900)
      const factor = unitOf(scale) === 'cm' ? 10 : 1
      const told = marks.filter(({ says }) => says !== null)
      for (const { at, says } of told) expect(at).toBeCloseTo(Number(says) * factor * scale, 6)
      expect(sure(told[1]).at - sure(told[0]).at).toBeGreaterThanOrEqual(44)
      expect(marks.at(-1)?.at).toBeLessThanOrEqual(900)
    }
    expect([unitOf(12), unitOf(1)]).toEqual(['mm', 'cm'])
  })

  it('[S2.52] a tile is first shown with neighbours, and zoom goes in and out by the same steps', () => {
    for (const width of [8, 64, 160, 640]) expect(fittingAcross(width) / width).toBeGreaterThanOrEqual(2)
    expect(zoomedAcross(zoomedAcross(120, 1), -1)).toBe(120)
    expect(zoomedAcross(10, 1)).toBe(10)
    expect(zoomedAcross(4000, -1)).toBe(4000)
  })

  it('[S2.52] the outlines of tiles lie where the repeat begins them', () => {
    const size = { width: 60, height: 40 }
    for (const { id } of repeats) {
      const tiles = tilesOver(id, size, { width: 300, height: 200 })
      expect(tiles[0]).toEqual({ x: 0, y: 0, flipX: false, flipY: false })
      expect(tiles.length).toBeGreaterThanOrEqual(25)
      for (const { x, y } of tiles) {
        const [u, v] = placeInTile(id, (x + 0.01) / size.width, (y + 0.01) / size.height)
        expect(Math.min(u, 1 - u), `${id} ${x} ${y}`).toBeLessThan(0.001)
        expect(Math.min(v, 1 - v), `${id} ${x} ${y}`).toBeLessThan(0.001)
      }
    }
  })
})
