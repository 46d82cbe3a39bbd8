import type { Drawing, DrawNotion } from './drawing.ts'
import { fitted } from './fitted.ts'
import { stitches, wire } from './sewing.ts'
import { all, bend, box, disc, line, outline, ring } from './shapes.ts'
import { hide, plain, twill } from './textures.ts'
import { deeper, paler } from './deeper.ts'

const thick = ({ number, height }: Drawing, share = 0.14) => height * share * (0.5 + number('thickness'))

const prongBuckle: DrawNotion = (drawing) => {
  const { pad, width, height, color } = drawing
  const bar = thick(drawing, 0.12)
  wire(pad, box(0, 0, width - bar, height - bar, height * 0.18), color(0), bar)
  wire(
    pad,
    line([-width * 0.24, -height / 2 + bar], [-width * 0.24, height / 2 - bar]),
    deeper(color(0), 0.1),
    bar * 0.7,
  )
  wire(pad, line([-width * 0.26, 0], [width / 2 - bar * 0.4, 0]), paler(color(0), 0.08), bar * 0.66, bar * 0.5)
}

const coveredBuckle: DrawNotion = (drawing) => {
  const { pad, width, height, color } = drawing
  const bar = thick(drawing, 0.2)
  pad.lay(box(0, 0, width - bar, height - bar, height * 0.14), color(0), { line: bar, rise: 2, texture: plain(1.2) })
  pad.lay(line([0, -height / 2 + bar], [0, height / 2 - bar]), deeper(color(0), 0.12), {
    line: bar * 0.6,
    rise: 1,
    texture: plain(1.2),
  })
}

function strap({ pad, width, height, color }: Drawing, part: number, tall = 0.62): void {
  const h = height * tall
  const end = outline(
    [-width / 2, -h / 2],
    [width * 0.42, -h / 2],
    [width * 0.49, 0],
    [width * 0.42, h / 2],
    [-width / 2, h / 2],
  )
  pad.lay(end, color(part), { rise: 1.6, round: 1.2, texture: hide(1.5), gloss: 0.16 })
  for (const side of [-1, 1])
    stitches(pad, line([-width / 2, side * h * 0.38], [width * 0.4, side * h * 0.38]), paler(color(part), 0.32))
}

const strapBuckle: DrawNotion = (drawing) => {
  const { pad, width, height, color, number } = drawing
  strap(drawing, 0)
  const [at, bar] = [-width * 0.12, height * 0.12]
  wire(pad, box(at, 0, height * 0.9, height - bar, height * 0.16), color(1), bar, 1.6)
  wire(pad, line([at - height * 0.3, 0], [at + height * 0.46, 0]), color(1), bar * 0.7, 2.2)
  const holes = number('count')
  for (let i = 0; i < holes; i++)
    pad.lay(disc(width * (0.1 + (0.26 * i) / Math.max(1, holes - 1)), 0, 1.5), deeper(color(0), 0.7), {
      rise: -0.8,
      round: 0.4,
    })
  pad.lay(box(-width * 0.34, 0, 7, height * 0.74, 1), color(0), {
    rise: 1.4,
    round: 1,
    texture: hide(1.4),
    gloss: 0.16,
  })
}

const dRingStrap: DrawNotion = (drawing) => {
  const { pad, width, height, color } = drawing
  const bar = thick(drawing, 0.11)
  pad.lay(box(-width * 0.16, 0, width * 0.66, height * 0.66, 1), color(0), { rise: 1.4, texture: twill(1.8) })
  stitches(pad, box(-width * 0.02, 0, width * 0.2, height * 0.5), paler(color(0), 0.3))
  for (const shift of [0, width * 0.08]) {
    const x = width * 0.16 + shift
    wire(
      pad,
      bend([x, -height * 0.4], [x + width * 0.22, -height * 0.42, x + width * 0.22, height * 0.42, x, height * 0.4]),
      color(1),
      bar,
      1.2,
    )
    wire(pad, line([x, -height * 0.4], [x, height * 0.4]), color(1), bar, 1.2)
  }
}

