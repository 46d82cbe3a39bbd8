import type { Color } from '@toile/craft/colors/color.ts'
import { fitted } from './fitted.ts'
import { bows } from './bows.ts'
import type { DrawNotion } from './drawing.ts'
import type { Pad } from './pad.ts'
import { stitches } from './sewing.ts'
import { bend, disc, line, outline, petal, polar, type Shape } from './shapes.ts'
import { pile, satin, sheen, twill } from './textures.ts'
import { deeper, paler } from './deeper.ts'

/** A shape of felt, sewn on along its edge. */
function felt(pad: Pad, shape: Shape, color: Color, thread: Color, inner: Shape = shape): void {
  // What it covers does not show through it.
  pad.lay(shape, color, { rise: 1.5, round: 1.3, level: 0.1, texture: pile(1.2, 0.1, 0.07) })
  stitches(pad, inner, thread, { width: 0.8, long: 2.6 })
}

const flowerApplique: DrawNotion = ({ pad, width, color, number }) => {
  const petals = number('petals')
  const r = width * 0.48
  for (let i = 0; i < petals; i++) {
    const at = (i * 360) / petals
    const wide = Math.min(r * 1.05, (r * 5.4) / petals)
    felt(
      pad,
      petal([0, 0], polar(0, 0, r, at), wide, 0.66),
      i % 2 ? deeper(color(0), 0.05) : color(0),
      color(2),
      petal(polar(0, 0, r * 0.2, at), polar(0, 0, r * 0.88, at), wide * 0.8, 0.66),
    )
  }
  pad.lay(disc(0, 0, r * 0.24), color(1), { rise: 1.6, round: r * 0.2, level: 1.2, texture: pile(0.9, 0.2, 0.16) })
}

const leafApplique: DrawNotion = ({ pad, width: w, height: h, color, number }) => {
  const shape = (s: number) => petal([0, h * 0.46 * s], [0, -h * 0.48 * s], w * 1.1 * s, 0.46)
  felt(pad, shape(1), color(0), color(1), shape(0.88))
  const veins = number('veins')
  pad.lay(line([0, h * 0.44], [0, -h * 0.4]), color(1), { line: 1.5, rise: 0.6 })
  for (let i = 0; i < veins; i++) {
    const y = h * (0.3 - (0.52 * i) / veins)
    const reach = w * 0.32 * Math.sin(((i + 1.2) / (veins + 1.6)) * Math.PI)
    for (const side of [-1, 1]) stitches(pad, line([0, y], [side * reach, y - h * 0.1]), color(1))
  }
}

/** A fruit of cloth, bound along its edge with close stitches; a paler patch stands for the light on it. */
const fruit = (pad: Pad, shape: (s: number) => Shape, color: Color, light: Shape, shine: number) => {
  pad.lay(shape(0.97), color, { rise: 1.2, round: 2.4, texture: { ...twill(1.5), tone: 0.08, relief: 0.03 } })
  pad.lay(shape(0.96), deeper(color, 0.06), { line: 2.4, rise: 0.5, texture: { ...satin(62, 0.8), tone: 0.2 } })
  pad.lay(light, paler(color, 0.2 + 0.5 * shine), { rise: 0.3, round: 0.4, texture: satin(52, 0.7) })
}

const cherryApplique: DrawNotion = ({ pad, width: w, height: h, color, number }) => {
  const [a, b] = [
    [-w * 0.24, h * 0.26],
    [w * 0.24, h * 0.3],
  ] as const
  for (const [x, y] of [a, b])
    pad.lay(
      bend([x, y - h * 0.12], [x * 0.9, -h * 0.1, x * 0.2, -h * 0.3, w * 0.06, -h * 0.42]),
      deeper(color(1), 0.2),
      { line: w * 0.035, rise: 1 },
    )
  pad.lay(petal([w * 0.05, -h * 0.4], [w * 0.46, -h * 0.26], h * 0.26), color(1), {
    rise: 1.4,
    round: 2,
    texture: pile(1, 0.1, 0.05),
  })
  stitches(pad, line([w * 0.07, -h * 0.395], [w * 0.4, -h * 0.28]), deeper(color(1), 0.35))
  for (const [x, y] of [a, b]) {
    const r = w * 0.22
    const light = petal([x - r * 0.62, y + r * 0.1], [x - r * 0.1, y - r * 0.64], r * 0.34)
    fruit(pad, (s) => disc(x, y, r * s), color(0), light, number('sheen'))
    stitches(pad, disc(x, y, r * 0.8), color(2), { width: 0.6, long: 2 })
  }
}

const camellia: DrawNotion = ({ pad, width, color, number }) => {
  const r = width * 0.48
  const petals = number('petals')
  const rings = 4
  for (let ringAt = 0; ringAt < rings; ringAt++) {
    const share = 1 - ringAt / rings
    const count = Math.max(4, Math.round((petals / 2) * share))
    for (let i = 0; i < count; i++) {
      const at = ((i + ringAt * 0.5) * 360) / count
      const tone = (i + ringAt) % 2 ? color(0) : deeper(color(0), 0.04)
      pad.lay(
        petal(
          polar(0, 0, r * share * 0.24, at),
          polar(0, 0, r * share, at),
          Math.min(r, (r * share * 7) / count),
          0.68,
        ),
        tone,
        // A petal bends over those below it, whose edges do not show through.
        { rise: 2, round: r * 0.16, level: ringAt * 1.1, texture: sheen(0.05, 9) },
      )
      pad.lay(
        bend(polar(0, 0, r * share * 0.96, at - 90 / count), [
          ...polar(0, 0, r * share * 1.02, at - 30 / count),
          ...polar(0, 0, r * share * 1.02, at + 30 / count),
          ...polar(0, 0, r * share * 0.96, at + 90 / count),
        ]),
        color(1),
        { line: 0.9, rise: 0.2, opacity: 0.8 },
      )
    }
  }
  pad.lay(disc(0, 0, r * 0.1), deeper(color(1), 0.05), { rise: 2, round: r * 0.1 })
}

