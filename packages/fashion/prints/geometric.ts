import { toStyle } from '../colors/mixColors.ts'
import { colorway } from './colorway.ts'
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
  role: 'hero',
  colorway: colorway('#f5eedd', '#26304f', '#e0573d', '#efb640', '#2f6d80'),
  paint(tile) {
    const [ground, ...inks] = tile.colors
    tile.ground(ground)
    const order = tile.chance.shuffled(Array.from({ length: 25 }, (_, i) => i % shapes.length))
    order.forEach((shape, i) => {
      const column = i % 5
      const row = Math.floor(i / 5)
      const color = inks[(column + row * 3 + (shape > 3 ? 1 : 0)) % inks.length]
      const other = inks[(column + row * 3 + 2) % inks.length]
      const angle = tile.chance.whole(0, 3) * (Math.PI / 2)
      tile.motif(column * 24 + 4, row * 24 + 4, 17, (surface) =>
        placed(surface, { angle }, () => shapes[shape](surface, toStyle(color), toStyle(other))),
      )
    })
  },
})
