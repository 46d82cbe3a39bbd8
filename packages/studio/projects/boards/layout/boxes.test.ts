import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { plainSheet } from '../../boardLayout.ts'
import { alignBoxes, distributeBoxes } from './alignBoxes.ts'
import { type Box, boundsOfBox, boxOf, placeOf, touches } from './boxes.ts'
import { cropWindow, middleCrop, panCrop } from './cropWindow.ts'
import { groupScale, resizeBox, scaleBoxes } from './resizeBox.ts'
import { snapBounds } from './snapBoxes.ts'

const box = (own: Partial<Box> = {}): Box => ({ id: 'a', x: 100, y: 50, width: 80, height: 40, turn: 0, ...own })
const plain = { ratio: false, middle: false, least: 4 }

describe('[S5.21] boxes of the moodboard', () => {
  it('go from shares to millimetres and back', () => {
    const place = { id: 'a', x: 0.1, y: 0.25, width: 0.5, height: 0.2, turn: 3 }
    expect(placeOf(boxOf(place, plainSheet), plainSheet)).toEqual(place)
    expect(boxOf(place, plainSheet)).toMatchObject({ x: 42, width: 210, turn: 3 })
  })

  it('have the bounds of their turned corners, and a marquee takes what it touches', () => {
    const { left, right, top, bottom } = boundsOfBox(box({ turn: 90 }))
    expect([left, right, top, bottom].map(Math.round)).toEqual([120, 160, 30, 110])
    expect(touches(box(), { left: 0, top: 0, right: 101, bottom: 51 })).toBe(true)
    expect(touches(box(), { left: 0, top: 0, right: 99, bottom: 51 })).toBe(false)
  })
})

describe('[S5.21] sizing by a handle', () => {
  it('moves the held corner and leaves the opposite one', () => {
    expect(resizeBox(box(), { across: -1, down: 1 }, [-20, 10], plain)).toMatchObject({
      x: 80,
      y: 50,
      width: 100,
      height: 50,
    })
  })
  it('keeps the proportions with Shift and the middle with Alt', () => {
    const kept = resizeBox(box(), { across: 1, down: 1 }, [40, 0], { ...plain, ratio: true })
    expect(kept).toMatchObject({ x: 100, y: 50, width: 120, height: 60 })
    const middle = resizeBox(box(), { across: 1, down: 0 }, [10, 0], { ...plain, middle: true })
    expect(middle).toMatchObject({ x: 90, width: 100, height: 40 })
  })
  it('leaves the opposite corner of a turned box where it was', () => {
    const corner = ({ x, y, width, height, turn }: Box) => {
      const angle = (turn * Math.PI) / 180
      const [u, v] = [-width / 2, -height / 2]
      return [
        x + width / 2 + u * Math.cos(angle) - v * Math.sin(angle),
        y + height / 2 + u * Math.sin(angle) + v * Math.cos(angle),
      ]
    }
    const before = box({ turn: 30 })
    const after = resizeBox(before, { across: 1, down: 1 }, [17, 23], plain)
    expect(after.width).not.toBeCloseTo(before.width)
    corner(after).forEach((at, i) => expect(at).toBeCloseTo(sure(corner(before)[i]), 9))
  })
  it('never makes anything smaller than the least, nor turns it inside out', () => {
    expect(resizeBox(box(), { across: 1, down: 1 }, [-500, -500], plain)).toMatchObject({ width: 4, height: 4 })
  })
  it('sizes several together by one factor about the opposite corner', () => {
    const two = [box(), box({ id: 'b', x: 200, y: 100 })]
    const { by, about } = groupScale(two, { across: 1, down: 1 }, [180, 0], plain)
    expect(about).toEqual([100, 50])
    expect(by).toBeCloseTo(2)
    expect(scaleBoxes(two, by, about)[1]).toMatchObject({ x: 300, y: 150, width: 160, height: 80 })
  })
})

describe('[S5.21] snapping', () => {
  const field = { width: 420, height: 297, margin: 0, grid: null, others: [], near: 3 }
  const moving = { left: 100, right: 180, top: 50, bottom: 90 }
  it('draws edges and middles to those of other things, and shows the line over both', () => {
    const other = { left: 182, right: 220, top: 200, bottom: 240 }
    const { x, y, guides } = snapBounds(moving, { ...field, others: [other] })
    expect([x, y]).toEqual([2, 0])
    expect(guides).toEqual([{ axis: 'x', at: 182, from: 50, to: 240 }])
  })
  it('draws to the middle and the margin of the board, and to nothing that is too far', () => {
    expect(snapBounds({ left: 168.5, right: 248.5, top: 50, bottom: 90 }, field).x).toBeCloseTo(1.5)
    expect(snapBounds({ ...moving, left: 13, right: 93 }, { ...field, margin: 15 }).x).toBe(2)
    expect(snapBounds(moving, field)).toEqual({ x: 0, y: 0, guides: [] })
  })
  it('falls back to the grid, and looks only at the sides that move', () => {
    expect(snapBounds({ ...moving, left: 101 }, { ...field, grid: 5 }).x).toBe(-1)
    expect(snapBounds({ ...moving, left: 1 }, field, { x: ['high'], y: [] })).toEqual({ x: 0, y: 0, guides: [] })
  })
})

describe('[S5.21] lining up', () => {
  it('aligns several with each other, and one with the board', () => {
    const two = [box(), box({ id: 'b', x: 30, y: 200, width: 20 })]
    expect(alignBoxes(two, 'left', { width: 420, height: 297 }).map(({ x }) => x)).toEqual([30, 30])
    expect(alignBoxes(two, 'middle', { width: 420, height: 297 }).map(({ y }) => y)).toEqual([125, 125])
    expect(alignBoxes([box()], 'right', { width: 420, height: 297 })[0]?.x).toBe(340)
  })
  it('puts the same gap between each two, in the order in which they lie', () => {
    const three = [box({ x: 0 }), box({ id: 'b', x: 300 }), box({ id: 'c', x: 90 })]
    expect(distributeBoxes(three, 'across').map(({ x }) => x)).toEqual([0, 300, 150])
  })
})

describe('[S5.21] cropping in the frame', () => {
  it('fills the frame without stretching, about the middle', () => {
    expect(cropWindow(2, 1)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 })
    expect(cropWindow(2, 1, { x: 0, y: 1, zoom: 2 })).toEqual({ x: 0, y: 0.5, width: 0.25, height: 0.5 })
  })
  it('pushes the picture with the hand and stops at its edges', () => {
    expect(panCrop(2, 1, middleCrop, [0.5, 0.4])).toEqual({ x: 0, y: 0.5, zoom: 1 })
    expect(panCrop(2, 1, middleCrop, [-0.25, 0]).x).toBeCloseTo(0.75)
    expect(panCrop(2, 1, middleCrop, [9, 0]).x).toBe(0)
  })
})
