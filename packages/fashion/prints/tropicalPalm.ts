import { tint } from '../colors/mixColors.ts'
import { colorway } from './colorway.ts'
import { paintBloom } from './motifs/bloom.ts'
import { paintFrond, paintMonstera } from './motifs/frond.ts'
import { placed } from './motifs/shapes.ts'
import { definePrint, type Spot } from './print.ts'

/** Tropical palm: arched fronds and split leaves with large blooms between, in half drop. */
export const tropicalPalm = definePrint({
  id: 'tropicalPalm',
  label: 'Tropical palm',
  family: 'floral',
  width: 320,
  height: 320,
  repeat: 'halfDrop',
  role: 'hero',
  colorway: colorway('#f6ecda', '#2f7358', '#7fa972', '#ef7f63', '#f4c55a'),
  paint(tile) {
    const [ground, deep, fresh, bloom, eye] = tile.colors
    tile.ground(ground)
    const fronds = tile.scatter(9, 84)
    const shoots = tile.scatter(
      7,
      74,
      fronds.map(([x, y]): Spot => [x, y, 56]),
    )
    const flowers = tile.scatter(6, 90, [])
    fronds.forEach(([x, y], i) => {
      const angle = tile.chance.branch(`frond ${i}`).next() * 6.28
      const half = i % 2 ? 75 : -75
      tile.motif(x, y, 130, (surface) =>
        placed(surface, { x: Math.cos(angle) * half, y: Math.sin(angle) * half, angle, flip: i % 2 === 1 }, () =>
          paintFrond(surface, 150, i % 3 === 2 ? fresh : deep, tile.chance.branch(`leaflets ${i}`)),
        ),
      )
    })
    shoots.forEach(([x, y], i) => {
      const angle = tile.chance.branch(`shoot ${i}`).next() * 6.28
      tile.motif(x, y, 90, (surface) =>
        placed(surface, { x: -Math.cos(angle) * 30, y: -Math.sin(angle) * 30, angle }, () =>
          paintMonstera(surface, 74, i % 2 ? tint(deep, 0.14) : fresh),
        ),
      )
    })
    flowers.forEach(([x, y], i) => {
      const angle = tile.chance.branch(`flower ${i}`).next() * 6.28
      tile.motif(x, y, 40, (surface) =>
        placed(surface, { angle }, () =>
          paintBloom(surface, 'anemone', i % 2 ? 24 : 31, bloom, eye, tile.chance.branch(`petals ${i}`)),
        ),
      )
    })
  },
})
