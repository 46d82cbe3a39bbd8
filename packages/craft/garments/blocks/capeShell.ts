import {
  add,
  bezier,
  type Chance,
  clamp,
  joined,
  lerp,
  mix,
  type Path,
  type Point,
  reversed,
  smooth,
  spline,
} from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { makePiece, type Piece } from '../piece.ts'
import { crease, ridge } from '../marks.ts'
import { proportionOf } from '../upperBody.ts'

export interface CapeOptions {
  hem: number
  /** How far it stands off shoulders and arms. */
  ease: number
  /** 0 straight, 1 a full circle. */
  fullness: number
  waves: number
  chance: Chance
}

/** A cone over shoulders and arms, drawn after the sleeves; its hem waves and folds rise from it. */
export function draftCapeShell(figure: Figure, options: CapeOptions): Piece {
  const { levels } = figure
  const { tall, ease: by } = proportionOf(figure)
  const away = options.ease * by
  const side = (s: Side): Path => {
    const arm = figure.arms[s < 0 ? 0 : 1]
    const neck = figure.neckPoint(s, 0.06)
    const tip = add(figure.shoulderPoint(s), [s * (0.03 + away * 0.4), -0.012])
    const reach = (t: number) => arm.edge(t, 1, away)[0]
    const elbow = Math.max(reach(0.5) * s, reach(0.75) * s, reach(1) * s) * s
    const flare = s * options.fullness * 0.55 * tall
    const down = (level: number, share: number): Point => [
      lerp(tip[0], elbow + flare, share ** 0.8),
      lerp(tip[1], level, share),
    ]
    return spline(
      [
        neck,
        add(mix(neck, tip, 0.55), [0, -0.028]),
        tip,
        down(options.hem, 0.25),
        down(options.hem, 0.6),
        down(options.hem, 1),
      ],
      false,
      8,
    )
  }
  const left = side(-1)
  const right = side(1)
  const back = figure.view === 'back'
  const from = left[left.length - 1]
  const to = right[right.length - 1]
  const { hem, crests } = wavedHem(from, to, options, tall)
  const dip = figure.across(0, levels.neck + (back ? 0.04 : 0.13) * tall)
  const neck = joined(
    bezier(left[0], add(left[0], [0.03, 0.1]), add(dip, [-0.1, 0]), dip, 8),
    reversed(bezier(right[0], add(right[0], [-0.03, 0.1]), add(dip, [0.1, 0]), dip, 8)).slice(1),
  )
  const rise = (point: Point, reach: number): Path => {
    const u = clamp((point[0] - from[0]) / (to[0] - from[0]))
    const high = mix(left[12], right[12], u)
    return spline([point, mix(point, high, reach * 0.5), mix(point, high, reach)], false, 6)
  }
  const folds = crests.map((point) => rise(point, options.chance.between(0.45, 0.85)))
  return makePiece('bodice', 'cape', [joined(left, hem, reversed(right), reversed(neck))], {
    onTop: true,
    left: [[left[0][0], levels.neck], ...left.slice(1)],
    right: [[right[0][0], levels.neck], ...right.slice(1)],
    folds: folds.map((path) => ridge([path[0], path[6], path[path.length - 1]], 0.07, 0.7, [0, 0.6], 0.025)),
    lines: folds.map((path) => crease(path, 1.7, [0.01, 0.85])),
    contours: [
      { path: left, weight: 1, taper: [0.02, 0] },
      { path: right, weight: 1.1, taper: [0.02, 0] },
      { path: hem, weight: 0.95, taper: [0, 0] },
      { path: neck, weight: 0.9, taper: [0, 0] },
    ],
  })
}

function wavedHem(from: Point, to: Point, options: CapeOptions, tall: number): { hem: Path; crests: Point[] } {
  const phase = options.chance.between(0, 6.28)
  const waves = Math.max(1, options.waves)
  const depth = (0.16 * Math.abs(to[0] - from[0]) * options.fullness) / waves
  const angle = (t: number) => Math.PI * 2 * waves * t + phase + 0.5 * Math.sin(Math.PI * 2 * t + phase * 2)
  const place = (t: number): Point => {
    const u = (Math.sin(lerp(-Math.PI / 2, Math.PI / 2, t)) + 1) / 2
    const calm = smooth(0, 0.14, Math.min(t, 1 - t))
    const [x, y] = mix(from, to, u)
    return [
      x + calm * depth * 0.9 * Math.sin(angle(t)),
      y + 0.2 * tall * Math.cos(lerp(-Math.PI / 2, Math.PI / 2, t)) + calm * depth * 0.6 * Math.cos(angle(t)),
    ]
  }
  const hem = Array.from({ length: 81 }, (_, i) => place(i / 80))
  const crests = Array.from({ length: 79 }, (_, i) => i + 1)
    .filter(
      (i) =>
        Math.cos(angle(i / 80)) < Math.cos(angle((i - 1) / 80)) &&
        Math.cos(angle(i / 80)) <= Math.cos(angle((i + 1) / 80)),
    )
    .map((i) => hem[i])
  return { hem, crests }
}
