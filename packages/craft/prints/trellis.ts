import { type Point, spline } from '@toile/geometry'
import { toStyle } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { around, fillDisc, fillPath, placed } from './motifs/shapes.ts'
import { ordinaryKnobs } from './ordinaryKnobs.ts'
import { definePrint, type PrintSurface } from './print.ts'

const cell: Point[] = (() => {
  const quarter: Point[] = [
    [0, -46],
    [2.2, -38],
    [7, -30],
    [16, -23],
    [25, -16],
    [29.8, -8],
    [32, 0],
  ]
  const right = [
    ...quarter,
    ...quarter
      .slice(0, -1)
      .reverse()
      .map(([x, y]): Point => [x, -y]),
  ]
  return spline(
    [
      ...right,
      ...right
        .slice(1, -1)
        .reverse()
        .map(([x, y]): Point => [-x, y]),
    ],
    true,
    8,
  )
})()

const scaled = (by: number) => cell.map(([x, y]): Point => [x * by, y * by])

/** Trellis: an ogee lattice with a small flower in each cell, in half drop. */
export const trellis = definePrint({
  id: 'trellis',
  label: 'Ogee trellis',
  family: 'ethnic',
  width: 32,
  height: 92,
  repeat: 'halfDrop',
  role: 'support',
  answers: { foulard_print: 0.8, geometric: 0.6, greek_key: 0.5, mosaic: 0.5, elegant: 0.5, classic: 0.4 },
  colorway: colorway('#f4ecdb', '#2c5f73', '#d98b4f', '#8fb3ad'),
  colorways: [
    inColors('blush', 'Blush', '#f6e6dd', '#9c4f57', '#d98c6a', '#c9b0a0'),
    inColors('forest', 'Forest', '#1f3a33', '#c9a961', '#e9dcc0', '#4f7a68'),
    inColors('delft', 'Delft', '#f5f4ee', '#274b8f', '#5f86c4', '#b9cbe4'),
  ],
  knobs: {
    weight: numberKnob('Line weight', [0.3, 1, 2.6]),
    inner: choiceKnob('Inner line', [
      { id: 'one', label: 'One' },
      { id: 'none', label: 'None' },
      { id: 'broad', label: 'Broad' },
    ]),
    flower: choiceKnob('Flower', [
      { id: 'rosette', label: 'Rosette' },
      { id: 'star', label: 'Star' },
      { id: 'palmette', label: 'Palmette' },
      { id: 'none', label: 'None' },
    ]),
    size: ordinaryKnobs.size,
  },
  paint(tile, { weight, inner, flower: kind, size }) {
    const [ground, line, flower, leaf] = tile.colors
    tile.ground(line)
    tile.motif(16, 46, 48, (surface) => {
      const edge = 1 - 0.07 * weight
      fillPath(surface, scaled(edge), toStyle(ground))
      if (inner !== 'none') {
        fillPath(surface, scaled(edge - 0.13), toStyle(leaf))
        fillPath(surface, scaled(edge - (inner === 'broad' ? 0.3 : 0.19)), toStyle(ground))
      }
      placed(surface, { size }, () => flowers[kind](surface, toStyle(line), toStyle(flower), toStyle(ground)))
    })
  },
})

const flowers: Record<string, (surface: PrintSurface, line: string, flower: string, ground: string) => void> = {
  none() {},
  rosette(surface, line, flower, ground) {
    around(surface, 4, (i) => fillPath(surface, lancet(i % 2 ? 12 : 20), line))
    around(surface, 6, () => fillDisc(surface, [0, -5.4], 3.3, flower), 0.52)
    fillDisc(surface, [0, 0], 2.8, ground)
  },
  star(surface, line, flower) {
    around(surface, 8, (i) => fillPath(surface, lancet(i % 2 ? 9 : 15), i % 2 ? line : flower))
    fillDisc(surface, [0, 0], 2.2, line)
  },
  palmette(surface, line, flower) {
    for (const turn of [-1.1, -0.6, 0.6, 1.1, 0]) {
      placed(surface, { y: 10, angle: turn }, () => fillPath(surface, lancet(turn ? 17 : 26), turn ? line : flower))
    }
    fillDisc(surface, [0, 10], 3, line)
  },
}

const lancet = (reach: number): Point[] => [
  [0, -4],
  [3.4, -reach * 0.6],
  [0, -reach],
  [-3.4, -reach * 0.6],
]
