import { type Point, quadratic } from '@toile/geometry'
import { toStyle } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { type LacquerColors, paintCrane, paintPagoda, paintPlumBough, paintScrollCloud } from './motifs/orient.ts'
import { penLine } from './motifs/pen.ts'
import { placed } from './motifs/shapes.ts'
import { strew } from './motifs/sow.ts'
import { definePrint, type PrintSurface, type Spot } from './print.ts'

/** Chinoiserie: cranes between climbing plum boughs, pagodas on little hills and scrolled clouds. */
export const chinoiserie = definePrint({
  id: 'chinoiserie',
  label: 'Chinoiserie',
  family: 'conversational',
  width: 340,
  height: 400,
  repeat: 'straight',
  role: 'hero',
  answers: {
    bird: 0.9,
    cherry_blossom: 0.8,
    oriental: 1,
    cloud: 0.7,
    city: 0.2,
    landscape: 0.6,
    floral: 0.5,
    elegant: 0.7,
    conversational: 0.7,
    bamboo: 0.3,
  },
  colorway: colorway('#bcd3cb', '#2c3a3d', '#cf5a4a', '#fbf4e6', '#5f8f74', '#cfa14a'),
  colorways: [
    inColors('blush', 'Blush', '#f0d3c7', '#3a2f38', '#c4485a', '#fff8ee', '#6f9179', '#c08d3c'),
    inColors('lacquer', 'Lacquer', '#1d1b1f', '#5a3a2c', '#c8382f', '#f0e3c8', '#4f7a5f', '#d9a83f'),
    inColors('porcelain', 'Porcelain', '#f4f1e8', '#22407a', '#4f74b5', '#ffffff', '#7f9fcb', '#a9bedd'),
  ],
  knobs: {
    size: numberKnob('Motif size', [0.75, 1, 1.12]),
    cranes: numberKnob('Cranes', [0, 3, 4], '', 1),
    clouds: numberKnob('Clouds', [0, 5, 8], '', 1),
    buildings: choiceKnob('Buildings', [
      { id: 'pagoda', label: 'Pagoda' },
      { id: 'none', label: 'None' },
    ]),
  },
  paint(tile, { size, cranes, clouds, buildings }) {
    const [ground, dark, red, pale, green, gold] = tile.colors
    const colors: LacquerColors = { ground, dark, red, pale, green, gold }
    const at = (places: readonly Point[], reach: number): Spot[] =>
      places.map(([x, y]): Spot => [x * tile.width, y * tile.height, reach * size])
    tile.ground(ground)
    const clear = at(
      [
        [0.28, 0.16],
        [0.78, 0.66],
        [0.5, 0.44],
        [0.02, 0.94],
        [0.3, 0.72],
        [0.76, 0.22],
        [0.56, 0.92],
        [0.04, 0.42],
      ],
      26,
    )
    strew(tile, 'clouds', clear.slice(0, clouds), 1.6, (surface, _chance, reach, i) =>
      placed(surface, { flip: i % 2 === 1, size: i > 3 ? 0.8 : 1 }, () =>
        paintScrollCloud(surface, reach * 2.2, i % 2 ? ground : pale, i % 2 ? pale : gold),
      ),
    )
    strew(
      tile,
      'boughs',
      at(
        [
          [0.14, 0.56],
          [0.68, 0.06],
        ],
        105,
      ),
      1,
      (surface, chance, reach, i) =>
        placed(surface, { y: reach * 0.85, flip: i % 2 === 1, angle: 0.06 }, () =>
          paintPlumBough(surface, reach * 1.75, colors, chance),
        ),
    )
    if (buildings === 'pagoda') {
      strew(
        tile,
        'hills',
        at(
          [
            [0.52, 0.68],
            [0.98, 0.2],
          ],
          62,
        ),
        1.15,
        (surface, _chance, reach, i) => {
          placed(surface, { y: reach * 0.8 }, () => {
            paintHill(surface, reach * (i ? 1 : 1.15), colors)
            placed(surface, { y: -reach * 0.16 }, () => paintPagoda(surface, reach * (i ? 1.25 : 1.5), colors))
          })
        },
      )
    }
    strew(
      tile,
      'cranes',
      at(
        [
          [0.4, 0.3],
          [0.86, 0.86],
          [0.8, 0.46],
          [0.3, 0.92],
        ],
        52,
      ).slice(0, cranes),
      1.15,
      (surface, _chance, reach, i) =>
        placed(
          surface,
          { flip: i % 2 === 1, angle: [-0.1, -0.3, 0.1, -0.15][i], size: (reach / 52) * (i > 1 ? 0.8 : 1) },
          () => paintCrane(surface, colors),
        ),
    )
  },
})

function paintHill(surface: PrintSurface, reach: number, { dark, green, gold }: LacquerColors): void {
  for (const [i, y] of [0, 0.1, 0.2, 0.3].entries()) {
    const half = reach * (0.95 - i * 0.2)
    const brow = quadratic([-half, y * reach], [0, (y - 0.34) * reach], [half, y * reach], 16)
    penLine(surface, brow, toStyle([green, dark, gold, green][i]), reach * (i ? 0.022 : 0.05), 0.15)
  }
}
