import { mixColors, tint, toStyle } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { type Direction, directionKnob, turnOf } from './direction.ts'
import { type BloomKind, paintBloom } from './motifs/paintBloom.ts'
import { paintLeaf, paintSprig } from './motifs/leaf.ts'
import { fillDisc, placed } from './motifs/shapes.ts'
import { countOf, ordinaryKnobs } from './ordinaryKnobs.ts'
import { definePrint, type PrintTile, type Spot } from './print.ts'

/** Bouquet floral: blooms of three sizes over leaves and sprigs, in half drop. */
export const floral = definePrint({
  id: 'floral',
  label: 'Bouquet floral',
  family: 'floral',
  width: 300,
  height: 300,
  repeat: 'halfDrop',
  role: 'hero',
  answers: {
    floral: 1,
    peony: 0.6,
    poppy: 0.8,
    rose: 0.5,
    daisy: 0.5,
    sunflower: 0.7,
    tulip: 0.5,
    romantic: 0.8,
    feminine: 0.8,
    vintage_print: 0.4,
    forties: 0.6,
    orchid_motif: 0.4,
  },
  colorway: colorway('#1f2a40', '#d8523f', '#efa3a8', '#f6ead8', '#5f7d57', '#eec04f'),
  colorways: [
    inColors('ivory', 'Ivory garden', '#f5eddd', '#c8505a', '#e9a79b', '#8fa8c9', '#6f8a5e', '#e8b54a'),
    inColors('noir', 'Noir', '#17151a', '#b3213c', '#e6d3c8', '#8d6c8f', '#4c5d49', '#d4a24c'),
    inColors('mint', 'Mint morning', '#cfe3d6', '#ef7d6a', '#fbe6dc', '#f3b6c0', '#3f7a68', '#f2c14e'),
    inColors('dusk', 'Blue dusk', '#2b3f63', '#9db7dc', '#dfe7f2', '#6f83b8', '#4f7285', '#e5cf9a'),
  ],
  knobs: {
    density: ordinaryKnobs.density,
    size: ordinaryKnobs.size,
    bloom: choiceKnob('Blooms', [
      { id: 'mixed', label: 'Mixed' },
      { id: 'anemone', label: 'Anemone' },
      { id: 'rose', label: 'Rose' },
      { id: 'daisy', label: 'Daisy' },
      { id: 'tulip', label: 'Tulip' },
    ]),
    leaves: numberKnob('Leaves', [0, 1, 2]),
    buds: ordinaryKnobs.dots,
    direction: directionKnob,
  },
  paint(tile, { density, size, bloom, leaves, buds, direction }) {
    const [ground, , , , green] = tile.colors
    tile.ground(ground)
    const large = spots(tile, countOf(6, density), 46 * size, [])
    const medium = spots(tile, countOf(11, density), 29 * size, large)
    const small = spots(tile, countOf(30, density), 13 * size, [...large, ...medium])
    const loose = spots(tile, countOf(40, buds), 5, [...large, ...medium, ...small])
    const kinds = (mixed: readonly BloomKind[]) => (bloom === 'mixed' ? mixed : [bloom])
    ;[...large, ...medium].forEach((spot, i) => paintGreens(tile, spot, i, leaves))
    small.forEach(([x, y], i) =>
      tile.motif(x, y, 34, (surface) => {
        const turn = turnOf(direction, i, tile.chance.branch(`stalk ${i}`).next() * 6.28, 0.6)
        for (const more of leaves > 0 ? [0, 2.1] : [])
          placed(surface, { angle: turn + more }, () => paintLeaf(surface, 24, mixColors(green, ground, 0.15), 0.22))
      }),
    )
    loose.forEach(([x, y], i) => {
      const color = tile.colors[1 + (i % 3)]
      tile.motif(x, y, 4, (surface) => fillDisc(surface, [0, 0], 1.6 + (i % 3) * 0.6, toStyle(color)))
    })
    large.forEach((spot, i) =>
      paintFlower(tile, spot, i, kinds(['anemone', 'rose', 'anemone', 'daisy']), 'large', direction),
    )
    medium.forEach((spot, i) =>
      paintFlower(tile, spot, i, kinds(['anemone', 'daisy', 'rose', 'tulip']), 'medium', direction),
    )
    small.forEach((spot, i) => paintFlower(tile, spot, i, ['forgetMeNot', 'daisy', 'forgetMeNot'], 'small', direction))
  },
})

const spots = (tile: PrintTile, count: number, radius: number, others: readonly Spot[]): Spot[] =>
  tile
    .scatter(
      count,
      radius * 1.9,
      others.map(([x, y, reach]): Spot => [x, y, (reach + radius) * 0.94]),
    )
    .map(([x, y]): Spot => [x, y, radius])

function paintGreens(tile: PrintTile, [x, y, radius]: Spot, index: number, leaves: number): void {
  const green = tile.colors[4]
  const name = `green ${radius} ${index}`
  tile.motif(x, y, radius * 2.6, (surface) => {
    const chance = tile.chance.branch(name)
    const start = chance.next() * 6.28
    const count = countOf(4, leaves)
    for (let i = 0; i < count; i++) {
      const angle = start + (i * 6.4) / Math.max(4, count) + chance.between(-0.3, 0.3)
      const length = radius * chance.between(0.95, 1.3)
      placed(surface, { x: Math.cos(angle) * radius * 0.6, y: Math.sin(angle) * radius * 0.6, angle }, () =>
        i % 2 ? paintSprig(surface, length * 1.25, green, chance) : paintLeaf(surface, length, tint(green, i * 0.06)),
      )
    }
  })
}

function paintFlower(
  tile: PrintTile,
  [x, y, radius]: Spot,
  index: number,
  kinds: readonly BloomKind[],
  size: string,
  direction: Direction,
): void {
  const chance = tile.chance.branch(`${size} ${index}`)
  const kind = kinds[index % kinds.length]
  const color = tile.colors[1 + ((index + (size === 'large' ? 0 : 1)) % 3)]
  const angle = turnOf(direction, index, chance.next() * 6.28)
  tile.motif(x, y, radius * 1.3, (surface) =>
    placed(surface, { angle }, () => paintBloom(surface, kind, radius, color, tile.colors[5], chance.branch('petals'))),
  )
}
