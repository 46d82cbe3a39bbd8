import type { Color } from '@toile/craft/colors/color.ts'
import { fitted } from './fitted.ts'
import { bows } from './bows.ts'
import type { DrawNotion } from './drawing.ts'
import type { Pad } from './pad.ts'
import { stitches } from './sewing.ts'
import { around, bend, disc, line, outline, petal, type Point, polar, type Shape } from './shapes.ts'
import { pile, sheen, twill } from './textures.ts'
import { deeper, paler } from './deeper.ts'

/** A shape of felt, sewn on along its edge. */
function felt(pad: Pad, shape: Shape, color: Color, thread: Color, inner: Shape = shape): void {
  pad.lay(shape, color, { rise: 1.5, round: 1.3, texture: pile(1.2, 0.1, 0.07) })
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
  pad.lay(disc(0, 0, r * 0.24), color(1), { rise: 2, round: r * 0.2, texture: pile(0.9, 0.22, 0.3) })
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

const fruit = (pad: Pad, shape: Shape, color: Color, [x, y]: Point, r: number, shine: number) => {
  pad.lay(shape, color, { rise: r * 0.36, round: r * 0.9, texture: sheen(0.06, 9), gloss: 0.1 + 0.3 * shine })
  pad.lay(disc(x - r * 0.34, y - r * 0.34, r * 0.2, r * 0.12, -40), paler(color, 0.8), {
    rise: 0,
    opacity: 0.2 + 0.6 * shine,
  })
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
    fruit(pad, disc(x, y, w * 0.22), color(0), [x, y], w * 0.22, number('sheen'))
    stitches(pad, disc(x, y, w * 0.2), color(2), { width: 0.6, long: 2 })
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
  const shape = (s: number) =>
    around(
      0,
      h * 0.08,
      (a) =>
        s *
        (w * 0.4 * (1 + 0.09 * Math.abs(Math.sin(a * 3.5 + 0.6)) * 2)) *
        (Math.sin(a) > 0 ? 0.62 + 0.38 * Math.abs(Math.cos(a)) : 0.8 + 0.2 * Math.abs(Math.cos(a))),
    )
  pad.lay(shape(1), color(0), { rise: 1 + 4 * number('dome'), round: h * 0.3, texture: pile(1.4, 0.08, 0.06) })
  stitches(pad, shape(0.92), color(1))
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
  const shape = (s: number) =>
    around(
      0,
      h * 0.1,
      (a) =>
        s *
        w *
        0.42 *
        (1 - 0.16 * Math.max(0, -Math.sin(a)) ** 6 - 0.06 * Math.max(0, Math.sin(a)) ** 8 + 0.05 * Math.cos(2 * a)),
    )
  pad.lay(bend([0, -h * 0.2], [w * 0.02, -h * 0.34, w * 0.06, -h * 0.4, w * 0.1, -h * 0.47]), color(2), {
    line: w * 0.05,
    rise: 1,
  })
  fruit(pad, shape(1), color(0), [0, h * 0.08], w * 0.42, number('sheen'))
  pad.lay(petal([w * 0.06, -h * 0.34], [w * 0.4, -h * 0.46], h * 0.18), color(1), {
    rise: 1.2,
    round: 1.6,
    texture: twill(1.4),
  })
  stitches(pad, shape(0.9), color(2))
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
