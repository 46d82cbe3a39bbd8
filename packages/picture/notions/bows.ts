import type { Color } from '@toile/craft/colors/color.ts'
import type { DrawNotion } from './drawing.ts'
import type { Pad } from './pad.ts'
import { bend, box, disc, outline, polar, type Shape } from './shapes.ts'
import { satin, sheen, type Texture } from './textures.ts'
import { deeper, paler } from './deeper.ts'

interface Tied {
  /** Half across the loops, and half their height. */
  wide: number
  tall: number
  /** Where the knot is, downwards. */
  y: number
  knot: number
  texture: Texture
}

/** One loop of a bow with its inside seen behind, and creases that run into the knot. */
function loop(pad: Pad, color: Color, side: number, { wide, tall, y, knot, texture }: Tied): void {
  const w = side * wide
  const outer: Shape = (path) => {
    path.moveTo(side * knot * 0.4, y - knot * 0.35)
    path.bezierCurveTo(w * 0.3, y - tall * 0.7, w * 0.7, y - tall * 1.24, w * 0.94, y - tall * 0.86)
    path.bezierCurveTo(w * 1.05, y - tall * 0.4, w * 1.05, y + tall * 0.4, w * 0.94, y + tall * 0.86)
    path.bezierCurveTo(w * 0.7, y + tall * 1.16, w * 0.3, y + tall * 0.6, side * knot * 0.4, y + knot * 0.35)
    path.closePath()
  }
  pad.lay(outer, color, { rise: tall * 0.24, round: tall * 0.5, texture, gloss: 0.1 })
  const inside: Shape = (path) => {
    path.moveTo(w * 0.9, y - tall * 0.78)
    path.bezierCurveTo(w * 0.72, y - tall * 0.3, w * 0.72, y + tall * 0.3, w * 0.9, y + tall * 0.78)
    path.bezierCurveTo(w * 1, y + tall * 0.36, w * 1, y - tall * 0.36, w * 0.9, y - tall * 0.78)
    path.closePath()
  }
  pad.lay(inside, deeper(color, 0.32), { rise: -tall * 0.1, round: tall * 0.2 })
  for (const [from, to] of [
    [-0.2, -0.5],
    [0.04, 0.06],
    [0.24, 0.5],
  ] as const)
    pad.lay(
      bend(
        [side * knot * 0.5, y + knot * from],
        [w * 0.24, y + tall * from, w * 0.4, y + tall * to * 0.7, w * 0.6, y + tall * to],
      ),
      deeper(color, 0.45),
      { line: tall * 0.045, rise: -tall * 0.05, opacity: 0.55 },
    )
}

/** A tail that falls from the knot, cut in a point. */
function tail(
  pad: Pad,
  color: Color,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  wide: number,
  texture: Texture,
): void {
  const lean = (x1 - x0) * 0.3
  const shape: Shape = (path) => {
    path.moveTo(x0 - wide * 0.2, y0)
    path.bezierCurveTo(
      x0 + lean - wide * 0.7,
      y0 + (y1 - y0) * 0.35,
      x1 - lean * 0.6 - wide * 0.4,
      y0 + (y1 - y0) * 0.62,
      x1 - wide * 0.52,
      y1,
    )
    path.lineTo(x1, y1 - wide * 0.36)
    path.lineTo(x1 + wide * 0.52, y1 - wide * 0.06)
    path.bezierCurveTo(
      x1 - lean * 0.2 + wide * 0.7,
      y0 + (y1 - y0) * 0.6,
      x0 + lean + wide * 0.5,
      y0 + (y1 - y0) * 0.34,
      x0 + wide * 0.24,
      y0,
    )
    path.closePath()
  }
  pad.lay(shape, color, { rise: wide * 0.13, round: wide * 0.5, texture, gloss: 0.08 })
  pad.lay(
    bend(
      [x0, y0 + wide * 0.2],
      [x0 + lean, y0 + (y1 - y0) * 0.3, x1 - lean, y0 + (y1 - y0) * 0.5, x1 - wide * 0.06, y1 - wide * 0.6],
    ),
    deeper(color, 0.45),
    { line: wide * 0.05, rise: -wide * 0.03, opacity: 0.4 },
  )
}

