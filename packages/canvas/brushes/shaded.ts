import { defineBrush, type Nib } from '../stroke/brush.ts'
import { openNeighborhood } from './neighborhood.ts'

/** Hatching that grows by itself: each step is joined by hairlines to earlier steps near it, so that dense places become tone. */
export const shaded = defineBrush({
  id: 'shaded',
  label: 'Shaded',
  ground: 'cartridge',
  lays: 'glaze',
  smoothing: { kind: 'oneEuro', cutoff: 1.6 },
  normal: { size: 88, opacity: 0.95, flow: 0.085, spacing: 0.05, pressureSize: 0.4, pressureFlow: 0.6 },
  begin({ plane, chance, knobs, size, flow }) {
    const spots = openNeighborhood(knobs.size)
    let last: Nib | undefined
    return {
      move(nib) {
        const reach = size(nib)
        const from = last ?? nib
        plane.line(from.x, from.y, nib.x, nib.y, 0.8, 0.42 * (0.4 + 0.6 * nib.pressure), true)
        spots.near(nib.x, nib.y, (spot, far) => {
          if (far > reach || chance.next() < (far / reach) * 0.95) return
          plane.line(nib.x, nib.y, spot.x, spot.y, 0.7, flow(nib) * (1.15 - far / reach), true)
        })
        spots.add(nib.x, nib.y)
        last = nib
      },
    }
  },
})
