import { bezier, ellipse, joined, type Path, type Point, rotate, sure } from '@toile/geometry'
import { boxAt } from './plain.ts'
import { defineShape } from './shape.ts'

const starAt = (x: number, y: number, reach: number, points = 5, inner = 0.4): Point[] =>
  Array.from({ length: points * 2 }, (_, i): Point => {
    const far = i % 2 ? reach * inner : reach
    const angle = (i * Math.PI) / points - Math.PI / 2
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far]
  })

/** A star with five points. */
export const star = defineShape({
  id: 'star',
  label: 'Star',
  outlines: (width, height) => [starAt(0, height * 0.045, Math.min(width, height) * 0.525)],
})

/** Three stars in a row, the middle one larger. */
export const stars = defineShape({
  id: 'stars',
  label: 'Three stars',
  outlines(width, height) {
    const reach = Math.min(height / 2, width / 6)
    return [starAt(-width / 2 + reach, 0, reach * 0.8), starAt(0, 0, reach), starAt(width / 2 - reach, 0, reach * 0.8)]
  },
})

/** A flash of lightning. */
export const bolt = defineShape({
  id: 'bolt',
  label: 'Lightning',
  outlines: (width, height) => [
    (
      [
        [0.12, -0.5],
        [-0.5, 0.08],
        [-0.08, 0.08],
        [-0.22, 0.5],
        [0.5, -0.14],
        [0.06, -0.14],
        [0.34, -0.5],
      ] as const
    ).map(([x, y]): Point => [x * width, y * height]),
  ],
})

/** A heart. */
export const heart = defineShape({
  id: 'heart',
  label: 'Heart',
  outlines(width, height) {
    const at = (x: number, y: number): Point => [x * width, y * height]
    const half = joined(
      bezier(at(0, -0.28), at(0.12, -0.58), at(0.5, -0.56), at(0.5, -0.16), 20),
      bezier(at(0.5, -0.16), at(0.5, 0.12), at(0.22, 0.28), at(0, 0.5), 20),
    )
    return [joined(half, half.map(([x, y]): Point => [-x, y]).reverse())]
  },
})

/** A brushed line under a word, thick in the middle and drawn out at its end. */
export const swash = defineShape({
  id: 'swash',
  label: 'Swash',
  outlines(width, height) {
    const at = (x: number, y: number): Point => [x * width, y * height]
    return [
      joined(
        bezier(at(-0.5, 0.5), at(-0.24, -0.42), at(0.14, -0.56), at(0.5, -0.34), 30),
        bezier(at(0.5, -0.34), at(0.2, -0.2), at(-0.16, -0.06), at(-0.5, 0.5), 30),
      ),
    ]
  },
})

/** Bars that grow thinner downwards. */
export const stripes = defineShape({
  id: 'stripes',
  label: 'Stripes',
  outlines: (width, height) =>
    [0.34, 0.22, 0.13, 0.07].map((thick, i) =>
      boxAt(-width / 2, height * (sure([0, 0.44, 0.74, 0.93][i]) - 0.5), width, height * thick),
    ),
})

/** A setting sun, cut by bars that widen downwards. */
export const sunset = defineShape({
  id: 'sunset',
  label: 'Setting sun',
  outlines(width, height) {
    const bands = [
      [0, 0.5],
      [0.52, 0.6],
      [0.635, 0.7],
      [0.75, 0.8],
      [0.87, 0.91],
    ] as const
    const band = (from: number, to: number): Path => {
      const [first, last] = [Math.acos(1 - 2 * from), Math.acos(1 - 2 * to)]
      const side = (turn: 1 | -1) =>
        Array.from({ length: 49 }, (_, i): Point => {
          const angle = first + ((last - first) * i) / 48
          return [(turn * width * Math.sin(angle)) / 2, (-height * Math.cos(angle)) / 2]
        })
      return joined(side(1), side(-1).reverse())
    }
    return bands.map(([from, to]) => band(from, to))
  },
})

/** Rays around a middle that stays free. */
export const rays = defineShape({
  id: 'rays',
  label: 'Rays',
  outlines: (width, height) =>
    Array.from({ length: 24 }, (_, i): Path => {
      const angle = (i * Math.PI) / 12
      const ray: Path = [
        [0.3, -0.012],
        [i % 2 ? 0.44 : 0.5, -0.03],
        [i % 2 ? 0.44 : 0.5, 0.03],
        [0.3, 0.012],
      ]
      return ray.map((point): Point => {
        const [x, y] = rotate(point, angle)
        return [x * width, y * height]
      })
    }),
})

/** Two branches of laurel that meet below. */
export const laurel = defineShape({
  id: 'laurel',
  label: 'Laurel',
  outlines(width, height) {
    const right: Path[] = [joined(stem(0.463), stem(0.449).reverse())]
    for (let i = 0; i < 11; i++) {
      const turn = 1.42 - i * 0.235
      const at: Point = [Math.cos(turn) * 0.456, Math.sin(turn) * 0.456]
      const long = i === 10 ? 0.13 : 0.125 - Math.abs(i - 5) * 0.004
      right.push(leaf(at, turn - Math.PI / 2 + 0.62, long), leaf(at, turn - Math.PI / 2 - 0.52, long * 0.86))
    }
    const sized = (path: Path, flip: 1 | -1) =>
      path.map(([x, y]): Point => [flip * x * width * 0.92, y * height * 0.92])
    return [...right.map((path) => sized(path, 1)), ...right.map((path) => sized(path, -1).reverse())]
  },
})

const stem = (reach: number): Point[] => ellipse([0, 0], reach, reach, -0.95, 64).slice(0, 26)

function leaf(at: Point, angle: number, long: number): Point[] {
  const blade = joined(
    bezier([0, 0], [long * 0.3, -long * 0.26], [long * 0.75, -long * 0.2], [long, 0], 10),
    bezier([long, 0], [long * 0.75, long * 0.2], [long * 0.3, long * 0.26], [0, 0], 10),
  )
  return blade.map((point): Point => {
    const [x, y] = rotate(point, angle)
    return [x + at[0], y + at[1]]
  })
}

/** A ribbon with folded ends. */
export const ribbon = defineShape({
  id: 'ribbon',
  label: 'Ribbon',
  outlines(width, height) {
    const tail = Math.min(width * 0.12, height * 0.8)
    const drop = height * 0.22
    const end = (turn: 1 | -1): Point[] => [
      [turn * (width / 2 - tail * 0.62), -height / 2 + drop],
      [turn * (width / 2), -height / 2 + drop],
      [turn * (width / 2 - tail * 0.34), drop / 2],
      [turn * (width / 2), height / 2],
      [turn * (width / 2 - tail * 0.62), height / 2],
    ]
    return [boxAt(-width / 2 + tail * 0.78, -height / 2, width - tail * 1.56, height - drop), end(1), end(-1).reverse()]
  },
})
