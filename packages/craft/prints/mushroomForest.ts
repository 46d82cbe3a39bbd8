import { mixColors, shade, toStyle } from '../colors/mixColors.ts'
import { numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { paintFrond } from './motifs/frond.ts'
import { paintLeaf } from './motifs/leaf.ts'
import { fillDisc, placed } from './motifs/shapes.ts'
import { sow, strew } from './motifs/sow.ts'
import { paintAcorn, paintHedgehog, paintSnail, paintToadstool } from './motifs/woodland.ts'
import { definePrint } from './print.ts'

/** Mushroom forest: toadstools in twos and threes among ferns, acorns, snails and hedgehogs. */
export const mushroomForest = definePrint({
  id: 'mushroomForest',
  label: 'Mushroom forest',
  family: 'conversational',
  width: 220,
  height: 230,
  repeat: 'halfDrop',
  role: 'hero',
  answers: {
    mushroom_motif: 1,
    conversational: 0.8,
    leaves: 0.6,
    animal: 0.2,
    cottage: 0.8,
    natural: 0.7,
    cute: 0.6,
    landscape: 0.3,
  },
  colorway: colorway('#24352f', '#c9453a', '#f1e4cb', '#7f9a62', '#c98d4f', '#5f4636'),
  colorways: [
    inColors('cream', 'Cream', '#f3ead6', '#b8453a', '#fffaf0', '#6f8a58', '#c08446', '#5a4030'),
    inColors('dusk', 'Dusk', '#2b2a45', '#d0647a', '#f0e2d6', '#6f8f8a', '#c9955f', '#6a4a5a'),
    inColors('ochre', 'Ochre', '#d9a24a', '#8f2f2a', '#fbf0d9', '#4a5f3f', '#7a4a2a', '#3f2a1f'),
  ],
  knobs: {
    density: numberKnob('Density', [0.6, 1, 1.4]),
    size: numberKnob('Motif size', [0.7, 1, 1.3]),
    ferns: numberKnob('Ferns', [0, 1, 1.6]),
    animals: numberKnob('Animals', [0, 1, 2]),
    spots: numberKnob('Spots', [0, 1, 1.5]),
  },
  paint(tile, { density, size, ferns, animals, spots }) {
    const [ground, red, pale, green, ochre, brown] = tile.colors
    tile.ground(ground)
    const groups = sow(tile, 8 * density, 32 * size, [], 0.92)
    const beasts = sow(tile, 4 * animals, 17 * size, groups, 0.94)
    const small = sow(tile, 14 * density, 9 * size, [...groups, ...beasts], 0.92)
    const seeds = sow(tile, 70, 2.4, [...groups, ...beasts, ...small], 0.95)
    strew(tile, 'seeds', seeds, 1, (surface, chance) =>
      fillDisc(surface, [0, 0], chance.between(0.5, 1.2), toStyle(mixColors(green, ground, 0.2))),
    )
    strew(tile, 'small', small, 1.3, (surface, chance, reach, i) =>
      placed(surface, { angle: chance.next() * 6.28 }, () => {
        if (i % 2) paintAcorn(surface, reach, ochre, brown)
        else
          for (const turn of [-0.6, 0.6])
            placed(surface, { angle: turn, x: -reach * 0.7 }, () =>
              paintLeaf(surface, reach * 1.6, turn > 0 ? ochre : green, 0.26),
            )
      }),
    )
    strew(tile, 'beasts', beasts, 1.3, (surface, chance, reach, i) =>
      placed(surface, { flip: chance.happens(0.5), size: reach / 17 }, () => {
        if (i % 2) paintSnail(surface, ochre, pale, brown)
        else paintHedgehog(surface, brown, pale, ochre)
      }),
    )
    strew(tile, 'groups', groups, 1.35, (surface, chance, reach, i) => {
      const count = Math.round(5 * ferns)
      for (let k = 0; k < count; k++) {
        const angle = -1.57 + (count > 1 ? k / (count - 1) - 0.5 : 0) * 2.5 + chance.bell() * 0.1
        placed(surface, { y: reach * 0.7, angle, flip: false }, () =>
          paintFrond(surface, reach * chance.between(0.95, 1.3), k % 2 ? green : shade(green, 0.25), chance),
        )
      }
      for (const [x, y, tall, lean] of [
        [-0.62, 0.1, 0.86, -0.24],
        [0.64, 0.16, 0.7, 0.24],
        [0, 0.3, 1.22, 0],
      ].slice(i % 3 === 1 ? 1 : 0)) {
        placed(surface, { x: x * reach, y: reach * (0.62 + y * 0.4), angle: lean }, () =>
          paintToadstool(
            surface,
            tall * reach,
            { cap: (i + tall * 10) % 3 < 1 ? ochre : red, pale, shadow: brown, spots },
            chance,
          ),
        )
      }
    })
  },
})
