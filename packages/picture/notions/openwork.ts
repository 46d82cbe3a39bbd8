import type { DrawNotion } from './drawing.ts'
import { stitches } from './sewing.ts'
import { all, bend, disc, line, outline, type Point, ring, type Shape, shares } from './shapes.ts'
import { chained, plain, satin } from './textures.ts'
import { deeper } from './deeper.ts'

const crochetLace: DrawNotion = ({ pad, width, height, color, number }) => {
  const scallops = number('scallops')
  const step = width / scallops
  const knot = { texture: chained(0, 1.3, 1.9), round: 0.8, rise: 0.9 }
  for (const y of [-0.42, -0.2])
    pad.lay(line([-width / 2, height * y], [width / 2, height * y]), color(0), { ...knot, line: height * 0.09 })
  for (const x of shares(scallops * 3, width))
    pad.lay(line([x, -height * 0.42], [x, -height * 0.2]), color(0), { ...knot, line: height * 0.05 })
  for (const x of shares(scallops, width)) {
    const fans = [-66, -44, -22, 0, 22, 44, 66].map(
      (a): Shape =>
        line(
          [x, -height * 0.16],
          [
            x + Math.sin((a * Math.PI) / 180) * step * 0.44,
            -height * 0.16 + Math.cos((a * Math.PI) / 180) * height * 0.5,
          ],
        ),
    )
    pad.lay(all(...fans), color(0), { ...knot, line: height * 0.05 })
    pad.lay(
      bend(
        [x - step * 0.5, -height * 0.16],
        [x - step * 0.46, height * 0.52, x + step * 0.46, height * 0.52, x + step * 0.5, -height * 0.16],
      ),
      color(0),
      { ...knot, line: height * 0.08 },
    )
    pad.lay(
      all(
        ...[-0.24, 0, 0.24].map((at) =>
          ring(x + at * step, height * (0.44 - Math.abs(at) * 0.4), height * 0.05, height * 0.02),
        ),
      ),
      color(0),
      knot,
    )
  }
}

const broderieEdging: DrawNotion = ({ pad, width, height, color, number }) => {
  const scallops = number('scallops')
  const step = width / scallops
  const edge = Array.from(
    { length: scallops * 16 + 1 },
    (_, i): Point => [
      (0.5 - i / (scallops * 16)) * width,
      height * (0.26 + 0.21 * Math.abs(Math.sin((i / 16) * Math.PI))),
    ],
  )
  pad.lay(outline([-width / 2, -height * 0.48], [width / 2, -height * 0.48], ...edge), color(0), {
    rise: 0.7,
    texture: plain(0.9),
    round: 0.5,
  })
  pad.lay(line(...edge.map(([x, y]): Point => [x, y - 1])), color(1), { line: 2.4, rise: 0.7, texture: satin(90, 0.7) })
  const holes: [number, number, number, number][] = shares(scallops, width).flatMap((x) => [
    ...[0, 60, 120, 180, 240, 300].map((a): [number, number, number, number] => [
      x + Math.cos((a * Math.PI) / 180) * step * 0.19,
      height * 0.1 + Math.sin((a * Math.PI) / 180) * step * 0.19,
      step * 0.085,
      a,
    ]),
    [x - step * 0.5, -height * 0.22, step * 0.07, 0],
    [x, -height * 0.26, step * 0.07, 0],
  ])
  pad.lay(all(...holes.map(([x, y, r]) => ring(x, y, r * 1.5, r))), color(1), {
    rise: 0.6,
    round: 0.4,
    texture: satin(45, 0.5),
  })
  pad.cut(all(...holes.map(([x, y, r]) => disc(x, y, r))))
  stitches(pad, line([-width / 2, -height * 0.4], [width / 2, -height * 0.4]), deeper(color(1), 0.12))
}

/** Edgings that are open between their threads, beside lace of net. */
export const openwork = { crochetLace, broderieEdging } satisfies Record<string, DrawNotion>
