import { toStyle } from '../colors/mixColors.ts'
import { colorway } from './colorway.ts'
import { paintBloom } from './motifs/bloom.ts'
import { paintLeaf } from './motifs/leaf.ts'
import { fillDisc, placed } from './motifs/shapes.ts'
import { definePrint, type Spot } from './print.ts'

/** Ditsy: tossed 13 mm flowers with two leaves each, and dots between. */
export const ditsy = definePrint({
  id: 'ditsy',
  label: 'Ditsy floral',
  family: 'floral',
  width: 128,
  height: 128,
  repeat: 'halfDrop',
  role: 'support',
  colorway: colorway('#2f4a50', '#e37f5e', '#f3ded0', '#f7f1df', '#7f9b6f', '#f0c557'),
  paint(tile) {
    const [ground, , , , green, eye] = tile.colors
    tile.ground(ground)
    const blooms = tile.scatter(19, 21)
    const dots = tile.scatter(
      30,
      8,
      blooms.map(([x, y]): Spot => [x, y, 12]),
    )
    dots.forEach(([x, y], i) => {
      const turn = tile.chance.branch(`dot ${i}`).next() * 6.28
      tile.motif(x, y, 8, (surface) => {
        if (i % 2) placed(surface, { angle: turn }, () => paintLeaf(surface, 7, green, 0.3, false))
        fillDisc(surface, [0, 0], 1.7, toStyle(tile.colors[1 + (i % 3)]))
      })
    })
    blooms.forEach(([x, y], i) => {
      const chance = tile.chance.branch(`bloom ${i}`)
      const turn = chance.next() * 6.28
      tile.motif(x, y, 15, (surface) =>
        placed(surface, { angle: turn }, () => {
          for (const angle of [0.5, 2.3]) placed(surface, { angle }, () => paintLeaf(surface, 12.5, green, 0.26, false))
          paintBloom(surface, i % 4 === 3 ? 'daisy' : 'forgetMeNot', 6.6, tile.colors[1 + (i % 3)], eye, chance)
        }),
      )
    })
  },
})
