import { clamp, smooth } from '@toile/geometry'
import { mixColors } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { openField } from './field.ts'
import { definePrint } from './print.ts'

/** Arashi shibori: cloth wound slantwise on a pole and pushed together, driving rain of broken resist lines. */
export const arashi = definePrint({
  id: 'arashi',
  label: 'Arashi shibori',
  family: 'abstract',
  width: 200,
  height: 200,
  repeat: 'straight',
  runsOn: true,
  role: 'support',
  answers: { stripes: 0.4, abstract: 0.5, batik: 0.7, natural: 0.6, wave: 0.5, oriental: 0.4, calm: 0.5 },
  colorway: colorway('#f2f0e9', '#6f8fbd', '#1c2c55'),
  colorways: [
    inColors('madder', 'Madder', '#f6efe6', '#d98a76', '#8f2c33'),
    inColors('moss', 'Moss', '#f3f1e4', '#a3b183', '#3e5a39'),
    inColors('smoke', 'Smoke', '#f2f1ee', '#9a9aa2', '#2f2f38'),
  ],
  knobs: {
    pleats: numberKnob('Pleats', [8, 16, 28], '', 1),
    rain: numberKnob('Broken lines', [0.2, 1, 1.6]),
    dye: numberKnob('Dye', [0.2, 0.5, 0.8]),
    sway: numberKnob('Irregularity', [0, 1, 2]),
    slant: choiceKnob('Slant', [
      { id: 'right', label: 'Right' },
      { id: 'left', label: 'Left' },
      { id: 'chevron', label: 'Chevron' },
    ]),
  },
  paint(tile, { pleats, rain, dye, sway, slant }) {
    const [ground, mid, deep] = tile.colors
    const wander = openField(tile.chance, 3, 5, 2)
    const drops = openField(tile.chance, pleats * 3, 5)
    const fine = openField(tile.chance, pleats * 9, 14)
    const depth = openField(tile.chance, 3, 2, 2)
    tile.texels((u, v) => {
      const across = slant === 'left' ? 1 - u : slant === 'chevron' ? Math.abs(u - 0.5) : u
      const s = across + v
      const t = across - v
      const wave = Math.sin(2 * Math.PI * (pleats * s) + wander(u, v) * 4.5 * sway)
      const resist = wave * 0.8 + drops(s, t) * 1.1 * rain + fine(s, t) * 0.35 * rain
      const strength = clamp(smooth(-0.75, 0.75, resist + (dye - 0.5) * 2.4 + depth(u, v) * 0.34 * sway))
      return strength < 0.5 ? mixColors(ground, mid, strength * 2) : mixColors(mid, deep, strength * 2 - 1)
    }, 1)
  },
})
