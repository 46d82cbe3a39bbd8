import { add, clamp, lerp, mix, type Point, scale } from '@toile/geometry'
import type { Step } from '../drafting/round.ts'
import type { Trunk } from './trunkOf.ts'

/** What a neckline leaves bare: a share of the shoulder, and millimetres below the base of the neck in front and behind on a woman of 1.68 m (shares of the catalogue's necklines). */
const shapes = {
  crew: { spread: 0.08, front: 27, back: 4 },
  v: { spread: 0.12, front: 86, back: 6 },
  scoop: { spread: 0.3, front: 70, back: 20 },
  boat: { spread: 0.55, front: 16, back: 26 },
  square: { spread: 0.45, front: 70, back: 28 },
  henley: { spread: 0.06, front: 29, back: 4 },
  keyhole: { spread: 0.1, front: 29, back: 6 },
  deepV: { spread: 0.18, front: 160, back: 8 },
  sweetheart: { spread: 0.5, front: 107, back: 36 },
  shirt: { spread: 0, front: 8, back: 0 },
  high: { spread: 0.02, front: 6, back: 0 },
} as const satisfies Readonly<Record<string, { spread: number; front: number; back: number }>>

/** The shapes of a neck edge that blocks draw. */
export type NeckShape = keyof typeof shapes

/** A neck edge in millimetres: where it leaves the shoulder, and its edges from there to the middle of the front and of the back. */
export interface Neckline {
  trunk: Trunk
  front: readonly Step[]
  back: readonly Step[]
}

/** Where a neck edge is set otherwise than usual: deeper in front, and wider at each side, in millimetres. */
export interface NeckChange {
  deeper?: number
  wider?: number
}

/** A neck edge square to the shoulder seam, so that front and back run smoothly into each other over it; sizes grow with the neck of the trunk. */
export function neckline(trunk: Trunk, shape: NeckShape, { deeper = 0, wider = 0 }: NeckChange = {}): Neckline {
  const { spread, front, back } = shapes[shape]
  const [baseX, baseY] = trunk.neck
  const grown = baseX / 66
  const across = trunk.tip[0] - baseX
  const out = Math.min(across * spread + wider, across - 22)
  const neck = add(trunk.neck, scale(trunk.slope, out / trunk.slope[0]))
  const set = { ...trunk, neck }
  const low = Math.min(baseY - (68 + front) * grown - deeper, neck[1] - 30)
  const rear = Math.min(baseY - 20 - back * grown, neck[1] - 18)
  return { trunk: set, front: edgesDown(set, low, shape), back: [curve(set, rear, 0.6)] }
}

/** A neck edge that leaves the shoulder square to it and reaches the middle square to it. */
function curve({ neck, inward }: Trunk, low: number, full: number): Step {
  const depth = neck[1] - low
  // A shallow edge turns at once, a deep one comes down first.
  const square = Math.min(depth * lerp(0.72, 0.36, clamp(depth / neck[0])), neck[0] * 0.9)
  return {
    id: 'neck',
    to: [0, low],
    handles: [add(neck, scale(inward, square)), [neck[0] * full, low]],
    end: 'seam',
    allowance: 7,
  }
}

function edgesDown(trunk: Trunk, low: number, shape: NeckShape): Step[] {
  const { neck, inward } = trunk
  const depth = neck[1] - low
  const middle: Point = [0, low]
  const sewn = { end: 'seam', allowance: 7 } as const
  switch (shape) {
    case 'v':
    case 'deepV':
      return [
        { id: 'neck', to: middle, handles: [add(neck, scale(inward, depth * 0.3)), mix(middle, neck, 0.36)], ...sewn },
      ]
    case 'sweetheart':
      return [
        {
          id: 'neck',
          to: middle,
          handles: [add(neck, scale(inward, depth * 0.72)), [neck[0] * 0.34, low + depth * 0.46]],
          ...sewn,
        },
      ]
    case 'square': {
      const corner: Point = [neck[0] - 12, low]
      return [
        {
          id: 'neckSide',
          to: corner,
          handles: [add(neck, scale(inward, depth * 0.3)), [corner[0], low + depth * 0.5]],
          ...sewn,
        },
        { id: 'neck', to: middle, ...sewn },
      ]
    }
    case 'boat':
      return [curve(trunk, low, 0.66)]
    default:
      return [curve(trunk, low, 0.76)]
  }
}
