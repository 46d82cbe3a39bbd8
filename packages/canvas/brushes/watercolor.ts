import { clamp, smooth } from '@toile/geometry'
import { defineBrush, type Easel } from '../stroke/brush.ts'
import { heightAt } from '../stroke/grounds.ts'

/** How dark the wash is at a pixel, by how high water stood there and how much pigment was left. */
function dried(dome: number, load: number, x: number, y: number, { ground, clouds, pools, knobs }: Easel): number {
  const paper = heightAt(ground, x, y)
  const small = heightAt(clouds, x * 3 + 91, y * 3 + 37)
  const cloud = heightAt(clouds, x, y)
  const shore = 0.17 + (cloud - 0.5) * 0.1 + (small - 0.5) * 0.06 + (paper - 0.5) * 0.03
  const inside = dome - shore
  // It bleeds into damp paper.
  const fringe = smooth(-0.2, 0.02, inside) * 0.075 * smooth(0.35, 0.8, small * 0.6 + paper * 0.4)
  if (inside <= -0.03) return fringe
  const pool = heightAt(pools, x, y)
  // Where it is wet, the shore is lost.
  const wet = smooth(0.72, 0.95, heightAt(pools, x + 171, y + 303))
  const body = smooth(-0.012 - wet * 0.1, 0.03 + wet * 0.22, inside)
  const thin = 1 / (1 + (inside / 0.03) * (inside / 0.03))
  const wide = 1 / (1 + (inside / 0.14) * (inside / 0.14))
  const rim = (thin * 0.3 + wide * 0.13) * (1 - wet) * (0.55 + 0.9 * cloud)
  // Water that runs back pushes pigment to a second shore.
  const far = (pool - 0.6 + (small - 0.5) * 0.06) / 0.02
  const bloom = inside > 0.12 ? (far > 0 ? 0.1 / (1 + far * 0.5) : 0.05 / (1 + far * far)) : 0
  const grains = (0.5 - paper) * knobs.grain * 0.24 * (0.3 + load * 0.7)
  const pigment = 0.13 + load * 0.62 * (0.35 + 0.95 * pool) + rim + bloom * load + grains
  return clamp(Math.max(fringe, body * pigment))
}

/** A wet wash: dabs raise a soft dome of water and leave pigment; what dries is a function of one pixel, so that a dab stays as cheap as its own area. */
export const watercolor = defineBrush({
  id: 'watercolor',
  label: 'Watercolor',
  ground: 'sugar',
  lays: 'glaze',
  smoothing: { kind: 'oneEuro', cutoff: 1.1 },
  strides: 2,
  normal: {
    size: 60,
    opacity: 0.95,
    flow: 0.5,
    spacing: 0.05,
    jitter: 0.02,
    grain: 0.5,
    pressureSize: 0.5,
    pressureFlow: 0.6,
    tilt: 0.3,
  },
  begin({ plane, chance, knobs, size, flow }) {
    const { cover, load, width, height } = plane
    const stray = knobs.size * knobs.jitter * 1.73
    return {
      move(nib) {
        const radius = (size(nib) / 2) * chance.between(0.97, 1.03) * 1.3 * (1 + 0.5 * knobs.tilt * nib.tilt)
        const x = nib.x + chance.bell() * stray
        const y = nib.y + chance.bell() * stray
        const x0 = Math.max(0, Math.floor(x - radius))
        const x1 = Math.min(width, Math.ceil(x + radius) + 1)
        const y0 = Math.max(0, Math.floor(y - radius))
        const y1 = Math.min(height, Math.ceil(y + radius) + 1)
        const apart = Math.max(1, nib.step / Math.max(0.6, knobs.size * knobs.spacing))
        const gain = Math.min(0.5, flow(nib) * 0.05 * apart)
        for (let py = y0; py < y1; py++) {
          for (let px = x0; px < x1; px++) {
            const dx = px + 0.5 - x
            const dy = py + 0.5 - y
            const square = dx * dx + dy * dy
            if (square >= radius * radius) continue
            const dome = 1 - Math.sqrt(square) / radius
            const i = py * width + px
            if (dome > cover[i]!) cover[i] = dome
            load[i]! += gain * (dome < 0.4 ? dome * 2.5 : 1) * (1 - load[i]!)
          }
        }
        plane.mark(x0, y0, x1, y1)
      },
    }
  },
  develop: dried,
})
