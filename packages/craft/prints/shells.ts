import { mixColors, toStyle } from '../colors/mixColors.ts'
import { numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { paintCoral, paintNautilus, paintScallop, paintStarfish } from './motifs/sea.ts'
import { fillDisc, placed } from './motifs/shapes.ts'
import { sow, strew } from './motifs/sow.ts'
import { definePrint } from './print.ts'

/** Shells: scallops, coiled snails and starfish between branches of coral and pebbles. */
export const shells = definePrint({
  id: 'shells',
  label: 'Shells and coral',
  family: 'conversational',
  width: 200,
  height: 210,
  repeat: 'halfDrop',
  role: 'support',
  answers: { shell: 1, coral_motif: 1, star: 0.2, fish: 0.3, nautical: 0.6, conversational: 0.7, fresh: 0.5 },
  colorway: colorway('#23566b', '#f6ecdc', '#f0a58a', '#e0644f', '#e9c47f', '#7fb2b5'),
  colorways: [
    inColors('sand', 'Sand', '#f1e4cd', '#fffaf0', '#e8a48b', '#cf6f5c', '#c9964f', '#8fb0a8'),
    inColors('night', 'Night', '#1b2233', '#efe6d6', '#c98fa6', '#7d6fc0', '#e0b872', '#4f7f96'),
    inColors('shore', 'Shore', '#dbeae6', '#fdf6ec', '#f2b49b', '#e07a6a', '#e6c278', '#5fa39a'),
  ],
  knobs: {
    density: numberKnob('Density', [0.6, 1, 1.4]),
    size: numberKnob('Motif size', [0.7, 1, 1.3]),
    coral: numberKnob('Coral', [0, 1, 1.6]),
    pebbles: numberKnob('Pebbles', [0, 1, 2]),
  },
  paint(tile, { density, size, coral, pebbles }) {
    const [ground, pale, blush, red, sand, teal] = tile.colors
    tile.ground(ground)
    const large = sow(tile, 11 * density, 21 * size, [], 0.92)
    const small = sow(tile, 14 * density, 11.5 * size, large, 0.9)
    const branches = sow(tile, 9 * coral, 22 * size, [], 0.96)
    const grains = sow(tile, 60 * pebbles, 2.6, [...large, ...small], 0.95)
    strew(tile, 'coral', branches, 1.5, (surface, chance, reach, i) =>
      placed(surface, { angle: chance.next() * 6.28 }, () =>
        placed(surface, { y: reach * 0.95 }, () =>
          paintCoral(surface, reach * 1.9, i % 2 ? mixColors(red, ground, 0.12) : teal),
        ),
      ),
    )
    strew(tile, 'grains', grains, 1, (surface, chance) =>
      fillDisc(surface, [0, 0], chance.between(0.7, 1.7), toStyle(sand)),
    )
    strew(tile, 'small', small, 1.15, (surface, chance, reach, i) =>
      placed(surface, { angle: chance.next() * 6.28 }, () => {
        if (i % 2) paintStarfish(surface, reach, sand, red)
        else paintScallop(surface, reach * 0.66, pale, blush)
      }),
    )
    strew(tile, 'large', large, 1.15, (surface, chance, reach, i) =>
      placed(surface, { angle: chance.next() * 6.28, flip: i % 2 === 1 }, () => {
        if (i % 3 === 0) paintNautilus(surface, reach * 0.94, pale, red)
        else if (i % 3 === 1) paintScallop(surface, reach * 0.66, blush, red)
        else paintStarfish(surface, reach, red, pale)
      }),
    )
  },
})
