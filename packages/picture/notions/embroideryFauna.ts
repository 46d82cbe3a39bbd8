import type { DrawNotion } from './drawing.ts'
import { fitted } from './fitted.ts'
import { all, bend, disc, line, outline, petal, polar } from './shapes.ts'
import { needleOf } from './stitched.ts'
import { deeper, paler } from './deeper.ts'

const butterflyEmbroidery: DrawNotion = (drawing) => {
  const { width: w, height: h, color } = drawing
  const needle = needleOf(drawing)
  for (const side of [-1, 1]) {
    const [up, low] = [
      [side * w * 0.47, -h * 0.4],
      [side * w * 0.34, h * 0.44],
    ] as const
    needle.fill(petal([side * w * 0.02, h * 0.02], [up[0], up[1]], h * 0.62, 0.7), color(1), side * 34)
    needle.fill(petal([side * w * 0.02, h * 0.04], [low[0], low[1]], h * 0.46, 0.66), color(1), -side * 44)
    needle.fill(
      petal([side * w * 0.04, h * 0.01], [up[0] * 0.88, up[1] * 0.86], h * 0.46, 0.7),
      color(0),
      side * -40,
      0.4,
    )
    needle.fill(
      petal([side * w * 0.04, h * 0.06], [low[0] * 0.88, low[1] * 0.86], h * 0.32, 0.66),
      color(0),
      side * 48,
      0.4,
    )
    needle.fill(
      all(disc(side * w * 0.3, -h * 0.25, w * 0.05, h * 0.06), disc(side * w * 0.23, h * 0.24, w * 0.04)),
      color(2),
      0,
      0.4,
    )
    needle.stem(
      bend([0, -h * 0.2], [side * w * 0.03, -h * 0.36, side * w * 0.1, -h * 0.42, side * w * 0.13, -h * 0.46]),
      color(1),
      w * 0.014,
    )
  }
  needle.fill(disc(0, 0, w * 0.034, h * 0.3), deeper(color(1), 0.1), 0, 1.2)
}

const swallowEmbroidery: DrawNotion = (drawing) => {
  const { width: w, height: h, color } = drawing
  const needle = needleOf(drawing)
  for (const shift of [0, 0.06])
    needle.fill(
      outline([w * 0.06, h * 0.02], [w * (0.44 + shift), h * (0.42 - shift * 2.4)], [w * 0.14, h * 0.02]),
      color(0),
      40,
    )
  for (let i = 0; i < 6; i++)
    needle.fill(
      petal([-w * 0.06, -h * 0.06], polar(-w * 0.06, -h * 0.06, w * (0.52 - i * 0.045), 50 - i * 13), w * 0.075, 0.6),
      i % 2 ? deeper(color(0), 0.15) : color(0),
      -40 - i * 13,
    )
  for (let i = 0; i < 6; i++)
    needle.fill(
      petal([-w * 0.08, h * 0.02], polar(-w * 0.08, h * 0.02, w * (0.42 - i * 0.035), 212 - i * 12), w * 0.07, 0.6),
      i % 2 ? color(0) : deeper(color(0), 0.18),
      122 - i * 12,
    )
  needle.fill(petal([-w * 0.34, -h * 0.2], [w * 0.2, h * 0.12], h * 0.26), color(0), 30)
  needle.fill(petal([-w * 0.28, -h * 0.08], [w * 0.1, h * 0.12], h * 0.13), color(1), 30, 0.4)
  needle.fill(disc(-w * 0.33, -h * 0.2, w * 0.075, h * 0.095), color(0), 0)
  needle.fill(disc(-w * 0.36, -h * 0.13, w * 0.05, h * 0.05), color(2), 90, 0.5)
  needle.fill(
    outline([-w * 0.4, -h * 0.22], [-w * 0.47, -h * 0.17], [-w * 0.39, -h * 0.17]),
    deeper(color(0), 0.4),
    0,
    0.5,
  )
}

const fishEmbroidery: DrawNotion = (drawing) => {
  const { width: w, height: h, color } = drawing
  const needle = needleOf(drawing)
  for (const up of [-1, 1])
    needle.fill(petal([w * 0.24, 0], [w * 0.48, up * h * 0.42], h * 0.32, 0.7), color(1), up * 50)
  needle.fill(petal([-w * 0.06, -h * 0.24], [w * 0.14, -h * 0.46], h * 0.3), color(1), -60)
  needle.fill(petal([-w * 0.48, 0], [w * 0.32, 0], h * 0.84, 0.4), color(0), 70)
  for (const [row, x] of [-0.14, -0.02, 0.1, 0.2].entries())
    for (const y of row % 2 ? [-0.12, 0.12] : [-0.2, 0, 0.2])
      if (Math.abs(y) < 0.3 - row * 0.05)
        needle.stem(
          bend(
            [w * (x - 0.03), h * (y - 0.09)],
            [w * (x + 0.05), h * (y - 0.05), w * (x + 0.05), h * (y + 0.05), w * (x - 0.03), h * (y + 0.09)],
          ),
          paler(color(0), 0.45),
          w * 0.012,
        )
  needle.stem(
    bend([-w * 0.24, -h * 0.26], [-w * 0.17, -h * 0.1, -w * 0.17, h * 0.1, -w * 0.24, h * 0.26]),
    color(1),
    w * 0.018,
  )
  needle.fill(petal([-w * 0.16, h * 0.06], [w * 0.06, h * 0.24], h * 0.16), color(1), 30, 0.5)
  needle.fill(disc(-w * 0.33, -h * 0.06, w * 0.03), color(2), 0, 0.6)
}

