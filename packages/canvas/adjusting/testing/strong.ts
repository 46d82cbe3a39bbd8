import type { Adjustment, AdjustmentId } from '../../document/adjustment.ts'

/** For each adjustment one that changes much. */
export const strong: Readonly<Record<AdjustmentId, Adjustment>> = {
  levels: { id: 'levels', knobs: { black: 20, middle: 1.7, white: 230, darkest: 10, lightest: 250 } },
  curves: {
    id: 'curves',
    knobs: { channel: 0 },
    points: [
      [0, 0],
      [70, 40],
      [180, 220],
      [255, 255],
    ],
  },
  hueSaturation: { id: 'hueSaturation', knobs: { hue: 120, saturation: 40, lightness: -10 } },
  colorBalance: { id: 'colorBalance', knobs: { shadowsBlue: 60, middleRed: 40, lightsGreen: -30 } },
  blur: { id: 'blur', knobs: { radius: 7.3 } },
  sharpen: { id: 'sharpen', knobs: { amount: 150, radius: 1.5, threshold: 2 } },
  noise: { id: 'noise', knobs: { amount: 40, color: 50, seed: 3 } },
  recolor: { id: 'recolor', knobs: { from: 0xf0f0e6, spread: 100, amount: 100 }, color: '#7a2038' },
}
