import { smooth } from '@toile/geometry'
import { mixColors } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { definePrint } from './print.ts'

/** Seigaiha: the blue sea's waves, overlapping fans of concentric rings, some of them filled. */
export const seigaiha = definePrint({
  id: 'seigaiha',
  label: 'Seigaiha waves',
  family: 'geometric',
  width: 120,
  height: 120,
  repeat: 'straight',
  runsOn: true,
  role: 'support',
  answers: { scales_motif: 0.9, wave: 1, oriental: 1, geometric: 0.8, fan_motif: 0.8, calm: 0.5, nautical: 0.3 },
  colorway: colorway('#f3eee0', '#26426e', '#7f9fc4', '#c9a14f'),
  colorways: [
    inColors('night', 'Night', '#17223f', '#d9c99a', '#5f7fa8', '#c9704a'),
    inColors('matcha', 'Matcha', '#f1efdc', '#4f6f45', '#a3b57f', '#d9a94f'),
    inColors('plum', 'Plum', '#f5e6e2', '#7a3350', '#d090a3', '#c9a05a'),
  ],
  knobs: {
    fans: numberKnob('Fans', [2, 3, 6], '', 1),
    rings: numberKnob('Rings', [2, 4, 6], '', 1),
    weight: numberKnob('Line weight', [0.2, 0.5, 0.8]),
    filled: numberKnob('Filled fans', [0, 0.3, 1]),
    crest: choiceKnob('Wave crest', [
      { id: 'dots', label: 'Dots' },
      { id: 'plain', label: 'Plain' },
    ]),
  },
  paint(tile, { fans, rings, weight, filled, crest }) {
    const [ground, dark, mid, accent] = tile.colors
    const rows = fans * 4
    const chance = tile.chance.branch('fans')
    const fills = Array.from({ length: fans * rows }, () => (chance.next() < filled ? chance.whole(1, 3) : 0))
    const soft = (fans * 2) / (tile.width * tile.pixels)
    tile.texels((u, v) => {
      const x = u * fans + 0.09
      const y = v * rows + 0.2
      for (let row = Math.floor(y) + 3; ; row--) {
        const shift = row & 1 ? 0.5 : 0
        const column = Math.round(x - shift)
        const apart = Math.hypot(x - shift - column, (y - row) / 4) * 2
        if (apart >= 1 && row > Math.floor(y) - 4) continue
        const kind = fills[(((row % rows) + rows) % rows) * fans + (((column % fans) + fans) % fans)]
        const at = apart * rings
        const ring = Math.abs(at - Math.floor(at) - 0.5) * 2
        const line = smooth(1 - weight - soft * rings, 1 - weight + soft * rings, ring)
        if (crest === 'dots' && apart < 0.62 / rings) return accent
        if (kind === 1) return mixColors(mid, dark, line)
        if (kind === 2) return mixColors(accent, ground, line)
        if (kind === 3) return mixColors(dark, ground, line)
        return mixColors(ground, dark, line)
      }
    })
  },
})
