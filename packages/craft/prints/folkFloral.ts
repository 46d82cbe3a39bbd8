import { bezier, type Point } from '@toile/geometry'
import { tint, toStyle } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { type FolkColors, paintBird, paintFolkTulip, paintHeart } from './motifs/folk.ts'
import { leafOutline, scallopOutline } from './motifs/motifOutlines.ts'
import { around, fillDisc, fillPath, placed, strokePath } from './motifs/shapes.ts'
import { definePrint, type PrintSurface } from './print.ts'

/** Folk floral: symmetrical sprays out of a painted chest, tulip, heart, rosette and birds on scrolled stems. */
export const folkFloral = definePrint({
  id: 'folkFloral',
  label: 'Folk floral',
  family: 'floral',
  width: 138,
  height: 206,
  repeat: 'halfDrop',
  role: 'hero',
  answers: {
    folk_art: 1,
    floral: 0.7,
    tulip: 1,
    bird: 0.5,
    ethnic: 0.5,
    boho: 0.7,
    cottage: 0.6,
    block_print: 0.6,
    playful: 0.4,
    mandala: 0.5,
    western: 0.2,
  },
  colorway: colorway('#1f2b46', '#d5472f', '#eeb23f', '#f4e9d6', '#4f8a6b', '#6fa3c7'),
  colorways: [
    inColors('linen', 'Linen', '#f2e8d5', '#c63d2f', '#e0a030', '#fff8ea', '#3f6f56', '#3b5f93'),
    inColors('noir', 'Noir', '#17161a', '#e2527a', '#f3c24e', '#f6ecdf', '#4fae8d', '#6e8de0'),
    inColors('brick', 'Brick', '#8e2f2a', '#f0c9a0', '#e7a93c', '#fbf1df', '#33573f', '#26456e'),
  ],
  knobs: {
    size: numberKnob('Motif size', [0.75, 1, 1.12]),
    leaves: numberKnob('Leaves', [2, 5, 7], '', 1),
    dots: numberKnob('Dots', [0, 1, 2]),
    birds: choiceKnob('Birds', [
      { id: 'pair', label: 'Pair' },
      { id: 'none', label: 'None' },
    ]),
    fillers: numberKnob('Small motifs', [0, 1, 1.6]),
  },
  paint(tile, { size, leaves, dots, birds, fillers }) {
    const [ground, red, yellow, pale, green, blue] = tile.colors
    const colors: FolkColors = { ground, red, yellow, pale, green, blue }
    tile.ground(ground)
    tile.motif(tile.width / 2, tile.height / 2, 128, (surface) =>
      placed(surface, { size }, () => {
        for (const flip of [false, true]) {
          placed(surface, { flip }, () => paintHalf(surface, colors, { leaves, dots, bird: birds === 'pair' }))
        }
        strokePath(
          surface,
          [
            [0, 76],
            [0, -20],
          ],
          toStyle(green),
          2.6,
        )
        placed(surface, { y: -34 }, () => paintFolkTulip(surface, 47, colors, dots))
        placed(surface, { y: 22 }, () => paintRosette(surface, 24, colors, dots))
        placed(surface, { y: 78 }, () => paintHeart(surface, 17, colors, dots))
      }),
    )
    const middle = tile.width / 2
    tile.motif(tile.width / 2, 1, 40, (surface) => {
      if (fillers < 0.2) return
      placed(surface, { size: Math.min(1.2, 0.5 + fillers * 0.5) }, () => {
        around(
          surface,
          8,
          (i) => placed(surface, { x: 9 }, () => fillPath(surface, leafOutline(i % 2 ? 15 : 10, 0.24), toStyle(green))),
          Math.PI / 8,
        )
        paintRosette(surface, 11, colors, dots)
      })
    })
    for (const [x, y] of tile.scatter(Math.round(26 * dots), 12, [
      [middle, tile.height / 2 - 45, 52],
      [middle, tile.height / 2 + 10, 58],
      [middle, tile.height / 2 + 70, 58],
      [middle, 1, 30],
    ])) {
      tile.motif(x, y, 3, (surface) => {
        around(surface, 4, () => fillDisc(surface, [0, -1.9], 1.05, toStyle(yellow)))
      })
    }
  },
})

function paintHalf(
  surface: PrintSurface,
  colors: FolkColors,
  { leaves, dots, bird }: { leaves: number; dots: number; bird: boolean },
): void {
  const { red, yellow, pale, green, blue } = colors
  const stems = [
    bezier([0, 66], [34, 62], [58, 34], [44, 6], 30),
    bezier([0, 40], [30, 34], [36, -14], [62, -34], 30),
    bezier([0, 2], [14, 0], [26, -22], [26, -46], 30),
  ]
  for (const stem of stems) {
    strokePath(surface, stem, toStyle(green), 1.9)
    for (let i = 0; i < leaves; i++) {
      const at = Math.round(5 + (i / Math.max(1, leaves - 1)) * 18)
      const [x, y] = stem[at]
      const angle = Math.atan2(stem[at + 1][1] - y, stem[at + 1][0] - x)
      for (const side of [-1, 1]) {
        placed(surface, { x, y, angle: angle + side * 0.95 }, () => {
          fillPath(surface, leafOutline(12.5, 0.23), toStyle(side > 0 ? green : tint(green, 0.22)))
          if (dots > 0.4)
            strokePath(
              surface,
              [
                [2.5, 0],
                [8.5, 0],
              ],
              toStyle(pale, 0.85),
              0.7,
            )
        })
      }
    }
  }
  placed(surface, { x: 44, y: 4, angle: -0.15 }, () =>
    paintFolkTulip(surface, 21, { ...colors, red: blue, blue: red }, dots),
  )
  placed(surface, { x: 63, y: -36, angle: 0.7 }, () =>
    paintFolkTulip(surface, 19, { ...colors, red: yellow, yellow: red }, dots),
  )
  placed(surface, { x: 26, y: -50 }, () => paintRosette(surface, 9, { ...colors, red: pale, pale: red }, dots))
  const berries: Point[] = [
    [53, 42],
    [60, 33],
    [62, 44],
  ]
  berries.forEach(([x, y]) => {
    fillDisc(surface, [x, y], 3.6, toStyle(red))
    fillDisc(surface, [x - 1, y - 1], 1, toStyle(pale))
  })
  if (bird) placed(surface, { x: 38, y: 82, flip: true }, () => paintBird(surface, 40, colors, dots))
  else placed(surface, { x: 34, y: 84, angle: 1.9 }, () => paintFolkTulip(surface, 18, colors, dots))
}

function paintRosette(surface: PrintSurface, radius: number, colors: FolkColors, dots: number): void {
  const { ground, red, yellow, pale, blue } = colors
  fillPath(surface, scallopOutline(10, radius * 1.06, 0.16), toStyle(pale))
  fillPath(surface, scallopOutline(10, radius * 0.92, 0.16), toStyle(red))
  around(surface, 10, () => {
    fillPath(
      surface,
      leafOutline(radius * 0.62, 0.2).map(([x, y]): Point => [y, -x - radius * 0.22]),
      toStyle(tint(red, 0.22)),
    )
    if (dots > 0.4) fillDisc(surface, [0, -radius * 0.72], radius * 0.055, toStyle(pale))
  })
  fillDisc(surface, [0, 0], radius * 0.36, toStyle(ground))
  fillDisc(surface, [0, 0], radius * 0.31, toStyle(yellow))
  around(surface, 8, () => fillDisc(surface, [0, -radius * 0.2], radius * 0.05, toStyle(blue)))
  fillDisc(surface, [0, 0], radius * 0.11, toStyle(blue))
}
