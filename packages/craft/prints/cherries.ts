import { quadratic } from '@toile/geometry'
import { shade, tint, toStyle } from '../colors/mixColors.ts'
import { numberKnob } from '../garments/knob.ts'
import { arranged, arrangementKnob } from './arranged.ts'
import { colorway, inColors } from './colorway.ts'
import { directionKnob, turnOf } from './direction.ts'
import { paintLeaf } from './motifs/leaf.ts'
import { fillDisc, placed, strokePath } from './motifs/shapes.ts'
import { countOf, ordinaryKnobs } from './ordinaryKnobs.ts'
import { definePrint } from './print.ts'

/** Cherries: tossed pairs on forked stalks with a leaf, in half drop. */
export const cherries = definePrint({
  id: 'cherries',
  label: 'Cherries',
  family: 'conversational',
  width: 110,
  height: 110,
  repeat: 'halfDrop',
  role: 'support',
  answers: { cherry: 1, fruit: 1, fifties: 0.7, cute: 0.8, playful: 0.7, vintage_print: 0.5, conversational: 0.6 },
  colorway: colorway('#fbf2e4', '#c22536', '#4f7d4c', '#efb6b4'),
  colorways: [
    inColors('black', 'Black', '#1b1a1d', '#d9303f', '#5f9358', '#f2c9cc'),
    inColors('sky', 'Sky', '#cfe3ee', '#b81f3a', '#3f7a4c', '#ffffff'),
    inColors('lemon', 'Lemon', '#f7e7a6', '#c22536', '#4f7d4c', '#ffffff'),
  ],
  knobs: {
    density: ordinaryKnobs.density,
    size: ordinaryKnobs.size,
    leaf: numberKnob('Leaf', [0, 1, 1.6]),
    dots: ordinaryKnobs.dots,
    arrangement: arrangementKnob,
    direction: directionKnob,
  },
  paint(tile, { density, size, leaf, dots, arrangement, direction }) {
    const [ground, fruit, green, dot] = tile.colors
    tile.ground(ground)
    const pairs = arranged(tile, arrangement, countOf(9, density), 33 * Math.max(0.75, size) * (density > 1 ? 0.85 : 1))
    tile
      .scatter(
        countOf(16, dots),
        13,
        pairs.map(([x, y]) => [x, y, 18 * size]),
      )
      .forEach(([x, y]) => {
        tile.motif(x, y, 3, (surface) => fillDisc(surface, [0, 0], 1.9, toStyle(dot)))
      })
    pairs.forEach(([x, y], i) => {
      const chance = tile.chance.branch(`pair ${i}`)
      const angle = turnOf(direction, i, chance.between(-0.5, 0.5) + (i % 3 === 2 ? Math.PI : 0))
      tile.motif(x, y, 24 * size, (surface) =>
        placed(surface, { angle, size, flip: i % 2 === 1 }, () => {
          for (const [cx, cy] of [
            [-7, 8],
            [6.5, 11],
          ] as const) {
            strokePath(surface, quadratic([1, -13], [cx * 0.75, -4], [cx, cy - 6]), toStyle(shade(green, 0.25)), 1.1)
          }
          placed(surface, { x: 1, y: -13, angle: 0.25 }, () => paintLeaf(surface, 15 * leaf, green, 0.3))
          for (const [cx, cy] of [
            [-7, 8],
            [6.5, 11],
          ] as const) {
            fillDisc(surface, [cx, cy], 6.8, toStyle(shade(fruit, 0.28)))
            fillDisc(surface, [cx - 0.5, cy - 0.6], 6.1, toStyle(fruit))
            fillDisc(surface, [cx - 2.2, cy - 2.3], 1.7, toStyle(tint(fruit, 0.7)))
          }
        }),
      )
    })
  },
})
