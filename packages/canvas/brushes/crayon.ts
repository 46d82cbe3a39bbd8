import { smooth } from '@toile/geometry'
import { defineBrush } from '../stroke/brush.ts'
import { heightAt } from '../stroke/grounds.ts'
import { hashed } from '../stroke/hashed.ts'

/** Wax: thick on the peaks of coarse paper and bare in its valleys until it is pressed, with crumbs beside the line and ridges at its edge. */
export const crayon = defineBrush({
  id: 'crayon',
  label: 'Crayon',
  ground: 'sugar',
  lays: 'paint',
  smoothing: { kind: 'oneEuro', cutoff: 2 },
  normal: {
    size: 19,
    opacity: 0.96,
    flow: 0.34,
    hardness: 0.7,
    spacing: 0.1,
    jitter: 0.07,
    grain: 0.62,
    pressureSize: 0.25,
    pressureFlow: 0.5,
    tilt: 0.6,
  },
  begin: ({ plane, chance, knobs, ground, size, flow, seed }) => ({
    move(nib) {
      const radius = (size(nib) / 2) * (1 + 1.4 * knobs.tilt * nib.tilt * nib.tilt)
      const most = flow(nib)
      // Under full pressure wax is pushed into the valleys and closes over them.
      const pressed = smooth(0.55, 1, nib.pressure)
      const bite = knobs.grain * (1.05 - 0.8 * nib.pressure - 0.32 * pressed)
      const soft = 0.16 + 0.14 * pressed
      // A film of wax is left even where only the peaks were met.
      const film = 0.03 + 0.07 * nib.pressure
      const grainOf = (full: number) => (x: number, y: number, a: number) => {
        const height = heightAt(ground, x, y) + (hashed(x, y, seed) - 0.5) * (0.22 - 0.1 * pressed)
        const need = bite + (1 - Math.min(1, a / full)) * 0.4
        return a * (film + (1 - film) * smooth(need - soft, need + soft + 0.04, height))
      }
      const stray = (chance.next() - 0.5) * knobs.size * 3.6 * knobs.jitter
      plane.dab({
        x: nib.x - nib.dy * stray,
        y: nib.y + nib.dx * stray,
        radius: radius * chance.between(0.75, 1),
        builds: true,
        hardness: knobs.hardness,
        alpha: most * chance.between(0.5 + 0.3 * pressed, 1 + 0.5 * pressed),
        grain: grainOf(most),
      })
      if (chance.happens(0.35)) {
        const edge = (chance.happens(0.5) ? -1 : 1) * radius * chance.between(0.72, 0.98)
        const [x, y] = [nib.x - nib.dy * edge, nib.y + nib.dx * edge]
        plane.dab({
          x,
          y,
          radius: Math.min(5, radius * 0.24),
          alpha: 0.4,
          hardness: 0,
          builds: true,
          grain: grainOf(0.4),
        })
      }
      if (chance.happens(0.1)) {
        plane.dab({
          x: nib.x + chance.bell() * 1.73 * radius,
          y: nib.y + chance.bell() * 1.9 * radius,
          radius: chance.between(0.4, 1.1),
          alpha: Math.min(1, 0.4 * nib.pressure + 0.2),
          builds: true,
        })
      }
    },
  }),
  // Thick wax catches the light in its scrapes: not quite even where it is heaviest.
  develop: (cover, _load, x, y, { clouds, ground }) =>
    cover * (1 - 0.13 * smooth(0.75, 1, cover) * (0.5 * heightAt(clouds, x * 2, y * 5) + 0.5 * heightAt(ground, y, x))),
})
