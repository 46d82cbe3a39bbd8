import { smooth } from '@toile/geometry'
import { defineBrush } from '../stroke/brush.ts'
import { heightAt } from '../stroke/grounds.ts'

/** Graphite: the point bites only the peaks of the paper, more pressure reaches into the valleys, and a leaning pen lays the lead flat. */
export const pencil = defineBrush({
  id: 'pencil',
  label: 'Pencil',
  ground: 'cartridge',
  lays: 'glaze',
  smoothing: { kind: 'oneEuro', cutoff: 2.5, beta: 0.01 },
  normal: {
    size: 4,
    opacity: 0.88,
    flow: 0.58,
    hardness: 0.35,
    spacing: 0.16,
    jitter: 0.06,
    grain: 0.62,
    pressureSize: 0.45,
    pressureFlow: 0.8,
    tilt: 1,
    speed: 0,
  },
  begin: ({ plane, chance, knobs, ground, size, flow }) => ({
    move(nib) {
      const flat = nib.tilt * nib.tilt * 7 * knobs.tilt
      const radius = size(nib) * (0.5 + flat)
      // A point thinner than the tooth of the paper runs along it: a thin line is pale, not dotted.
      const bite = knobs.grain * (0.42 + 0.58 * smooth(1, 3.4, radius))
      const valley = bite * (1 - 0.62 * nib.pressure)
      const stray = knobs.size * knobs.jitter
      const alpha = (flow(nib) * chance.between(0.7, 1)) / (1 + flat * 1.9)
      // The rim of a broad lead only reaches the peaks: its edge is grainy, not soft.
      const rim = 0.55 * smooth(2.5, 9, radius)
      plane.dab({
        x: nib.x + chance.bell() * stray * 1.73,
        y: nib.y + chance.bell() * stray * 1.73,
        radius,
        builds: true,
        hardness: knobs.hardness,
        alpha,
        roundness: 1 / (1 + flat * 0.25),
        grain(x, y, a) {
          const need = valley + rim * (1 - a / alpha)
          return a * (0.06 + 0.94 * smooth(need - 0.45, need + 0.4, heightAt(ground, x, y)))
        },
      })
    },
  }),
  develop: (cover) => cover * (1.1 - 0.2 * cover),
})
