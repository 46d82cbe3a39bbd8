import type { ShoeLayer } from './shoeArt.ts'

/** The heel that shows beside a turned-out foot. */
export const stiletto: ShoeLayer = {
  role: 'sole',
  path: [
    [-0.12, 0.22],
    [-0.08, 0.26],
    [-0.115, 0.42],
    [-0.122, 0.6],
    [-0.14, 0.6],
    [-0.138, 0.42],
  ],
  fullness: 0.3,
}

/** The sole's edge round a flat shoe, lowered by `drop` heads. */
export const welt = (drop = 0): ShoeLayer => ({
  role: 'sole',
  fullness: 0.2,
  path: (
    [
      [0.146, 0.36],
      [0.15, 0.42],
      [0.122, 0.5],
      [0.064, 0.545],
      [0, 0.56],
      [-0.064, 0.545],
      [-0.113, 0.5],
      [-0.135, 0.42],
      [-0.132, 0.36],
      [-0.122, 0.42],
      [-0.1, 0.47],
      [-0.06, 0.51],
      [0, 0.525],
      [0.06, 0.51],
      [0.106, 0.47],
      [0.134, 0.42],
    ] as const
  ).map(([x, y]) => [x, y + drop] as const),
})
