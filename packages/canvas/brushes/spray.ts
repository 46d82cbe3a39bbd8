import { cosine, sine } from '@toile/geometry'
import { defineBrush } from '../stroke/brush.ts'

/** A spray can: fine mist under droplets of many sizes, dense in the middle; a slow hand drops more paint. */
export const spray = defineBrush({
  id: 'spray',
  label: 'Spray',
  ground: 'cartridge',
  lays: 'paint',
  smoothing: { kind: 'none' },
  strides: 1.6,
  normal: {
    size: 74,
    opacity: 1,
    flow: 0.5,
    hardness: 0,
    spacing: 0.06,
    pressureSize: 0.3,
    pressureFlow: 0.7,
    tilt: 0.5,
  },
  begin({ plane, chance, knobs, size, flow }) {
    let steps = 0
    return {
      move(nib) {
        const radius = (size(nib) / 2) * (1 + knobs.tilt * nib.tilt)
        const most = flow(nib)
        const drops = Math.round(radius * 0.9 * (0.4 + most))
        if (steps % 4 === 0) {
          plane.dab({
            x: nib.x,
            y: nib.y,
            radius: radius * 0.95,
            hardness: knobs.hardness,
            alpha: 0.16 * most,
            builds: true,
            grain: (_x, _y, a) => a * chance.between(0.2, 1.8),
          })
        }
        steps += 1
        for (let i = 0; i < drops; i++) {
          const far = radius * (0.82 - 0.3 * knobs.hardness) * Math.abs(chance.bell())
          const turn = chance.next() * 6.2831853
          const k = chance.next()
          plane.dab({
            x: nib.x + cosine(turn) * far,
            y: nib.y + sine(turn) * far,
            radius: 0.35 + 0.45 * k + (k > 0.985 ? chance.next() * 1.6 : 0),
            hardness: 0.6,
            alpha: chance.between(0.25, 0.9) * Math.min(1, 0.4 + most),
            builds: true,
          })
        }
      },
    }
  },
})
