import { area, sure } from '@toile/geometry'
import { describe, expect, test } from 'vitest'
import { cutTiles } from '../tiles/cutTiles.ts'
import type { Selection } from '../tiles/selection.ts'
import { bitsOf } from '../tiles/testing/bitsOf.ts'
import { checkered } from '../tiles/testing/checkered.ts'
import { bordered } from './bordered.ts'
import { combined } from './combined.ts'
import { feathered } from './feathered.ts'
import { grown } from './grown.ts'
import { inverted } from './inverted.ts'
import { outlinesOf } from './outlinesOf.ts'
import { selectAlpha } from './selectAlpha.ts'
import { selectBrush } from './selectBrush.ts'
import { selectColors } from './selectColors.ts'
import { selectEllipse } from './selectEllipse.ts'
import { isNothing, selectAll, selectNothing } from './selectNothing.ts'
import { selectOutlines } from './selectOutlines.ts'
import { selectRectangle } from './selectRectangle.ts'
import { selectWand } from './selectWand.ts'

const [width, height] = [300, 260]
const picture = checkered(width, height)
const pixels = Uint8ClampedArray.from(picture.rgba)
const star = Array.from({ length: 10 }, (_, k) => {
  const turn = [
    [0, -1],
    [0.23, -0.31],
    [0.95, -0.31],
    [0.37, 0.12],
    [0.59, 0.81],
    [0, 0.38],
    [-0.59, 0.81],
    [-0.37, 0.12],
    [-0.95, -0.31],
    [-0.23, -0.31],
  ][k]
  return [150.3 + 100 * sure(sure(turn)[0]), 130.7 + 100 * sure(sure(turn)[1])] as const
})
const sum = ({ alpha }: Selection) => alpha.reduce((all, inside) => all + inside, 0) / 255
const at = ({ alpha }: Selection, x: number, y: number) => sure(alpha[y * width + x])

const same = (a: Selection, b: Selection) =>
  JSON.stringify(a.box) === JSON.stringify(b.box) && bitsOf(a.alpha) === bitsOf(b.alpha)

const tools: Readonly<Record<string, () => Selection>> = {
  rectangle: () => selectRectangle(width, height, [210.25, 180.5], [20.5, 30]),
  ellipse: () => selectEllipse(width, height, [20.5, 30], [210.25, 180.5]),
  lasso: () => selectOutlines(width, height, [star]),
  polygonBeyondTheSheet: () =>
    selectOutlines(width, height, [
      [
        [-50, 40],
        [350, 90],
        [120, 400],
      ],
    ]),
  wand: () => selectWand(pixels, width, height, [50, 50], { tolerance: 20, contiguous: true }),
  wandEverywhere: () => selectWand(pixels, width, height, [10, 10], { tolerance: 20, contiguous: false }),
  colors: () => selectColors(pixels, width, height, [[240, 240, 230]], 80),
  alpha: () => selectAlpha(width, height, (key) => cutTiles(checkered(width, height, true)).get(key)),
  brush: () =>
    selectBrush(
      width,
      height,
      [
        { x: 60, y: 80, radius: 20 },
        { x: 200, y: 120, radius: 30 },
      ],
      0.5,
    ),
  grown: () => grown(selectOutlines(width, height, [star]), 9),
  shrunk: () => grown(selectOutlines(width, height, [star]), -7.5),
  feathered: () => feathered(selectOutlines(width, height, [star]), 12),
  bordered: () => bordered(selectOutlines(width, height, [star]), 8),
  inverted: () => inverted(selectOutlines(width, height, [star])),
  everything: () => selectAll(width, height),
}

/** The bits of each: the same in every engine. */
const golden: Readonly<Record<string, string>> = {
  rectangle: 'ac537595',
  ellipse: '62bfa191',
  lasso: '793080ef',
  polygonBeyondTheSheet: '71cc6e41',
  wand: 'ae0d1302',
  wandEverywhere: 'bea35021',
  colors: '46cf28dc',
  alpha: '56daf145',
  brush: 'dbb01539',
  grown: '16662d0d',
  shrunk: '28518d1a',
  feathered: 'df1046a0',
  bordered: 'a4c412cb',
  inverted: 'ba259f3b',
  everything: 'fad77dd5',
}

