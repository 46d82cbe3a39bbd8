import { clamp, smooth } from '@toile/geometry'
import { mixColors, shade } from '../colors/mixColors.ts'
import { numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { definePrint } from './print.ts'

/** Watercolour wash: pools of thin colour laid over each other on wet paper, with drying rims and granulation. */
export const watercolourWash = definePrint({
  id: 'watercolourWash',
  label: 'Watercolour wash',
  family: 'abstract',
  width: 300,
  height: 300,
  repeat: 'straight',
  role: 'hero',
  answers: {
    watercolour: 0.9,
    abstract: 0.8,
    cloud: 0.9,
    calm: 0.9,
    delicate: 0.6,
    fresh: 0.6,
    wave: 0.4,
    natural: 0.4,
    flame: 0.2,
  },
  colorway: colorway('#f8f4ec', '#8db4c8', '#e3a59b', '#efd6a2', '#54748f'),
  colorways: [
    inColors('sunset', 'Sunset', '#fbf2e6', '#f2a172', '#e0708a', '#f6cf7d', '#7d5a99'),
    inColors('moss', 'Moss', '#f5f4e8', '#9db58a', '#d6cf9a', '#7fa6a0', '#4c6a4f'),
    inColors('storm', 'Storm', '#eef0f2', '#9fb0c2', '#c9c3d6', '#d9d3c6', '#414d66'),
  ],
  knobs: {
    pools: numberKnob('Pool size', [2, 3, 6], '', 1),
    cover: numberKnob('Cover', [0.3, 0.52, 0.9]),
    rims: numberKnob('Drying rims', [0, 1, 2]),
    grain: numberKnob('Grain', [0, 1, 2]),
    flow: numberKnob('Flow', [0, 1, 2]),
  },
  paint(tile, { pools, cover, rims, grain, flow }) {
    const [ground, ...paints] = tile.colors
    const flowX = tile.field(pools + 1, pools + 1)
    const flowY = tile.field(pools + 1, pools + 1)
    const paper = tile.field(110, 110)
    const bloom = tile.field(pools * 3, pools * 3)
    const wetness = tile.field(pools + 1, pools)
    const layers = paints.map((paint, i) => ({
      paint,
      rim: shade(paint, 0.14),
      field: tile.field(pools, pools + (i % 2), 2),
      least: (0.5 - cover) * 0.9 + (i === 3 ? 0.3 : 0),
    }))
    tile.texels((u, v) => {
      const x = u + flowX(u, v) * 0.07 * flow
      const y = v + flowY(u, v) * 0.07 * flow
      const tooth = paper(u, v) * 0.1 * grain
      const backrun = bloom(x, y)
      const wet = smooth(-0.35, 0.45, wetness(u, v))
      let color = ground
      for (const { paint, rim, field, least } of layers) {
        const inside = field(x, y) - least
        if (inside < -0.24) continue
        const edge = smooth(-0.012 - 0.22 * wet, 0.012 + 0.1 * wet, inside)
        const body = clamp(0.34 + inside * 1.5 + backrun * 0.3 + tooth)
        const drying = (1 - smooth(0.004, 0.045, Math.abs(inside - 0.012))) * 0.32 * rims * (1 - wet)
        color = mixColors(color, mixColors(paint, rim, drying * 2), edge * clamp(body + drying))
      }
      return color
    }, 1)
  },
})
