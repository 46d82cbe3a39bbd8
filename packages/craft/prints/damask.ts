import type { Point } from '@toile/geometry'
import { mixColors, toStyle } from '../colors/mixColors.ts'
import { numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { groundKnob, paintGround } from './groundwork.ts'
import { blob, fillDisc, fillPath, strokePath } from './motifs/shapes.ts'
import { definePrint, type PrintSurface } from './print.ts'

const scrolls: readonly (readonly Point[])[] = [
  [
    [0, -74],
    [11, -56],
    [16, -38],
    [9, -24],
    [0, -15],
  ],
  [
    [4, -12],
    [22, -30],
    [40, -31],
    [45, -14],
    [34, -7],
    [36, -20],
    [26, -20],
    [12, -2],
  ],
  [
    [4, 0],
    [24, -4],
    [48, 6],
    [57, 26],
    [45, 39],
    [48, 24],
    [38, 12],
    [20, 8],
    [6, 10],
  ],
  [
    [3, 14],
    [20, 18],
    [31, 34],
    [27, 53],
    [16, 57],
    [20, 40],
    [12, 28],
    [3, 24],
  ],
  [
    [0, 30],
    [9, 44],
    [8, 62],
    [0, 76],
  ],
  [
    [20, -44],
    [30, -55],
    [39, -49],
    [32, -40],
  ],
  [
    [48, -26],
    [57, -38],
    [60, -26],
    [54, -16],
  ],
  [
    [34, 50],
    [44, 56],
    [40, 70],
    [31, 62],
  ],
]
const beads: readonly (readonly [x: number, y: number, radius: number])[] = [
  [52, -4, 2.8],
  [59, 4, 2],
  [35, 74, 1.8],
  [12, -80, 2.2],
  [18, -86, 1.5],
  [10, 82, 2],
]

/** Damask: a mirrored ornament of scrolled leaves, tone on tone, in half drop. */
export const damask = definePrint({
  id: 'damask',
  label: 'Damask',
  family: 'floral',
  width: 122,
  height: 166,
  repeat: 'halfDrop',
  role: 'hero',
  answers: {
    damask: 1,
    elegant: 0.8,
    gothic: 0.8,
    glam: 0.6,
    maximal: 0.6,
    lotus: 0.3,
    vintage_print: 0.4,
    tonal: 0.5,
  },
  colorway: colorway('#4d2642', '#9c6283'),
  colorways: [
    inColors('gold', 'Gold', '#e9dcb9', '#b08d4a'),
    inColors('emerald', 'Emerald', '#123c33', '#2f7a63'),
    inColors('slate', 'Slate', '#3c4350', '#7f8a9c'),
    inColors('ivory', 'Ivory', '#f6f0e3', '#d8cbb0'),
    inColors('crimson', 'Crimson', '#6d1624', '#b04a4f'),
  ],
  knobs: {
    size: numberKnob('Size of the ornament', [0.65, 1, 1.12]),
    contrast: numberKnob('Contrast of tones', [0.3, 1, 1]),
    line: numberKnob('Inner line', [0, 1, 3]),
    beads: numberKnob('Beads', [0, 1, 1.8]),
    ground: groundKnob,
  },
  paint(tile, { size, contrast, line, beads: bead, ground: kind }) {
    const [ground, ink] = tile.colors
    const figure = mixColors(ground, ink, contrast)
    paintGround(tile, kind, ground, figure)
    const dress = {
      figure: toStyle(figure),
      ground: toStyle(ground),
      half: toStyle(mixColors(ground, figure, 0.55)),
      line: 0.9 * line,
      bead,
    }
    tile.motif(61, 83, 112, (surface) => {
      for (const side of [-1, 1]) {
        surface.save()
        surface.scale(side * size, size)
        paintHalf(surface, dress)
        surface.restore()
      }
    })
  },
})

interface Dress extends Record<'figure' | 'ground' | 'half', string> {
  line: number
  bead: number
}

function paintHalf(surface: PrintSurface, { figure, ground, half, line, bead }: Dress): void {
  for (const scroll of scrolls) {
    const outline = blob(scroll, 8)
    fillPath(surface, outline, figure)
    const [x, y] = [
      scroll.reduce((sum, p) => sum + p[0], 0) / scroll.length,
      scroll.reduce((sum, p) => sum + p[1], 0) / scroll.length,
    ]
    if (line)
      strokePath(
        surface,
        [...outline, outline[0]].map(([px, py]): Point => [x + (px - x) * 0.72, y + (py - y) * 0.72]),
        half,
        line,
      )
  }
  fillPath(
    surface,
    blob(
      [
        [0, -58],
        [6, -46],
        [6, -34],
        [0, -26],
      ],
      8,
    ),
    ground,
  )
  fillPath(
    surface,
    blob(
      [
        [0, -50],
        [3, -43],
        [0, -34],
      ],
      8,
    ),
    figure,
  )
  fillPath(
    surface,
    blob(
      [
        [0, 40],
        [4, 48],
        [0, 62],
      ],
      8,
    ),
    ground,
  )
  for (const [x, y, radius] of beads) fillDisc(surface, [x, y], radius * bead, figure)
  for (let i = 0; i < 5; i++) fillDisc(surface, [30 + i * 5.5, -66 + i * i * 1.5], (1.5 - i * 0.12) * bead, half)
}