describe.each(Object.entries(tools))('%s', (name, select) => {
  test('[S1.12] a selection holds something, and nothing outside its box, which is as narrow as can be', () => {
    const selection = select()
    const { box, alpha } = selection
    expect([selection.width, selection.height, alpha.length]).toEqual([width, height, width * height])
    expect(isNothing(selection)).toBe(false)
    const edges = { x0: width, y0: height, x1: 0, y1: 0 }
    alpha.forEach((inside, i) => {
      if (inside === 0) return
      const [x, y] = [i % width, Math.floor(i / width)]
      edges.x0 = Math.min(edges.x0, x)
      edges.y0 = Math.min(edges.y0, y)
      edges.x1 = Math.max(edges.x1, x + 1)
      edges.y1 = Math.max(edges.y1, y + 1)
    })
    expect(box).toEqual(edges)
  })

  test('[S1.12] what is selected and what is not make up the sheet, and inverting twice changes nothing', () => {
    const selection = select()
    const other = inverted(selection)
    expect(selection.alpha.every((inside, i) => inside + sure(other.alpha[i]) === 255)).toBe(true)
    expect(same(inverted(other), selection)).toBe(true)
    expect(isNothing(combined(selection, selectNothing(width, height), 'intersect'))).toBe(true)
    expect(same(combined(selection, selection, 'add'), selection)).toBe(true)
    expect(combined(selection, selectAll(width, height), 'subtract').alpha.every((inside) => inside === 0)).toBe(true)
  })

  test('[S1.12] a selection has the bits that it had before', () => {
    expect(bitsOf(select().alpha)).toBe(golden[name])
  })
})

test('[S1.12] rectangles, ellipses and outlines select as much as they measure, pixels at their edges in part', () => {
  expect(Math.abs(sum(sure(tools['rectangle'])()) - 189.75 * 150.5)).toBeLessThan(3)
  expect(Math.abs(sum(sure(tools['ellipse'])()) - (189.75 * 150.5 * 3.14159) / 4)).toBeLessThan(3)
  expect(Math.abs(sum(sure(tools['lasso'])()) - Math.abs(area(star)))).toBeLessThan(3)
  const rectangle = sure(tools['rectangle'])()
  expect([at(rectangle, 20, 60), at(rectangle, 100, 180), at(rectangle, 210, 60)]).toEqual([128, 128, 64])
})

test('[S1.12] an outline within another is a hole', () => {
  const ring = selectOutlines(width, height, [
    [
      [10, 10],
      [110, 10],
      [110, 110],
      [10, 110],
    ],
    [
      [40, 40],
      [80, 40],
      [80, 80],
      [40, 80],
    ],
  ])
  expect([at(ring, 20, 20), at(ring, 60, 60), Math.round(sum(ring))]).toEqual([255, 0, 8400])
})

test('[S1.12] a contiguous wand stays in what hangs together, and everywhere takes all of the color', () => {
  const near = selectWand(pixels, width, height, [10, 10], { tolerance: 20, contiguous: true })
  const all = selectWand(pixels, width, height, [10, 10], { tolerance: 20, contiguous: false })
  expect(near.box.x1).toBeLessThan(40)
  expect(sum(all)).toBeGreaterThan(sum(near) * 10)
  expect([at(near, 10, 10), at(all, 280, 10)]).toEqual([255, 255])
  const wide = selectWand(pixels, width, height, [10, 10], { tolerance: 255, contiguous: true })
  expect(sum(wide)).toBe(width * height)
})

test('[S1.12] what is transparent is all alike to a wand, whatever colors lie hidden in it', () => {
  const hidden = new Uint8ClampedArray(400)
  for (let i = 0; i < 400; i += 4) hidden.set([i % 256, 255 - (i % 200), 9, 0], i)
  expect(sum(selectWand(hidden, 10, 10, [2, 3], { tolerance: 0, contiguous: true }))).toBe(100)
})

test('[S1.12] colors fade out with their fuzziness', () => {
  const row = new Uint8ClampedArray(256 * 4)
  for (let x = 0; x < 256; x++) row.set([x, 100, 100, 255], x * 4)
  const { alpha } = selectColors(row, 256, 1, [[100, 100, 100]], 40)
  expect([alpha[100], alpha[120], alpha[130], alpha[140], alpha[79]]).toEqual([255, 255, 128, 0, 242])
})

