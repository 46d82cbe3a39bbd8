import type { Path } from '@toile/geometry'
import type { Mark, Words } from '../drawing.ts'

/** The sides of the squares a print is checked by, in millimetres: five centimetres and two inches. */
const checkSides = [50, 50.8] as const

const between = 15

/** How much room the squares take, in millimetres. */
export const checkRoom = { width: checkSides[0] + between + checkSides[1], height: checkSides[1] }

const square = (x: number, y: number, side: number): Path => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
]

/** Two squares to check a print by, from their lower left corner, with what each measures. */
export function checkSquares(x: number, y: number, measure: string, bold = 1): Mark[] {
  return checkSides.flatMap((side, i): Mark[] => {
    const left = x + i * (checkSides[0] + between)
    const words = (said: string, up: number, height: number): Words => ({
      kind: 'words',
      words: said,
      at: [left + side / 2, y + side / 2 + up],
      height,
      turn: 0,
      from: 'middle',
      ink: [0, 0, 0],
    })
    return [
      {
        kind: 'strokes',
        paths: [square(left, y, side)],
        closed: true,
        pen: { width: 0.3 * bold, ink: [0, 0, 0], dash: [] },
      },
      words(i ? '2 in' : '5 cm', 1, 7),
      words(measure, -6, 3.5),
    ]
  })
}
