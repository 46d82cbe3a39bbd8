import { area, boundsOf, type Point, sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { pieceArea } from '../pattern/testing/pieceArea.ts'
import { samplePattern } from '../pattern/testing/samplePattern.ts'
import { writeSvg } from './writeSvg.ts'

const svg = writeSvg(samplePattern, { size: '38 & "more"', style: '<Flared> skirt' })
const groups = svg.split('<g class="piece').slice(1)
const pathOf = (group: string, name: string) => {
  const d = sure(group.match(new RegExp(`class="${name}" d="([^"]*)"`))?.[1])
  return [...d.matchAll(/[ML](\S+) ([^MLZ]+)/g)].map(([, x, y]): Point => [Number(x), -Number(y)])
}

describe('the SVG of a pattern', () => {
  it('[S1.11] is in true size: a unit of its view is a millimetre', () => {
    const [, width, height, , , viewWidth, viewHeight] =
      svg.match(/width="([\d.]+)mm" height="([\d.]+)mm" viewBox="(\S+) (\S+) (\S+) (\S+)"/) ?? []
    expect(Number(width)).toBeGreaterThan(1500)
    expect([viewWidth, viewHeight]).toEqual([width, height])
    for (const [i, piece] of samplePattern.pieces.entries()) {
      expect(area(pathOf(sure(groups[i]), 'sew')) / pieceArea(piece)).toBeCloseTo(1, 4)
    }
    expect(svg).toContain('<rect class="test" width="100" height="100"/>')
  })

  it('[S1.11] shows the cut, the sewing line, nicks, grain, name, size and count of every piece', () => {
    expect(groups).toHaveLength(samplePattern.pieces.length)
    for (const [i, { name }] of samplePattern.pieces.entries()) {
      for (const name of ['cut', 'sew', 'notch', 'grain', 'name']) expect(groups[i]).toContain(`class="${name}"`)
      expect(groups[i]).toContain(`>${name}</tspan>`)
      expect(groups[i]).toContain('>Size 38 &amp; &quot;more&quot;</tspan>')
    }
    expect(groups[1]).toContain('>Cut 2 (pair) shell</tspan>')
    expect(groups[0]).toContain('class="drill"')
    expect(groups[2]).toContain('class="inner fold"')
    expect(svg).toContain('<title>&lt;Flared> skirt 38 &amp; &quot;more&quot;</title>')
  })

  it('[S1.11] lays the pieces side by side within the sheet', () => {
    const [, left = 0, top = 0, width = 0, height = 0] =
      svg.match(/viewBox="(\S+) (\S+) (\S+) (\S+)"/)?.map(Number) ?? []
    const boxes = groups.map((group) => {
      const [, x = 0, y = 0] = group.match(/translate\((\S+) (\S+)\)/)?.map(Number) ?? []
      const cut = boundsOf(pathOf(group, 'cut'))
      return { left: cut.left + x, right: cut.right + x, top: y - cut.bottom, bottom: y - cut.top }
    })
    boxes.forEach((box, i) => {
      expect(box.left).toBeGreaterThanOrEqual(i ? sure(boxes[i - 1]).right + 19 : left)
      expect(box.right).toBeLessThan(left + width)
      expect(box.top).toBeGreaterThan(top)
      expect(box.bottom).toBeLessThan(top + height)
    })
  })

  it('[S1.11] writes the words of a narrow piece so small that they stay within it', () => {
    const [, size = 0] =
      sure(groups[2])
        .match(/class="name" font-size="(\S+)"/)
        ?.map(Number) ?? []
    expect(size).toBeGreaterThan(5)
    expect(3.6 * size).toBeLessThan(35)
  })
})
