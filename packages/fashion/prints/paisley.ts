import { toStyle } from '../colors/mixColors.ts'
import { colorway } from './colorway.ts'
import { paintBloom } from './motifs/bloom.ts'
import { paintBoteh } from './motifs/boteh.ts'
import { paintSprig } from './motifs/leaf.ts'
import { fillDisc, placed } from './motifs/shapes.ts'
import { definePrint, type Spot } from './print.ts'

const drops: readonly (readonly [x: number, y: number, size: number, angle: number, flip: boolean])[] = [
  [40, 58, 1, 0.2, false],
  [40, 140, 0.36, 0.3, true],
  [88, 60, 0.28, 2.2, false],
]

/** Paisley: large drops turning alternately, small ones and tossed flowers between, in half drop. */
export const paisley = definePrint({
  id: 'paisley',
  label: 'Paisley',
  family: 'ethnic',
  width: 100,
  height: 176,
  repeat: 'halfDrop',
  role: 'hero',
  colorway: colorway('#7b1e2c', '#1f4a48', '#f2e3c3', '#e0aa5c', '#141c26'),
  paint(tile) {
    const [ground, body, pale, bright, rim] = tile.colors
    tile.ground(ground)
    const taken = drops.map(([x, y, size]): Spot => [x, y, size * 54])
    tile.scatter(16, 15, taken).forEach(([x, y], i) => {
      const angle = tile.chance.branch(`toss ${i}`).next() * 6.28
      tile.motif(x, y, 22, (surface) =>
        placed(surface, { angle }, () => {
          paintSprig(surface, 15, body, tile.chance.branch(`sprig ${i}`), 3)
          paintBloom(surface, i % 3 ? 'forgetMeNot' : 'daisy', 5.4, i % 2 ? pale : bright, rim, tile.chance)
        }),
      )
    })
    tile
      .scatter(
        46,
        5,
        taken.map(([x, y, reach]): Spot => [x, y, reach * 0.94]),
      )
      .forEach(([x, y]) => {
        tile.motif(x, y, 2, (surface) => fillDisc(surface, [0, 0], 0.9, toStyle(bright)))
      })
    for (const [x, y, size, angle, flip] of drops) {
      tile.motif(x, y, 85 * size, (surface) =>
        placed(surface, { angle, size, flip }, () =>
          paintBoteh(surface, { ground, rim: bright, body, pale, bright: rim }),
        ),
      )
    }
  },
})
