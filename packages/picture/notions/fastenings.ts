import type { DrawNotion } from './drawing.ts'
import { cord, stitches, wire } from './sewing.ts'
import { all, bend, box, disc, line, outline, polar, ring, shares } from './shapes.ts'
import { flame, hide, plain, twill } from './textures.ts'
import { deeper, paler } from './deeper.ts'

const frogClosure: DrawNotion = ({ pad, width, height, color, number }) => {
  const loops = number('count')
  const [w, h] = [width / 2, height / 2]
  for (const side of [-1, 1]) {
    for (const strand of [-1, 0, 1])
      cord(pad, line([side * w * 0.86, strand * 1.7], [side * 3, strand * 1.7]), color(0), 1.8)
    for (let i = 0; i < loops; i++) {
      const reach = w * (0.4 + (0.28 * (i + 1)) / loops)
      for (const up of [-1, 1])
        cord(
          pad,
          bend(
            [side * w * 0.2, up * 1.4],
            [side * reach, up * h * 0.3, side * (reach + 2), up * h * 1.5, side * (reach - w * 0.2), up * h * 0.6],
            [side * (reach - w * 0.32), up * h * 0.2, side * reach, up * 1, side * w * 0.86, up * 1.2],
          ),
          color(0),
          2,
        )
    }
    for (const turn of [2.4, 1]) cord(pad, ring(side * w * 0.86, 0, turn * 1.7, turn * 1.7), color(0), 1.8)
  }
  pad.lay(disc(0, 0, h * 0.32), color(0), { rise: 2.4, round: h * 0.32, texture: { ...twill(1.3), tone: 0.24 } })
  cord(pad, ring(0, 0, h * 0.44, h * 0.44), color(0), 1.6)
}

const duffleToggle: DrawNotion = ({ pad, width, height, color, number }) => {
  const [w, thick] = [width / 2, 3 + 4 * number('thickness')]
  for (const side of [-1, 1]) {
    const patch = outline(
      [side * w * 0.98, -height * 0.4],
      [side * w * 0.6, -height * 0.36],
      [side * w * 0.5, 0],
      [side * w * 0.6, height * 0.36],
      [side * w * 0.98, height * 0.4],
    )
    pad.lay(patch, color(2), { rise: 1.4, round: 1, texture: hide(1.5), gloss: 0.14 })
    stitches(
      pad,
      outline(
        [side * w * 0.94, -height * 0.33],
        [side * w * 0.63, -height * 0.29],
        [side * w * 0.55, 0],
        [side * w * 0.63, height * 0.29],
        [side * w * 0.94, height * 0.33],
      ),
      paler(color(2), 0.4),
    )
  }
  const reach = height * 0.14
  cord(
    pad,
    bend(
      [-w * 0.62, -reach],
      [-w * 0.2, -reach, w * 0.2, -reach * 1.6, w * 0.24, 0],
      [w * 0.2, reach * 1.6, -w * 0.2, reach, -w * 0.62, reach],
    ),
    color(1),
    thick * 0.8,
  )
  cord(pad, line([w * 0.62, 0], [w * 0.04, 0]), color(1), thick * 0.8)
  const long = outline(
    [-w * 0.02, -height * 0.46],
    [w * 0.07, -height * 0.49],
    [w * 0.14, 0],
    [w * 0.07, height * 0.49],
    [-w * 0.02, height * 0.46],
    [-w * 0.09, 0],
  )
  pad.lay(long, color(0), { rise: thick * 0.9, round: thick * 1.4, texture: flame(1.6, 0.2), gloss: 0.35 })
  pad.lay(box(w * 0.025, 0, w * 0.2, thick * 0.8, 1), color(1), { rise: 1.2, round: 1.4 })
}

const hookAndEye: DrawNotion = ({ pad, width, height, color, number }) => {
  const [w, h, thick] = [width / 2, height / 2, 0.8 + number('thickness')]
  for (const up of [-1, 1]) wire(pad, ring(-w * 0.72, up * h * 0.5, h * 0.36, h * 0.36), color(0), thick)
  wire(
    pad,
    bend(
      [-w * 0.5, -h * 0.4],
      [-w * 0.2, -h * 0.2, w * 0.2, -h * 0.36, w * 0.22, 0],
      [w * 0.2, h * 0.36, -w * 0.2, h * 0.2, -w * 0.5, h * 0.4],
    ),
    color(0),
    thick,
  )
  for (const up of [-1, 1]) wire(pad, ring(w * 0.76, up * h * 0.56, h * 0.32, h * 0.32), color(0), thick)
  wire(pad, bend([w * 0.62, -h * 0.4], [w * 0.02, -h * 0.9, w * 0.02, h * 0.9, w * 0.62, h * 0.4]), color(0), thick)
  for (const x of [-0.9, 0.94])
    for (const up of [-1, 1])
      pad.lay(line([w * x, up * h * 0.3], [w * x * 0.86, up * h * 0.74]), color(1), { line: 0.9, rise: 0.6 })
}