const cloudApplique: DrawNotion = ({ pad, width: w, height: h, color, number }) => {
  const shape =
    (s: number): Shape =>
    (path) => {
      const at = (x: number, y: number) => [w * x * s, h * (y * s + 0.04)] as const
      path.moveTo(...at(-0.34, 0.34))
      path.bezierCurveTo(...at(-0.54, 0.34), ...at(-0.54, -0.02), ...at(-0.35, -0.04))
      path.bezierCurveTo(...at(-0.37, -0.3), ...at(-0.15, -0.36), ...at(-0.1, -0.22))
      path.bezierCurveTo(...at(-0.04, -0.52), ...at(0.27, -0.46), ...at(0.25, -0.12))
      path.bezierCurveTo(...at(0.52, -0.18), ...at(0.54, 0.34), ...at(0.34, 0.34))
      path.closePath()
    }
  pad.lay(shape(1), color(0), { rise: 0.6 + 2.4 * number('dome'), round: h * 0.14, texture: pile(1.4, 0.08, 0.05) })
  stitches(pad, shape(0.86), color(1))
}

const lightningApplique: DrawNotion = ({ pad, width: w, height: h, color, number }) => {
  const lean = (number('lean') - 0.5) * w * 0.3
  const shape = (s: number) =>
    outline(
      [(w * 0.16 + lean) * s, -h * 0.48 * s],
      [-w * 0.42 * s, h * 0.08 * s],
      [-w * 0.04 * s, h * 0.06 * s],
      [(-w * 0.18 - lean) * s, h * 0.48 * s],
      [w * 0.42 * s, -h * 0.12 * s],
      [w * 0.06 * s, -h * 0.1 * s],
      [(w * 0.34 + lean) * s, -h * 0.46 * s],
    )
  felt(pad, shape(1), color(0), color(1), shape(0.86))
}

const bowApplique: DrawNotion = (drawing) => {
  bows.flatBow(drawing)
  const { pad, width: w, height: h, color } = drawing
  for (const side of [-1, 1])
    stitches(
      pad,
      bend(
        [side * w * 0.14, -h * 0.14],
        [side * w * 0.26, -h * 0.3, side * w * 0.38, -h * 0.36, side * w * 0.44, -h * 0.26],
        [side * w * 0.46, 0, side * w * 0.46, 0, side * w * 0.44, h * 0.26],
        [side * w * 0.38, h * 0.36, side * w * 0.26, h * 0.3, side * w * 0.14, h * 0.14],
      ),
      color(1),
    )
}

const appleApplique: DrawNotion = ({ pad, width: w, height: h, color, number }) => {
  const y0 = h * 0.12
  const shape =
    (s: number): Shape =>
    (path) => {
      const at = (x: number, y: number) => [w * x * s, y0 + h * y * s] as const
      path.moveTo(...at(0, -0.27))
      path.bezierCurveTo(...at(0.12, -0.38), ...at(0.47, -0.36), ...at(0.45, -0.03))
      path.bezierCurveTo(...at(0.43, 0.22), ...at(0.24, 0.4), ...at(0.11, 0.36))
      path.bezierCurveTo(...at(0.06, 0.345), ...at(0.04, 0.33), ...at(0, 0.33))
      path.bezierCurveTo(...at(-0.04, 0.33), ...at(-0.06, 0.345), ...at(-0.11, 0.36))
      path.bezierCurveTo(...at(-0.24, 0.4), ...at(-0.43, 0.22), ...at(-0.45, -0.03))
      path.bezierCurveTo(...at(-0.47, -0.36), ...at(-0.12, -0.38), ...at(0, -0.27))
      path.closePath()
    }
  const light = petal([-w * 0.31, y0 + h * 0.1], [-w * 0.2, y0 - h * 0.22], w * 0.12)
  fruit(pad, shape, color(0), light, number('sheen'))
  pad.lay(bend([0, y0 - h * 0.2], [0, -h * 0.26, w * 0.02, -h * 0.36, w * 0.08, -h * 0.46]), color(2), {
    line: w * 0.05,
    rise: 0.8,
    texture: satin(30, 0.8),
  })
  pad.lay(petal([w * 0.06, -h * 0.28], [w * 0.42, -h * 0.4], h * 0.17), color(1), {
    rise: 1,
    round: 1.2,
    texture: twill(1.4),
  })
  stitches(pad, line([w * 0.1, -h * 0.295], [w * 0.36, -h * 0.38]), deeper(color(1), 0.35))
  stitches(pad, shape(0.8), deeper(color(0), 0.45), { width: 0.7 })
}

/** Shapes of cloth that are sewn on. */
export const applique = {
  flowerApplique,
  leafApplique: fitted(0.84, leafApplique),
  cherryApplique,
  camellia,
  cloudApplique: fitted(0.82, cloudApplique),
  lightningApplique: fitted(0.94, lightningApplique),
  bowApplique,
  appleApplique,
} satisfies Record<string, DrawNotion>
