import { angleOf } from '@toile/geometry'
import { defineBrush } from '../stroke/brush.ts'
import { layHair } from './hair.ts'

/** Short dense fur that lies back along the stroke and fans to both sides. */
export const fur = defineBrush({
  id: 'fur',
  label: 'Fur|brush',
  ground: 'cartridge',
  lays: 'paint',
  smoothing: { kind: 'oneEuro', cutoff: 1.6 },
  strides: 2.5,
  normal: {
    size: 42,
    opacity: 1,
    flow: 0.6,
    spacing: 0.05,
    jitter: 0.3,
    pressureSize: 0.6,
    pressureFlow: 0.5,
  },
  begin({ plane, chance, knobs, size, flow }) {
    // A large brush has more and thicker hairs, so that its fur is no thinner.
    const large = Math.max(1, knobs.size / 42)
    const hairs = Math.min(24, Math.round(6 * large))
    const width = 1.25 * Math.sqrt(large)
    return {
      move(nib) {
        const along = angleOf(nib.dx, nib.dy)
        const long = size(nib) * 0.62
        const stray = knobs.jitter * 7 * Math.sqrt(large)
        for (let i = 0; i < hairs; i++) {
          const side = chance.next() * 2 - 1
          const root = side * long * 0.42
          layHair(plane, {
            x: nib.x - nib.dy * root + chance.bell() * stray,
            y: nib.y + nib.dx * root + chance.bell() * stray,
            angle: along + side + chance.bell() * 0.38,
            length: long * chance.between(0.55, 1.25),
            curl: chance.bell() * 0.6 - side * 0.5,
            width,
            alpha: flow(nib) * chance.between(0.25, 1),
          })
        }
      },
    }
  },
})
