import type { DrawNotion } from './drawing.ts'
import { fauna } from './embroideryFauna.ts'
import { flora } from './embroideryFlora.ts'
import { around, bend, disc, line, outline, petal, polar, type Shape, star } from './shapes.ts'
import { needleOf } from './stitched.ts'
import { deeper, paler } from './deeper.ts'

const starEmbroidery: DrawNotion = (drawing) => {
  const { width: w, color, number } = drawing
  const needle = needleOf(drawing)
  const [points, r] = [number('points'), w * 0.49]
  for (let i = 0; i < points; i++) {
    const at = (i * 360) / points
    for (const side of [-1, 1])
      needle.fill(
        outline([0, 0], polar(0, 0, r, at), polar(0, 0, r * 0.46, at + (side * 180) / points)),
        side > 0 ? color(0) : deeper(color(0), 0.16),
        at + side * 52,
      )
  }
}

const drop =
  (w: number, h: number): Shape =>
  (path) => {
    path.moveTo(w * 0.34, -h * 0.92)
    path.bezierCurveTo(w * 0.9, -h * 1.02, w * 0.98, -h * 0.4, w * 0.5, -h * 0.38)
    path.bezierCurveTo(w * 0.9, -h * 0.1, w * 1.02, h * 0.3, w * 0.8, h * 0.62)
    path.bezierCurveTo(w * 0.5, h * 1.1, -w * 0.62, h * 1.06, -w * 0.86, h * 0.42)
    path.bezierCurveTo(-w * 1.04, -h * 0.2, -w * 0.4, -h * 0.8, w * 0.34, -h * 0.92)
    path.closePath()
  }

const paisleyEmbroidery: DrawNotion = (drawing) => {
  const { pad, width, height, color } = drawing
  const needle = needleOf(drawing)
  const [w, h] = [width * 0.47, height * 0.48]
  needle.fill(drop(w, h), color(0), 24)
  needle.fill(drop(w * 0.74, h * 0.76), color(1), -30, 0.5)
  needle.fill(drop(w * 0.5, h * 0.54), color(2), 40, 0.5)
  for (let i = 0; i < 8; i++)
    needle.fill(
      petal([0, h * 0.26], polar(0, h * 0.26, w * 0.3, i * 45), w * 0.15),
      i % 2 ? color(1) : paler(color(1), 0.35),
      i * 45 - 90,
      0.5,
    )
  needle.fill(disc(0, h * 0.26, w * 0.09), color(0), 0, 0.6)
  pad.lay(drop(w * 0.87, h * 0.88), paler(color(1), 0.4), { line: 1.1, rise: 0.5, dash: [0.1, 3] })
}

const moonEmbroidery: DrawNotion = (drawing) => {
  const { width: w, height: h, color } = drawing
  const needle = needleOf(drawing)
  const crescent: Shape = (path) => {
    path.moveTo(w * 0.1, -h * 0.46)
    path.bezierCurveTo(-w * 0.6, -h * 0.5, -w * 0.66, h * 0.5, w * 0.12, h * 0.46)
    path.bezierCurveTo(-w * 0.22, h * 0.3, -w * 0.22, -h * 0.26, w * 0.1, -h * 0.46)
    path.closePath()
  }
  needle.fill(crescent, color(0), 78)
  for (const [x, y, r] of [
    [0.2, -0.14, 0.14],
    [0.34, 0.16, 0.09],
    [0.12, 0.18, 0.06],
  ] as const)
    needle.fill(star(w * x, h * y, w * r, w * r * 0.36, 4), color(1), 45)
}

const eyeEmbroidery: DrawNotion = (drawing) => {
  const { width: w, height: h, color } = drawing
  const needle = needleOf(drawing)
  for (const a of [-54, -36, -18, 0, 18, 36, 54])
    needle.stem(line(polar(0, h * 0.46, h * 0.78, a), polar(0, h * 0.46, h * 0.95, a * 1.04)), color(2), w * 0.022)
  needle.fill(petal([-w * 0.48, h * 0.06], [w * 0.48, h * 0.06], h * 0.72), color(1), 90)
  needle.fill(disc(0, h * 0.06, h * 0.27), color(0), 20, 0.5)
  needle.fill(disc(0, h * 0.06, h * 0.14), color(2), 90, 0.5)
  needle.fill(disc(-h * 0.07, -h * 0.01, h * 0.05), paler(color(1), 0.5), 0, 0.5)
  needle.stem(
    bend([-w * 0.48, h * 0.06], [-w * 0.2, -h * 0.42, w * 0.2, -h * 0.42, w * 0.48, h * 0.06]),
    color(2),
    w * 0.03,
  )
  needle.stem(
    bend([-w * 0.48, h * 0.06], [-w * 0.2, h * 0.5, w * 0.2, h * 0.5, w * 0.48, h * 0.06]),
    color(2),
    w * 0.02,
  )
}

const strawberryEmbroidery: DrawNotion = (drawing) => {
  const { width: w, height: h, color } = drawing
  const needle = needleOf(drawing)
  needle.fill(
    around(0, h * 0.1, (a) => w * 0.38 * (1 + 0.14 * Math.sin(a)) * (1 - 0.1 * Math.cos(2 * a))),
    color(0),
    64,
  )
  for (const [x, y] of [
    [-0.2, -0.06],
    [0, -0.02],
    [0.2, -0.06],
    [-0.12, 0.12],
    [0.1, 0.13],
    [-0.02, 0.28],
    [-0.24, 0.1],
    [0.24, 0.1],
  ] as const)
    needle.fill(disc(w * x, h * y, w * 0.02, h * 0.028), color(2), 90, 0.4)
  for (const a of [-82, -44, 0, 44, 82])
    needle.fill(
      petal([0, -h * 0.26], polar(0, -h * 0.26, w * 0.3, a + 180), w * 0.13),
      a % 44 ? deeper(color(1), 0.1) : color(1),
      a + 90,
      0.6,
    )
  needle.stem(bend([0, -h * 0.24], [0, -h * 0.36, w * 0.06, -h * 0.42, w * 0.1, -h * 0.46]), color(1), w * 0.05)
}

/** Embroidered motifs. */
export const embroidery = {
  ...flora,
  ...fauna,
  starEmbroidery,
  paisleyEmbroidery,
  moonEmbroidery,
  eyeEmbroidery,
  strawberryEmbroidery,
} satisfies Record<string, DrawNotion>