test('[S1.12] a selection grows and shrinks by as many pixels on all sides, with round corners', () => {
  const square = selectRectangle(width, height, [100, 100], [160, 160])
  const wide = grown(square, 20)
  expect(wide.box).toEqual({ x0: 80, y0: 80, x1: 180, y1: 180 })
  expect([at(wide, 80, 130), at(wide, 82, 82)]).toEqual([255, 0])
  expect(Math.abs(sum(wide) - (3600 + 4 * 60 * 20 + 400 * 3.14159))).toBeLessThan(60)
  expect(grown(square, -20).box).toEqual({ x0: 120, y0: 120, x1: 140, y1: 140 })
  expect(isNothing(grown(square, -40))).toBe(true)
  expect(same(grown(selectAll(width, height), -5), selectAll(width, height))).toBe(true)
})

test('[S1.12] growth is what a search of every near pixel finds', () => {
  const from = sure(tools['lasso'])()
  const wide = grown(from, 6)
  for (let y = 40; y < 240; y += 7)
    for (let x = 30; x < 270; x += 5) {
      let least = Infinity
      for (let dy = -8; dy <= 8; dy++)
        for (let dx = -8; dx <= 8; dx++) {
          const [px, py] = [x + dx, y + dy]
          if (px >= 0 && py >= 0 && px < width && py < height && at(from, px, py) >= 128)
            least = Math.min(least, dx * dx + dy * dy)
        }
      const expected = Math.round(255 * Math.max(0, Math.min(1, 7 - Math.sqrt(least))))
      expect(at(wide, x, y)).toBe(expected)
    }
})

test('[S1.12] a feathered edge fades evenly and is half selected where it was', () => {
  const soft = feathered(selectRectangle(width, height, [0, 0], [150, height]), 20)
  const row = Array.from({ length: 120 }, (_, k) => at(soft, 90 + k, 130))
  row.slice(1).forEach((inside, k) => {
    expect(inside).toBeLessThanOrEqual(sure(row[k]))
  })
  expect(Math.abs(at(soft, 149, 130) + at(soft, 150, 130) - 255)).toBeLessThan(3)
  expect([at(soft, 100, 130), at(soft, 200, 130)]).toEqual([255, 0])
})

test('[S1.12] the brush adds to a selection and takes from it', () => {
  const square = selectRectangle(width, height, [50, 50], [150, 150])
  const dab = selectBrush(width, height, [{ x: 150, y: 100, radius: 10 }], 1)
  expect(at(combined(square, dab, 'add'), 157, 100)).toBe(255)
  expect(at(combined(square, dab, 'subtract'), 144, 100)).toBe(0)
  expect(sum(combined(square, dab, 'intersect'))).toBeLessThan(sum(dab) * 0.6)
})

test('[S1.12] the outline of a selection goes round as much as it holds, and round its holes the other way', () => {
  const outlines = outlinesOf(sure(tools['lasso'])())
  expect(outlines.length).toBe(1)
  expect(Math.abs(area(sure(outlines[0])) - sum(sure(tools['lasso'])()))).toBeLessThan(20)
  const whole = outlinesOf(selectAll(width, height))
  expect(Math.abs(area(sure(whole[0])) - width * height)).toBeLessThan(2)
  expect(sure(whole[0]).length).toBeLessThanOrEqual(8)
  const ring = combined(selectAll(width, height), selectRectangle(width, height, [50, 50], [90, 90]), 'subtract')
  const areas = outlinesOf(ring).map((outline) => Math.round(area(outline)))
  expect(areas.filter((one) => one < 0).length).toBe(1)
  expect(Math.abs(areas.reduce((a, b) => a + b, 0) - sum(ring))).toBeLessThan(4)
  expect(outlinesOf(selectNothing(width, height))).toEqual([])
})

test('[S1.12] corners that touch are one outline or two, and every outline closes', () => {
  const alpha = new Uint8Array(width * height)
  for (let y = 10; y < 60; y++)
    for (let x = 10; x < 60; x++) alpha[y * width + x] = (x * 7 + y * 13 + x * y) % 3 === 0 ? 255 : 0
  const outlines = outlinesOf({ width, height, alpha, box: { x0: 10, y0: 10, x1: 60, y1: 60 } })
  for (const outline of outlines)
    outline.forEach((place, i) => {
      const before = sure(outline.at(i - 1))
      expect(Math.abs(place[0] - before[0]) + Math.abs(place[1] - before[1])).toBeLessThan(60)
    })
  expect(outlines.length).toBeGreaterThan(10)
})
