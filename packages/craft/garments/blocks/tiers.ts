import { type Chance, clamp, lerp, mix, type Point } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { makePiece, type Piece } from '../piece.ts'
import { openCone } from './cone.ts'
import { drapeOf, poplin } from './drape.ts'
import { isSheer, skirtLining } from './lining.ts'
import { topstitch } from '../marks.ts'
import type { SkirtCut } from './skirtCut.ts'
import { skirtEdges } from './skirtEdges.ts'

/** One gathered tier: where on the skirt's length (0..1) it begins and ends, how far it swells, and its flutes. */
interface TierCut {
  name: string
  from: number
  to: number
  swell: number
  flutes: number
  depth: number
  gather: number
  order: number
}

/** A gathered strip that hangs from a level of a skirt to another, as a cone of its own; tiers of one skirt share its edges. */
export function tier(
  figure: Figure,
  base: SkirtCut,
  cut: TierCut,
  chance: Chance,
  edges = skirtEdges(figure, base),
): Piece {
  const [left, right] = edges(1)
  const hemSag = clamp(0.07 + (right[0] - left[0]) * 0.035, 0.08, 0.2) * ((right[0] - left[0]) / 2)
  const sag = (t: number) => lerp(0.045, hemSag, t ** 1.4)
  const cone = openCone(
    {
      edges(t) {
        const [l, r] = edges(lerp(cut.from, cut.to, t))
        const centre = mix(l, r, 0.5)
        const swell = 1 + cut.swell * t ** 0.45 - (cut.from > 0 ? 0.015 : 0)
        const out = ([x, y]: Point): Point => [centre[0] + (x - centre[0]) * swell, y]
        return [out(l), out(r)]
      },
      flutes: cut.flutes,
      depth: cut.depth,
      rise: 0.02,
      gather: cut.gather,
      sag: [sag(cut.from), sag(cut.to)],
      highLow: base.highLow * cut.to ** 2,
      slant: base.slant,
      mirrored: figure.view === 'back',
      clothTop: base.topY - figure.levels.neck + cut.from * (base.hemY - base.topY),
    },
    chance,
  )
  const outline = [...cone.left, ...cone.hem, ...cone.right.slice().reverse(), ...cone.top.slice().reverse()]
  return makePiece('skirt', cut.name, [outline], {
    order: cut.order,
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
}

/** A skirt of gathered tiers, each a little deeper than the one above, whose hem hangs over the next one's gathers. */
export function tiers(figure: Figure, base: SkirtCut, count: number, fullness: number, chance: Chance): Piece[] {
  const drape = drapeOf(base.cloth ?? poplin)
  const growth = 1.16
  const total = (growth ** count - 1) / (growth - 1)
  const end = (k: number) => (growth ** k - 1) / (growth - 1) / total
  const edges = skirtEdges(figure, base)
  const rows = Array.from({ length: count }, (_, k) =>
    tier(
      figure,
      base,
      {
        name: `tier${k}`,
        from: Math.max(0, end(k) - (k ? 0.03 / count : 0)),
        to: end(k + 1),
        swell: fullness * 0.13 * drape.spread ** 0.6,
        flutes: Math.round((6 + k * 2) * drape.count),
        depth: (0.03 + 0.022 * fullness) * drape.depth,
        gather: 0.4 + 0.5 * fullness,
        order: -1 - k,
      },
      chance.branch(`tier${k}`),
      edges,
    ),
  ).reverse()
  return base.cloth && isSheer(base.cloth) ? [skirtLining(figure, base, chance.branch('lining')), ...rows] : rows
}
