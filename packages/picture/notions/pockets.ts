import type { DrawNotion, Drawing } from './drawing.ts'
import { stitches } from './sewing.ts'
import { all, box, disc, line, outline, type Point, type Shape, shares } from './shapes.ts'
import { ribs, satin, type Texture, twill } from './textures.ts'
import { deeper, paler } from './deeper.ts'

/** A pocket's bag: square at the mouth, its lower corners round, cut off or running to a point. */
const bag = (w: number, h: number, corner: number, point = 0): Shape =>
  outline(
    [-w, -h],
    [w, -h],
    [w, h - corner - point],
    [w - corner, h - point],
    [0, h],
    [-w + corner, h - point],
    [-w, h - corner - point],
  )

function sewnBag({ pad, width, height, color }: Drawing, corner: number, point: number, rows: readonly number[]): void {
  const [w, h] = [width / 2 - 1, height / 2 - 1]
  pad.lay(bag(w, h, corner, point), color(0), { rise: 1.5, round: 1.4, texture: twill(1.4) })
  const mouth = height * 0.13
  pad.lay(line([-w, -h + mouth], [w, -h + mouth]), deeper(color(0), 0.4), { line: 0.9, rise: -0.5, opacity: 0.6 })
  for (const inset of rows) stitches(pad, bag(w - inset, h - inset, corner * 0.94, point), color(1))
  stitches(pad, line([-w, -h + mouth - 1.6], [w, -h + mouth - 1.6]), color(1))
  for (const side of [-1, 1])
    pad.lay(line([side * (w - 3), -h + 2], [side * (w - 3), -h + 9]), color(1), { line: 1.6, rise: 0.5 })
}

const flap = ({ pad, width, height, color }: Drawing, corner: number): void => {
  const [w, h] = [width / 2 - 1, height / 2 - 1]
  pad.lay(bag(w, h, corner), color(0), { rise: 2, round: 1.6, texture: twill(1.4) })
  stitches(pad, bag(w - 3.4, h - 3.4, corner * 0.9), color(1))
  pad.lay(line([-w, -h + 1.4], [w, -h + 1.4]), deeper(color(0), 0.35), { line: 1.6, rise: -0.8, opacity: 0.7 })
}

const flapPocket: DrawNotion = (drawing) => {
  const { pad, height, color } = drawing
  flap(drawing, height * 0.5 * drawing.number('corner'))
  // A worked buttonhole, a slit between two close rows of thread.
  const slit = line([0, height * 0.08], [0, height * 0.3])
  pad.lay(slit, color(1), { line: 3.4, rise: 0.7, texture: satin(0, 0.6) })
  pad.lay(slit, deeper(color(0), 0.7), { line: 0.8, rise: -0.5 })
}

const jettedPocket: DrawNotion = ({ pad, width, height, color, number }) => {
  const lip = height * (0.2 + 0.34 * number('thickness'))
  pad.lay(box(0, 0, width * 0.98, height * 0.94, 1), color(0), { rise: 0.5, texture: twill(1.4) })
  pad.lay(line([-width * 0.47, 0], [width * 0.47, 0]), deeper(color(0), 0.75), { line: 1.6, rise: -1 })
  for (const up of [-1, 1])
    pad.lay(box(0, up * (lip * 0.5 + 0.5), width * 0.95, lip, 0.6), color(0), {
      rise: 1.2,
      round: lip * 0.4,
      texture: twill(1.4),
    })
  for (const side of [-1, 1])
    pad.lay(line([side * width * 0.47, -lip], [side * width * 0.47, lip]), deeper(color(0), 0.3), {
      line: 1.4,
      rise: 0.6,
    })
}

const weltPocket: DrawNotion = ({ pad, width, height, color, number }) => {
  const lean = number('slant') * height * 0.3
  const [w, h] = [width / 2 - 1, height / 2 - 1 - Math.abs(lean)]
  const welt = (s: number): Shape =>
    outline([-w * s, -h * s + lean], [w * s, -h * s - lean], [w * s, h * s - lean], [-w * s, h * s + lean])
  pad.lay(welt(1), color(0), { rise: 2, round: 1.4, texture: twill(1.4) })
  pad.lay(line([-w, -h + lean], [w, -h - lean]), deeper(color(0), 0.7), { line: 1.4, rise: -0.6 })
  stitches(pad, welt(0.93), color(1))
}

const bellowsPocket: DrawNotion = ({ pad, width, height, color, number }) => {
  const [w, h] = [width / 2 - 1, height / 2 - 1]
  const deep = number('fullness') * 6
  pad.lay(box(0, h * 0.06, w * 2, h * 1.9, 3), deeper(color(0), 0.2), {
    rise: 1 + deep * 0.4,
    round: deep + 1,
    texture: twill(1.6),
  })
  pad.lay(box(0, h * 0.06, w * 2 - deep * 2 - 3, h * 1.9 - deep - 2, 3), color(0), {
    rise: 1.4 + deep * 0.3,
    round: 2,
    texture: twill(1.6),
  })
  stitches(pad, box(0, h * 0.06, w * 2 - deep * 2 - 10, h * 1.9 - deep - 10, 3), color(1))
  for (const x of [-3.4, 3.4]) stitches(pad, line([x, -h * 0.4], [x, h * 0.9]), color(1))
  pad.lay(
    outline([-w, -h], [w, -h], [w, -h * 0.5], [w * 0.84, -h * 0.36], [-w * 0.84, -h * 0.36], [-w, -h * 0.5]),
    color(0),
    { rise: 2.4, round: 2, texture: twill(1.6) },
  )
  stitches(
    pad,
    outline(
      [-w * 0.95, -h * 0.96],
      [w * 0.95, -h * 0.96],
      [w * 0.95, -h * 0.53],
      [w * 0.82, -h * 0.41],
      [-w * 0.82, -h * 0.41],
      [-w * 0.95, -h * 0.53],
    ),
    color(1),
  )
  pad.lay(all(...[-1, 1].map((side) => disc(side * w * 0.72, -h * 0.54, 5))), color(2), {
    rise: 1.6,
    round: 2.4,
    gloss: 0.5,
  })
}

