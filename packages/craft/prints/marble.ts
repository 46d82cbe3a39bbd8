import { smooth } from '@toile/geometry'
import { mixColors, shade } from '../colors/mixColors.ts'
import { numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { definePrint } from './print.ts'

/** Marble: combed layers of ink with a bright vein along each shore. */
export const marble = definePrint({
  id: 'marble',
  label: 'Marble',
  family: 'abstract',
  width: 300,
  height: 300,
  repeat: 'straight',
  role: 'hero',
  answers: { marble: 1, abstract: 0.7, wave: 0.4, swirl: 0.5, modern: 0.4, elegant: 0.4, oil_paint: 0.4 },
  colorway: colorway('#f3ece1', '#2f6268', '#9dbcb5', '#d8895a', '#c9a24e'),
  colorways: [
    inColors('carrara', 'Carrara', '#f4f2ee', '#8b8f96', '#cfd2d4', '#b7b3ad', '#5a5d63'),
    inColors('malachite', 'Malachite', '#dfeee0', '#0f4f3f', '#4f9a78', '#a8cfae', '#d8b765'),
    inColors('rose', 'Rose quartz', '#f8e9e4', '#b5616f', '#e3b1b0', '#d98f7a', '#c9a24e'),
    inColors('night', 'Night', '#1d2233', '#3f5c8a', '#6f7fa5', '#a3506a', '#d9b56a'),
  ],
  knobs: {
    swirl: numberKnob('Swirl', [0.2, 1, 1.9]),
    layers: numberKnob('Layers', [0.4, 1, 2]),
    vein: numberKnob('Veins', [0, 1, 3]),
    comb: numberKnob('Combing', [0, 0, 1]),
    wash: numberKnob('Washed edges', [0, 1, 2]),
  },
  paint(tile, { swirl, layers: count, vein: veins, comb, wash }) {
    const [ground, deep, mist, warm, vein] = tile.colors
    const layers = [ground, deep, mist, ground, warm, deep, ground, mist]
    const bendU = tile.field(2, 2, 3)
    const bendV = tile.field(2, 2, 3)
    const curlU = tile.field(4, 4, 3)
    const curlV = tile.field(4, 4, 3)
    const height = tile.field(2, 3, 2)
    const fade = tile.field(5, 5, 2)
    tile.texels((u, v) => {
      const a = u + bendU(u, v) * 0.2 * swirl
      const b = v + bendV(u, v) * 0.2 * swirl
      const x = a + curlU(a, b) * 0.09 * swirl
      const y = b + curlV(a, b) * 0.09 * swirl + Math.sin(u * Math.PI * 24) * 0.06 * comb
      const level = height(x, y) * 4.2 * count + 43.5
      const i = Math.floor(level)
      const within = level - i
      const ink = layers[i % layers.length]
      const above = layers[(i + 1) % layers.length]
      const washed = mixColors(
        mixColors(ink, above, smooth(0.35, 1, within) * 0.42 * wash),
        shade(ink, 0.5),
        (1 - smooth(0, 0.3, within)) * 0.2 * wash,
      )
      const shore = Math.min(within, 1 - within)
      return mixColors(
        washed,
        vein,
        (veins ? 1 - smooth(0.012 * veins, 0.05 * veins, shore) : 0) * smooth(-0.25, 0.3, fade(u, v)),
      )
    }, 1)
  },
})
