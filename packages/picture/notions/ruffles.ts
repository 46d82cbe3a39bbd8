import type { Color } from '@toile/craft/colors/color.ts'
import { openNoise } from '@toile/geometry'
import type { DrawNotion } from './drawing.ts'
import { hangingFrill, layFrill } from './frill.ts'
import type { Pad } from './pad.ts'
import { stitches } from './sewing.ts'
import { bend, box, line, outline, type Point, shares } from './shapes.ts'
import type { Texture } from './textures.ts'
import { deeper, paler } from './deeper.ts'

const noise = openNoise(29)

/** What a layer throws on the one that it falls over. */
const underHem = (pad: Pad, color: Color, half: number, y: number, deep: number) => {
  for (const share of [1, 0.6])
    pad.lay(box(0, y, half * 2, deep * share), deeper(color, 0.6), { rise: 0, opacity: 0.16 })
}

const gatheredRuffle: DrawNotion = ({ pad, width, height, color, number }) => {
  const half = width / 2
  layFrill(pad, color(0), hangingFrill([-height * 0.34, -height * 0.49], [half, half], number('fullness') * 0.4, 4))
  layFrill(pad, color(0), hangingFrill([-height * 0.36, height * 0.49], [half, half], number('fullness')))
  stitches(pad, line([-half, -height * 0.35], [half, -height * 0.35]), deeper(color(0), 0.25))
}

const doubleRuffle: DrawNotion = ({ pad, width, height, color, number }) => {
  const [half, full] = [width / 2, number('fullness')]
  layFrill(pad, deeper(color(0), 0.06), hangingFrill([-height * 0.3, height * 0.49], [half, half], full, 2))
  underHem(pad, color(0), half, height * 0.06, height * 0.13)
  layFrill(pad, color(0), hangingFrill([-height * 0.42, height * 0.08], [half, half], full))
  layFrill(pad, color(0), hangingFrill([-height * 0.42, -height * 0.49], [half, half], full * 0.3, 5))
  stitches(pad, line([-half, -height * 0.42], [half, -height * 0.42]), deeper(color(0), 0.25))
}

const pleatedFrill: DrawNotion = ({ pad, width, height, color, number }) => {
  const places = shares(number('pleats'), width)
  const step = width / places.length
  for (const x of places) {
    const fold = outline(
      [x - step * 0.5, -height * 0.44],
      [x + step * 0.56, -height * 0.44],
      [x + step * 0.62, height * 0.48],
      [x - step * 0.56, height * 0.48],
    )
    pad.lay(fold, color(0), { rise: step * 0.2, round: step * 0.8 })
    pad.lay(line([x - step * 0.5, -height * 0.4], [x - step * 0.56, height * 0.48]), deeper(color(0), 0.4), {
      line: step * 0.07,
      rise: -0.2,
      opacity: 0.5,
    })
  }
  pad.lay(box(0, -height * 0.42, width, height * 0.14), color(0), { rise: 0.6, round: 0.8 })
  stitches(pad, line([-width / 2, -height * 0.38], [width / 2, -height * 0.38]), deeper(color(0), 0.25))
}

const ruche: DrawNotion = ({ pad, width, height, color, number }) => {
  const [half, full] = [width / 2, number('fullness')]
  for (const up of [-1, 1])
    layFrill(pad, color(0), hangingFrill([up * height * 0.16, up * height * 0.49], [half, half], full * 0.7, up + 3))
  const pitch = 7 - 4 * full
  pad.lay(box(0, 0, width, height * 0.34), color(0), {
    rise: 0.9,
    round: height * 0.12,
    texture: {
      at: (x, y) => Math.cos(((x + noise(x * 0.2, y * 0.12) * pitch * 1.4) / pitch) * Math.PI * 2) * 0.8 - 0.3,
      tone: 0.14,
      relief: 0.12,
    },
  })
  for (const up of [-1, 1])
    stitches(pad, line([-half, up * height * 0.17], [half, up * height * 0.17]), deeper(color(0), 0.3))
}

