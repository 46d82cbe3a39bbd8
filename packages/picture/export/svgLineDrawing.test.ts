import { findPerson } from '@toile/fashion/mannequins/people/index.ts'
import { colorSchema } from '@toile/fashion/colors/color.ts'
import type { Worn } from '@toile/fashion/designs/design.ts'
import { createCanvas } from '@napi-rs/canvas'
import type { Point } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import type { Host, Surface } from '../surface.ts'
import { drawHead } from '../people/drawHead.ts'
import { drawShoes } from '../people/drawShoes.ts'
import { wearerOf } from '../scenes/wearer.ts'
import { curvePath } from './curvePath.ts'
import { lineLayers } from './linePaths.ts'
import { recordParts } from './recordParts.ts'
import { svgLineDrawing } from './svgLineDrawing.ts'
import { visibleLines } from './visibleLines.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
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
    const svg = svgLineDrawing(host, dressed([worn('trousers'), worn('shirt')]))
    for (const layer of lineLayers) expect(svg).toContain(`id="${layer}"`)
    expect(svg.match(/<path /g)?.length).toBeGreaterThan(40)
    expect(svg).not.toMatch(/<image|NaN|undefined/)
    const group = (id: string) => svg.slice(svg.indexOf(`id="${id}"`), svg.indexOf('</g>', svg.indexOf(`id="${id}"`)))
    for (const layer of ['body', 'outline', 'seam', 'topstitch', 'fold', 'hardware']) {
      expect(group(layer), layer).toContain('<path')
    }
    expect(svgLineDrawing(host, dressed([worn('trousers'), worn('shirt')]))).toBe(svg)
  })

  it('[S3.26] draws hair, face, hands and shoes where the drawing in ink has them', () => {
    for (const person of ['ines', 'theo', 'amara', 'lily']) {
      const mannequin = { person, pose: findPerson(person)?.stances[0] ?? '', mirrored: false }
      const shoes = { kind: findPerson(person)?.shoe ?? 'loafer', color }
      const look = { ...dressed([worn('trousers'), worn('shirt')]), mannequin, shoes }
      const wearer = wearerOf(look, 'front')
      if (!wearer) throw new Error('The person is in the catalogue.')
      const { figure } = wearer
      const drawn = recordParts(host, (stage) => {
        drawShoes(stage, figure, wearer.person, wearer.look)
        drawHead(stage, figure, wearer.person, wearer.look)
      })
      const bare = recordParts(host, (stage) =>
        drawShoes(stage, figure, wearer.person, { ...wearer.look, shoe: 'barefoot' }),
      )
      const places = drawn.flatMap(({ lines }) => lines.flatMap(({ path }) => [...path]))
      const near = ([x, y]: Point, reach: number) => places.some((p) => Math.hypot(p[0] - x, p[1] - y) < reach)
      for (const y of [0.5, 0.64, 0.78, -0.02]) expect(near(figure.head(0, y), 0.2), `${person} ${y}`).toBe(true)
      for (const index of [0, 1] as const) expect(near(figure.foot(index).place(0, 0.3), 0.2), person).toBe(true)
      expect(bare.flatMap(({ lines }) => lines)).toEqual([])
      const count = (svg: string) =>
        svg.slice(svg.indexOf('id="body"'), svg.indexOf('id="outline"')).match(/<path/g)?.length
      expect(count(svgLineDrawing(host, look))).toBeGreaterThan(80)
    }
  })

  it('draws front and back differently, in millimetres of a grown-up', () => {
    const front = svgLineDrawing(host, dressed([worn('trousers'), worn('shirt')]))
    expect(svgLineDrawing(host, dressed([worn('trousers'), worn('shirt')]), 'back')).not.toBe(front)
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