const hookTape: DrawNotion = ({ pad, width, height, color, number }) => {
  for (const side of [-1, 1]) {
    pad.lay(box(side * width * 0.27, 0, width * 0.42, height * 0.98, 1), color(0), { rise: 0.8, texture: twill(1.4) })
    stitches(
      pad,
      line([side * width * 0.44, -height * 0.47], [side * width * 0.44, height * 0.47]),
      deeper(color(0), 0.2),
    )
    stitches(
      pad,
      line([side * width * 0.16, -height * 0.47], [side * width * 0.16, height * 0.47]),
      deeper(color(0), 0.2),
    )
  }
  for (const y of shares(number('count'), height)) {
    wire(
      pad,
      bend(
        [-width * 0.2, y - 2],
        [-2, y - 1.6, width * 0.08, y - 2, width * 0.08, y],
        [width * 0.08, y + 2, -2, y + 1.6, -width * 0.2, y + 2],
      ),
      color(1),
      1.4,
    )
    wire(pad, bend([width * 0.22, y - 2.4], [0, y - 5, 0, y + 5, width * 0.22, y + 2.4]), color(1), 1.4)
  }
}

const pin =
  (long: boolean): DrawNotion =>
  ({ pad, width, height, color, number }) => {
    const [w, h, thick] = [width / 2 - 1.5, height / 2 - 1.5, 1 + 1.6 * number('thickness')]
    wire(pad, line([-w + h, -h * 0.7], [w - h * 0.6, -h * 0.7]), color(0), thick)
    wire(
      pad,
      bend([-w + h, -h * 0.7], [-w - h * 0.5, -h * 0.9, -w - h * 0.5, h * 0.9, -w + h, h * 0.72]),
      color(0),
      thick,
    )
    wire(pad, ring(-w + h * 0.62, 0, h * 0.36, h * 0.36), color(0), thick)
    wire(pad, line([-w + h, h * 0.72], [w - h * 0.4, h * 0.5]), paler(color(0), 0.1), thick * 0.7)
    pad.lay(box(w - h * 0.62, -h * 0.08, h * 1.3, h * 1.8, h * 0.6), color(0), {
      rise: 1.6,
      round: h * 0.6,
      gloss: 0.8,
    })
    if (long) for (const x of [-0.3, 0, 0.3]) wire(pad, ring(w * x, -h * 0.3, h * 0.3, h * 0.3), color(0), thick * 0.7)
  }

const lacing: DrawNotion = ({ pad, width, height, color, number }) => {
  const rows = shares(number('count'), height * 0.86)
  const [x, thick] = [width * 0.34, 1.6 + 2.6 * number('thickness')]
  const holes = rows.flatMap((y) => [ring(-x, y, 4, 2), ring(x, y, 4, 2)])
  pad.lay(all(...holes), color(1), { rise: 1.2, round: 0.9, gloss: 0.7 })
  rows.forEach((y, i) => {
    const next = rows[i + 1]
    if (next === undefined) return
    cord(pad, line([x, y], [-x, next]), color(0), thick)
    cord(pad, line([-x, y], [x, next]), color(0), thick)
  })
  const [first, last] = [rows[0] ?? 0, rows.at(-1) ?? 0]
  cord(pad, line([-x, first], [x, first]), color(0), thick)
  for (const side of [-1, 1])
    cord(
      pad,
      bend([side * x, last], [side * x * 0.4, last + 6, side * x * 0.2, height * 0.4, side * x * 0.7, height * 0.48]),
      color(0),
      thick,
    )
}

const corsetBusk: DrawNotion = ({ pad, width, height, color, number }) => {
  pad.lay(box(0, 0, width * 0.96, height * 0.99, 2), color(1), { rise: 0.9, texture: plain(1), round: 1 })
  for (const side of [-1, 1]) {
    pad.lay(box(side * width * 0.16, 0, width * 0.2, height * 0.95, 3), color(1), { rise: 0.9, round: 2 })
    stitches(
      pad,
      line([side * width * 0.32, -height * 0.47], [side * width * 0.32, height * 0.47]),
      deeper(color(1), 0.25),
    )
  }
  pad.lay(line([0, -height * 0.49], [0, height * 0.49]), deeper(color(1), 0.5), { line: 0.7, rise: -0.6 })
  for (const y of shares(number('count'), height * 0.94)) {
    pad.lay(box(-width * 0.02, y, width * 0.34, 7, 3.4), color(0), { rise: 1.1, round: 1, gloss: 0.75 })
    pad.lay(disc(width * 0.14, y, 3.6), color(0), { rise: 1.6, round: 3, gloss: 0.9 })
  }
}

const turnLock: DrawNotion = ({ pad, width, height, color, number }) => {
  pad.lay(box(0, 0, width * 0.96, height * 0.94, height * 0.46), color(0), { rise: 1.4, round: 1.2, gloss: 0.75 })
  pad.lay(box(0, 0, width * 0.72, height * 0.6, height * 0.3), deeper(color(0), 0.25), {
    rise: -0.6,
    round: 0.5,
    gloss: 0.5,
  })
  pad.lay(box(0, 0, width * 0.56, height * 0.26, height * 0.13), paler(color(0), 0.1), {
    rise: 1.5 + 3 * number('dome'),
    round: height * 0.13,
    gloss: 0.9,
  })
  pad.lay(all(...[-1, 1].map((x) => disc(...polar(0, 0, width * 0.41, x * 90), 1.1))), deeper(color(0), 0.5), {
    rise: -0.3,
  })
}

/** What closes a garment beside buttons and zips. */
export const fastenings = {
  frogClosure,
  duffleToggle,
  hookAndEye,
  hookTape,
  safetyPin: pin(false),
  kiltPin: pin(true),
  lacing,
  corsetBusk,
  turnLock,
} satisfies Record<string, DrawNotion>
