import { smooth } from '@toile/geometry'
import type { Color } from '../colors/color.ts'
import { mixColors, shade } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { openField } from './field.ts'
import { definePrint } from './print.ts'

/** Kilim: stepped medallions with hooks between bands of arrowheads and zigzags, in ribbed tapestry weave. */
export const kilim = definePrint({
  id: 'kilim',
  label: 'Kilim',
  family: 'ethnic',
  width: 120,
  height: 216,
  repeat: 'straight',
  runsOn: true,
  role: 'hero',
  answers: { ethnic: 0.9, geometric: 0.7, boho: 0.8, western: 0.7, mosaic: 0.4, arrows: 0.5, greek_key: 0.4 },
  colorway: colorway('#ecdcc0', '#9f3327', '#24395c', '#cf8b3a', '#3f5f52', '#241d1e'),
  colorways: [
    inColors('desert', 'Desert', '#f0dcc0', '#c4603a', '#7a3a4a', '#e2a44e', '#7f8a5a', '#3b2a2a'),
    inColors('slate', 'Slate', '#dfdcd2', '#47536b', '#22324a', '#b5a27a', '#7d8a86', '#1a1c22'),
    inColors('rose', 'Rose', '#f3e3d8', '#b8435a', '#40506f', '#e3a06a', '#6f8f86', '#2d2030'),
  ],
  knobs: {
    bands: choiceKnob('Bands', [
      { id: 'arrows', label: 'Arrowheads' },
      { id: 'zigzag', label: 'Zigzag' },
      { id: 'stripes', label: 'Stripes' },
    ]),
    steps: numberKnob('Step size', [1, 2, 3], '', 1),
    hooks: numberKnob('Hooks', [0, 2, 3], '', 1),
    rib: numberKnob('Relief', [0, 0.6, 1]),
    fade: numberKnob('Irregularity', [0, 0.5, 1]),
  },
  paint(tile, { bands, steps, hooks, rib, fade }) {
    const [ground, red, blue, gold, green, dark] = tile.colors
    const columns = 60
    const rows = 108
    const dye = openField(tile.chance, 2, 26, 2)
    const ribs = smooth(1, 2.4, (tile.height / (rows * 2)) * tile.pixels) * rib
    const rings = [dark, gold, gold, red, red, ground, blue, blue, gold, dark, red]
    const medallion = (m: number, far: number): Color => {
      const reach = Math.floor((Math.floor(m / steps) * steps + Math.floor(far / steps) * steps) / 3)
      if (reach <= 10) return rings[reach]
      const edge = m + far - 34
      const tooth = (m - far + 60) % 6
      if (hooks > 0 && edge < 2) return blue
      if (hooks > 0 && edge < 2 + hooks * 2 && tooth < 2) return blue
      if (hooks > 0 && edge < 4 + hooks * 2 && edge >= 2 + hooks * 2 && tooth < 4) return blue
      const n = 30 - m
      const corner = Math.floor((n + (30 - far)) / 3)
      return corner < 5 ? [dark, gold, green, green, dark][corner] : ground
    }
    const band = (m: number, j: number): Color => {
      if (j < 2 || j > 21) return dark
      if (j < 4 || j > 19) return gold
      const far = Math.abs(j - 11.5)
      if (bands === 'stripes') return [green, red, blue, ground][Math.floor(far / 2) % 4]
      if (bands === 'zigzag') return [red, ground, green][Math.floor((j + Math.abs((m % 20) - 10) * 1.1) / 4) % 3]
      const arrow = (m % 10) + far
      return arrow < 9 ? (arrow < 4 ? gold : red) : arrow < 11 ? ground : green
    }
    tile.texels((u, v) => {
      const column = Math.floor(u * columns)
      const row = Math.floor(v * rows)
      const m = Math.abs(column - 30 + 0.5) | 0
      const color =
        row < 24 ? band(m, row) : row < 84 ? medallion(m, Math.abs(row - 54 + 0.5) | 0) : band(m + 10, row - 84)
      const abrash = shade(color, Math.max(0, dye(u, v)) * 0.22 * fade)
      const pick = v * rows * 2 + (column % 2) * 0.5
      const valley = Math.abs(pick - Math.floor(pick) - 0.5) * 2
      return mixColors(abrash, shade(abrash, 0.3), valley ** 3 * ribs)
    })
  },
})
