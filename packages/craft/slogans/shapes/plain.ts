import { bezier, ellipse, joined, type Point } from '@toile/geometry'
import { defineShape } from './shape.ts'

const box = (width: number, height: number): Point[] => [
  [-width / 2, -height / 2],
  [width / 2, -height / 2],
  [width / 2, height / 2],
  [-width / 2, height / 2],
]

/** A box from the left upper corner, as a closed outline. */
export const boxAt = (left: number, top: number, width: number, height: number): Point[] =>
  box(width, height).map(([x, y]): Point => [x + left + width / 2, y + top + height / 2])

/** A bar or a frame. */
export const rectangle = defineShape({
  id: 'rectangle',
  label: 'Rectangle',
  outlines: (width, height) => [box(width, height)],
})

/** A rectangle with round corners. */
export const rounded = defineShape({
  id: 'rounded',
  label: 'Rounded rectangle',
  outlines(width, height) {
    const reach = Math.min(width, height) * 0.24
    const [a, b] = [width / 2 - reach, height / 2 - reach]
    const corners: readonly Point[] = [
      [a, b],
      [-a, b],
      [-a, -b],
      [a, -b],
    ]
    return [
      corners.flatMap(([x, y], quarter) =>
        Array.from({ length: 13 }, (_, i): Point => {
          const angle = ((quarter + i / 12) * Math.PI) / 2
          return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
        }),
      ),
    ]
  },
})

/** A disc, or a ring when it is drawn as a line. */
export const disc = defineShape({
  id: 'disc',
  label: 'Circle',
  outlines: (width, height) => [ellipse([0, 0], width / 2, height / 2, 0, 180)],
})

/** A square on its corner. */
export const diamond = defineShape({
  id: 'diamond',
  label: 'Diamond',
  outlines: (width, height) => [
    [
      [0, -height / 2],
      [width / 2, 0],
      [0, height / 2],
      [-width / 2, 0],
    ],
  ],
})

/** A hexagon with upright sides. */
export const hexagon = defineShape({
  id: 'hexagon',
  label: 'Hexagon',
  outlines: (width, height) => [
    Array.from({ length: 6 }, (_, i): Point => {
      const angle = ((i - 0.5) * Math.PI) / 3
      return [(Math.cos(angle) * width) / Math.sqrt(3), (Math.sin(angle) * height) / 2]
    }),
  ],
})

/** A shield with a pointed foot. */
export const shield = defineShape({
  id: 'shield',
  label: 'Shield',
  outlines(width, height) {
    const at = (x: number, y: number): Point => [x * width, y * height]
    const top = bezier(at(-0.5, -0.42), at(-0.2, -0.4), at(-0.08, -0.44), at(0, -0.5), 16)
    const right = bezier(at(0.5, -0.42), at(0.53, 0.1), at(0.4, 0.34), at(0, 0.5), 28)
    const mirrored = (points: readonly Point[]) => points.map(([x, y]): Point => [-x, y]).reverse()
    return [joined(top, mirrored(top), right, mirrored(right))]
  },
})
