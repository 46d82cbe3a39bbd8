import { type Chance, type Point, spline } from '@toile/geometry'
import { toStyle } from '../colors/mixColors.ts'
import { numberKnob } from '../garments/knob.ts'
import { arranged, arrangementKnob } from './arranged.ts'
import { colorway, inColors } from './colorway.ts'
import { directionKnob, turnOf } from './direction.ts'
import { fillPath, placed } from './motifs/shapes.ts'
import { countOf, ordinaryKnobs } from './ordinaryKnobs.ts'
import { definePrint, type Spot } from './print.ts'

/** Papercut: scissored seaweed and pebbles in flat colours, in half drop. */
export const papercut = definePrint({
  id: 'papercut',
  label: 'Papercut',
  family: 'abstract',
  width: 260,
  height: 260,
  repeat: 'halfDrop',
  role: 'hero',
  answers: {
    leaves: 0.6,
    floral: 0.4,
    abstract: 0.7,
    silhouette_manner: 1,
    stylised: 0.8,
    modern: 0.8,
    poppy: 0.5,
    lotus: 0.4,
    botanical: 0.5,
    sixties: 0.5,
    bold: 0.5,
    collage: 0.6,
    block_print: 0.5,
    screen_print: 0.6,
  },
  colorway: colorway('#f5ecdc', '#1f4d8f', '#e2664a', '#eab64a', '#3f8069'),
  colorways: [
    inColors('noir', 'Black and bone', '#f2ecdf', '#1d1b1f', '#8b8377', '#c9bca6', '#4d4a48'),
    inColors('lagoon', 'Lagoon', '#16324f', '#7fc4c1', '#f3e7cf', '#ef8a62', '#3d7ea6'),
    inColors('candy', 'Candy', '#fbe3df', '#e5446d', '#f7b32b', '#6a4c93', '#2ec4b6'),
  ],
  knobs: {
    density: ordinaryKnobs.density,
    size: ordinaryKnobs.size,
    lobes: numberKnob('Pairs of lobes', [2, 4, 5], '', 1),
    pebbles: numberKnob('Pebbles', [0, 1, 2]),
    arrangement: arrangementKnob,
    direction: directionKnob,
  },
  paint(tile, { density, size, lobes, pebbles: small, arrangement, direction }) {
    const [ground, ...papers] = tile.colors
    tile.ground(ground)
    const weeds = arranged(tile, arrangement, countOf(11, density), 72 * Math.max(0.7, size) * (density > 1 ? 0.85 : 1))
    const pebbles = tile.scatter(
      countOf(18, small),
      24,
      weeds.map(([x, y]): Spot => [x, y, 48 * size]),
    )
    weeds.forEach(([x, y], i) => {
      const angle = turnOf(direction, i, tile.chance.branch(`weed ${i}`).next() * 6.28, -Math.PI / 2)
      tile.motif(x, y, 52 * size, (surface) =>
        placed(surface, { angle, size }, () =>
          fillPath(surface, weed(tile.chance.branch(`lobes ${i}`), lobes), toStyle(papers[i % papers.length])),
        ),
      )
    })
    pebbles.forEach(([x, y], i) => {
      const chance = tile.chance.branch(`pebble ${i}`)
      const outline = Array.from({ length: 6 }, (_, k): Point => {
        const reach = chance.between(5, 10)
        return [Math.cos((k / 6) * 6.283) * reach, Math.sin((k / 6) * 6.283) * reach]
      })
      tile.motif(x, y, 12, (surface) =>
        fillPath(surface, spline(outline, true, 6), toStyle(papers[(i + 1) % papers.length])),
      )
    })
  },
})

function weed(chance: Chance, pairs: number): Point[] {
  const step = 60 / pairs
  const side = (sign: number): Point[] => {
    const points: Point[] = [[-38, sign * 2.5]]
    for (let i = 0; i < pairs; i++) {
      const root = -27 + i * step
      const reach = (30 - Math.abs((i * 4) / pairs - 1.2) * 5) * chance.between(0.8, 1.08)
      const lean = chance.between(6, 12)
      points.push(
        [root - 2, sign * 4.5],
        [root + lean - 5, sign * reach * 0.82],
        [root + lean, sign * reach],
        [root + lean + 5.5, sign * reach * 0.78],
        [root + 5, sign * 5],
      )
    }
    return points
  }
  const upper = side(-1)
  const lower = side(1)
  return spline([...upper, [36, -6], [46, 0], [36, 6], ...lower.reverse()], true, 6)
}