const snakeEmbroidery: DrawNotion = (drawing) => {
  const { pad, width: w, height: h, color } = drawing
  const needle = needleOf(drawing)
  const way = bend(
    [w * 0.06, -h * 0.4],
    [w * 0.62, -h * 0.34, w * 0.5, -h * 0.12, 0, -h * 0.1],
    [-w * 0.62, -h * 0.06, -w * 0.5, h * 0.2, 0, h * 0.2],
    [w * 0.5, h * 0.22, w * 0.4, h * 0.42, -w * 0.2, h * 0.46],
  )
  needle.stem(way, color(0), w * 0.17)
  pad.lay(way, color(2), { line: w * 0.075, rise: 0.4, dash: [0.1, w * 0.15] })
  needle.fill(disc(-w * 0.02, -h * 0.42, w * 0.17, h * 0.045, -8), color(0), 90)
  needle.stem(
    all(
      line([-w * 0.18, -h * 0.42], [-w * 0.34, -h * 0.42], [-w * 0.42, -h * 0.435]),
      line([-w * 0.34, -h * 0.42], [-w * 0.42, -h * 0.405]),
    ),
    color(1),
    w * 0.026,
  )
  needle.fill(disc(-w * 0.06, -h * 0.43, w * 0.026), color(2), 0, 0.6)
}

const beeEmbroidery: DrawNotion = (drawing) => {
  const { width: w, height: h, color } = drawing
  const needle = needleOf(drawing)
  for (const side of [-1, 1]) {
    needle.fill(petal([side * w * 0.04, -h * 0.08], [side * w * 0.48, -h * 0.36], w * 0.26, 0.66), color(2), side * 40)
    needle.fill(
      petal([side * w * 0.05, 0], [side * w * 0.4, h * 0.14], w * 0.17, 0.66),
      paler(color(2), 0.2),
      side * 12,
    )
    needle.stem(
      bend(
        [side * w * 0.04, -h * 0.34],
        [side * w * 0.06, -h * 0.44, side * w * 0.1, -h * 0.46, side * w * 0.13, -h * 0.47],
      ),
      color(1),
      w * 0.022,
    )
  }
  needle.fill(disc(0, h * 0.16, w * 0.15, h * 0.3), color(0), 0)
  for (const [y, wide] of [
    [0.02, 0.14],
    [0.17, 0.15],
    [0.32, 0.11],
  ] as const)
    needle.fill(disc(0, h * y, w * wide, h * 0.045), color(1), 90, 0.3)
  needle.fill(disc(0, -h * 0.12, w * 0.13, h * 0.13), deeper(color(0), 0.2), 90)
  needle.fill(disc(0, -h * 0.28, w * 0.09, h * 0.085), color(1), 0)
}

const craneEmbroidery: DrawNotion = (drawing) => {
  const { width: w, height: h, color } = drawing
  const needle = needleOf(drawing)
  for (const side of [-1, 1])
    needle.stem(
      line([-w * 0.02 * side, h * 0.2], [-w * 0.12 + side * w * 0.025, h * 0.46]),
      deeper(color(1), 0.1),
      w * 0.014,
    )
  for (const side of [-1, 1]) {
    const root = [side * w * 0.05, h * 0.02] as const
    for (let i = 0; i < 6; i++)
      needle.fill(
        petal(root, polar(root[0], root[1], w * (0.47 - i * 0.035), side * (46 + i * 13)), w * 0.085, 0.7),
        i < 5 ? (i % 2 ? deeper(color(1), 0.1) : color(1)) : color(0),
        side * (46 + i * 13) - 90,
      )
    for (let i = 0; i < 5; i++)
      needle.fill(
        petal(root, polar(root[0], root[1], w * (0.33 - i * 0.025), side * (42 + i * 15)), w * 0.09, 0.62),
        i % 2 ? deeper(color(0), 0.06) : color(0),
        side * (42 + i * 15) - 90,
      )
  }
  needle.fill(petal([0, -h * 0.12], [-w * 0.05, h * 0.3], w * 0.2, 0.5), color(0), 76)
  for (const a of [168, 184, 200])
    needle.fill(petal([-w * 0.03, h * 0.16], polar(-w * 0.03, h * 0.16, h * 0.26, a), w * 0.055), color(1), a - 90)
  needle.stem(bend([0, -h * 0.06], [w * 0.06, -h * 0.2, -w * 0.1, -h * 0.28, -w * 0.02, -h * 0.4]), color(0), w * 0.04)
  needle.stem(
    bend([w * 0.015, -h * 0.16], [w * 0.03, -h * 0.22, -w * 0.07, -h * 0.28, -w * 0.035, -h * 0.36]),
    color(1),
    w * 0.022,
  )
  needle.fill(disc(-w * 0.015, -h * 0.41, w * 0.036, h * 0.036), color(0), 0)
  needle.fill(disc(-w * 0.02, -h * 0.438, w * 0.026, h * 0.016), color(2), 90)
  needle.fill(
    outline([w * 0.012, -h * 0.425], [w * 0.1, -h * 0.395], [w * 0.014, -h * 0.39]),
    deeper(color(1), 0),
    0,
    0.5,
  )
}

/** Embroidered animals. */
export const fauna = {
  butterflyEmbroidery: fitted(0.88, butterflyEmbroidery),
  swallowEmbroidery: fitted(0.8, swallowEmbroidery),
  fishEmbroidery,
  snakeEmbroidery,
  beeEmbroidery,
  craneEmbroidery,
} satisfies Record<string, DrawNotion>
