import type { Worn } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { garments } from '@toile/craft/garments/index.ts'
import { boundsOf, type Point } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { truthCase } from '../reading/trace/testing/truthSet.ts'
import { traceSketch } from '../reading/trace/traceSketch.ts'
import { svgFlat } from './svgFlat.ts'

const worn = (garment: string): Worn => plainWorn(garment, { r: 30, g: 40, b: 50 }, { hidden: true })
const mannequin = { person: 'ines', pose: 'walk', mirrored: false }
const flatOf = (garment: string) => svgFlat({ mannequin, garments: [worn(garment)] }, garment) ?? ''
const layer = (svg: string, id: string) =>
  svg.slice(svg.indexOf(`id="${id}"`), svg.indexOf('</g>', svg.indexOf(`id="${id}"`)))
const lengthOf = (svg: string, axis: string) => Number(new RegExp(`${axis}="(\\d+)mm"`).exec(svg)?.[1])

describe('technical flats', () => {
  it('[S3.26] every garment gives its front and back in named layers of real paths, without a body', () => {
    for (const { id } of someOf(garments)) {
      const svg = flatOf(id)
      for (const view of ['front', 'back']) expect(layer(svg, `${view}-outline`), `${id}, ${view}`).toContain('<path')
      expect(layer(svg, 'front-body'), id).not.toContain('<path')
      expect(svg, id).not.toMatch(/NaN|undefined|<image/)
    }
  })

  it('draws seams solid and stitches dashed, the outline twice as heavy as a seam and four times a stitch', () => {
    const svg = flatOf('shirt')
    expect(layer(svg, 'front-topstitch')).toContain('stroke-dasharray')
    expect(layer(svg, 'front-seam')).not.toContain('stroke-dasharray')
    const pen = (id: string) => Number(/stroke-width="([\d.]+)"/.exec(layer(svg, id))?.[1])
    expect(pen('front-outline') / pen('front-seam')).toBeCloseTo(2, 1)
    expect(pen('front-outline') / pen('front-topstitch')).toBeCloseTo(4, 0)
  })

  it('is drawn at 1:8 and the same every time; an unknown garment has none', () => {
    const svg = flatOf('trousers')
    expect(lengthOf(svg, 'height')).toBeGreaterThan(105)
    expect(lengthOf(svg, 'height')).toBeLessThan(170)
    expect(flatOf('trousers')).toBe(svg)
    expect(svgFlat({ mannequin, garments: [] }, 'shirt')).toBeNull()
  })

  it('[S3.26] of a traced shirt carries the lines that were drawn on it, inside its outline, and from behind only the outline', () => {
    const { garment, sheet } = truthCase(0, 7000)
    const piece = traceSketch(sheet.pixels, { category: garment.category })
    const shirt: Worn = { ...worn('traced'), cut: { kind: 'traced', traced: 'a'.repeat(64) } }
    const svg = svgFlat({ mannequin, garments: [shirt] }, 'traced', { traced: () => piece }) ?? ''
    const placesIn = (id: string) =>
      [...layer(svg, id).matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)])
    expect(layer(svg, 'front-seam').match(/<path/g)?.length).toBeGreaterThan(10)
    expect(layer(svg, 'back-seam')).not.toContain('<path')
    const outer = boundsOf(placesIn('front-outline'))
    const inner = boundsOf(placesIn('front-seam'))
    expect(inner.left).toBeGreaterThan(outer.left)
    expect(inner.right).toBeLessThan(outer.right)
    expect((inner.bottom - inner.top) / (outer.bottom - outer.top)).toBeGreaterThan(0.8)
  })
})
