import { boundsOf, sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { fitting, panBy, zoomAt } from '../../../shared/zoom/zoom.ts'
import type { DrawnPiece, DrawnSize } from '../drafting/patternOrders.ts'
import { layOut } from './layOut.ts'
import { placesOf, wayInPiece } from './placesOf.ts'
import { viewOf } from './viewOf.ts'

const piece = (id: string, width: number, height: number): DrawnPiece => ({
  id,
  name: id,
  cut: { count: 1, of: 'shell', pair: false },
  copies: 1,
  box: { left: -width / 2, top: -height, right: width / 2, bottom: 0 },
  lines: { cut: '', sewn: '', fold: '', inner: '', notch: '', drill: '' },
  grain: { foot: [0, 0], head: [0, -height] },
  piece: {
    id,
    name: id,
    corners: [],
    edges: [],
    grain: { at: [0, 0], degrees: 90 },
    notches: [],
    drills: [],
    lines: [],
    cut: { count: 1, of: 'shell', pair: false },
    place: { round: 'trunk', turn: 0 },
  },
})
const size = (name: string, grown = 1): DrawnSize => ({
  size: name,
  pieces: [
    piece('front', 300 * grown, 1000 * grown),
    piece('back', 320 * grown, 1050 * grown),
    piece('fly', 60, 200),
    piece('pocket', 70, 180),
    piece('band', 900 * grown, 80),
  ],
})

/** The box of a piece where it lies. */
const lying = ({ moves }: ReturnType<typeof layOut>, { id, box }: DrawnPiece) => {
  const [x, y] = sure(moves.get(id))
  return boundsOf([
    [box.left + x, box.top + y],
    [box.right + x, box.bottom + y],
  ])
}

describe('pieces on the cutting table', () => {
  it('[S2.59] lie apart from each other in every size, within the table', () => {
    const sizes = [size('38'), size('44', 1.2)]
    const laid = layOut(sizes)
    const all = sizes.map(({ pieces }) => pieces.map((one) => lying(laid, one)))
    for (const boxes of all)
      boxes.forEach((a, i) => {
        expect(a.left).toBeGreaterThanOrEqual(laid.box.left)
        expect(a.right).toBeLessThanOrEqual(laid.box.right)
        expect(a.bottom).toBeLessThan(laid.box.bottom)
        for (const b of sure(all[1]).filter((_, k) => k !== i))
          expect(a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top).toBe(true)
      })
    // Only where two stand above one another is the room below a piece seen.
    const [fly, pocket] = ['fly', 'pocket'].map((id) => sure(laid.moves.get(id)))
    expect(sure(pocket)[0]).toBe(sure(fly)[0])
  })

  it('[S2.59] are all seen at first, and the spot under the pointer stays there when it is zoomed', () => {
    const box = { left: 0, top: 0, right: 2000, bottom: 1000 }
    const all = viewOf(box, { width: 800, height: 600 }, fitting)
    expect(all.left).toBeLessThan(0)
    expect(all.left + all.width).toBeGreaterThan(2000)
    expect(all.top + all.height).toBeGreaterThan(1000)
    const near = viewOf(box, { width: 800, height: 600 }, zoomAt(fitting, 4, 0.25, 0.1))
    const under = ({ left, top, width, height }: typeof near) => [left + 0.75 * width, top + 0.6 * height]
    expect(under(near)[0]).toBeCloseTo(sure(under(all)[0]), 6)
    expect(under(near)[1]).toBeCloseTo(sure(under(all)[1]), 6)
    const moved = viewOf(box, { width: 800, height: 600 }, panBy(zoomAt(fitting, 4), 0.5, 0))
    expect(moved.left).toBeCloseTo(all.left + all.width / 2 - near.width, 6)
  })
})

describe('pieces that are laid by hand', () => {
  it('[S2.59] lie where they were put, turned; the table grows to them, and the others stay in their rows', () => {
    const sizes = [size('38')]
    const before = placesOf(sizes, [])
    const after = placesOf(sizes, [{ id: 'fly', x: 4000, y: 300, turn: 90 }])
    expect(after.places.get('fly')).toEqual({ at: [4000, -300], turn: 90 })
    expect(after.places.get('front')).toEqual(before.places.get('front'))
    const { left, right, top, bottom } = sure(after.boxes.get('fly'))
    // A quarter turn to the left lays what stood above its origin to the left of it.
    expect([left, right, top, bottom].map(Math.round)).toEqual([3800, 4000, -330, -270])
    expect(after.box.right).toBeGreaterThan(4000)
  })

  it('[S2.59] are dragged as they are seen, also when they lie turned', () => {
    const way = (turn: number) => wayInPiece([10, 0], { turn }).map((value) => Math.round(value) + 0)
    expect(way(0)).toEqual([10, 0])
    expect(way(90)).toEqual([0, -10])
    expect(way(180)).toEqual([-10, 0])
  })
})
