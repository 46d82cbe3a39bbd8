import type { DrawNotion } from './drawing.ts'
import { signLines } from './signs.ts'
import { merrowed, stitches } from './sewing.ts'
import { all, around, box, disc, heart, line, type Point, ring, type Shape, shares, star } from './shapes.ts'
import { filling, pile, plain, satin, twill } from './textures.ts'
import { deeper, paler } from './deeper.ts'

const shield: Form = (w, h) => (path) => {
  path.moveTo(0, -h * 0.94)
  path.quadraticCurveTo(-w * 0.5, -h * 1.02, -w * 0.92, -h * 0.8)
  path.bezierCurveTo(-w, -h * 0.1, -w * 0.9, h * 0.5, 0, h * 0.97)
  path.bezierCurveTo(w * 0.9, h * 0.5, w, -h * 0.1, w * 0.92, -h * 0.8)
  path.quadraticCurveTo(w * 0.5, -h * 1.02, 0, -h * 0.94)
  path.closePath()
}

type Form = (w: number, h: number) => Shape

/** A patch of twill, bound with a merrowed edge, with what is stitched on it. */
const badge =
  (form: Form, mark?: (w: number, h: number) => Shape, points?: true): DrawNotion =>
  ({ pad, width, height, color, number }) => {
    const bound = Math.min(width, height) * (points ? 0.06 : 0.03 + 0.07 * number('border'))
    const [w, h] = [width / 2 - bound * 0.6, height / 2 - bound * 0.6]
    const shape = points ? star(0, h * 0.06, w, w * 0.48, number('points')) : form(w, h)
    pad.lay(shape, color(0), {
      rise: 1.2,
      round: 0.8,
      texture: mark ? filling(0, 0.9, 5) : { ...twill(1.5), tone: 0.16 },
    })
    merrowed(pad, shape, color(1), bound)
    if (mark) pad.lay(mark(w, h), color(2), { rise: 0.7, round: 0.8, texture: filling(35, 0.7, 5) })
  }

const elbowPatch: DrawNotion = ({ pad, width, height, color, number }) => {
  const [w, h] = [width / 2 - 1.5, height / 2 - 1.5]
  const oval = (s: number) =>
    around(0, 0, (a) => s / ((Math.abs(Math.cos(a)) / w) ** 2.4 + (Math.abs(Math.sin(a)) / h) ** 2.4) ** (1 / 2.4))
  pad.lay(oval(1), color(0), { rise: 1.8, round: 1.6, texture: { ...pile(1.3, 0.13, 0.08) } })
  const long = 100 / number('stitches')
  stitches(pad, oval(0.92), color(1), { width: 1.1, long: long * 0.66 })
}

/** A sign in felt on felt, edged with chain stitch as on a varsity jacket. */
const varsity: DrawNotion = ({ pad, width, height, color, choice }) => {
  const thick = width * 0.2
  const sign = signLines(choice('sign'), width * 0.5, height * 0.6)
  pad.lay(sign, color(1), { line: thick * 1.9, rise: 1.2, texture: pile(1.1, 0.1, 0.1) })
  pad.lay(sign, color(0), { line: thick * 1.12, rise: 1.6, texture: pile(0.9, 0.14, 0.34) })
}

const sashikoPatch: DrawNotion = ({ pad, width, height, color, number }) => {
  pad.lay(box(0, 0, width * 0.97, height * 0.97, 3), color(0), {
    rise: 1.2,
    round: 1.4,
    texture: { ...plain(1.3), tone: 0.16 },
  })
  const rows = number('rows')
  const r = (width * 0.86) / rows
  const middles = shares(rows, width * 0.86).flatMap((x) => shares(rows, height * 0.86).map((y): Point => [x, y]))
  // Seven treasures: each circle meets the middles of its neighbours.
  for (const [x, y] of middles)
    for (const [dx, dy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      const [fromX, fromY, toX, toY] = [x + dx * r * 0.5, y, x, y + dy * r * 0.5]
      const arch: Shape = (path) => {
        path.moveTo(fromX, fromY)
        path.quadraticCurveTo(x + dx * r * 0.44, y + dy * r * 0.44, toX, toY)
      }
      pad.lay(arch, color(1), { line: 1, rise: 0.5, dash: [r * 0.17, 1.9] })
    }
  stitches(pad, box(0, 0, width * 0.91, height * 0.91, 2), color(1), { width: 1, long: 4 })
}

/** A hole that is woven shut: long threads one way, and others that go over and under them. */
const kneePatch: DrawNotion = ({ pad, width, height, color, number }) => {
  pad.lay(box(0, 0, width * 0.96, height * 0.96, 6), color(0), { rise: 1.2, round: 1, texture: twill(1.6) })
  const rows = number('rows') * 2
  const [across, down] = [width * 0.56, height * 0.56]
  const [stepX, stepY] = [across / rows, down / rows]
  const thick = Math.min(stepX, stepY) * 0.84
  const loose = (i: number) => stepY * (0.6 + ((i * 5) % 7) * 0.16)
  pad.lay(
    all(...shares(rows, across).map((x, i) => line([x, -down / 2 - loose(i)], [x, down / 2 + loose(i + 3)]))),
    deeper(color(1), 0.12),
    { line: thick, rise: 0.4, texture: satin(70, 0.5) },
  )
  for (const way of [0, 1])
    pad.lay(
      all(
        ...shares(rows, down).flatMap((y, j) =>
          shares(rows, across).flatMap((x, i) =>
            (i + j) % 2 === 0 && j % 2 === way ? [line([x - stepX * 0.62, y], [x + stepX * 0.62, y])] : [],
          ),
        ),
      ),
      way ? paler(color(1), 0.12) : color(1),
      { line: thick, rise: 0.5, texture: satin(20, 0.5) },
    )
  stitches(pad, box(0, 0, width * 0.89, height * 0.89, 5), color(1), { width: 1 })
}

/** Patches and badges. */
export const patches = {
  elbowPatch,
  shieldPatch: badge(shield, (w, h) =>
    all(box(0, -h * 0.42, w * 1.5, h * 0.26), star(0, h * 0.2, w * 0.4, w * 0.17, 5)),
  ),
  starPatch: badge(shield, undefined, true),
  heartPatch: badge((w, h) => heart(0, h * 0.08, w * 2, h * 1.9)),
  roundPatch: badge(
    (w, h) => disc(0, 0, w, h),
    (w) => all(ring(0, 0, w * 0.66, w * 0.6), star(0, 0, w * 0.46, w * 0.2, 8)),
  ),
  numberPatch: varsity,
  letterPatch: varsity,
  sashikoPatch,
  kneePatch,
} satisfies Record<string, DrawNotion>