const dungareeClip: DrawNotion = (drawing) => {
  const { pad, width, height, color, number } = drawing
  const bar = width * (0.05 + 0.07 * number('thickness'))
  pad.lay(box(0, -height * 0.24, width * 0.7, height * 0.5, 1), color(0), { rise: 1.4, texture: twill(1.6) })
  for (const side of [-1, 1])
    stitches(
      pad,
      line([side * width * 0.28, -height * 0.48], [side * width * 0.28, -height * 0.02]),
      paler(color(0), 0.42),
    )
  wire(pad, box(0, -height * 0.02, width * 0.84, height * 0.12, 2), color(1), bar, 1.4)
  wire(
    pad,
    bend(
      [-width * 0.38, height * 0.05],
      [-width * 0.4, height * 0.24, -width * 0.2, height * 0.24, -width * 0.17, height * 0.34],
      [-width * 0.16, height * 0.49, width * 0.16, height * 0.49, width * 0.17, height * 0.34],
      [width * 0.2, height * 0.24, width * 0.4, height * 0.24, width * 0.38, height * 0.05],
    ),
    color(1),
    bar,
  )
  pad.lay(disc(0, height * 0.34, width * 0.17), color(1), { rise: 2.4, round: width * 0.12, gloss: 0.8 })
}

const sideRelease: DrawNotion = ({ pad, width, height, color, number }) => {
  const round = 1 + 3 * number('dome')
  for (const side of [-1, 1])
    pad.lay(box(side * width * 0.4, 0, width * 0.2, height * 0.68, 0.5), color(1), { rise: 1, texture: twill(1.6) })
  pad.lay(box(-width * 0.12, 0, width * 0.4, height * 0.94, 5), color(0), { rise: 3, round, gloss: 0.3 })
  pad.lay(box(width * 0.2, 0, width * 0.26, height * 0.84, 4), color(0), { rise: 3, round, gloss: 0.3 })
  for (const side of [-1, 1])
    pad.lay(box(-width * 0.1, side * height * 0.42, width * 0.16, height * 0.2, 3), deeper(color(0), 0.3), {
      rise: -1.6,
      round: 0.8,
    })
  pad.lay(box(-width * 0.12, 0, width * 0.16, height * 0.3, 3), paler(color(0), 0.08), {
    rise: 0.5,
    round: 0.4,
    gloss: 0.3,
  })
  pad.lay(box(width * 0.28, 0, width * 0.03, height * 0.64, 1), deeper(color(0), 0.5), { rise: -1.2, round: 0.5 })
}

const horsebit: DrawNotion = (drawing) => {
  const { pad, width, height, color } = drawing
  const bar = thick(drawing, 0.13)
  const r = height / 2 - bar / 2
  for (const side of [-1, 1]) wire(pad, ring(side * (width / 2 - height / 2), 0, r, r), color(0), bar)
  wire(pad, line([-width / 2 + height * 0.7, 0], [-3, 0]), color(0), bar * 1.25)
  wire(pad, line([3, 0], [width / 2 - height * 0.7, 0]), color(0), bar * 1.25)
  pad.lay(all(ring(-2, 0, 3.6, 1.8), ring(2, 0, 3.6, 1.8)), color(0), { rise: 2, round: 1, gloss: 0.85 })
}

const carabiner: DrawNotion = ({ pad, width, height, color, number }) => {
  const bar = width * (0.08 + 0.1 * number('thickness'))
  const [w, h] = [width / 2 - bar / 2, height / 2 - bar / 2]
  wire(
    pad,
    bend(
      [w, -h * 0.4],
      [w, -h * 1.1, -w * 0.9, -h * 1.2, -w, -h * 0.4],
      [-w * 0.9, h * 0.2, -w * 0.7, h * 1.2, 0, h],
      [w * 0.8, h * 0.9, w * 0.9, h * 0.6, w * 0.9, h * 0.4],
    ),
    color(0),
    bar,
  )
  wire(pad, line([w * 0.9, h * 0.4], [w, -h * 0.4]), paler(color(0), 0.12), bar * 0.8)
  pad.lay(disc(w * 0.92, h * 0.36, bar * 0.5), deeper(color(0), 0.3), { rise: 1, round: 0.6, gloss: 0.6 })
}

/** Buckles, clips and clasps. */
export const buckles = {
  prongBuckle,
  coveredBuckle,
  strapBuckle,
  dRingStrap,
  dungareeClip,
  sideRelease,
  horsebit: fitted(0.92, horsebit),
  carabiner,
} satisfies Record<string, DrawNotion>
