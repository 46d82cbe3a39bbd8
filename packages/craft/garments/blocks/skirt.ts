import type { Chance } from '@toile/geometry'
import { clamp, type Path, type Point, spline } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { type DrawnLine, makePiece, type Piece } from '../piece.ts'
import { type Cone, openCone } from './cone.ts'
import { fallLines } from './coneFolds.ts'
import { drapeOf, poplin } from './drape.ts'
import { pleatCone } from './pleatCone.ts'
import type { SkirtCut } from './skirtCut.ts'
import { hemSwing, skirtEdges } from './skirtEdges.ts'
import { bodyFolds } from './skirtFolds.ts'
import { openSlit } from './slit.ts'

/** Drafts a skirt without its waistband: outline, surface, folds and hem. */
export function skirt(figure: Figure, cut: SkirtCut, chance: Chance, name = 'skirt'): Piece {
  const cone = skirtCone(figure, cut, chance)
  const pleats = Math.round(cut.pleats)
  const pleated = pleats > 0 ? pleatCone(cone, pleats, cut.pleatKind) : null
  const whole = scalloped(pleated?.hem ?? cone.hem, cut.scallops)
  const slit = cut.slit ? openSlit(cone, whole, cut) : null
  const hem = slit?.hem ?? whole
  const body = bodyFolds(figure, cut, chance.branch('body'))
  const falls = cut.flutes && !cut.gather ? fallLines(cone.surface, chance.branch('falls')) : []
  return makePiece(
    'skirt',
    name,
    [[...cone.left, ...hem, ...cone.right.slice().reverse(), ...cone.top.slice().reverse()]],
    {
      left: cone.left,
      right: cone.right,
      surface: pleated?.surface ?? cone.surface,
      edges: cut.slit ? [] : [{ at: 'hem', path: calmHem(hem) }],
      folds: body.folds,
      lines: [
        ...cone.lines,
        ...falls,
        ...body.lines,
        ...(pleated?.lines ?? []),
        ...(slit?.lines ?? []),
        ...(pleated ? [] : [hemStitch(hem)]),
      ],
      contours: [
        { path: cone.left, weight: 1, taper: [0.05, 0] },
        { path: cone.right, weight: 1.15, taper: [0.05, 0] },
        { path: hem, weight: 0.95, taper: [0, 0] },
        { path: cone.top, weight: 0.9, taper: [0, 0] },
      ],
    },
  )
}

/** The cone of a skirt, for blocks that lay something on it. */
export function skirtCone(figure: Figure, cut: SkirtCut, chance: Chance): Cone {
  const edges = skirtEdges(figure, cut)
  const [left, right] = edges(1)
  const half = (right[0] - left[0]) / 2
  const drape = drapeOf(cut.cloth ?? poplin)
  const rise = cut.gather ? 0.02 : cut.profile === 'trumpet' ? 0.5 : 0.16
  return openCone(
    {
      edges,
      flutes: cut.pleats ? 0 : cut.flutes && Math.max(3, Math.round(cut.flutes * drape.count)),
      depth: cut.depth * drape.depth,
      rise: cut.profile === 'trumpet' ? rise : rise * drape.rise,
      gather: cut.gather,
      sag: [0.045, clamp(0.07 + half * 0.07, 0.08, 0.2) * half],
      highLow: cut.highLow,
      slant: cut.slant - 0.16 * hemSwing(figure, cut),
      drop: cut.drop,
      mirrored: figure.view === 'back',
      clothTop: cut.topY - figure.levels.neck,
    },
    chance,
  )
}

const hemStitch = (hem: Path): DrawnLine => ({
  path: hem.map(([x, y]): Point => [x, y - 0.045]),
  weight: 0.9,
  kind: 'topstitch',
  taper: [0, 0],
})

/** A hem with round scallops cut out of it, so that the cloth above carries the print to every edge. */
const scalloped = (hem: Path, count: number): Path =>
  count
    ? hem.map(
        ([x, y], i): Point => [x, y - 0.11 * (1 - Math.abs(Math.sin((Math.PI * count * i) / (hem.length - 1))) ** 0.7)],
      )
    : hem

/** The run of a hem without its flutes, for what is sewn along it. */
function calmHem(hem: Path): Path {
  const [from, to] = [hem[0], hem[hem.length - 1]]
  const steps = 12
  const knots = Array.from({ length: steps + 1 }, (_, k): Point => {
    const x = from[0] + ((to[0] - from[0]) * k) / steps
    const near = hem.filter((p) => Math.abs(p[0] - x) < Math.abs(to[0] - from[0]) / steps)
    const y = near.reduce((sum, p) => sum + p[1], 0) / Math.max(1, near.length)
    return k === 0 ? from : k === steps ? to : [x, near.length ? y : from[1] + ((to[1] - from[1]) * k) / steps]
  })
  return spline(knots, false, 6)
}
