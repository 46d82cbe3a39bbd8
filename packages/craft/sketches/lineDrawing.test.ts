import { openDocument } from '@toile/rules/document.ts'
import { describe, expect, it } from 'vitest'
import { checkLineDrawing } from './checkLineDrawing.ts'
import {
  addLine,
  chooseLineCategory,
  deleteLines,
  joinLines,
  mirrorLines,
  setLines,
  smoothLine,
} from './lineChanges.ts'
import { lineDrawingSchema, type LineDrawing } from './lineDrawing.ts'
import { type LineDrawingChange } from './lineDrawingChanges.ts'
import { anyLineDrawing, straight } from './testing/anyLineDrawing.ts'

const empty: LineDrawing = { ...anyLineDrawing(1), lines: [], axis: 200 }
const drawn = (...runs: [number, number][][]) =>
  runs.reduce((now, run) => addLine(now, { layer: 'seam', closed: false, nodes: straight(...run) }), empty)
const placesOf = ({ lines }: LineDrawing, i = 0) => lines[i]?.nodes.map(({ at }) => at)

describe('a line drawing under correction', () => {
  it('[S3.11] a segment that is drawn takes the pen of its layer: four, two and one', () => {
    const pens = (['outline', 'seam', 'stitch', 'fold'] as const).map(
      (layer) => addLine(empty, { layer, closed: false, nodes: straight([0, 0], [9, 9]) }).lines[0]?.pen,
    )
    expect(pens).toEqual([4, 2, 1, 1])
  })

  it('[S3.11] two segments are joined by their nearest ends, whichever way they were drawn, and closed with themselves', () => {
    const two = drawn(
      [
        [0, 0],
        [10, 0],
      ],
      [
        [20, 10],
        [10, 0],
      ],
    )
    const one = joinLines(two, { first: 'l1', second: 'l2' })
    expect(one.lines).toHaveLength(1)
    expect(placesOf(one)).toEqual([
      [0, 0],
      [10, 0],
      [20, 10],
    ])
    expect(joinLines(one, { first: 'l1', second: 'l1' }).lines[0]?.closed).toBe(true)
    expect(joinLines(one, { first: 'l1', second: 'gone' })).toBe(one)
  })

  it('[S3.11] smoothing takes the trembling and leaves ends and corners', () => {
    const trembling = drawn([
      [0, 0],
      [10, 2],
      [20, -2],
      [30, 2],
      [40, 0],
      [40, 30],
    ])
    const smooth = placesOf(smoothLine(trembling, { id: 'l1' })) ?? []
    expect([smooth[0], smooth[4], smooth[5]]).toEqual([
      [0, 0],
      [40, 0],
      [40, 30],
    ])
    const sway = (places: readonly (readonly [number, number])[]) =>
      places.slice(1, 4).reduce((sum, [, y]) => sum + Math.abs(y), 0)
    expect(sway(smooth)).toBeLessThan(4)
  })

  it('[S3.11] one side becomes the mirror of the other, and a line that crosses the middle meets its mirror there', () => {
    const even = mirrorLines(
      drawn(
        [
          [100, 50],
          [150, 90],
        ],
        [
          [120, 300],
          [260, 320],
        ],
        [
          [300, 10],
          [310, 20],
        ],
      ),
      { side: 'left' },
    )
    const all = even.lines.map(({ nodes }) => nodes.map(({ at: [x, y] }) => [Math.round(x), Math.round(y)]))
    expect(all).toContainEqual([
      [100, 50],
      [150, 90],
    ])
    expect(all).toContainEqual([
      [250, 90],
      [300, 50],
    ])
    expect(all).toContainEqual([
      [120, 300],
      [200, 311],
      [280, 300],
    ])
    expect(even.lines).toHaveLength(3)
  })

  it('[S3.11] a layer brings its pen, a pen alone stays in its layer, and all of it is taken back exactly', () => {
    const store = openDocument<LineDrawing, LineDrawingChange>(
      drawn([
        [0, 0],
        [10, 0],
      ]),
    )
    const first = store.get()
    store.change(setLines, { ids: ['l1'], layer: 'outline' })
    expect(store.get().lines[0]).toMatchObject({ layer: 'outline', pen: 4 })
    store.change(setLines, { ids: ['l1'], pen: 1 })
    expect(store.get().lines[0]).toMatchObject({ layer: 'outline', pen: 1 })
    store.undo()
    store.undo()
    expect(store.get()).toBe(first)
  })

  it('[S3.11] a category that somebody chooses is sure, and another garment is none of it', () => {
    const chosen = chooseLineCategory({ ...empty, garment: { id: 'slipDress', knobs: {} } }, { category: 'skirt' })
    expect(chosen).toMatchObject({ category: 'skirt', garment: null })
    expect(chosen.choices[0]).toEqual({ category: 'skirt', confidence: 1 })
    expect(chosen.choices.map(({ category }) => category)).toContain('dress')
  })

  it('[S5.14] at least one line segment is drawn: an empty drawing is refused, and read all the same', () => {
    const none = deleteLines(
      drawn([
        [0, 0],
        [10, 0],
      ]),
      ['l1'],
    )
    expect(() => checkLineDrawing(none)).toThrow('at least one line segment')
    expect(() =>
      checkLineDrawing(
        drawn([
          [0, 0],
          [10, 0],
        ]),
      ),
    ).not.toThrow()
    expect(lineDrawingSchema.parse(none).lines).toEqual([])
  })
})
