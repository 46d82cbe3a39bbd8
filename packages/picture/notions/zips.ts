import type { Color } from '@toile/craft/colors/color.ts'
import type { Drawing, DrawNotion } from './drawing.ts'
import type { Pad } from './pad.ts'
import { cord, stitches } from './sewing.ts'
import { all, box, disc, line, outline, ring, type Shape } from './shapes.ts'
import { twill } from './textures.ts'
import { deeper, paler } from './deeper.ts'

interface Make {
  kind: 'coil' | 'metal' | 'moulded'
  /** Part that has the colour of the teeth. */
  teeth: number
  /** Sliders by their share of the way down, and which way they look. */
  sliders: readonly (readonly [at: number, up: 1 | -1])[]
  bare?: boolean
}

/** The tab that hangs from a slider. */
function pull(pad: Pad, x: number, y: number, way: 1 | -1, kind: string, metal: Color): void {
  const look = { rise: 1.1, round: 0.8, gloss: 0.85 }
  pad.lay(ring(x, y + way * 3, 2.4, 1.2), metal, look)
  if (kind === 'ring') pad.lay(ring(x, y + way * 11, 7, 4.9), metal, look)
  else if (kind === 'drop')
    pad.lay(
      all(
        outline([x - 0.9, y + way * 5], [x + 0.9, y + way * 5], [x + 3, y + way * 15], [x - 3, y + way * 15]),
        disc(x, y + way * 15, 3.1),
      ),
      metal,
      look,
    )
  else {
    pad.lay(box(x, y + way * 12, 5.4, 15, 2), metal, look)
    pad.lay(box(x, y + way * 15, 2.6, 5, 1.2), deeper(metal, 0.35), { rise: -0.6, round: 0.4 })
  }
}

function slider({ pad, color, choice }: Drawing, y: number, way: 1 | -1, metal: number, size: number): void {
  const body = outline(
    [-size, y - way * 4.6],
    [size, y - way * 4.6],
    [size * 0.66, y + way * 5],
    [-size * 0.66, y + way * 5],
  )
  pad.lay(body, color(metal), { rise: 2.2, round: 1.6, gloss: 0.8 })
  pad.lay(box(0, y, size * 0.66, 6, 1), paler(color(metal), 0.1), { rise: 0.9, round: 0.8, gloss: 0.9 })
  pull(pad, 0, y, way, choice('puller'), color(metal))
}

/** Teeth of both sides that lock into each other. */
function teethOf(kind: Make['kind'], count: number, height: number, size: number): Shape {
  const pitch = height / count
  return all(
    ...Array.from({ length: count * 2 }, (_, i): Shape => {
      const y = -height / 2 + (i + 0.5) * (pitch / 2)
      const side = i % 2 ? 1 : -1
      if (kind === 'coil') return disc(side * size * 0.36, y, size * 0.5, pitch * 0.22, side * 14)
      return box(
        side * size * 0.34,
        y,
        size * (kind === 'metal' ? 0.95 : 1.05),
        pitch * 0.4,
        pitch * (kind === 'metal' ? 0.06 : 0.18),
      )
    }),
  )
}

const zip =
  ({ kind, teeth, sliders, bare }: Make): DrawNotion =>
  (drawing) => {
    const { pad, width, height, color, number } = drawing
    const size = { coil: 2.3, metal: 3, moulded: 4.4 }[kind]
    pad.lay(box(0, 0, width * 0.96, height, 0.5), color(0), { rise: 0.5, texture: { ...twill(1), tone: 0.16 } })
    pad.lay(line([0, -height / 2], [0, height / 2]), deeper(color(0), 0.45), { line: size * 2.2, rise: -0.25 })
    if (!bare)
      for (const side of [-1, 1])
        stitches(
          pad,
          line([side * width * 0.33, -height / 2], [side * width * 0.33, height / 2]),
          paler(color(0), 0.14),
        )
    const look =
      kind === 'coil'
        ? { rise: 1, round: 0.5, gloss: 0.25 }
        : { rise: 1.3, round: 0.45, gloss: kind === 'metal' ? 0.75 : 0.35 }
    pad.lay(
      teethOf(kind, number('teeth'), height - 10, size),
      kind === 'coil' ? paler(color(teeth), 0.06) : color(teeth),
      look,
    )
    const ends = kind === 'moulded' ? 1 : teeth
    pad.lay(box(0, height / 2 - 3.4, size * 2.4, 4.4, 1), color(ends), { rise: 1.5, round: 0.9, gloss: 0.6 })
    for (const side of [-1, 1])
      pad.lay(box(side * size * 0.6, -height / 2 + 3, size * 0.9, 4, 0.8), color(ends), {
        rise: 1.4,
        round: 0.8,
        gloss: 0.6,
      })
    for (const [at, way] of sliders) slider(drawing, height * (at - 0.5), way, 1, size * 1.5 + 1.4)
  }

const zipPuller: DrawNotion = ({ pad, width, height, color, number }) => {
  const thick = width * (0.2 + 0.24 * number('thickness'))
  pad.lay(box(0, -height * 0.42, width * 0.66, height * 0.14, 1.4), color(0), { rise: 2, round: 1.4, gloss: 0.85 })
  pad.lay(ring(0, -height * 0.27, width * 0.28, width * 0.16), color(0), { rise: 1.2, round: 0.7, gloss: 0.9 })
  for (const side of [-1, 1])
    cord(pad, line([side * thick * 0.3, -height * 0.22], [side * thick * 0.42, height * 0.26]), color(1), thick * 0.62)
  pad.lay(
    outline(
      [-thick * 0.6, height * 0.22],
      [thick * 0.6, height * 0.22],
      [thick * 0.85, height * 0.46],
      [-thick * 0.85, height * 0.46],
    ),
    color(0),
    { rise: 2, round: 1.4, gloss: 0.8 },
  )
}

/** Zips with their tape, teeth, stops, sliders and pullers. */
export const zips = {
  coilZip: zip({ kind: 'coil', teeth: 0, sliders: [[0.09, 1]] }),
  metalZip: zip({ kind: 'metal', teeth: 1, sliders: [[0.09, 1]] }),
  chunkyZip: zip({ kind: 'moulded', teeth: 1, sliders: [[0.09, 1]] }),
  exposedZip: zip({ kind: 'metal', teeth: 1, sliders: [[0.24, 1]], bare: true }),
  twoWayZip: zip({
    kind: 'metal',
    teeth: 1,
    sliders: [
      [0.08, 1],
      [0.84, -1],
    ],
  }),
  zipPuller,
} satisfies Record<string, DrawNotion>
