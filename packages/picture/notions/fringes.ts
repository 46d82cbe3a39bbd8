import type { Color } from '@toile/craft/colors/color.ts'
import { openNoise } from '@toile/geometry'
import type { DrawNotion } from './drawing.ts'
import type { Pad } from './pad.ts'
import { cord } from './sewing.ts'
import { all, bend, box, disc, line, outline, type Point, polar, type Shape, shares } from './shapes.ts'
import { chained, hide, pile, ribs, satin } from './textures.ts'
import { deeper, paler } from './deeper.ts'

const noise = openNoise(53)
const swing = (i: number, much: number) => (noise(i * 0.63, 4) - 0.5) * much
const strandsFor = (width: number, toTen: number) => shares(Math.max(2, Math.round((width / 100) * toTen)), width)

const cutFringe: DrawNotion = ({ pad, width, height, color, number }) => {
  const strands = strandsFor(width, number('strands'))
  const step = width / strands.length
  for (const [i, x] of strands.entries()) {
    const [lean, end] = [swing(i, step * 1.2), height * (0.46 + swing(i + 50, 0.05))]
    const strip: Shape = outline(
      [x - step * 0.46, -height * 0.4],
      [x + step * 0.46, -height * 0.4],
      [x + step * 0.4 + lean * 0.3, 0],
      [x + step * 0.4 + lean, end],
      [x - step * 0.34 + lean, end],
      [x - step * 0.42 + lean * 0.3, 0],
    )
    pad.lay(strip, i % 2 ? color(0) : deeper(color(0), 0.07), {
      rise: 1.3,
      round: step * 0.3,
      texture: hide(1.6),
      gloss: 0.08,
    })
  }
  pad.lay(box(0, -height * 0.43, width, height * 0.14), color(0), { rise: 0.9, round: 1, texture: hide(1.6) })
}

/** Yarns that hang from a braid, each a little its own way. */
function yarns(
  pad: Pad,
  color: Color,
  xs: readonly number[],
  [top, bottom]: readonly [number, number],
  wide: number,
  sway: number,
): void {
  for (const shade of [0.12, 0, -0.1]) {
    const own = xs.filter((_, i) => [0.12, 0, -0.1][i % 3] === shade)
    const lines = own.map(
      (x, i): Shape =>
        bend(
          [x, top],
          [
            x + swing(i, sway),
            top + (bottom - top) * 0.4,
            x + swing(i + 9, sway),
            top + (bottom - top) * 0.7,
            x + swing(i + 3, sway * 1.6),
            bottom + swing(i + 21, wide * 2),
          ],
        ),
    )
    if (lines.length)
      pad.lay(all(...lines), shade < 0 ? paler(color, -shade) : deeper(color, shade), {
        line: wide,
        rise: wide * 0.6,
        texture: satin(58, wide * 0.7),
      })
  }
}

const yarnFringe: DrawNotion = ({ pad, width, height, color, number }) => {
  const xs = strandsFor(width - 4, number('strands') * 1.6)
  yarns(pad, color(0), xs, [-height * 0.4, height * 0.46], Math.min(2.2, (width / xs.length) * 0.95), 3)
  pad.lay(box(0, -height * 0.43, width, height * 0.12), color(0), { rise: 1.4, round: 1, texture: chained(0, 3, 3) })
}

const knottedFringe: DrawNotion = ({ pad, width, height, color, number }) => {
  const xs = shares(number('count'), width)
  const step = width / xs.length
  for (const x of xs) {
    for (const side of [-0.4, -0.14, 0.14, 0.4])
      cord(
        pad,
        line([x + side * step, -height * 0.44], [x + side * step * 0.16, -height * 0.14]),
        color(0),
        step * 0.13,
      )
    yarns(
      pad,
      color(0),
      [-0.26, -0.17, -0.09, 0, 0.09, 0.17, 0.26].map((at) => x + at * step),
      [-height * 0.1, height * 0.46],
      step * 0.12,
      step * 0.16,
    )
    pad.lay(disc(x, -height * 0.12, step * 0.2, step * 0.17), color(0), {
      rise: step * 0.16,
      round: step * 0.2,
      texture: satin(40, 1.1),
    })
  }
  pad.lay(box(0, -height * 0.46, width, height * 0.06), color(0), {
    rise: 1.2,
    round: 1,
    texture: chained(0, 2.4, 2.4),
  })
}

