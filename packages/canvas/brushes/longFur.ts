import { angleOf } from '@toile/geometry'
import { defineBrush } from '../stroke/brush.ts'
import { heightAt } from '../stroke/grounds.ts'
import { layHair } from './hair.ts'

/** Long locks: hairs that grow near each other share a bend, so that they part and fall together. */
export const longFur = defineBrush({
  id: 'longFur',
  label: 'Long fur',
  ground: 'cartridge',
  lays: 'paint',
  smoothing: { kind: 'oneEuro', cutoff: 1.4 },
  strides: 2.5,
  normal: { size: 92, opacity: 1, flow: 0.42, spacing: 0.02, jitter: 0.2, pressureSize: 0.6, pressureFlow: 0.4 },
  begin({ plane, chance, knobs, clouds, size, flow }) {
    const large = Math.max(1, knobs.size / 92)
    const hairs = Math.min(14, Math.round(3 * large))
    const width = 1.1 * Math.sqrt(large)
    return {
      move(nib) {
        const along = angleOf(nib.dx, nib.dy)
        const long = size(nib)
        for (let i = 0; i < hairs; i++) {
          const side = chance.next() * 2 - 1
          const root = side * knobs.size * 0.65 * knobs.jitter
          const x = nib.x - nib.dy * root
          const y = nib.y + nib.dx * root
          const lock = heightAt(clouds, Math.floor(x * 1.5), Math.floor(y * 1.5)) - 0.5
          layHair(plane, {
            x,
            y,
            angle: along + side * 0.75 + lock * 1.5,
            length: long * chance.between(0.35, 1.1),
            curl: lock * 3 - side * 0.7 + chance.bell() * 0.2,
            width,
            alpha: flow(nib) * chance.between(0.3, 1),
          })
        }
      },
    }
  },
})
