import { smooth } from '@toile/geometry'
import { mixColors, shade, tint } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { openField } from './field.ts'
import { definePrint } from './print.ts'

/** Moroccan tile: eight-pointed stars and crosses in hand-glazed clay, rosettes in their hearts. */
export const moroccanTile = definePrint({
  id: 'moroccanTile',
  label: 'Moroccan tile',
  family: 'geometric',
  width: 160,
  height: 160,
  repeat: 'straight',
  runsOn: true,
  role: 'hero',
  answers: { mosaic: 1, geometric: 0.9, ethnic: 0.7, star: 0.5, boho: 0.5 },
  colorway: colorway('#f3ecdb', '#1f5f78', '#2a8f86', '#d98f3a', '#17324d'),
  colorways: [
    inColors('saffron', 'Saffron', '#f7ead0', '#b5482f', '#e0983a', '#3f6f6a', '#5a2a24'),
    inColors('cobalt', 'Cobalt', '#f4f3ee', '#244a9a', '#6f9bd6', '#c9d9ee', '#14265a'),
    inColors('rose', 'Rose', '#f6e4da', '#9a4a63', '#d98f8a', '#7f9f8a', '#4a2436'),
  ],
  knobs: {
    stars: numberKnob('Stars', [2, 4, 6], '', 2),
    heart: choiceKnob('Heart', [
      { id: 'rosette', label: 'Rosette' },
      { id: 'rings', label: 'Rings' },
      { id: 'plain', label: 'Plain' },
    ]),
    grout: numberKnob('Gaps', [0.2, 1, 2.5]),
    glaze: numberKnob('Glaze', [0, 0.7, 1.5]),
  },
  paint(tile, { stars, heart, grout, glaze }) {
    const [ground, blue, teal, amber, dark] = tile.colors
    const soft = (stars * 0.8) / (tile.width * tile.pixels)
    const gap = 0.018 * grout
    const pool = openField(tile.chance, stars * 3, stars * 3, 2)
    const chance = tile.chance.branch('clay')
    const fired = Array.from({ length: stars * stars * 2 }, () => chance.between(-0.12, 0.12) * glaze)
    tile.texels((u, v) => {
      const [sx, sy] = [u * stars + 0.3, v * stars + 0.3]
      const [i, j] = [Math.floor(sx), Math.floor(sy)]
      const [x, y] = [sx - i - 0.5, sy - j - 0.5]
      const rim = starEdge(x, y)
      const inside = rim < 0
      const [cx, cy] = inside ? [x, y] : [x - Math.sign(x) * 0.5, y - Math.sign(y) * 0.5]
      const reach = Math.hypot(cx, cy)
      const angle = Math.atan2(cy, cx)
      const odd = (i + j) & 1
      const body = inside ? (odd ? teal : blue) : ground
      let color = body
      const draw = (next: typeof color, depth: number) => {
        color = mixColors(color, next, smooth(-soft, soft, depth))
      }
      if (inside) {
        draw(ground, -rim - 0.05)
        draw(odd ? amber : teal, -rim - 0.075)
      } else draw(amber, 0.09 - Math.abs(reach - 0.0) + 0.02 * Math.cos(angle * 8))
      if (heart === 'rosette') {
        const petal = reach - (inside ? 0.17 : 0.06) * (0.72 + 0.28 * Math.cos(angle * 8))
        draw(dark, -petal + 0.018)
        draw(ground, -petal)
        draw(amber, (inside ? 0.055 : 0.022) - reach)
      } else if (heart === 'rings' && inside) {
        draw(dark, 0.016 - Math.abs(reach - 0.17))
        draw(ground, 0.1 - reach)
        draw(blue, 0.05 - reach)
      }
      const column = (inside || x < 0 ? i : i + 1) % stars
      const row = (inside || y < 0 ? j : j + 1) % stars
      const clay = fired[row * stars + column + (inside ? 0 : stars * stars)]
      const light = clay + pool(u, v) * 0.09 * glaze
      const glazed = light > 0 ? tint(color, light) : shade(color, -light)
      return mixColors(dark, glazed, smooth(gap - soft, gap + soft, Math.abs(rim)))
    })
  },
})

/** How far a place lies outside (positive) or inside the star of two crossed squares whose tips touch the cell's edges. */
const starEdge = (x: number, y: number) =>
  Math.min(Math.max(Math.abs(x), Math.abs(y)), (Math.abs(x) + Math.abs(y)) * Math.SQRT1_2) - 0.3536
