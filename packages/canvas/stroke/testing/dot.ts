import { defineBrush, type Nib } from '../brush.ts'

/** A brush that lays one crisp dab at each step, and tells of its steps. */
export const dotBrush = (seen: Nib[] = []) =>
  defineBrush({
    id: 'dot',
    label: 'Pen',
    ground: 'cartridge',
    lays: 'paint',
    smoothing: { kind: 'none' },
    normal: { size: 8, opacity: 1, spacing: 0.25 },
    begin: ({ plane, size }) => ({
      move(nib) {
        seen.push(nib)
        plane.dab({ x: nib.x, y: nib.y, radius: size(nib) / 2, alpha: 1 })
      },
    }),
  })
