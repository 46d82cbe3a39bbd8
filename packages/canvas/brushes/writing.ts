import { cosine, sine } from '@toile/geometry'
import { defineBrush } from '../stroke/brush.ts'
import { convexHull } from '../stroke/convexHull.ts'
import { heightAt } from '../stroke/grounds.ts'

/** Radians at which the nib is held against the line of writing. */
const held = -0.7

/** A broad nib held at 40 degrees: thick and thin come from where the stroke goes, and ink pools faintly. */
export const writing = defineBrush({
  id: 'writing',
  label: 'Writing',
  ground: 'cartridge',
  lays: 'glaze',
  smoothing: { kind: 'oneEuro', cutoff: 1, beta: 0.004 },
  strides: 2,
  normal: { size: 20, opacity: 0.97, flow: 1, spacing: 0.06, pressureSize: 0.2, tilt: 0.3, speed: 0.1 },
  begin({ plane, knobs, size, flow, flipped, turned }) {
    const angle = turned + flipped * held
    const [ux, uy] = [cosine(angle), sine(angle)]
    let last: readonly number[] | undefined
    return {
      move(nib) {
        const half = (size(nib) / 2) * (1 + knobs.tilt * nib.tilt)
        const edge = [nib.x - ux * half, nib.y - uy * half, nib.x + ux * half, nib.y + uy * half]
        const most = flow(nib)
        plane.hull(convexHull([...(last ?? []), ...edge]), 0.5, (_x, _y, a) => a * most)
        last = edge
      },
    }
  },
  develop: (cover, _load, x, y, { ground, clouds }) =>
    cover * (0.84 + 0.06 * heightAt(ground, x, y) + 0.1 * heightAt(clouds, x * 2, y * 2)),
})
