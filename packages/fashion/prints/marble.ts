import { smooth } from '@toile/geometry'
import { mixColors, shade } from '../colors/mixColors.ts'
import { colorway } from './colorway.ts'
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
  colorway: colorway('#f3ece1', '#2f6268', '#9dbcb5', '#d8895a', '#c9a24e'),
  paint(tile) {
    const [ground, deep, mist, warm, vein] = tile.colors
    const layers = [ground, deep, mist, ground, warm, deep, ground, mist]
    const bendU = tile.field(2, 2, 3)
    const bendV = tile.field(2, 2, 3)
    const curlU = tile.field(4, 4, 3)
    const curlV = tile.field(4, 4, 3)
    const height = tile.field(2, 3, 2)
    const fade = tile.field(5, 5, 2)
    tile.texels((u, v) => {
      const a = u + bendU(u, v) * 0.2
      const b = v + bendV(u, v) * 0.2
      const x = a + curlU(a, b) * 0.09
      const y = b + curlV(a, b) * 0.09
      const level = height(x, y) * 4.2 + 43.5
      const i = Math.floor(level)
      const within = level - i
      const ink = layers[i % layers.length]
      const above = layers[(i + 1) % layers.length]
      const washed = mixColors(
        mixColors(ink, above, smooth(0.35, 1, within) * 0.42),
        shade(ink, 0.5),
        (1 - smooth(0, 0.3, within)) * 0.2,
      )
      const shore = Math.min(within, 1 - within)
      return mixColors(washed, vein, (1 - smooth(0.012, 0.05, shore)) * smooth(-0.25, 0.3, fade(u, v)))
    }, 1)
  },
})