const jabotFrill: DrawNotion = ({ pad, width, height, color, number }) => {
  const [tiers, full] = [number('tiers'), number('fullness')]
  const tall = (height * 0.98) / (0.74 * (tiers - 1) + 1)
  for (let i = tiers - 1; i >= 0; i--) {
    const half = width * (0.16 + (0.15 * (i + 1)) / tiers)
    const top = -height * 0.49 + tall * 0.74 * i
    if (i < tiers - 1) underHem(pad, color(0), half * 1.34, top + tall * 0.92, tall * 0.2)
    layFrill(pad, color(0), hangingFrill([top, top + tall], [half, half * 1.5], full, i))
  }
  pad.lay(box(0, -height * 0.465, width * 0.36, height * 0.06, 3), color(0), { rise: 1.4, round: 2 })
  stitches(pad, box(0, -height * 0.465, width * 0.33, height * 0.04, 2), deeper(color(0), 0.25))
}

/** A flounce cut in a spiral, whose edge falls in turns that show the other side. */
const cascade: DrawNotion = ({ pad, width, height, color, number }) => {
  const turns = Math.round(3 + 4 * number('fullness'))
  const step = height / (turns + 0.3)
  const left = -width / 2
  for (let i = turns - 1; i >= 0; i--) {
    const top = -height / 2 + i * step
    const far = width * (0.66 + (0.32 * (i + 1)) / turns)
    const at = (x: number, y: number): Point => [left + far * x, top + step * y]
    pad.lay(
      bend(
        at(0, 0.5),
        [...at(0.4, 0.6), ...at(0.8, 0.5), ...at(1, 0.62)],
        [...at(0.98, 0.98), ...at(0.62, 1.34), ...at(0, 1.28)],
      ),
      deeper(color(1), 0.1),
      { rise: step * 0.03, round: step * 0.1, texture: spread(at(0, 0.6), 16, 0.16) },
    )
    pad.lay(
      bend(
        at(0, 0),
        [...at(0.34, 0.02), ...at(0.96, 0.12), ...at(1, 0.62)],
        [...at(0.9, 0.92), ...at(0.66, 0.66), ...at(0.5, 0.9)],
        [...at(0.38, 1.12), ...at(0.16, 0.98), ...at(0, 1.1)],
      ),
      color(0),
      { rise: step * 0.05, round: step * 0.1, texture: spread(at(-0.16, -0.05), 26, 0.17) },
    )
    pad.lay(
      bend(
        at(0.97, 0.6),
        [...at(0.88, 0.86), ...at(0.66, 0.62), ...at(0.5, 0.86)],
        [...at(0.38, 1.08), ...at(0.16, 0.94), ...at(0.02, 1.06)],
      ),
      paler(color(0), 0.2),
      { line: Math.max(0.7, step * 0.02), rise: 0.2, opacity: 0.75 },
    )
    for (const [x, y] of [
      [0.74, 0.5],
      [0.44, 0.7],
    ] as const)
      pad.lay(
        bend(at(0.06, 0.14), [...at(x * 0.4, y * 0.3), ...at(x * 0.8, y * 0.7), ...at(x, y)]),
        deeper(color(0), 0.5),
        {
          line: 0.7,
          rise: -0.05,
          opacity: 0.3,
        },
      )
  }
  stitches(pad, line([left + 3, -height / 2], [left + 3, height / 2]), deeper(color(0), 0.3))
}

/** Matt folds that spread from where cloth is held. */
const spread = ([x0, y0]: Point, count: number, tone: number): Texture => ({
  at: (x, y) => Math.cos((Math.atan2(y - y0, x - x0) / Math.PI) * 2 * count + noise(x * 0.03, y * 0.03) * 5) - 0.3,
  tone,
  relief: 0.12,
})

/** Ruffles, frills, jabots and flounces. */
export const ruffles = { gatheredRuffle, doubleRuffle, pleatedFrill, ruche, jabotFrill, cascade } satisfies Record<
  string,
  DrawNotion
>
