import { clamp, smooth } from '@toile/geometry'
import { mixColors } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { openField } from './field.ts'
import { definePrint } from './print.ts'

/** Itajime shibori: cloth folded in squares and clamped between boards, so that the dye creeps in from the folds. */
export const itajime = definePrint({
  id: 'itajime',
  label: 'Itajime shibori',
  family: 'abstract',
  width: 180,
  height: 180,
  repeat: 'straight',
  runsOn: true,
  role: 'hero',
  answers: {
    abstract: 0.5,
    geometric: 0.5,
    batik: 0.8,
    natural: 0.7,
    oriental: 0.5,
    calm: 0.5,
  },
  colorway: colorway('#f3f1ea', '#7f9cc4', '#1f2f5c'),
  colorways: [
    inColors('madder', 'Madder', '#f6efe6', '#d98a76', '#8f2c33'),
    inColors('moss', 'Moss', '#f3f1e4', '#a3b183', '#3e5a39'),
    inColors('smoke', 'Smoke', '#f2f1ee', '#9a9aa2', '#2f2f38'),
  ],
  knobs: {
    folds: numberKnob('Folds', [2, 3, 5], '', 1),
    board: choiceKnob('Board', [
      { id: 'diamond', label: 'Diamond' },
      { id: 'disc', label: 'Disc' },
      { id: 'cross', label: 'Cross' },
    ]),
    dye: numberKnob('Dye', [0.2, 0.45, 0.9]),
    creep: numberKnob('Bleed', [0.3, 1, 2]),
    hand: numberKnob('Irregularity', [0, 1, 2]),
  },
  paint(tile, { folds, board, dye, creep, hand }) {
    const [ground, mid, deep] = tile.colors
    const sway = openField(tile.chance, folds * 3, folds * 3, 2)
    const bleed = openField(tile.chance, folds * 12, folds * 12, 2)
    const pool = openField(tile.chance, folds, folds, 2)
    tile.texels((u, v) => {
      const drift = sway(u, v) * 0.05 * hand
      const x = Math.abs(fold(u * folds + 0.25 + drift))
      const y = Math.abs(fold(v * folds + 0.25 - drift))
      const shapes = {
        diamond: (x + y) * 0.72,
        disc: Math.hypot(x, y) * 0.94,
        cross: Math.min(Math.max(x * 1.7, y * 0.8), Math.max(y * 1.7, x * 0.8)) * 0.92,
      }
      const rough = bleed(u, v) * 0.07 * hand
      const reach = shapes[board] + rough + pool(u, v) * 0.06 * hand - (0.72 - dye * 0.62)
      const dyed = smooth(-0.12 * creep, 0.2 * creep, reach)
      const crease = Math.max(line(x - y, 0.05), line(x, 0.035), line(y, 0.035), line(1 - x, 0.05), line(1 - y, 0.05))
      const strength = clamp(dyed * (1 - crease * 0.34) + crease * (1 - dyed) * 0.28 + rough * 0.3 * dyed)
      return strength < 0.5 ? mixColors(ground, mid, strength * 2) : mixColors(mid, deep, strength * 2 - 1)
    }, 1)
  },
})

/** From -1 to 1 over each fold. */
const fold = (t: number) => (t - Math.floor(t)) * 2 - 1

const line = (apart: number, width: number) => 1 - smooth(0, width, Math.abs(apart))
