import { clamp, cosine, sine } from '@toile/geometry'
import { defineBrush } from '../stroke/brush.ts'
import { convexHull } from '../stroke/convexHull.ts'
import { heightAt } from '../stroke/grounds.ts'

/** A square cap is held at a slant, in radians, and is this much flatter than wide. */
const slant = -0.5
const flat = 0.42

/** The corners of a square cap. */
function chisel(x: number, y: number, radius: number, angle: number): number[] {
  const [ux, uy] = [cosine(angle) * radius, sine(angle) * radius]
  const [vx, vy] = [-uy * flat, ux * flat]
  return [x - ux - vx, y - uy - vy, x + ux - vx, y + uy - vy, x + ux + vx, y + uy + vy, x - ux + vx, y - uy + vy]
}

/** A felt marker: even, see-through ink that darkens where strokes cross, faint streaks along the felt, and wet ends. */
export const marker = defineBrush({
  id: 'marker',
  label: 'Marker',
  ground: 'cartridge',
  lays: 'glaze',
  smoothing: { kind: 'oneEuro', cutoff: 1.4 },
  strides: 2.5,
  normal: {
    size: 30,
    opacity: 0.82,
    flow: 1,
    spacing: 0.08,
    pressureSize: 0.12,
    pressureFlow: 0,
    tilt: 0.3,
    cap: 'round',
  },
  begin({ plane, chance, knobs, clouds, size, flow, flipped, turned }) {
    const streaks = Array.from({ length: 64 }, () => chance.next())
    const angle = turned + flipped * slant
    const isRound = knobs.cap === 'round'
    const { load, width } = plane
    let last: { x: number; y: number; corners: readonly number[] } | undefined
    let slow = 0
    return {
      move(nib) {
        const radius = (size(nib) / 2) * (1 + 0.5 * knobs.tilt * nib.tilt)
        slow += (1 / (1 + nib.speed * 3) - slow) * Math.min(1, 0.08 * Math.max(1, nib.step / (knobs.size * 0.04)))
        const wet = clamp(1.1 - nib.traveled / 26) * 0.1 + slow * 0.08
        const most = flow(nib)
        const corners = isRound ? [] : chisel(nib.x, nib.y, radius, angle)
        const grain = (x: number, y: number, a: number) => {
          const dx = x + 0.5 - nib.x
          const dy = y + 0.5 - nib.y
          const across = dy * nib.dx - dx * nib.dy
          const streak = streaks[Math.floor((across / radius + 1) * 11.5) & 63]!
          if (isRound) {
            const inside = (radius - Math.abs(across)) / 4
            const i = y * width + x
            if (inside > load[i]!) load[i] = inside
          }
          return a * most * clamp(0.74 + 0.09 * streak + wet + 0.08 * heightAt(clouds, x, y))
        }
        const from = last ?? { x: nib.x, y: nib.y, corners }
        if (isRound) plane.line(from.x, from.y, nib.x, nib.y, radius * 2, 1, false, grain)
        else plane.hull(convexHull([...from.corners, ...corners]), 0, grain)
        last = { x: nib.x, y: nib.y, corners }
      },
    }
  },
  // Ink gathers at the rim.
  develop: (cover, inside, _x, _y, { knobs }) =>
    knobs.cap === 'round' && inside < 1 ? cover * (1 + 0.2 * (1 - inside)) : cover,
})
