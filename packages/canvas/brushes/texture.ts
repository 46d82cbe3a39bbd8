import { clamp, smooth } from '@toile/geometry'
import { defineBrush } from '../stroke/brush.ts'
import { heightAt } from '../stroke/grounds.ts'

/** Dry paint dragged over canvas: a ragged stamp whose coverage is cut by the weave. */
export const texture = defineBrush({
  id: 'texture',
  label: 'Texture',
  ground: 'canvas',
  lays: 'paint',
  smoothing: { kind: 'oneEuro', cutoff: 2 },
  strides: 1.8,
  normal: {
    size: 46,
    opacity: 0.95,
    flow: 0.32,
    hardness: 0.45,
    spacing: 0.07,
    jitter: 0.05,
    grain: 0.62,
    pressureSize: 0.25,
    pressureFlow: 0.5,
    tilt: 0.5,
  },
  begin({ plane, chance, knobs, ground, clouds, size, flow }) {
    const shiftX = chance.whole(0, 511)
    const shiftY = chance.whole(0, 511)
    // A brush that is finer than the threads runs along them.
    const tooth = knobs.grain * (0.45 + 0.55 * smooth(3, 16, knobs.size))
    const stray = knobs.size * knobs.jitter * 1.73
    return {
      move(nib) {
        const dry = clamp(nib.traveled / (knobs.size * 34))
        const apart = nib.step / Math.max(0.6, knobs.size * knobs.spacing)
        const most = Math.min(1, flow(nib) * Math.max(1, apart * 0.85))
        const bite = tooth * (0.45 + 0.55 * dry) * (1.15 - 0.5 * nib.pressure)
        plane.dab({
          x: nib.x + chance.bell() * stray,
          y: nib.y + chance.bell() * stray,
          radius: (size(nib) / 2) * (1 + 0.6 * knobs.tilt * nib.tilt),
          hardness: knobs.hardness,
          alpha: most,
          builds: true,
          angle: chance.next() * 6.28,
          roundness: 0.86,
          grain(x, y, a) {
            const rag = heightAt(clouds, x * 3 + shiftX, y * 3 + shiftY)
            // The rim of the stamp only reaches the highest threads.
            const need = bite + (1 - a / most) * 0.75
            return most * smooth(need - 0.13, need + 0.13, heightAt(ground, x, y) * 0.7 + rag * 0.3)
          },
        })
      },
    }
  },
})
