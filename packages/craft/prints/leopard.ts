import { type Chance, ellipse, type Point } from '@toile/geometry'
import type { Color } from '../colors/color.ts'
import { mixColors, toStyle } from '../colors/mixColors.ts'
import { numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { blob, fillPath } from './motifs/shapes.ts'
import { countOf, ordinaryKnobs } from './ordinaryKnobs.ts'
import { definePrint, type PrintSurface, type PrintTile, type Spot } from './print.ts'

/** Leopard: scattered rosettes of two to four dark arcs about a tawny heart, spots between. */
export const leopard = definePrint({
  id: 'leopard',
  label: 'Leopard',
  family: 'animal',
  width: 150,
  height: 150,
  repeat: 'straight',
  role: 'hero',
  answers: { leopard: 1, animal: 1, glam: 0.6, sexy: 0.9, bold: 0.6, punk: 0.3, eighties: 0.5 },
  colorway: colorway('#e9cd98', '#c98f4e', '#a4682f', '#23160f'),
  colorways: [
    inColors('snow', 'Snow leopard', '#e9e6de', '#c9c3b8', '#9a938a', '#2d2b2e'),
    inColors('pink', 'Pink', '#f4c8cf', '#e79aae', '#c95f80', '#3a1626'),
    inColors('forest', 'Forest', '#a9b58c', '#7f8f62', '#4f6340', '#1c2318'),
    inColors('blue', 'Blue', '#bcd0e2', '#89a9c9', '#557fa8', '#15223a'),
  ],
  knobs: {
    size: numberKnob('Size of the rosettes', [0.55, 1, 1.6]),
    density: ordinaryKnobs.density,
    heart: numberKnob('Depth of the hearts', [0, 0.3, 1]),
    weight: numberKnob('Weight of the arcs', [0.5, 1, 1.6]),
    coat: numberKnob('Shading of the coat', [0, 1, 2.5]),
    spots: numberKnob('Small spots', [0, 1, 2]),
  },
  paint(tile, { size, density, heart: depth, weight, coat: shading, spots }) {
    const [ground, tawny, heart, dark] = tile.colors
    const coat = tile.field(3, 3, 2)
    tile.texels((u, v) => mixColors(ground, tawny, 0.24 + 0.3 * shading * coat(u, v)), 1)
    const large = spotsOf(tile, countOf(18 / size ** 2, density), 13.4 * size, [])
    const medium = spotsOf(tile, countOf(22 / size ** 2, density), 9.4 * size, large)
    const small = spotsOf(tile, countOf(30 / size ** 2, spots), 4.6 * size, [...large, ...medium])
    for (const [i, [x, y, reach]] of [...large, ...medium, ...small].entries()) {
      const name = `rosette ${i}`
      tile.motif(x, y, reach * 2, (surface) => {
        const chance = tile.chance.branch(name)
        surface.save()
        surface.rotate(chance.next() * 6.28)
        surface.scale(1, chance.between(0.76, 1.08))
        if (reach < 5 * size) fillPath(surface, pebble(chance, reach * 0.75, reach * 0.52), toStyle(dark))
        else paintRosette(surface, reach * 0.82, mixColors(tawny, heart, depth), dark, chance, weight)
        surface.restore()
      })
    }
  },
})

const spotsOf = (tile: PrintTile, count: number, reach: number, others: readonly Spot[]): Spot[] =>
  tile
    .scatter(
      count,
      reach * 1.84,
      others.map(([x, y, other]): Spot => [x, y, (other + reach) * 0.92]),
    )
    .map(([x, y]): Spot => [x, y, reach])

const pebble = (chance: Chance, radiusX: number, radiusY: number): Point[] =>
  blob(
    ellipse([0, 0], radiusX, radiusY, 0, 9).map(([x, y]): Point => {
      const swell = chance.between(0.82, 1.18)
      return [x * swell, y * swell]
    }),
    5,
  )

function paintRosette(
  surface: PrintSurface,
  radius: number,
  heart: Color,
  dark: Color,
  chance: Chance,
  weight: number,
): void {
  fillPath(surface, pebble(chance, radius * 0.78, radius * 0.72), toStyle(heart))
  const arcs = chance.whole(2, 4)
  let start = chance.next() * 6.28
  for (let i = 0; i < arcs; i++) {
    const span = (6.28 / arcs) * chance.between(0.5, 0.8)
    const thick = chance.between(0.08, 0.17)
    const outer: Point[] = []
    const inner: Point[] = []
    for (let k = 0; k <= 5; k++) {
      const angle = start + (span * k) / 5
      const half = (0.17 + thick * Math.sin((Math.PI * k) / 5)) * chance.between(0.75, 1.25) * weight
      outer.push([Math.cos(angle) * radius * (1 + half * 0.6), Math.sin(angle) * radius * (1 + half * 0.6)])
      inner.push([Math.cos(angle) * radius * (1 - half * 1.2), Math.sin(angle) * radius * (1 - half * 1.2)])
    }
    fillPath(surface, blob([...outer, ...inner.reverse()], 5), toStyle(dark))
    start += 6.28 / arcs
  }
}
