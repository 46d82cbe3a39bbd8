import { toStyle } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { fillDisc, fillPath, placed } from './motifs/shapes.ts'
import { definePrint, type PrintSurface } from './print.ts'

const shapes: readonly ((surface: PrintSurface, color: string, other: string) => void)[] = [
  (surface, color) =>
    fillPath(
      surface,
      [
        [-12, 12],
        [-12, -12],
        [12, 12],
      ],
      color,
    ),
  (surface, color) => wedge(surface, -12, 12, 24, color),
  (surface, color, other) => {
    wedge(surface, -12, 12, 24, color)
    wedge(surface, -12, 12, 12, other)
  },
  (surface, color) => {
    surface.beginPath()
    surface.arc(0, 12, 12, Math.PI, 0)
    surface.closePath()
    surface.fillStyle = color
    surface.fill()
  },
  (surface, color, other) => {
    fillDisc(surface, [0, 0], 10, color)
    fillDisc(surface, [0, 0], 4.2, other)
  },
  (surface, color) => {
    wedge(surface, -12, 12, 12, color)
    wedge(surface, 12, -12, 12, color, Math.PI)
  },
  (surface, color, other) => {
    surface.fillStyle = color
    for (const y of [-12, -4, 4]) surface.fillRect(-12, y, 24, 4)
    fillDisc(surface, [12, 12], 0.01, other)
  },
]

const families = { all: [0, 1, 2, 3, 4, 5, 6], round: [1, 2, 3, 4, 5], straight: [0, 6, 0, 6, 0] } as const

function wedge(surface: PrintSurface, x: number, y: number, radius: number, color: string, turn = 0): void {
  surface.beginPath()
  surface.moveTo(x, y)
  surface.arc(x, y, radius, turn - Math.PI / 2, turn)
  surface.closePath()
  surface.fillStyle = color
  surface.fill()
}

/** Geometric: a board of 24 mm squares filled with wedges, arches and discs. */
export const geometric = definePrint({
  id: 'geometric',
  label: 'Geometric blocks',
  family: 'geometric',
  width: 120,
  height: 120,
  repeat: 'straight',
  runsOn: true,
  role: 'hero',
  answers: {
    geometric: 1,
    abstract: 0.6,
    mosaic: 0.7,
    modern: 0.8,
    sixties: 0.8,
    stylised: 0.6,
    swirl: 0.4,
    futuristic: 0.4,
  },
  colorway: colorway('#f5eedd', '#26304f', '#e0573d', '#efb640', '#2f6d80'),
  colorways: [
    inColors('bauhaus', 'School', '#f4f0e6', '#1c1b1e', '#d8372a', '#f0b51f', '#2353a0'),
    inColors('desert', 'Desert', '#ecdcc4', '#7a4a35', '#c9784f', '#e2b07a', '#5f7568'),
    inColors('night', 'Night', '#1b2030', '#e9e2d0', '#e2725b', '#f2c14e', '#5aa3a0'),
    inColors('sea', 'Sea glass', '#eef2ec', '#1f4e5f', '#79bda8', '#c6dccb', '#e8b59a'),
  ],
  knobs: {
    cells: numberKnob('Shapes across', [3, 5, 8], '', 1),
    gap: numberKnob('Gap between shapes', [0, 0, 0.35]),
    calm: numberKnob('Empty squares', [0, 0, 0.6]),
    shapes: choiceKnob('Shapes', [
      { id: 'all', label: 'All' },
      { id: 'round', label: 'Arcs and discs' },
      { id: 'straight', label: 'Triangles and bars' },
    ]),
    turns: choiceKnob('Turning', [
      { id: 'free', label: 'Every way' },
      { id: 'pairs', label: 'By turns' },
      { id: 'none', label: 'One way' },
    ]),
  },
  paint(tile, { cells, gap, calm, shapes: family, turns }) {
    const [ground, ...inks] = tile.colors
    tile.ground(ground)
    const chosen = families[family]
    const order = tile.chance.shuffled(Array.from({ length: cells * cells }, (_, i) => chosen[i % chosen.length]))
    const emptied = tile.chance.branch('calm')
    const side = tile.width / cells
    order.forEach((shape, i) => {
      const column = i % cells
      const row = Math.floor(i / cells)
      const color = inks[(column + row * 3 + (shape > 3 ? 1 : 0)) % inks.length]
      const other = inks[(column + row * 3 + 2) % inks.length]
      const quarters = { free: tile.chance.whole(0, 3), pairs: (column + row) % 4, none: 0 }[turns]
      if (emptied.next() < calm) return
      const place = { angle: quarters * (Math.PI / 2), size: (side / 24) * (1 - gap) }
      tile.motif((column + 1 / 6) * side, (row + 1 / 6) * side, side * 0.71, (surface) =>
        placed(surface, place, () => shapes[shape](surface, toStyle(color), toStyle(other))),
      )
    })
  },
})
