import { clamp, smooth } from '@toile/geometry'
import { mixColors, shade } from '../colors/mixColors.ts'
import { numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { type Field, openField } from './field.ts'
import { definePrint, type PrintTile } from './print.ts'

/** Brush check: broad and narrow strokes of a dry flat brush, painted across and then down. */
export const brushCheck = definePrint({
  id: 'brushCheck',
  label: 'Brush check',
  family: 'check',
  width: 150,
  height: 150,
  repeat: 'straight',
  runsOn: true,
  role: 'hero',
  answers: { check: 0.8, brush: 0.8, hand_drawn: 0.8, natural: 0.5, modern: 0.4, workwear: 0.3, basketweave: 0.4 },
  colorway: colorway('#f6f0e4', '#2f4a6d', '#d5633f', '#e8b54a'),
  colorways: [
    inColors('forest', 'Forest', '#f1ecdb', '#2f5a47', '#a8442f', '#d9ab45'),
    inColors('ink', 'Ink', '#f5f3ec', '#22242c', '#8d939e', '#c9452f'),
    inColors('candy', 'Candy', '#fff4ea', '#e3698a', '#78aee0', '#f3c94e'),
  ],
  knobs: {
    scale: numberKnob('Checks', [1, 2, 4], '', 1),
    broad: numberKnob('Stroke width', [0.25, 0.42, 0.6]),
    dry: numberKnob('Dryness', [0, 0.5, 1]),
    wobble: numberKnob('Irregularity', [0, 1, 2]),
    lines: numberKnob('Fine lines', [0, 1, 1]),
  },
  paint(tile, { scale, broad, dry, wobble, lines }) {
    const [ground, first, second, fine] = tile.colors
    const strokes = [
      { down: false, color: second, half: broad / 2, at: 0.3, hair: openStroke(tile, false) },
      { down: true, color: first, half: broad / 2, at: 0.3, hair: openStroke(tile, true) },
      { down: false, color: fine, half: 0.045 * lines, at: 0.78, hair: openStroke(tile, false) },
      { down: true, color: fine, half: 0.045 * lines, at: 0.78, hair: openStroke(tile, true) },
    ]
    const unsteady = openField(tile.chance, scale * 3, scale * 3, 2)
    const load = openField(tile.chance, scale * 2, scale * 2, 2)
    tile.texels((u, v) => {
      let color = ground
      for (const [i, stroke] of strokes.entries()) {
        const along = (stroke.down ? u : v) * scale + unsteady(u + i * 0.25, v) * 0.035 * wobble
        const apart = Math.abs(along - Math.floor(along) - stroke.at)
        const inside = (stroke.half - Math.min(apart, 1 - apart)) / 0.09
        if (inside < -0.6) continue
        const bristle = stroke.hair(u, v)
        const paint = inside + 0.25 + bristle * (0.3 + dry * 0.9) + (load(u, v) - 0.1) * dry * 0.9 + 0.35 - dry * 0.3
        const cover = smooth(0, 0.5, Math.min(paint, inside * 1.6 + 0.5 + bristle * 0.6))
        const over =
          color === ground
            ? stroke.color
            : mixColors(shade(mixColors(color, stroke.color, 0.6), 0.1), stroke.color, 0.25)
        color = mixColors(color, over, clamp(cover * (0.9 + bristle * 0.16)))
      }
      return color
    })
  },
})

/** Bristles that run along a stroke. */
const openStroke = (tile: PrintTile, down: boolean): Field =>
  down ? openField(tile.chance, 130, 3, 1) : openField(tile.chance, 3, 130, 1)
