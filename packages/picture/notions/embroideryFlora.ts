import type { DrawNotion } from './drawing.ts'
import { fitted } from './fitted.ts'
import { all, bend, disc, petal, type Point, polar } from './shapes.ts'
import { type Needle, needleOf } from './stitched.ts'
import { deeper, paler } from './deeper.ts'
import type { Color } from '@toile/craft/colors/color.ts'

/** A leaf in two halves that shine apart, with its vein. */
function leaf(needle: Needle, foot: Point, tip: Point, wide: number, color: Color): void {
  const angle = (Math.atan2(tip[1] - foot[1], tip[0] - foot[0]) * 180) / Math.PI
  needle.fill(petal(foot, tip, wide), color, angle + 48)
  const [nx, ny] = [
    ((tip[1] - foot[1]) * wide) / 4 / Math.hypot(tip[0] - foot[0], tip[1] - foot[1]),
    (-(tip[0] - foot[0]) * wide) / 4 / Math.hypot(tip[0] - foot[0], tip[1] - foot[1]),
  ]
  needle.fill(petal(foot, tip, wide * 0.42), deeper(color, 0.16), angle - 48, 0.25)
  needle.stem(
    bend(foot, [
      foot[0] * 0.6 + tip[0] * 0.4 + nx * 0.2,
      foot[1] * 0.6 + tip[1] * 0.4 + ny * 0.2,
      foot[0] * 0.3 + tip[0] * 0.7,
      foot[1] * 0.3 + tip[1] * 0.7,
      tip[0],
      tip[1],
    ]),
    paler(color, 0.25),
    wide * 0.07,
  )
}

const roseEmbroidery: DrawNotion = (drawing) => {
  const { width: w, height: h, color } = drawing
  const needle = needleOf(drawing)
  const y = -h * 0.15
  needle.stem(bend([0, y], [w * 0.02, h * 0.1, -w * 0.06, h * 0.3, w * 0.04, h * 0.48]), color(1), w * 0.045)
  leaf(needle, [0, h * 0.28], [w * 0.42, h * 0.12], w * 0.2, color(1))
  leaf(needle, [-w * 0.02, h * 0.36], [-w * 0.42, h * 0.26], w * 0.2, color(1))
  for (let i = 0; i < 5; i++)
    needle.fill(
      petal(polar(0, y, w * 0.06, i * 72), polar(0, y, w * 0.42, i * 72), w * 0.48, 0.66),
      i % 2 ? color(0) : deeper(color(0), 0.14),
      i * 72 - 60,
      0.9,
      0.2,
    )
  for (let i = 0; i < 5; i++)
    needle.fill(
      petal(polar(0, y, w * 0.03, i * 72 + 36), polar(0, y, w * 0.3, i * 72 + 36), w * 0.36, 0.66),
      i % 2 ? paler(color(0), 0.1) : deeper(color(0), 0.04),
      i * 72 + 10,
      0.6,
      0.6,
    )
  needle.fill(disc(0, y, w * 0.15), color(2), 30, 0.6, 0.9)
  for (const [r, from] of [
    [0.11, 0],
    [0.075, 140],
    [0.04, 250],
  ] as const)
    needle.stem(
      bend(polar(0, y, w * r, from), [
        ...polar(0, y, w * r * 1.5, from + 60),
        ...polar(0, y, w * r * 1.5, from + 130),
        ...polar(0, y, w * r, from + 190),
      ]),
      paler(color(0), 0.2),
      w * 0.035,
    )
}

const vineEmbroidery: DrawNotion = (drawing) => {
  const { width: w, height: h, color } = drawing
  const needle = needleOf(drawing)
  const wave = (x: number) => h * 0.2 * Math.sin((x / w) * Math.PI * 4)
  const points = Array.from({ length: 5 }, (_, i) => -w * 0.48 + i * w * 0.24)
  for (const x of points.slice(0, -1)) {
    const to = x + w * 0.24
    needle.stem(
      bend([x, wave(x)], [x + w * 0.08, wave(x + w * 0.08), x + w * 0.16, wave(x + w * 0.16), to, wave(to)]),
      color(0),
      h * 0.05,
    )
  }
  for (let i = 0; i < 9; i++) {
    const x = -w * 0.44 + i * w * 0.11
    const up = i % 2 ? 1 : -1
    leaf(needle, [x, wave(x)], [x + w * 0.05, wave(x) + up * h * 0.34], h * 0.19, color(0))
  }
  for (const x of [-0.34, -0.02, 0.3]) {
    const [cx, cy] = [w * x, wave(w * x) + (x < 0 ? -1 : 1) * h * 0.16]
    for (let i = 0; i < 5; i++)
      needle.fill(
        petal([cx, cy], polar(cx, cy, h * 0.21, i * 72), h * 0.17, 0.62),
        i % 2 ? color(1) : deeper(color(1), 0.1),
        i * 72 - 90,
        0.7,
      )
    needle.fill(disc(cx, cy, h * 0.05), paler(color(1), 0.6), 0, 0.8)
  }
}

