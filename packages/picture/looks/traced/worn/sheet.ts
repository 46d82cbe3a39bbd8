import { clamp, distance, mix, type Point } from '@toile/geometry'
import type { AnchorName, SideName } from '../../../reading/trace/anchor.ts'
import type { TracedPiece } from '../../../reading/trace/traced.ts'

/** Distances and places of a traced piece, set upright: in pixels, x from its middle, y down from its upper anchors. */
export interface Sheet {
  has(name: AnchorName): boolean
  /** An anchor as the mask has it. */
  pixel(name: AnchorName): Point
  /** An anchor from the upright origin. */
  at(name: AnchorName): Point
  /** Half the distance of a pair; 0 where it is missing. */
  half(name: 'neck' | 'shoulder' | 'underarm' | 'waist' | 'hem'): number
  upright(p: Point): Point
}

const pairs = ['underarm', 'waist', 'shoulder', 'hem', 'neck'] as const

/** Reads a traced piece's anchors: all pairs together give its lean, the surest pair its middle, the uppermost its top. */
export function openSheet({ anchors }: TracedPiece): Sheet {
  const found = pairs.flatMap((name) => {
    const [left, right] = [anchors[`${name}Left`], anchors[`${name}Right`]]
    return left && right ? [{ left, right }] : []
  })
  const run = found.reduce(
    (sum, { left, right }): Point => [sum[0] + right[0] - left[0], sum[1] + right[1] - left[1]],
    [1e-6, 0] as Point,
  )
  const lean = clamp(Math.atan2(run[1], run[0]), -0.3, 0.3)
  const middle: Point = found.length ? mix(found[0].left, found[0].right, 0.5) : [0, 0]
  const top = anchors.neckLeft && anchors.neckRight ? mix(anchors.neckLeft, anchors.neckRight, 0.5) : middle
  const origin: Point = [middle[0] + (middle[1] - top[1]) * Math.tan(lean), top[1]]
  const upright = ([x, y]: Point): Point => {
    const [dx, dy] = [x - origin[0], y - origin[1]]
    return [dx * Math.cos(lean) + dy * Math.sin(lean), dy * Math.cos(lean) - dx * Math.sin(lean)]
  }
  const pixel = (name: AnchorName) => anchors[name] ?? middle
  return {
    has: (name) => anchors[name] !== undefined,
    pixel,
    at: (name) => upright(pixel(name)),
    half: (name) => {
      const [a, b] = [anchors[`${name}Left`], anchors[`${name}Right`]]
      return a && b ? distance(a, b) / 2 : 0
    },
    upright,
  }
}

/** The two sides with their names. */
export const sides = [
  { side: -1, name: 'Left' },
  { side: 1, name: 'Right' },
] as const satisfies readonly { side: -1 | 1; name: SideName }[]
