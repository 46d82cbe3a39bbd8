import { colorSchema } from '@toile/fashion/colors/color.ts'
import type { Worn } from '@toile/fashion/designs/design.ts'
import { describe, expect, it } from 'vitest'
import { curvePath } from './curvePath.ts'
import { lineLayers } from './linePaths.ts'
import { svgLineDrawing } from './svgLineDrawing.ts'
import { visibleLines } from './visibleLines.ts'

const color = colorSchema.parse({ r: 30, g: 40, b: 50 })
const worn = (garment: string): Worn => ({
  id: garment,
  cut: { kind: 'garment', garment },
  knobs: {},
  fabric: 'cotton',
  fill: { kind: 'solid', color },
  contrast: null,
  trim: null,
  print: null,
  hidden: false,
  seed: 5,
})
const dressed = (garments: Worn[]) => ({
  mannequin: { person: 'amara', pose: 'relaxed', mirrored: false },
  shoes: { kind: 'pump', color },
  lips: color,
  garments,
})

describe('SVG line drawing', () => {
  it('holds named layers of real paths and no raster', () => {
    const svg = svgLineDrawing(dressed([worn('trousers'), worn('shirt')]))
    for (const layer of lineLayers) expect(svg).toContain(`id="${layer}"`)
    expect(svg.match(/<path /g)?.length).toBeGreaterThan(40)
    expect(svg).not.toMatch(/<image|NaN|undefined/)
    const group = (id: string) => svg.slice(svg.indexOf(`id="${id}"`), svg.indexOf('</g>', svg.indexOf(`id="${id}"`)))
    for (const layer of ['body', 'outline', 'seam', 'topstitch', 'fold', 'hardware']) {
      expect(group(layer), layer).toContain('<path')
    }
    expect(svgLineDrawing(dressed([worn('trousers'), worn('shirt')]))).toBe(svg)
  })

  it('draws front and back differently, in millimetres of a grown-up', () => {
    const front = svgLineDrawing(dressed([worn('trousers'), worn('shirt')]))
    expect(svgLineDrawing(dressed([worn('trousers'), worn('shirt')]), 'back')).not.toBe(front)
    const height = Number(/height="(\d+)mm"/.exec(front)?.[1])
    expect(height).toBeGreaterThan(1600)
    expect(height).toBeLessThan(2100)
  })

  it('hides a line under a later part and keeps the rest', () => {
    const line = { layer: 'seam', path: [[0, 0] as const, [10, 0] as const], weight: 1 } as const
    const cover = [
      [4, -1],
      [6, -1],
      [6, 1],
      [4, 1],
    ] as const
    const runs = visibleLines([
      { covers: [], lines: [line] },
      { covers: [cover], lines: [] },
    ])
    expect(runs).toHaveLength(2)
    expect(Math.max(...runs[0].path.map(([x]) => x))).toBeCloseTo(4, 1)
    expect(Math.min(...runs[1].path.map(([x]) => x))).toBeCloseTo(6, 1)
    expect(visibleLines([{ covers: [cover], lines: [line] }])).toEqual([line])
  })

  it('keeps corners sharp and curves smooth', () => {
    const square = [
      [0, 0],
      [10, 0],
      [10, 10],
    ] as const
    expect(curvePath(square, 0.1)).toBe('M0 0L10 0L10 10')
    const arc = Array.from({ length: 30 }, (_, i) => [Math.cos(i / 20) * 50, Math.sin(i / 20) * 50] as const)
    const curve = curvePath(arc, 0.1)
    expect(curve).toMatch(/^M50 0C/)
    expect(curve.match(/C/g)?.length).toBeLessThan(6)
  })
})
