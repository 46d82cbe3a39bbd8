import { toStyle } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { fillDisc, strokePath } from './motifs/shapes.ts'
import { ordinaryKnobs } from './ordinaryKnobs.ts'
import { definePrint } from './print.ts'

/** Art deco: overlapping fans with rayed rims, in brick order. */
export const artDeco = definePrint({
  id: 'artDeco',
  label: 'Art deco fans',
  family: 'geometric',
  width: 64,
  height: 32,
  repeat: 'brick',
  role: 'hero',
  answers: { fan_motif: 1, geometric: 0.8, twenties: 1, glam: 0.9, elegant: 0.6, damask: 0.3 },
  colorway: colorway('#15423d', '#d4ad5a', '#2f7a68', '#f1e2ba'),
  colorways: [
    inColors('jet', 'Jet and brass', '#17161a', '#c9a14f', '#3a3a40', '#efe3c0'),
    inColors('blush', 'Blush', '#f2dcd3', '#b9804f', '#d99a91', '#fff6ea'),
    inColors('lapis', 'Lapis', '#1c2f5c', '#d8b565', '#3f63a6', '#f0e8cf'),
    inColors('ivory', 'Ivory', '#f4ecd9', '#a8843f', '#d9c79b', '#5b4a33'),
  ],
  knobs: {
    rays: numberKnob('Rays', [4, 14, 26], '', 1),
    weight: ordinaryKnobs.weight,
    rim: numberKnob('Breadth of the rim', [0.4, 1, 1.6]),
    heart: choiceKnob('Heart', [
      { id: 'rings', label: 'Rings' },
      { id: 'shell', label: 'Seashell' },
      { id: 'plain', label: 'Plain' },
    ]),
  },
  paint(tile, { rays, weight, rim, heart }) {
    const [ground, gold, green, pale] = tile.colors
    tile.ground(ground)
    tile.motif(32, 30, 33, (surface) => {
      for (const [share, color] of [
        [1, ground],
        [1 - 0.045 * rim, gold],
        [1 - 0.115 * rim, ground],
        [1 - 0.16 * rim, green],
        [0.54, ground],
        [0.5, gold],
        [0.44, ground],
        [0.4, heart === 'plain' ? green : gold],
        [0.24, heart === 'rings' ? pale : gold],
        [0.12, heart === 'plain' ? green : gold],
      ] as const) {
        if (heart === 'plain' && share < 0.4) continue
        fillDisc(surface, [0, 0], 32 * share, toStyle(color))
      }
      for (let i = 0; i <= rays; i++) {
        const angle = Math.PI + (i / rays) * Math.PI
        const [x, y] = [Math.cos(angle) * 32, Math.sin(angle) * 32]
        strokePath(
          surface,
          [
            [x * 0.56, y * 0.56],
            [x * (0.99 - 0.16 * rim), y * (0.99 - 0.16 * rim)],
          ],
          toStyle(i % 2 ? pale : ground, i % 2 ? 0.75 : 1),
          (i % 2 ? 0.6 : 1.2) * weight,
        )
        if (heart !== 'shell') continue
        strokePath(
          surface,
          [
            [x * 0.06, y * 0.06],
            [x * 0.38, y * 0.38],
          ],
          toStyle(ground),
          0.8 * weight,
        )
      }
    })
  },
})
