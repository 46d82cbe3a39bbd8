import { tint } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { directionKnob, turnOf } from './direction.ts'
import { paintBloom } from './motifs/paintBloom.ts'
import { paintFrond, paintMonstera } from './motifs/frond.ts'
import { placed } from './motifs/shapes.ts'
import { countOf, ordinaryKnobs } from './ordinaryKnobs.ts'
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
  answers: {
    tropical: 1,
    leaves: 0.8,
    botanical: 0.5,
    pineapple: 0.3,
    orchid_motif: 0.5,
    playful: 0.4,
    bold: 0.5,
    eighties: 0.3,
    fresh: 0.5,
  },
  colorway: colorway('#f6ecda', '#2f7358', '#7fa972', '#ef7f63', '#f4c55a'),
  colorways: [
    inColors('night', 'Jungle night', '#14211f', '#2f6f5a', '#5f9b6c', '#e2574c', '#f0bf56'),
    inColors('blush', 'Blush lagoon', '#f6d9cf', '#2a6d6a', '#7fb8a4', '#d9486a', '#f6e0a0'),
    inColors('mono', 'Indigo shade', '#f2efe6', '#24406e', '#6d8dbb', '#b9cbe2', '#e5d6ae'),
  ],
  knobs: {
    density: ordinaryKnobs.density,
    size: ordinaryKnobs.size,
    foliage: choiceKnob('Foliage', [
      { id: 'both', label: 'Fronds and split leaves' },
      { id: 'fronds', label: 'Fronds' },
      { id: 'split', label: 'Split leaves' },
    ]),
    flowers: numberKnob('Flowers', [0, 1, 2]),
    direction: directionKnob,
  },
  paint(tile, { density, size, foliage, flowers: blooms, direction }) {
    const [ground, deep, fresh, bloom, eye] = tile.colors
    tile.ground(ground)
    const fronds = foliage === 'split' ? [] : tile.scatter(countOf(9, density), 84 * Math.max(0.8, size))
    const shoots = tile.scatter(
      foliage === 'fronds' ? 0 : countOf(foliage === 'split' ? 18 : 7, density),
      74 * Math.max(0.7, size),
      fronds.map(([x, y]): Spot => [x, y, 56]),
    )
    const flowers = tile.scatter(countOf(6, blooms), blooms > 1 ? 66 : 90, [])
    fronds.forEach(([x, y], i) => {
      const angle = turnOf(direction, i, tile.chance.branch(`frond ${i}`).next() * 6.28, i % 2 ? 1.75 : -1.75)
      const half = (i % 2 ? 75 : -75) * size
      tile.motif(x, y, 130 * size, (surface) =>
        placed(surface, { x: Math.cos(angle) * half, y: Math.sin(angle) * half, angle, size, flip: i % 2 === 1 }, () =>
          paintFrond(surface, 150, i % 3 === 2 ? fresh : deep, tile.chance.branch(`leaflets ${i}`)),
        ),
      )
    })
    shoots.forEach(([x, y], i) => {
      const angle = turnOf(direction, i, tile.chance.branch(`shoot ${i}`).next() * 6.28, -1.4)
      tile.motif(x, y, 90 * size, (surface) =>
        placed(surface, { x: -Math.cos(angle) * 30 * size, y: -Math.sin(angle) * 30 * size, angle, size }, () =>
          paintMonstera(surface, 74, i % 2 ? tint(deep, 0.14) : fresh),
        ),
      )
    })
    flowers.forEach(([x, y], i) => {
      const angle = tile.chance.branch(`flower ${i}`).next() * 6.28
      tile.motif(x, y, 40 * size, (surface) =>
        placed(surface, { angle, size }, () =>
          paintBloom(surface, 'anemone', i % 2 ? 24 : 31, bloom, eye, tile.chance.branch(`petals ${i}`)),
        ),
      )
    })
  },
})
