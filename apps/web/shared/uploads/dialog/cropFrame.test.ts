import { sure } from '@toile/geometry'
import { unedited } from '@toile/studio/uploads/pictureEdit.ts'
import { describe, expect, it } from 'vitest'
import { fullCrop, type Grip, mirrored, pullCrop, quarterTurn, scaleCrop, turnedSize } from './cropFrame.ts'

const whole = { x: 0, y: 0, width: 1, height: 1 }
const inside = ({ x, y, width, height }: typeof whole) =>
  x >= -1e-9 && y >= -1e-9 && x + width <= 1 + 1e-9 && y + height <= 1 + 1e-9
const grips: Grip[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw', 'move']

describe('the frame of a crop', () => {
  it('[S2.44] stays in the picture and keeps its ratio, however far it is pulled', () => {
    const box = { width: 600, height: 400 }
    const begun = { x: 0.2, y: 0.2, width: 0.4, height: 0.6 }
    for (const grip of grips)
      for (const by of [-2, -0.3, -0.05, 0.05, 0.3, 2])
        for (const ratio of [null, 1, 2 / 3]) {
          const crop = pullCrop(begun, grip, { x: by, y: by / 2 }, ratio, box)
          expect(inside(crop), `${grip} ${by}`).toBe(true)
          if (ratio !== null && grip !== 'move')
            expect((crop.width * box.width) / (crop.height * box.height)).toBeCloseTo(ratio)
        }
    expect(pullCrop(begun, 'e', { x: 0.1, y: 0 }, null, box)).toMatchObject({ x: 0.2, width: 0.5 })
    expect(pullCrop(begun, 'move', { x: 9, y: -9 }, null, box)).toMatchObject({ x: 0.6, y: 0, width: 0.4 })
  })

  it('[S2.44] of a turned picture begins without an empty corner', () => {
    const picture = { width: 300, height: 200 }
    expect(fullCrop(picture, 0, null)).toEqual(whole)
    expect(fullCrop(picture, 90, null).width).toBeCloseTo(1)
    for (const angle of [7, 45, 100, -30]) {
      const box = turnedSize(picture, angle)
      const { width, height } = fullCrop(picture, angle, 1.5)
      const turn = (-angle * Math.PI) / 180
      for (const [sx, sy] of [
        [1, 1],
        [1, -1],
      ]) {
        const [x, y] = [(sure(sx) * width * box.width) / 2, (sure(sy) * height * box.height) / 2]
        expect(Math.abs(x * Math.cos(turn) - y * Math.sin(turn))).toBeLessThanOrEqual(150.001)
        expect(Math.abs(x * Math.sin(turn) + y * Math.cos(turn))).toBeLessThanOrEqual(100.001)
      }
    }
  })

  it('[S2.44] grows and shrinks about its middle', () => {
    const crop = scaleCrop({ x: 0.25, y: 0.25, width: 0.5, height: 0.5 }, 0.5)
    expect(crop).toEqual({ x: 0.375, y: 0.375, width: 0.25, height: 0.25 })
    expect(scaleCrop(crop, 100)).toEqual(whole)
  })

  it('[S2.44] turns and mirrors with the picture, and comes back', () => {
    const edit = { ...unedited, crop: { x: 0.1, y: 0.2, width: 0.3, height: 0.4 } }
    let turned = quarterTurn(edit, true)
    expect(turned.angle).toBe(90)
    expect(turned.crop.x).toBeCloseTo(0.4)
    for (let n = 0; n < 3; n++) turned = quarterTurn(turned, true)
    expect(turned.angle).toBe(0)
    expect(turned.crop.x).toBeCloseTo(0.1)
    expect(quarterTurn(quarterTurn(edit, true), false).crop.y).toBeCloseTo(0.2)
    const slanted = { ...edit, angle: 12 }
    expect(mirrored(slanted, 'across')).toMatchObject({ angle: -12, flip: { across: true, down: false } })
    expect(mirrored(mirrored(slanted, 'across'), 'across').crop.x).toBeCloseTo(0.1)
  })
})