/** Soft cloth that hangs a little from where it is held above: darker towards its foot, and where it drags. */
const hung = (w: number, h: number): Texture => ({
  at(x, y) {
    const far = 1 - Math.abs(Math.abs(x) - w * 0.55 - (y / h) * w * 0.16) / (w * 0.16)
    const drag = far > 0 ? far * far * (0.6 - y / (2 * h)) * 0.5 : 0
    return Math.cos(((x * 0.85 - y * 0.53) / 1.6) * Math.PI * 2) * 0.25 - drag - (y / h) * 0.25
  },
  tone: 0.16,
  relief: 0.08,
})

const kangarooPocket: DrawNotion = ({ pad, width, height, color, number }) => {
  const [w, h] = [width / 2 - 1, height / 2 - 1]
  const top = w * (0.9 - number('slant') * 0.55)
  const form = (s: number): readonly Point[] => [
    [-top * s, -h * s],
    [top * s, -h * s],
    [w * s, h * 0.34 * s],
    [w * s, h * s],
    [-w * s, h * s],
    [-w * s, h * 0.34 * s],
  ]
  pad.lay(outline(...form(1)), color(0), { rise: 1.8, round: 2, texture: hung(w, h) })
  for (const side of [-1, 1]) {
    // The openings: a ribbed band, and the dark that it stands open to.
    const edge = (by: number) => line([side * (top + by), -h + 0.6], [side * (w + by - 0.6), h * 0.34])
    pad.lay(edge(-1.4), deeper(color(0), 0.72), { line: 2.8, rise: -0.9 })
    pad.lay(edge(-7.5), color(0), { line: 10, rise: 1.3, round: 3, texture: ribs(0, 2.2, 0.1) })
    for (const inset of [14, 17.5])
      stitches(pad, line([side * (top - inset), -h + 1], [side * (w - inset), h * 0.34]), color(1))
    for (const [x, y] of [
      [side * (top - 5), -h + 3.4],
      [side * (w - 6), h * 0.34],
    ] as const)
      pad.lay(line([x - 5, y], [x + 5, y]), color(1), { line: 2.2, rise: 0.6, texture: satin(90, 0.6) })
  }
  stitches(pad, line([-top * 0.98, -h + 4], [top * 0.98, -h + 4]), color(1))
  stitches(pad, line([-w + 3, h * 0.4], [-w + 3, h - 3], [w - 3, h - 3], [w - 3, h * 0.4]), color(1))
}

const zipPocket: DrawNotion = ({ pad, width, height, color, number }) => {
  pad.lay(box(0, 0, width * 0.98, height * 0.96, 2), color(0), { rise: 1, round: 1, texture: twill(1.3) })
  pad.lay(box(0, 0, width * 0.88, height * 0.34, 1), deeper(color(0), 0.5), { rise: -0.8 })
  const teeth = shares(number('teeth'), width * 0.86).flatMap((x) => [
    box(x, -0.9, 0.9, 2.6),
    box(x + 0.9, 0.9, 0.9, 2.6),
  ])
  pad.lay(all(...teeth), color(1), { rise: 0.9, round: 0.4, gloss: 0.7 })
  stitches(pad, box(0, 0, width * 0.94, height * 0.72, 1), paler(color(0), 0.3))
  pad.lay(box(-width * 0.4, 0, 7, 7, 1.4), color(1), { rise: 2, round: 1.4, gloss: 0.8 })
  pad.lay(box(-width * 0.33, 0, 12, 4.4, 1.6), color(1), { rise: 1.2, round: 1, gloss: 0.85 })
}

/** Pockets that are sewn on. */
export const pockets = {
  patchPocket: (drawing) => sewnBag(drawing, drawing.width * 0.2 * drawing.number('corner'), 0, [3]),
  jeansPocket: (drawing) => {
    const { pad, width: w, height: h, color, number } = drawing
    sewnBag(drawing, w * 0.05, h * 0.28 * number('corner'), [3, 9])
    for (const shift of [0, 5])
      stitches(
        pad,
        line(
          [-w * 0.43, -h * 0.06 + shift],
          [-w * 0.2, -h * 0.04 + shift],
          [0, h * 0.08 + shift],
          [w * 0.2, -h * 0.04 + shift],
          [w * 0.43, -h * 0.06 + shift],
        ),
        color(1),
      )
  },
  flapPocket,
  jettedPocket,
  weltPocket,
  bellowsPocket,
  kangarooPocket,
  coinPocket: (drawing) => {
    const { pad, width: w, height: h, color, number } = drawing
    sewnBag(drawing, w * 0.2 * number('corner'), 0, [2.4, 6])
    pad.lay(all(...[-1, 1].map((side) => disc(side * w * 0.42, -h * 0.43, 3.4))), color(2), {
      rise: 1.2,
      round: 2,
      gloss: 0.7,
    })
  },
  zipPocket,
} satisfies Record<string, DrawNotion>
