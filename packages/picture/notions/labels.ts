import type { Color } from '@toile/craft/colors/color.ts'
import type { DrawNotion, Drawing } from './drawing.ts'
import { stitches } from './sewing.ts'
import { all, box, disc, line, ring, type Shape, shares, star } from './shapes.ts'
import { hide, ribs, satin } from './textures.ts'
import { deeper, paler } from './deeper.ts'

/** Lines of small lettering as the eye takes them from afar: words of strokes, the first line larger. */
function lettering({ pad, width, height }: Drawing, color: Color, lines: number, within: number, rise: number): void {
  const tall = (height * within) / Math.max(1, lines)
  for (const [row, y] of shares(lines, height * within).entries()) {
    const size = Math.min(tall * 0.6, height * 0.42) * (row === 0 ? 1 : 0.72)
    const step = size * 0.72
    const count = Math.max(2, Math.floor((width * (row === 0 ? 0.68 : 0.52)) / step))
    const strokes = shares(count, count * step).map((x, i): Shape => {
      const [l, r, t, b] = [x - step * 0.3, x + step * 0.3, y - size / 2, y + size / 2]
      const kinds: readonly Shape[] = [
        line([l, b], [l, t], [r, b], [r, t]),
        line([r, t], [l, t], [l, b], [r, b]),
        ring(x, y, step * 0.3, step * 0.3),
        line([l, t], [l, b], [r, b]),
        line([l, t], [r, t], [x, t], [x, b]),
      ]
      return kinds[(i * 3 + row) % kinds.length] ?? line([l, t], [l, b])
    })
    pad.lay(all(...strokes), color, { line: Math.max(0.5, size * 0.15), rise, texture: satin(0, 0.5) })
  }
}

const wovenLabel: DrawNotion = (drawing) => {
  const { pad, width, height, color, number } = drawing
  pad.lay(box(0, 0, width * 0.97, height * 0.95, 0.6), color(0), {
    rise: 0.9,
    round: 0.7,
    texture: ribs(90, 0.7, 0.06),
  })
  lettering(drawing, color(1), number('lines'), 0.74, 0.2)
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
  lettering(drawing, color(1), 2, 0.46, -0.5)
}

const sizeTab: DrawNotion = (drawing) => {
  const { pad, width, height, color, number } = drawing
  pad.lay(box(0, 0, width * 0.94, height * 0.96, 0.5), color(0), { rise: 1.2, round: 1, texture: ribs(90, 0.7, 0.06) })
  pad.lay(line([-width * 0.4, -height * 0.4], [width * 0.4, -height * 0.4]), deeper(color(0), 0.4), {
    line: 0.7,
    rise: -0.4,
  })
  lettering(drawing, color(1), number('lines'), 0.66, 0.2)
}

const careLabel: DrawNotion = (drawing) => {
  const { pad, width, height, color, number } = drawing
  pad.lay(box(0, 0, width * 0.95, height * 0.97, 0.4), color(0), { rise: 0.6, round: 0.5, texture: satin(0, 0.7) })
  lettering({ ...drawing, height: height * 0.7 }, color(1), number('lines'), 0.86, 0.1)
  const signs = [-0.3, -0.1, 0.1, 0.3].map((x, i): Shape => {
    const at = [x * width, height * 0.41] as const
    return i === 0
      ? box(at[0], at[1], 3.6, 3)
      : i === 1
        ? star(at[0], at[1], 2.2, 1.1, 3)
        : i === 2
          ? ring(at[0], at[1], 1.9, 1.9)
          : box(at[0], at[1], 3.4, 3.4)
  })
  pad.lay(all(...signs), color(1), { line: 0.5, rise: 0.1 })
}

const metalPlate: DrawNotion = (drawing) => {
  const { pad, width, height, color, number } = drawing
  pad.lay(box(0, 0, width * 0.97, height * 0.94, 2.4), color(0), {
    rise: 1.6,
    round: 1.2,
    texture: ribs(90, 0.5, 0.01),
    gloss: 0.6,
  })
  lettering({ ...drawing, width: width * 0.86 }, color(1), 1, 0.6, -0.4)
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
