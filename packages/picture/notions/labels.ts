import type { DrawNotion } from './drawing.ts'
import { stitches } from './sewing.ts'
import { lettering } from './lettering.ts'
import { all, bend, box, disc, line, outline, type Shape, star } from './shapes.ts'
import { hide, ribs, satin } from './textures.ts'
import { deeper, paler } from './deeper.ts'

/** What labels say: a house without a name, as a sample is sewn. */
const house = ['ATELIER', 'SAMPLE', 'SIZE 38'] as const
const care = ['COTTON', 'WASH 30', 'DRY FLAT', 'COOL IRON', 'SIZE 38', 'SAMPLE'] as const

const wovenLabel: DrawNotion = (drawing) => {
  const { pad, width, height, color, number } = drawing
  pad.lay(box(0, 0, width * 0.97, height * 0.95, 0.6), color(0), {
    rise: 0.9,
    round: 0.7,
    texture: ribs(90, 0.7, 0.06),
  })
  lettering(drawing, color(1), { words: house.slice(0, number('lines')), within: 0.8, across: 0.8, rise: 0.2 })
  for (const side of [-1, 1])
    stitches(
      pad,
      line([side * width * 0.455, -height * 0.42], [side * width * 0.455, height * 0.42]),
      deeper(color(0), 0.3),
    )
}

const leatherLabel: DrawNotion = (drawing) => {
  const { pad, width, height, color, number } = drawing
  const wear = number('wear')
  pad.lay(box(0, 0, width * 0.97, height * 0.96, 3), color(0), {
    rise: 1.8,
    round: 1.6,
    texture: { ...hide(2.4 - wear), tone: 0.08 + 0.24 * wear },
    gloss: 0.16,
  })
  stitches(pad, box(0, 0, width * 0.89, height * 0.86, 2), paler(color(1), 0.45))
  pad.lay(box(0, 0, width * 0.76, height * 0.64, 1.4), deeper(color(0), 0.4), { line: 0.9, rise: -0.5 })
  lettering(drawing, color(1), { words: house.slice(0, 2), within: 0.5, across: 0.62, rise: -0.5 })
}

const sizeTab: DrawNotion = (drawing) => {
  const { pad, width, height, color, number } = drawing
  pad.lay(box(0, 0, width * 0.94, height * 0.96, 0.5), color(0), { rise: 1.2, round: 1, texture: ribs(90, 0.7, 0.06) })
  pad.lay(line([-width * 0.4, -height * 0.4], [width * 0.4, -height * 0.4]), deeper(color(0), 0.4), {
    line: 0.7,
    rise: -0.4,
  })
  lettering(drawing, color(1), { words: ['T', '38'].slice(0, number('lines')), within: 0.7, across: 0.62, rise: 0.2 })
}

const careLabel: DrawNotion = (drawing) => {
  const { pad, width, height, color, number } = drawing
  pad.lay(box(0, 0, width * 0.95, height * 0.97, 0.4), color(0), { rise: 0.6, round: 0.5, texture: satin(0, 0.7) })
  lettering({ ...drawing, height: height * 0.7 }, color(1), {
    words: care.slice(0, number('lines')),
    within: 0.86,
    across: 0.8,
    rise: 0.1,
  })
  const signs = [tub, bleach, drum, iron].map((sign, i) => sign((i - 1.5) * width * 0.23, height * 0.42, width * 0.085))
  pad.lay(all(...signs), color(1), { line: 0.5, rise: 0.1 })
}

type Sign = (x: number, y: number, r: number) => Shape

/** The signs of care in their order: a tub of water, bleach, the drum of a dryer, an iron. */
const tub: Sign = (x, y, r) =>
  all(
    line([x - r, y - r * 0.6], [x - r * 0.75, y + r * 0.8], [x + r * 0.75, y + r * 0.8], [x + r, y - r * 0.6]),
    bend(
      [x - r, y - r * 0.5],
      [x - r * 0.5, y - r, x - r * 0.4, y, x, y - r * 0.5],
      [x + r * 0.4, y - r, x + r * 0.5, y, x + r, y - r * 0.5],
    ),
  )
const bleach: Sign = (x, y, r) => outline([x, y - r], [x + r, y + r * 0.8], [x - r, y + r * 0.8])
const drum: Sign = (x, y, r) => all(box(x, y, r * 2, r * 1.8), disc(x, y, r * 0.85))
const iron: Sign = (x, y, r) =>
  all(
    outline([x - r, y + r * 0.7], [x - r * 0.6, y - r * 0.1], [x + r, y - r * 0.1], [x + r, y + r * 0.7]),
    line([x - r * 0.4, y - r * 0.7], [x + r * 0.8, y - r * 0.7], [x + r, y - r * 0.1]),
  )

const metalPlate: DrawNotion = (drawing) => {
  const { pad, width, height, color, number } = drawing
  pad.lay(box(0, 0, width * 0.97, height * 0.94, 2.4), color(0), {
    rise: 1.6,
    round: 1.2,
    texture: ribs(90, 0.5, 0.01),
    gloss: 0.6,
  })
  lettering(drawing, color(1), { words: house.slice(0, 1), within: 0.84, across: 0.66, rise: -0.4 })
  const rivets = number('count')
  const spots =
    rivets > 2
      ? [
          [-1, -0.32],
          [1, -0.32],
          [-1, 0.32],
          [1, 0.32],
        ]
      : [
          [-1, 0],
          [1, 0],
        ]
  for (const [x = 0, y = 0] of spots.slice(0, rivets))
    pad.lay(disc(x * width * 0.43, y * height, 1.5), deeper(color(0), 0.15), { rise: 0.9, round: 1.2, gloss: 0.8 })
}

const rubberBadge: DrawNotion = ({ pad, width, height, color, number }) => {
  const border = 1 + 4 * number('border')
  pad.lay(box(0, 0, width * 0.97, height * 0.96, 8), color(0), { rise: 2, round: 1.6, gloss: 0.2 })
  pad.lay(box(0, 0, width * 0.97 - border * 2.4, height * 0.96 - border * 2.4, 6), color(1), {
    line: border * 0.5,
    rise: 0.8,
    gloss: 0.2,
  })
  pad.lay(
    all(star(0, -height * 0.05, height * 0.24, height * 0.1, 5), box(0, height * 0.26, width * 0.44, height * 0.05, 1)),
    color(1),
    { rise: 1.2, round: 1, gloss: 0.2 },
  )
}

/** Labels, tabs and plates. */
export const labels = { wovenLabel, leatherLabel, sizeTab, careLabel, metalPlate, rubberBadge } satisfies Record<
  string,
  DrawNotion
>
