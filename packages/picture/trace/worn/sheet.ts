import { clamp, distance, type Point } from '@toile/geometry'
import type { AnchorName, SideName } from '../anchor.ts'
import type { TracedPiece } from '../traced.ts'

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

/** Reads a traced piece's anchors; the pair that it hangs from gives middle and lean. */
export function openSheet({ anchors }: TracedPiece): Sheet {
  const hanging = (['neck', 'underarm', 'waist', 'hem'] as const).find(
    (n) => anchors[`${n}Left`] && anchors[`${n}Right`],
  )
  const left = (hanging && anchors[`${hanging}Left`]) ?? [0, 0]
  const right = (hanging && anchors[`${hanging}Right`]) ?? [1, 0]
  const lean = clamp(Math.atan2(right[1] - left[1], right[0] - left[0]), -0.3, 0.3)
  const middle: Point = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2]
  const upright = ([x, y]: Point): Point => {
    const [dx, dy] = [x - middle[0], y - middle[1]]
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
