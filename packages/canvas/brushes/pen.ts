import { defineBrush } from '../stroke/brush.ts'
import { heightAt } from '../stroke/grounds.ts'

/** A technical fine liner: even and crisp, with a little swell where the hand rests and a start that tapers. */
export const pen = defineBrush({
  id: 'pen',
  label: 'Pen',
  ground: 'cartridge',
  lays: 'glaze',
  smoothing: { kind: 'oneEuro', cutoff: 1, beta: 0.005 },
  normal: { size: 4.2, opacity: 0.98, flow: 1, hardness: 0.98, spacing: 0.04, pressureSize: 0.55, speed: 0 },
  begin: ({ plane, knobs, size, flow }) => ({
    move(nib) {
      const start = Math.min(1, 0.35 + nib.traveled / 28)
      const rest = 1 + 0.12 / (1 + nib.speed * 4)
      const radius = (size(nib) / 2) * start * rest
      plane.dab({ x: nib.x, y: nib.y, radius, alpha: flow(nib), hardness: knobs.hardness })
    },
  }),
  develop: (cover, _load, x, y, { ground }) => cover * (0.93 + 0.07 * heightAt(ground, x, y)),
})
