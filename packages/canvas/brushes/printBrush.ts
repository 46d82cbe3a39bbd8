import { defineBrush } from '../stroke/brush.ts'

/** Paints whatever its ink's paint shows at each pixel: with `printPaint` a print in true scale. */
export const printBrush = defineBrush({
  id: 'printBrush',
  label: 'Print brush',
  ground: 'cartridge',
  lays: 'paint',
  smoothing: { kind: 'oneEuro', cutoff: 1.4 },
  normal: { size: 120, opacity: 1, flow: 1, hardness: 0.9, spacing: 0.05, pressureSize: 0.2, pressureFlow: 0 },
  begin: ({ plane, knobs, size, flow }) => ({
    move(nib) {
      plane.dab({ x: nib.x, y: nib.y, radius: size(nib) / 2, alpha: flow(nib), hardness: knobs.hardness })
    },
  }),
})
