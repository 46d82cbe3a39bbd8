import type { Color } from '@toile/craft/colors/color.ts'
import type { DrawNotion } from './drawing.ts'
import type { Pad } from './pad.ts'
import { cord, wire } from './sewing.ts'
import { bend, box, disc, line, ring, shares } from './shapes.ts'
import { satin } from './textures.ts'
import { deeper, paler } from './deeper.ts'

/** The tip of a cord, bound in metal. */
function aglet(pad: Pad, x: number, y: number, metal: Color, wide: number): void {
  pad.lay(box(x, y, wide * 1.15, wide * 3, wide * 0.4), metal, { rise: wide * 0.4, round: wide * 0.6, gloss: 0.8 })
  pad.lay(line([x - wide * 0.5, y - wide], [x + wide * 0.5, y - wide]), deeper(metal, 0.4), { line: 0.4, rise: -0.2 })
}

const drawcordPair: DrawNotion = ({ pad, width, height, color, number }) => {
  const thick = 2.6 + 3.4 * number('thickness')
  for (const side of [-1, 1]) {
    const x = side * width * (0.12 + 0.26 * number('spread'))
    pad.lay(ring(x * 0.5, -height * 0.45, 5, 2.6), color(1), { rise: 1.1, round: 0.8, gloss: 0.75 })
    const fall = height * (0.42 + side * 0.015)
    cord(
      pad,
      bend([x * 0.5, -height * 0.45], [x * 1.3, -height * 0.2, x * 0.6, height * 0.1, x, fall - thick * 2]),
      color(0),
      thick,
    )
    pad.lay(disc(x, fall - thick * 3.2, thick * 0.86), color(0), {
      rise: thick * 0.5,
      round: thick,
      texture: satin(20, 1.2),
    })
    aglet(pad, x, fall, color(1), thick)
  }
}

const stopperCord: DrawNotion = ({ pad, width, height, color, number }) => {
  const thick = 2 + 3 * number('thickness')
  const w = width * 0.16
  cord(
    pad,
    bend(
      [-w, height * 0.46],
      [-w * 0.9, 0, -w * 1.6, -height * 0.2, -w * 1.7, -height * 0.3],
      [-w * 1.6, -height * 0.52, w * 1.6, -height * 0.52, w * 1.7, -height * 0.3],
      [w * 1.6, -height * 0.2, w * 0.9, 0, w, height * 0.46],
    ),
    color(0),
    thick,
  )
  pad.lay(box(0, height * 0.04, width * 0.62, height * 0.2, 6), color(1), { rise: 4, round: 5, gloss: 0.35 })
  pad.lay(box(0, -height * 0.07, width * 0.36, height * 0.08, 3), paler(color(1), 0.14), {
    rise: 3,
    round: 3,
    gloss: 0.4,
  })
  pad.lay(disc(0, height * 0.04, 3), deeper(color(1), 0.4), { rise: -1, round: 1 })
  for (const side of [-1, 1])
    pad.lay(box(side * w, height * 0.47, thick * 1.5, height * 0.05, 1.4), color(1), {
      rise: 1.4,
      round: 1.4,
      gloss: 0.3,
    })
}

const cordLoop: DrawNotion = ({ pad, width, height, color, number }) => {
  const thick = 1.2 + 1.6 * number('thickness')
  const edge = -width * 0.36
  cord(pad, line([edge, -height / 2], [edge, height / 2]), color(0), thick)
  const places = shares(number('count'), height)
  const half = (height / places.length) * 0.42
  for (const y of places)
    cord(pad, bend([edge, y - half], [width * 0.5, y - half, width * 0.5, y + half, edge, y + half]), color(0), thick)
}

const chain: DrawNotion = ({ pad, width, height, color, number }) => {
  const links = number('links')
  const long = width / links
  shares(links, width).forEach((x, i) => {
    if (i % 2 === 0) wire(pad, box(x, 0, long * 1.18, height * 0.66, height * 0.33), color(0), height * 0.2)
    else
      pad.lay(box(x, 0, long * 1.2, height * 0.24, height * 0.12), color(0), {
        rise: height * 0.2,
        round: height * 0.12,
        gloss: 0.85,
      })
  })
}

const curbChain: DrawNotion = ({ pad, width, height, color, number }) => {
  const thick = height * (0.14 + 0.16 * number('thickness'))
  for (const x of shares(Math.max(2, Math.round(width / (height * 0.62))), width)) {
    const [a, b] = [height * 0.44, height * 0.3]
    pad.lay(disc(x, 0, a, b, 24), color(0), { line: thick, rise: thick * 0.6, gloss: 0.8 })
    pad.lay(
      bend([x - a * 0.86, -b * 0.9], [x - a * 0.4, -b * 1.5, x + a * 0.5, -b * 0.9, x + a * 0.7, -b * 0.1]),
      paler(color(0), 0.06),
      { line: thick * 0.9, rise: thick * 0.3, gloss: 0.85 },
    )
  }
}

/** Two strands laid round each other: each turn lies close to the last and rounds off at both edges of the rope. */
const ropeCord: DrawNotion = ({ pad, width, height, color, number }) => {
  const twists = number('twists')
  const step = width / twists
  const [top, lean] = [height * 0.46, step * 1.15]
  pad.lay(box(0, 0, width, height * 0.8, height * 0.3), deeper(color(0), 0.5), {
    rise: height * 0.2,
    round: height * 0.4,
  })
  for (let i = -1; i <= twists; i++) {
    const x = -width / 2 + (i + 0.5) * step
    const turn = bend(
      [x - lean * 0.5 - step * 0.46, top * 0.82],
      [x - step * 0.5, top * 0.5, x - step * 0.1, -top * 0.6, x + lean * 0.5 - step * 0.2, -top * 0.86],
      [x + lean * 0.5 + step * 0.1, -top, x + lean * 0.5 + step * 0.4, -top, x + lean * 0.5 + step * 0.46, -top * 0.82],
      [x + step * 0.5, -top * 0.5, x + step * 0.1, top * 0.6, x - lean * 0.5 + step * 0.2, top * 0.86],
      [x - lean * 0.5 - step * 0.1, top, x - lean * 0.5 - step * 0.4, top, x - lean * 0.5 - step * 0.46, top * 0.82],
    )
    pad.lay(turn, color(Math.abs(i) % 2), {
      rise: height * 0.24,
      round: Math.min(step * 0.55, height * 0.5),
      texture: { ...satin(-62, Math.max(0.6, step * 0.12)), tone: 0.16, relief: 0.1 },
    })
  }
}

/** Cords, ropes and chains. */
export const cords = { drawcordPair, stopperCord, cordLoop, chain, curbChain, ropeCord } satisfies Record<
  string,
  DrawNotion
>
