import { toStyle } from '../colors/mixColors.ts'
import { choiceKnob } from '../garments/knob.ts'
import { arranged, arrangementKnob } from './arranged.ts'
import { colorway, inColors } from './colorway.ts'
import { directionKnob, turnOf } from './direction.ts'
import { paintBloom } from './motifs/paintBloom.ts'
import { paintLeaf } from './motifs/leaf.ts'
import { fillDisc, placed } from './motifs/shapes.ts'
import { countOf, ordinaryKnobs } from './ordinaryKnobs.ts'
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
  answers: {
    ditsy: 1,
    floral: 0.7,
    daisy: 0.9,
    cottage: 1,
    vintage_print: 0.7,
    delicate: 0.8,
    cute: 0.6,
    forties: 0.8,
    calm: 0.3,
    nineties: 0.5,
  },
  colorway: colorway('#2f4a50', '#e37f5e', '#f3ded0', '#f7f1df', '#7f9b6f', '#f0c557'),
  colorways: [
    inColors('milk', 'Milk', '#f7f2e7', '#c9566b', '#7d9fc4', '#e7a0a0', '#7f9a72', '#e9b949'),
    inColors('navy', 'Navy', '#1f2a48', '#f0ebdd', '#d9626b', '#8fb0d8', '#5f8f7d', '#f0c557'),
    inColors('sage', 'Sage', '#b9c7ab', '#fbf6ea', '#e79b86', '#a0516b', '#5d7a55', '#f3cf6b'),
    inColors('rose', 'Old rose', '#d9a5a0', '#fbf1e7', '#8c3f4f', '#f2d9c9', '#6d7c56', '#e8b24e'),
  ],
  knobs: {
    density: ordinaryKnobs.density,
    size: ordinaryKnobs.size,
    bloom: choiceKnob('Blooms', [
      { id: 'mixed', label: 'Mixed' },
      { id: 'forgetMeNot', label: 'Forget-me-not' },
      { id: 'daisy', label: 'Daisy' },
      { id: 'anemone', label: 'Anemone' },
    ]),
    dots: ordinaryKnobs.dots,
    arrangement: arrangementKnob,
    direction: directionKnob,
  },
  paint(tile, { density, size, bloom, dots: between, arrangement, direction }) {
    const [ground, , , , green, eye] = tile.colors
    tile.ground(ground)
    const blooms = arranged(
      tile,
      arrangement,
      countOf(19, density),
      21 * Math.max(0.75, size) * (density > 1 ? 0.8 : 1),
    )
    const dots = tile.scatter(
      countOf(30, between),
      8,
      blooms.map(([x, y]): Spot => [x, y, 12 * size]),
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
      const turn = turnOf(direction, i, chance.next() * 6.28)
      tile.motif(x, y, 15 * size, (surface) =>
        placed(surface, { angle: turn, size }, () => {
          for (const angle of [0.5, 2.3]) placed(surface, { angle }, () => paintLeaf(surface, 12.5, green, 0.26, false))
          paintBloom(
            surface,
            bloom === 'mixed' ? (i % 4 === 3 ? 'daisy' : 'forgetMeNot') : bloom,
            6.6,
            tile.colors[1 + (i % 3)],
            eye,
            chance,
          )
        }),
      )
    })
  },
})
