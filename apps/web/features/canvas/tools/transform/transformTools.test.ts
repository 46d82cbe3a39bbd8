import { identity } from '@toile/canvas/document/matrix.ts'
import { matrixOf, unmoved } from '@toile/canvas/transforming/placement.ts'
import { carried, moving } from '@toile/canvas/warping/matrices.ts'
import { evenMesh } from '@toile/canvas/warping/mesh.ts'
import { describe, expect, it } from 'vitest'
import { cleaned } from './cleaned.ts'
import { skewed } from './skewed.ts'
import { gripAt, handlePlace, isInside, outlineOf } from './transformHandles.ts'

const box = { x0: 100, y0: 200, x1: 300, y1: 260 }
const open = { box, matrix: identity, mesh: null }

describe('a transform in the hand', () => {
  it('[S2.63] what is only moved by numbers is moved by whole pixels and nothing else', () => {
    const middle = [200, 230] as const
    expect(cleaned(matrixOf({ ...unmoved, moveX: 37, moveY: -4 }, middle))).toEqual(moving(37, -4))
    const turned = matrixOf({ ...unmoved, turn: 30 }, middle)
    expect(cleaned(turned)).toBe(turned)
    expect(cleaned(moving(0.25, 0))).toEqual(moving(0.25, 0))
  })

  it('[S2.63] a side pushed along itself leans the box; the side across from it stays', () => {
    const leant = skewed(box, identity, [0.5, 0], [240, 200])
    expect(carried(leant, [100, 200])).toEqual([140, 200])
    expect(carried(leant, [100, 260])).toEqual([100, 260])
    const upright = skewed(box, identity, [1, 0.5], [300, 250])
    expect(carried(upright, [300, 200])).toEqual([300, 220])
    expect(carried(upright, [100, 260])).toEqual([100, 260])
  })

  it('[S2.63] a hand takes hold of the handle it is near, of what lies inside, or turns it from outside', () => {
    expect(handlePlace(open, [0.5, 1])).toEqual([200, 260])
    expect(gripAt(open, [303, 198], 8)).toMatchObject({ is: 'handle', index: 1, handle: [1, 0] })
    expect(gripAt(open, [200, 230], 8)).toEqual({ is: 'inside' })
    expect(gripAt(open, [400, 230], 8)).toEqual({ is: 'outside' })
    expect(isInside(outlineOf({ box, matrix: moving(500, 0) }), [200, 230])).toBe(false)
  })

  it('[S2.63] a knot of a mesh is taken before all of it', () => {
    const mesh = evenMesh(box, 3, 3)
    expect(gripAt({ ...open, mesh }, [201, 229], 8)).toEqual({ is: 'knot', index: 4 })
    expect(gripAt({ ...open, mesh }, [150, 245], 8)).toEqual({ is: 'inside' })
  })
})