const bullionFringe: DrawNotion = ({ pad, width, height, color, number }) => {
  const xs = strandsFor(width - 2, number('strands'))
  const wide = (width / xs.length) * 0.94
  for (const x of xs) cord(pad, line([x, -height * 0.36], [x, height * 0.46]), color(0), wide, wide * 0.6)
  pad.lay(box(0, -height * 0.4, width, height * 0.18), color(0), { rise: 1.4, round: 1, texture: chained(0, 2.6, 2.6) })
}

const tassel: DrawNotion = ({ pad, width, height, color, number }) => {
  const full = 0.5 + 0.5 * number('fullness')
  cord(
    pad,
    bend(
      [-width * 0.05, -height * 0.3],
      [-width * 0.24, -height * 0.56, width * 0.24, -height * 0.56, width * 0.05, -height * 0.3],
    ),
    color(0),
    width * 0.1,
  )
  const skirt = outline(
    [-width * 0.22, -height * 0.14],
    [width * 0.22, -height * 0.14],
    [width * 0.46 * full, height * 0.48],
    [-width * 0.46 * full, height * 0.48],
  )
  pad.lay(skirt, deeper(color(0), 0.12), { rise: width * 0.14, round: width * 0.24, texture: ribs(0, 1, 0.3) })
  yarns(
    pad,
    color(0),
    shares(15, width * 0.42).map((x) => x),
    [-height * 0.14, height * 0.46],
    1.1,
    width * 0.2 * full,
  )
  pad.lay(disc(0, -height * 0.22, width * 0.24, height * 0.085), color(0), {
    rise: width * 0.2,
    round: width * 0.2,
    texture: ribs(0, 1.2, 0.12),
  })
  for (const y of [-0.155, -0.135, -0.115])
    pad.lay(line([-width * 0.22, y * height], [width * 0.22, y * height]), color(1), {
      line: height * 0.02,
      rise: 1,
      gloss: 0.6,
    })
}

/** Threads that stand out from a middle in all ways. */
function tuft(pad: Pad, r: number, colors: readonly Color[], count: number, wide: number): void {
  const first = colors[0]
  if (!first) return
  pad.lay(disc(0, 0, r * 0.8), deeper(first, 0.2), {
    rise: r * 0.5,
    round: r * 0.8,
    texture: pile(wide * 1.4, 0.24, 0.4),
  })
  for (const [layer, reach] of [1, 0.8, 0.58, 0.36].entries()) {
    for (const [turn, color] of colors.entries()) {
      const lines = Array.from({ length: Math.round(count * reach) }, (_, i): Shape => {
        const at = ((i * colors.length + turn) * 137.5 + layer * 40) % 360
        const far = r * reach * (0.86 + swing(i + layer * 31, 0.28))
        return line(polar(0, 0, far * 0.6, at), polar(0, 0, far, at + swing(i, 24)))
      })
      pad.lay(all(...lines), paler(color, layer * 0.07), { line: wide, rise: wide * 0.5 })
    }
  }
}

const vane =
  (side: number, w: number, h: number, curl: number): Shape =>
  (path) => {
    const spine = (share: number): Point => [curl * w * 0.5 * Math.sin(share * Math.PI * 0.9), h * (0.3 - 0.78 * share)]
    const [foot, tip, mid] = [spine(0), spine(1), spine(0.5)]
    path.moveTo(...foot)
    path.bezierCurveTo(foot[0] + side * w * 0.62, foot[1] - h * 0.02, mid[0] + side * w * 0.6, mid[1] - h * 0.1, ...tip)
    path.bezierCurveTo(mid[0] + w * 0.1 * curl, mid[1] - h * 0.16, mid[0], mid[1] + h * 0.1, ...foot)
    path.closePath()
  }

