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

/** Threads that stand out from a middle in all ways: the outer are seen at their length, the inner at their ends. */
function tuft(pad: Pad, r: number, colors: readonly Color[], count: number, wide: number): void {
  const [first] = colors
  if (!first) return
  for (const share of [0.74, 0.62, 0.5, 0.36])
    pad.lay(disc(0, 0, r * share), deeper(first, 0.34), {
      rise: r * 0.06,
      round: r * 0.3,
      texture: pile(wide * 1.4, 0.2, 0.1),
    })
  for (const [layer, reach] of [1, 0.92, 0.8, 0.66, 0.5, 0.34, 0.18].entries()) {
    for (const [turn, color] of colors.entries()) {
      const lines = Array.from({ length: Math.round(count * (0.4 + reach)) }, (_, i): Shape => {
        const at = ((i * colors.length + turn) * 137.5 + layer * 53) % 360
        const far = r * reach * (0.84 + swing(i + layer * 31, 0.3))
        const [x, y] = polar(0, 0, far, at + swing(i, 16))
        const [fx, fy] = polar(0, 0, Math.max(0, far - r * 0.24), at)
        return bend([fx, fy], [fx, fy, x + swing(i + 7, r * 0.1), y - r * 0.02, x, y])
      })
      // Light falls on the ends that look up.
      pad.lay(all(...lines), layer < 3 ? deeper(color, 0.2 - layer * 0.08) : paler(color, (layer - 3) * 0.05), {
        line: wide * 0.8,
        rise: wide * 0.35,
      })
    }
  }
}

/** The shaft of a feather from its quill to its tip, and how far its vane reaches beside it. */
const shaftAt = (w: number, h: number, curl: number, share: number): Point => [
  curl * w * 0.34 * Math.sin(share * Math.PI * 0.8) * share,
  h * (0.47 - 0.88 * share),
]
const vaneAt = (share: number) => Math.max(0, Math.sin(((share - 0.2) / 0.82) * Math.PI) ** 0.62 * (1.08 - share * 0.5))

/** One feather: barbs that lie close along a shaft, split in a few places, with down at its foot. */
function plume(pad: Pad, color: Color, shaft: Color, w: number, h: number, curl: number): void {
  const barbs = 96
  for (const side of [-1, 1])
    for (const shade of [0, 1, 2]) {
      const lines = Array.from({ length: barbs }, (_, i) => i)
        .filter((i) => (i * 7 + (i >> 2)) % 3 === shade)
        .map((i): Shape => {
          const share = 0.2 + (0.78 * i) / barbs
          const split = Math.floor(noise(i / 9, side + 3) * 5) % 5 === 0 ? 0.12 : 0
          const [x, y] = shaftAt(w, h, curl, share)
          const reach = w * 0.5 * (side > 0 ? 0.92 : 0.74) * vaneAt(share) * (1 + swing(i, 0.1))
          const up = h * (0.1 - split * 0.4) * (1.1 - share * 0.7) + swing(i + 30, h * 0.012)
          return bend(
            [x, y],
            [x + side * reach * 0.5, y - up * 0.2, x + side * reach * 0.92, y - up * 0.5, x + side * reach, y - up],
          )
        })
      pad.lay(all(...lines), [deeper(color, side > 0 ? 0.1 : 0.24), color, paler(color, 0.12)][shade] ?? color, {
        line: (h * 0.78) / barbs,
        rise: 0.35,
        gloss: 0.12,
      })
    }
  const down = Array.from({ length: 34 }, (_, i): Shape => {
    const side = i % 2 ? 1 : -1
    const [x, y] = shaftAt(w, h, curl, 0.12 + i * 0.0042)
    const [far, fall] = [w * (0.16 + swing(i, 0.2)), h * (0.01 + swing(i + 9, 0.06))]
    return bend([x, y], [x + side * far * 0.4, y - h * 0.03, x + side * far, y - h * 0.02, x + side * far, y + fall])
  })
  pad.lay(all(...down), paler(color, 0.42), { line: Math.max(0.3, w * 0.009), rise: 0.2, opacity: 0.85 })
  const spine = [0, 0.2, 0.4, 0.6, 0.8, 0.97].map((share) => shaftAt(w, h, curl, share))
  spine.slice(1).forEach((to, i) => {
    const from = spine[i]
    if (from) pad.lay(line(from, to), shaft, { line: w * (0.045 - i * 0.007), rise: 0.7, gloss: 0.35 })
  })
}

/** Ostrich off the roll: long soft fronds that hang from a tape, the deeper ones behind. */
const featherTrim: DrawNotion = ({ pad, width, height, color, number }) => {
  const full = number('fullness')
  const count = Math.round((width / 100) * (7 + 13 * full))
  for (const layer of [0, 1, 2]) {
    const fronds = shares(count, width * 0.97).map((x, i): Shape => {
      const sway = swing(i + layer * 17, 24)
      const long = height * (0.86 - layer * 0.13 + swing(i + 5, 0.1))
      const barbs = Array.from({ length: 17 }, (_, b): Shape => {
        const share = 0.04 + b * 0.057
        const [sx, sy] = [x + sway * share * share, -height * 0.44 + long * share]
        const side = b % 2 ? 1 : -1
        const reach =
          side * (2 + 5.5 * Math.sin(Math.min(1, share * 1.2) * Math.PI * 0.62)) * (1 + swing(b + i * 3, 0.9))
        const fall = long * (0.16 + swing(b * 3 + i, 0.1))
        return bend(
          [sx, sy],
          [
            sx + reach * 0.7,
            sy + fall * 0.1,
            sx + reach,
            sy + fall * 0.6,
            sx + reach * 0.84,
            Math.min(height * 0.49, sy + fall),
          ],
        )
      })
      return all(line([x, -height * 0.44], [x + sway * 0.25, -height * 0.44 + long * 0.5]), ...barbs)
    })
    for (const shade of [0, 1, 2])
      pad.lay(
        all(...fronds.filter((_, i) => i % 3 === shade)),
        [deeper(color(0), 0.3 - layer * 0.1), deeper(color(0), 0.1 - layer * 0.05), paler(color(0), 0.1 * layer)][
          shade
        ] ?? color(0),
        { line: 0.5, rise: 0.3, opacity: 0.9 },
      )
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
