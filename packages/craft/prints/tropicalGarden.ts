import { mixColors, shade, tint } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { paintFrond, paintMonstera } from './motifs/frond.ts'
import { placed } from './motifs/shapes.ts'
import { sow, strew } from './motifs/sow.ts'
import { paintBananaLeaf, paintHibiscus, paintParadise } from './motifs/tropics.ts'
import { definePrint } from './print.ts'

/** Tropical garden: hibiscus and birds of paradise over split leaves, banana leaves and fronds in layers that darken into the ground. */
export const tropicalGarden = definePrint({
  id: 'tropicalGarden',
  label: 'Tropical garden',
  family: 'floral',
  width: 380,
  height: 380,
  repeat: 'halfDrop',
  role: 'hero',
  answers: { tropical: 1, leaves: 0.8, floral: 0.7, botanical: 0.6, maximal: 0.7, bold: 0.5, realistic: 0.4 },
  colorway: colorway('#12302f', '#2f7a5b', '#86b06a', '#e8503f', '#f49a3c', '#f4c9b8', '#3c5fb0'),
  colorways: [
    inColors('sand', 'Sand', '#f4e8d3', '#3f7f68', '#9dbb7c', '#e2604f', '#f0a048', '#f3b8ae', '#4a6fb5'),
    inColors('night', 'Night', '#191a24', '#2c5f5f', '#5c8f7a', '#d13d6b', '#e8a13a', '#efb3c2', '#5d58c0'),
    inColors('blush', 'Blush', '#f6cfc3', '#2e6e5e', '#6fa386', '#d83f55', '#f08a3e', '#fbeadf', '#35509c'),
  ],
  knobs: {
    density: numberKnob('Density', [0.5, 1, 1.3]),
    size: numberKnob('Motif size', [0.7, 1, 1.25]),
    blooms: choiceKnob('Blooms', [
      { id: 'both', label: 'Mixed' },
      { id: 'hibiscus', label: 'Hibiscus' },
      { id: 'paradise', label: 'Bird of paradise' },
    ]),
    depth: numberKnob('Depth', [0, 0.6, 1]),
  },
  paint(tile, { density, size, blooms, depth }) {
    const [ground, deep, fresh, red, flame, blush, blue] = tile.colors
    tile.ground(ground)
    const far = mixColors(deep, ground, 0.35 + 0.35 * depth)
    const under = sow(tile, 9 * density, 52 * size, [], 0.9)
    const leaves = sow(tile, 11 * density, 50 * size, [], 0.86)
    const flowers = sow(tile, 9 * density, 43 * size, [], 0.98)
    const extras = sow(tile, 8 * density, 22 * size, flowers, 0.95)
    strew(tile, 'under', under, 1.5, (surface, chance, reach) =>
      placed(surface, { angle: chance.next() * 6.28 }, () =>
        placed(surface, { x: -reach * 1.1 }, () => paintFrond(surface, reach * 2.3, far, chance)),
      ),
    )
    strew(tile, 'leaves', leaves, 1.5, (surface, chance, reach, i) => {
      const color = [deep, fresh, mixColors(deep, fresh, 0.5)][i % 3]
      placed(surface, { angle: chance.next() * 6.28 }, () => {
        if (i % 3 === 2) placed(surface, { x: -reach }, () => paintBananaLeaf(surface, reach * 2.1, color, chance))
        else
          placed(surface, { x: -reach * 0.4 }, () =>
            paintMonstera(surface, reach * 1.35, i % 2 ? color : shade(color, 0.1 * depth)),
          )
      })
    })
    strew(tile, 'extras', extras, 1.7, (surface, chance, reach, i) =>
      placed(surface, { angle: chance.next() * 6.28, x: 0 }, () =>
        placed(surface, { x: -reach }, () =>
          paintBananaLeaf(surface, reach * 2.2, i % 2 ? tint(fresh, 0.12) : deep, chance),
        ),
      ),
    )
    strew(tile, 'flowers', flowers, 1.15, (surface, chance, reach, i) => {
      const paradise = blooms === 'paradise' || (blooms === 'both' && i % 3 === 2)
      const angle = paradise ? chance.between(-0.9, 0.3) : chance.next() * 6.28
      placed(surface, { angle, flip: paradise && i % 2 === 1 }, () => {
        if (paradise)
          placed(surface, { x: -reach * 0.55 }, () =>
            paintParadise(surface, reach * 1.5, { flame, tongue: blue, green: fresh }),
          )
        else paintHibiscus(surface, reach * 0.95, i % 2 ? blush : red, flame, chance)
      })
    })
  },
})
