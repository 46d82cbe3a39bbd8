import type { DrawNotion } from './drawing.ts'
import { stitches } from './sewing.ts'
import { all, box, line, type Point, type Shape, shares } from './shapes.ts'
import { satin } from './textures.ts'
import { deeper } from './deeper.ts'

const stitchesFor = (width: number, toTen: number) => Math.max(2, Math.round((width / 100) * toTen))

const rows =
  (...at: readonly number[]): DrawNotion =>
  ({ pad, width, height, color, number }) => {
    const long = 100 / number('stitches')
    const thick = Math.min(0.9, height * 0.3)
    for (const y of at)
      stitches(pad, line([-width / 2 + 0.5, y * height], [width / 2 - 0.5, y * height]), color(0), {
        width: thick,
        long: Math.max(thick * 1.2, long - thick),
      })
  }

const saddleStitch: DrawNotion = ({ pad, width, height, color, number }) => {
  const count = stitchesFor(width, number('stitches'))
  const step = width / count
  pad.lay(line([-width / 2, 0], [width / 2, 0]), deeper(color(0), 0.6), {
    line: height * 0.5,
    rise: -0.4,
    opacity: 0.16,
  })
  const slanted = shares(count, width).map((x) =>
    line([x - step * 0.36, height * 0.13], [x + step * 0.36, -height * 0.13]),
  )
  pad.lay(all(...slanted), color(0), { line: height * 0.34, rise: 0.9, texture: satin(50, 0.6) })
}

const blanketStitch: DrawNotion = ({ pad, width, height, color, number }) => {
  const thick = Math.min(1.4, height * 0.13)
  const legs = shares(stitchesFor(width, number('stitches')), width).map((x) =>
    line([x, height * 0.4], [x, -height * 0.4]),
  )
  pad.lay(all(...legs), color(0), { line: thick, rise: 0.7 })
  pad.lay(line([-width / 2, height * 0.4], [width / 2, height * 0.4]), color(0), {
    line: thick * 1.2,
    rise: 0.8,
    texture: satin(30, 0.7),
  })
}

/** Crosses on a grid, as a row of flowers between two lines. */
const crossStitchBorder: DrawNotion = ({ pad, width, height, color, number }) => {
  const motif = ['..a.a..', '.aabaa.', 'aab.baa', '.aabaa.', '..a.a..']
  const cell = height / 9
  const cross = (x: number, y: number): Shape =>
    all(
      line([x - cell * 0.34, y - cell * 0.34], [x + cell * 0.34, y + cell * 0.34]),
      line([x + cell * 0.34, y - cell * 0.34], [x - cell * 0.34, y + cell * 0.34]),
    )
  const places: [Point[], Point[]] = [[], []]
  for (const middle of shares(number('motifs'), width))
    motif.forEach((row, j) =>
      Array.from(row).forEach((sign, i) => {
        if (sign !== '.') places[sign === 'a' ? 0 : 1].push([middle + (i - 3) * cell, (j - 2) * cell])
      }),
    )
  for (const x of shares(Math.round(width / cell), width)) for (const y of [-3.7, 3.7]) places[1].push([x, y * cell])
  for (const part of [0, 1] as const)
    pad.lay(all(...places[part].map(([x, y]) => cross(x, y))), color(part), { line: cell * 0.3, rise: 0.5 })
}

const zigzagStitch: DrawNotion = ({ pad, width, height, color, number }) => {
  const count = stitchesFor(width, number('stitches'))
  const points = Array.from(
    { length: count + 1 },
    (_, i): Point => [(i / count - 0.5) * (width - 2), (i % 2 ? 1 : -1) * height * 0.36],
  )
  pad.lay(line(...points), color(0), { line: Math.min(1, height * 0.14), rise: 0.5 })
}

/** Fine pleats that rows of small stitches catch together by twos, now with the one and now with the other beside it: honeycombs. */
const smocking: DrawNotion = ({ pad, width, height, color, number }) => {
  const rows = number('rows')
  const deep = height / rows
  const pleats = Math.max(4, 2 * Math.round(width / Math.min(5.4, deep * 0.5) / 2))
  const pitch = width / pleats
  const leanAt = (y: number) => 0.3 * Math.cos(((y + height / 2) / deep - 0.5) * Math.PI)
  const middleOf = (pleat: number, lean: number) => (pleat + 0.5 - pleats / 2 + (pleat % 2 ? -lean : lean)) * pitch
  const nearest = (x: number, y: number) => {
    const pleat = Math.round(x / pitch + pleats / 2 - 0.5)
    const lean = leanAt(y)
    const own = Math.abs(x - middleOf(pleat, lean))
    return Math.min(own, Math.abs(x - middleOf(pleat - 1, lean)), Math.abs(x - middleOf(pleat + 1, lean)))
  }
  pad.lay(box(0, 0, width, height), color(0), {
    rise: 0.8,
    round: 1,
    texture: { at: (x, y) => 0.5 - (nearest(x, y) / (pitch * 0.62)) ** 2, tone: 0.2, relief: 0.22 },
  })
  const caught = shares(rows, height).flatMap((y, row) =>
    Array.from({ length: pleats / 2 }, (_, i) => i * 2 + (row % 2))
      .filter((pleat) => pleat + 1 < pleats)
      .map((pleat): readonly [Point, Point] => [
        [middleOf(pleat, leanAt(y)) - pitch * 0.2, y],
        [middleOf(pleat + 1, leanAt(y)) + pitch * 0.2, y],
      ]),
  )
  for (const by of [-0.45, 0.45])
    pad.lay(all(...caught.map(([[ax, y], [bx]]) => line([ax, y + by], [bx, y + by]))), color(1), {
      line: 0.85,
      rise: 0.45,
    })
}

/** Close zigzag over a few long stitches, as a pocket's corner is held. */
const barTack: DrawNotion = ({ pad, width, height, color, number }) => {
  const count = number('stitches')
  const step = (width * 0.94) / count
  pad.lay(box(0, 0, width * 0.94, height * 0.62, height * 0.2), deeper(color(0), 0.35), {
    rise: 0.3,
    round: height * 0.3,
  })
  const places = shares(count, width * 0.94)
  for (const way of [0, 1])
    pad.lay(
      all(
        ...places
          .filter((_, i) => i % 2 === way)
          .map((x) =>
            line([x - step * 0.35, (way ? -1 : 1) * height * 0.4], [x + step * 0.35, (way ? 1 : -1) * height * 0.4]),
          ),
      ),
      way ? color(0) : deeper(color(0), 0.06),
      { line: step * 0.92, rise: 0.45, texture: { ...satin(90, 0.3), tone: 0.12 } },
    )
}

/** Stitching that is seen. */
export const stitching = {
  topstitchLine: rows(0),
  doubleTopstitch: rows(-0.34, 0.34),
  saddleStitch,
  blanketStitch,
  crossStitchBorder,
  zigzagStitch,
  smocking,
  barTack,
} satisfies Record<string, DrawNotion>
