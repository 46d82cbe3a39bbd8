import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { createCanvas } from '@napi-rs/canvas'
import { colorSchema } from '@toile/craft/colors/color.ts'
import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { gesturesOf } from '@toile/craft/mannequins/round/gestures/index.ts'
import { rolled } from '@toile/craft/mannequins/round/headPose.ts'
import { wearerOf as kindOf } from '@toile/craft/mannequins/wearer.ts'
import { type Path, type Point, resample, sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { stepsOf } from '../looks/round/steps.ts'
import { stoodIn } from '../looks/testing/stoodIn.ts'
import type { Host, Surface } from '../surface.ts'
import { curvePath } from './curvePath.ts'
import { lineLayers } from './linePaths.ts'
import { recordParts } from './recordParts.ts'
import { goesRound, roundForms } from './rims.ts'
import { svgLineDrawing } from './svgLineDrawing.ts'
import { visibleLines } from './visibleLines.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const color = colorSchema.parse({ r: 30, g: 40, b: 50 })
const worn = (garment: string): Worn => plainWorn(garment, color)
const dressed = (garments: Worn[]) => ({
  mannequin: { person: 'amara', pose: 'relaxed', mirrored: false },
  shoes: { kind: 'pump', color },
  lips: color,
  garments,
})

const blank: Pick<Design, 'version' | 'style' | 'ground' | 'origin'> = {
  version: designVersion,
  style: 'ink',
  ground: color,
  origin: null,
}

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

  it('[S3.26] draws face, arms, hands and shoes of a body in space, with both contours of an arm', () => {
    for (const person of ['ines', 'theo', 'amara', 'lily']) {
      const mannequin = { person, pose: '', mirrored: false }
      const look = { ...dressed([worn('shorts'), worn('camisole')]), mannequin }
      const gesture = gesturesOf(kindOf(person)).find(({ hands }) => hands.every((hand) => hand === 'relaxed'))
      const stood = stoodIn(host, { ...blank, ...look }, gesture?.id ?? '')
      const seen = (name: string) =>
        stepsOf(stood).flatMap((step) =>
          step.kind === 'person' && step.name.startsWith(name)
            ? visibleLines(recordParts(host, step.draw)).flatMap(({ path }) => [...resample(path, 40)])
            : [],
        )
      const isNear = (places: readonly Point[], [x, y]: Point, reach: number) =>
        places.some((p) => Math.hypot(p[0] - x, p[1] - y) < reach)
      const { posed } = stood
      const head = seen('head')
      for (const y of [0, 0.14, 0.28])
        expect(isNear(head, rolled(posed.head, [0, y]), 0.25), `${person} ${y}`).toBe(true)
      for (const index of [0, 1] as const) {
        const arm = seen(`arm${index}`)
        const { limb } = posed.arms[index].ruler
        for (const u of [-1, 1]) expect(isNear(arm, limb.edge(1.4, u), 0.06), `${person} ${index} ${u}`).toBe(true)
        expect(isNear(arm, posed.arms[index].flat[2], 0.4), person).toBe(true)
        expect(isNear(seen('legs'), [posed.legs[index].flat[2][0], posed.floor - 0.1], 0.5), person).toBe(true)
      }
    }
  })

  it('[S3.26] has a face and hair: most lines of the body are theirs', () => {
    for (const pose of ['rest', 'neutral']) {
      const mannequin = { person: 'amara', pose, mirrored: false }
      const svg = svgLineDrawing(host, { ...dressed([worn('trousers'), worn('shirt')]), mannequin })
      const body = svg.slice(svg.indexOf('id="body"'), svg.indexOf('id="outline"'))
      expect(body.match(/<path/g)?.length, pose).toBeGreaterThan(80)
    }
  })

  it('[S3.26] draws nothing of a contour within another part of the same form', () => {
    const square = (x: number): Path => [
      [x, 0],
      [x + 1, 0],
      [x + 1, 1],
      [x, 1],
    ]
    const round = (path: Path): Path => [...path, sure(path[0])]
    const lines = [square(0), square(0.5)].flatMap((form) =>
      roundForms({ layer: 'body', path: round(form), weight: 1 }, [square(0), square(0.5)]),
    )
    const points = lines.flatMap(({ path }) => [...resample(path, 80)])
    expect(points.some(([x, y]) => x > 0.45 && x < 1.05 && y > 0.1 && y < 0.9)).toBe(false)
    expect(points.some(([x]) => x < 0.02)).toBe(true)
    expect(points.some(([x]) => x > 1.48)).toBe(true)
    expect(goesRound(sure(lines[0]), [square(0)])).toBe(true)
    const across: Path = [
      [0.2, 0.2],
      [0.8, 0.8],
    ]
    expect(goesRound({ layer: 'body', path: across, weight: 1 }, [square(0)])).toBe(false)
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
    expect(Math.max(...sure(runs[0]).path.map(([x]) => x))).toBeCloseTo(4, 1)
    expect(Math.min(...sure(runs[1]).path.map(([x]) => x))).toBeCloseTo(6, 1)
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