function knotOf(pad: Pad, color: Color, { y, knot, texture }: Tied): void {
  pad.lay(box(0, y, knot * 1.1, knot * 1.3, knot * 0.4), paler(color, 0.04), {
    rise: knot * 0.34,
    round: knot * 0.5,
    texture,
    gloss: 0.1,
  })
  for (const x of [-0.2, 0.16])
    pad.lay(
      bend([knot * x, y - knot * 0.5], [knot * x * 0.4, y, knot * x * 0.6, y, knot * x * 1.4, y + knot * 0.52]),
      deeper(color, 0.4),
      { line: knot * 0.05, rise: -knot * 0.05, opacity: 0.6 },
    )
}

interface Form {
  /** Shares of the box: half the loops' height, the knot's place, tails' ends from the middle; none for a flat bow. */
  loops: number
  at: number
  tails?: readonly (readonly [number, number])[]
  tailWide?: number
  texture: Texture
}

const bow =
  ({ loops, at, tails = [], tailWide = 0.13, texture }: Form): DrawNotion =>
  ({ pad, width, height, color, number }) => {
    const full = number('fullness')
    const knot = Math.min(width * 0.16, height * loops * (0.5 + 0.4 * full))
    const tied = { wide: width * 0.48, tall: height * loops * (0.62 + 0.6 * full), y: height * at, knot, texture }
    for (const [x, y] of tails)
      tail(
        pad,
        deeper(color(0), 0.06),
        [Math.sign(x) * knot * 0.2, tied.y],
        [width * x, height * y],
        width * tailWide * (0.7 + 0.6 * full),
        texture,
      )
    for (const side of [-1, 1]) loop(pad, color(0), side, tied)
    knotOf(pad, color(0), tied)
  }

const doubleBow: DrawNotion = ({ pad, width, height, color, number }) => {
  const full = 0.62 + 0.6 * number('fullness')
  const texture = sheen(0.1, 18)
  const lower = { wide: width * 0.49, tall: height * 0.36 * full, y: 0, knot: width * 0.13, texture }
  for (const side of [-1, 1]) loop(pad, color(0), side, lower)
  const upper = { ...lower, wide: width * 0.34, tall: height * 0.25 * full }
  for (const side of [-1, 1]) loop(pad, color(1), side, upper)
  knotOf(pad, color(1), upper)
}

const ribbonRosette: DrawNotion = ({ pad, width, height, color, number }) => {
  const [r, y] = [width * 0.48, -height / 2 + width * 0.5]
  const pleats = number('pleats')
  const texture = satin(90, 1.1)
  for (const [x, end] of [
    [-0.2, 0.47],
    [0.2, 0.49],
  ] as const)
    tail(pad, deeper(color(0), 0.08), [x * width * 0.3, y + r * 0.4], [x * width, height * end], width * 0.24, texture)
  for (const [ringAt, share] of [
    [1, 0],
    [0.7, 0.5],
  ] as const) {
    for (let i = 0; i < pleats; i++) {
      const [a, b] = [((i + share) * 360) / pleats, ((i + share + 1.25) * 360) / pleats]
      const fold = outline(
        polar(0, y, r * ringAt, a),
        polar(0, y, r * ringAt * 0.985, b),
        polar(0, y, r * 0.3, b),
        polar(0, y, r * 0.3, a),
      )
      pad.lay(fold, ringAt === 1 ? color(0) : paler(color(0), 0.08), { rise: r * 0.05, round: r * 0.09, gloss: 0.12 })
    }
  }
  pad.lay(disc(0, y, r * 0.4), color(1), { rise: r * 0.14, round: r * 0.2, texture: satin(0, 1.2) })
}

const silk = sheen(0.12, 22)
/** Bows and rosettes of ribbon. */
export const bows = {
  flatBow: bow({ loops: 0.4, at: 0, texture: satin(90, 1.4) }),
  satinBow: bow({
    loops: 0.26,
    at: -0.14,
    tails: [
      [-0.26, 0.46],
      [0.24, 0.48],
    ],
    texture: silk,
  }),
  pussyBow: bow({
    loops: 0.15,
    at: -0.3,
    tails: [
      [-0.16, 0.44],
      [0.18, 0.49],
    ],
    tailWide: 0.2,
    texture: silk,
  }),
  longTailBow: bow({
    loops: 0.09,
    at: -0.39,
    tails: [
      [-0.22, 0.47],
      [0.2, 0.495],
    ],
    texture: silk,
  }),
  doubleBow,
  ribbonRosette,
} satisfies Record<string, DrawNotion>
