import { type Chance, clamp, lerp, mix, type Point } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { makePiece, type Piece } from '../piece.ts'
import { openCone } from './cone.ts'
import { topstitch } from './marks.ts'
import { type SkirtCut, skirtEdges } from './skirt.ts'

/** A skirt of gathered tiers: every tier is a cone of its own, whose hem hangs over the next one's gathers. */
export function tiers(figure: Figure, base: SkirtCut, count: number, fullness: number, chance: Chance): Piece[] {
  const edges = skirtEdges(figure, base)
  const [left, right] = edges(1)
  const hemSag = clamp(0.07 + (right[0] - left[0]) * 0.035, 0.08, 0.2) * ((right[0] - left[0]) / 2)
  const sag = (t: number) => lerp(0.045, hemSag, t ** 1.4)
  const built = Array.from({ length: count }, (_, k) => {
    const [from, to] = [k / count, (k + 1) / count]
    const tuck = k ? 0.03 / count : 0
    const cone = openCone(
      {
        edges(t) {
          const [l, r] = edges(lerp(from - tuck, to, t))
          const centre = mix(l, r, 0.5)
          const swell = 1 + fullness * 0.16 * t ** 0.6 - (k ? 0.02 : 0)
          const out = ([x, y]: Point): Point => [centre[0] + (x - centre[0]) * swell, y]
          return [out(l), out(r)]
        },
        flutes: 8 + k * 3,
        depth: 0.035 + 0.03 * fullness,
        rise: 0.02,
        gather: 0.5 + 0.5 * fullness,
        sag: [sag(from - tuck), sag(to)],
        highLow: 0,
        slant: 0,
        clothTop: 0,
      },
      chance.branch(`tier${k}`),
    )
    const outline = [...cone.left, ...cone.hem, ...cone.right.slice().reverse(), ...cone.top.slice().reverse()]
    return makePiece('skirt', `tier${k}`, [outline], {
      order: -1 - k,
      left: cone.left,
      right: cone.right,
      surface: cone.surface,
      lines: [...cone.lines, topstitch(cone.hem.map(([x, y]): Point => [x, y - 0.035]))],
      contours: [
        { path: cone.left, weight: 1, taper: [0.05, 0] },
        { path: cone.right, weight: 1.1, taper: [0.05, 0] },
        { path: cone.hem, weight: 0.95, taper: [0, 0] },
      ],
    })
  })
  return built.reverse()
}