const daisyEmbroidery: DrawNotion = (drawing) => {
  const { width: w, height: h, color, number } = drawing
  const needle = needleOf(drawing)
  const y = -h * 0.18
  needle.stem(bend([0, y], [w * 0.04, h * 0.14, -w * 0.1, h * 0.3, -w * 0.02, h * 0.48]), color(2), w * 0.04)
  leaf(needle, [-w * 0.03, h * 0.3], [w * 0.36, h * 0.18], w * 0.18, color(2))
  leaf(needle, [-w * 0.02, h * 0.36], [-w * 0.36, h * 0.26], w * 0.16, color(2))
  const petals = number('petals')
  for (let i = 0; i < petals; i++) {
    const at = (i * 360) / petals
    needle.fill(
      petal(polar(0, y, w * 0.1, at), polar(0, y, w * 0.46, at), Math.min(w * 0.2, (w * 1.9) / petals), 0.64),
      i % 2 ? color(0) : deeper(color(0), 0.08),
      at - 90,
    )
  }
  needle.fill(disc(0, y, w * 0.14), color(1), 20, 1)
  needle.fill(
    all(...[0, 60, 120, 180, 240, 300].map((a) => disc(...polar(0, y, w * 0.08, a), w * 0.025))),
    paler(color(1), 0.3),
    0,
    0.5,
  )
}

const wheatEmbroidery: DrawNotion = (drawing) => {
  const { width: w, height: h, color, number } = drawing
  const needle = needleOf(drawing)
  needle.stem(bend([0, -h * 0.4], [0, 0, -w * 0.06, h * 0.24, w * 0.08, h * 0.48]), deeper(color(0), 0.12), w * 0.05)
  const grains = number('grains')
  for (let i = 0; i < grains; i++) {
    const y = h * (0.16 - (0.5 * i) / grains)
    for (const side of [-1, 1]) {
      needle.stem(
        bend(
          [side * w * 0.2, y - h * 0.07],
          [side * w * 0.26, y - h * 0.12, side * w * 0.3, y - h * 0.16, side * w * 0.36, y - h * 0.2],
        ),
        paler(color(0), 0.25),
        w * 0.016,
      )
      needle.fill(
        petal([side * w * 0.02, y], [side * w * 0.26, y - h * 0.09], w * 0.17),
        side > 0 ? color(0) : deeper(color(0), 0.1),
        side * 60,
      )
    }
  }
  needle.fill(petal([0, -h * 0.36], [0, -h * 0.47], w * 0.16), color(0), 90)
}

const monogramWreath: DrawNotion = (drawing) => {
  const { width: w, color, number } = drawing
  const needle = needleOf(drawing)
  const [r, leaves] = [w * 0.36, number('leaves')]
  for (const side of [-1, 1]) {
    needle.stem(
      bend(polar(0, 0, r, 180 + side * 4), [
        ...polar(0, 0, r * 1.28, 180 - side * 62),
        ...polar(0, 0, r * 1.24, 180 - side * 108),
        ...polar(0, 0, r, 180 - side * 156),
      ]),
      deeper(color(0), 0.14),
      w * 0.016,
    )
    for (let i = 0; i < leaves; i++) {
      const at = 180 - side * (10 + (146 * (i + 0.4)) / leaves)
      for (const out of [-1, 1])
        leaf(
          needle,
          polar(0, 0, r, at),
          polar(0, 0, r * (1 + out * 0.3), at - side * 13),
          w * 0.066,
          out > 0 ? color(0) : deeper(color(0), 0.08),
        )
    }
  }
  needle.fill(all(disc(-w * 0.03, w * 0.38, w * 0.026), disc(w * 0.03, w * 0.38, w * 0.026)), paler(color(0), 0.2), 0)
}

/** Embroidered plants. */
export const flora = {
  roseEmbroidery,
  vineEmbroidery,
  daisyEmbroidery: fitted(0.9, daisyEmbroidery),
  wheatEmbroidery,
  monogramWreath,
} satisfies Record<string, DrawNotion>