function plume(pad: Pad, color: Color, shaft: Color, w: number, h: number, curl: number): void {
  for (const side of [-1, 1]) {
    const barbs = { ...satin(side > 0 ? -48 : 228, 0.8), tone: 0.24, relief: 0.1 }
    pad.lay(vane(side, w * 0.82, h, curl), side > 0 ? color : deeper(color, 0.12), {
      rise: 0.9,
      round: 2,
      texture: barbs,
      gloss: 0.06,
    })
  }
  for (const [i, y] of [-0.12, 0.02, 0.14].entries())
    for (const side of [-1, 1])
      pad.lay(
        line([curl * w * 0.34, h * (y - 0.03)], [side * w * 0.44, h * (y - 0.16 - i * 0.01)]),
        deeper(color, 0.3),
        { line: 0.7, rise: -0.4, opacity: 0.5 },
      )
  for (let i = 0; i < 9; i++)
    for (const side of [-1, 1])
      pad.lay(
        bend(
          [0, h * (0.26 + i * 0.012)],
          [
            side * w * 0.1,
            h * 0.28,
            side * w * 0.26,
            h * (0.3 + i * 0.01),
            side * w * (0.2 + swing(i, 0.16)),
            h * (0.36 + i * 0.01),
          ],
        ),
        paler(color, 0.3),
        { line: 0.6, rise: 0.3, opacity: 0.8 },
      )
  pad.lay(bend([0, h * 0.48], [0, h * 0.3, curl * w * 0.6, -h * 0.1, curl * w * 0.16, -h * 0.46]), shaft, {
    line: w * 0.04,
    rise: 0.9,
    gloss: 0.3,
  })
}

const featherTrim: DrawNotion = ({ pad, width, height, color, number }) => {
  const full = number('fullness')
  const count = Math.round((width / 100) * (8 + 18 * full))
  for (const layer of [0, 1, 2]) {
    for (const [i, x] of shares(count, width * 0.94).entries()) {
      const sway = swing(i + layer * 17, 26)
      const end: Point = [x + sway, height * (0.46 - layer * 0.12 + swing(i + 5, 0.08))]
      const barbs = Array.from({ length: 11 }, (_, b): Shape => {
        const share = 0.22 + b * 0.075
        const [sx, sy] = [x + sway * share * share, -height * 0.42 + (end[1] + height * 0.42) * share]
        const reach = 6.5 * Math.sin(share * Math.PI * 0.86)
        return all(line([sx, sy], [sx - reach, sy + reach * 1.1]), line([sx, sy], [sx + reach, sy + reach * 1.1]))
      })
      pad.lay(all(...barbs), layer ? paler(color(0), layer * 0.1) : deeper(color(0), 0.1), {
        line: 0.55,
        rise: 0.4,
        opacity: 0.8,
      })
    }
  }
  pad.lay(box(0, -height * 0.46, width, height * 0.07), deeper(color(0), 0.06), { rise: 1, texture: ribs(0, 1.2, 0.1) })
}

/** What hangs and stands out: fringes, tassels, pompoms, feathers. */
export const fringes = {
  cutFringe,
  yarnFringe,
  knottedFringe,
  bullionFringe,
  tassel,
  pompom: ({ pad, width, color, number }) =>
    tuft(pad, width * 0.47, [color(0), color(1)], 60 + Math.round(120 * number('fullness')), 1.1),
  feather: ({ pad, width, height, color, number }) => plume(pad, color(0), color(1), width, height, number('curl')),
  featherTrim,
  furPompom: ({ pad, width, color, number }) =>
    tuft(
      pad,
      width * 0.48,
      [color(0), deeper(color(0), 0.25), paler(color(0), 0.25)],
      90 + Math.round(160 * number('fullness')),
      0.7,
    ),
} satisfies Record<string, DrawNotion>
