import { mixColors, tint, toStyle } from '../colors/mixColors.ts'
import { colorway } from './colorway.ts'
import { type BloomKind, paintBloom } from './motifs/bloom.ts'
import { paintLeaf, paintSprig } from './motifs/leaf.ts'
import { fillDisc, placed } from './motifs/shapes.ts'
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
  colorway: colorway('#1f2a40', '#d8523f', '#efa3a8', '#f6ead8', '#5f7d57', '#eec04f'),
  paint(tile) {
    const [ground, , , , green] = tile.colors
    tile.ground(ground)
    const large = spots(tile, 6, 46, [])
    const medium = spots(tile, 11, 29, large)
    const small = spots(tile, 30, 13, [...large, ...medium])
    const buds = spots(tile, 40, 5, [...large, ...medium, ...small])
    ;[...large, ...medium].forEach((spot, i) => paintGreens(tile, spot, i))
    small.forEach(([x, y], i) =>
      tile.motif(x, y, 34, (surface) => {
        const turn = tile.chance.branch(`stalk ${i}`).next() * 6.28
        for (const more of [0, 2.1])
          placed(surface, { angle: turn + more }, () => paintLeaf(surface, 24, mixColors(green, ground, 0.15), 0.22))
      }),
    )
    buds.forEach(([x, y], i) => {
      const color = tile.colors[1 + (i % 3)]
      tile.motif(x, y, 4, (surface) => fillDisc(surface, [0, 0], 1.6 + (i % 3) * 0.6, toStyle(color)))
    })
    large.forEach((spot, i) => paintFlower(tile, spot, i, ['anemone', 'rose', 'anemone', 'daisy'], 'large'))
    medium.forEach((spot, i) => paintFlower(tile, spot, i, ['anemone', 'daisy', 'rose', 'tulip'], 'medium'))
    small.forEach((spot, i) => paintFlower(tile, spot, i, ['forgetMeNot', 'daisy', 'forgetMeNot'], 'small'))
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

function paintGreens(tile: PrintTile, [x, y, radius]: Spot, index: number): void {
  const green = tile.colors[4]
  const name = `green ${radius} ${index}`
  tile.motif(x, y, radius * 2.6, (surface) => {
    const chance = tile.chance.branch(name)
    const start = chance.next() * 6.28
    for (let i = 0; i < 4; i++) {
      const angle = start + i * 1.6 + chance.between(-0.3, 0.3)
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
): void {
  const chance = tile.chance.branch(`${size} ${index}`)
  const kind = kinds[index % kinds.length]
  const color = tile.colors[1 + ((index + (size === 'large' ? 0 : 1)) % 3)]
  const angle = chance.next() * 6.28
  tile.motif(x, y, radius * 1.3, (surface) =>
    placed(surface, { angle }, () => paintBloom(surface, kind, radius, color, tile.colors[5], chance.branch('petals'))),
  )
}
