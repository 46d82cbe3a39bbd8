import type { Path } from '@toile/geometry'
import type { ShoeLayer, ShoeRole } from './shoeArt.ts'

/** The edge of a sole round a flat shoe, from outside to inside. */
const edge: Path = [
  [0.146, 0.36],
  [0.15, 0.42],
  [0.122, 0.5],
  [0.064, 0.545],
  [0, 0.56],
  [-0.064, 0.545],
  [-0.113, 0.5],
  [-0.135, 0.42],
  [-0.132, 0.36],
]

/** The sole's edge round a flat shoe, lowered by `drop` heads and as thick as asked. */
export const welt = (drop = 0, role: ShoeRole = 'sole', thick = 0): ShoeLayer => ({
  role,
  fullness: 0.2,
  path: [
    ...edge.map(([x, y]) => [x * (1 + thick * 0.5), y + drop + thick * (y > 0.45 ? 1 : 0.4)] as const),
    ...(
      [
        [-0.122, 0.42],
        [-0.1, 0.47],
        [-0.06, 0.51],
        [0, 0.525],
        [0.06, 0.51],
        [0.106, 0.47],
        [0.134, 0.42],
      ] as const
    ).map(([x, y]) => [x, y + drop] as const),
  ],
})
