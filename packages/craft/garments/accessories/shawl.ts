import { along, joined, mix, type Path, reversed, spline } from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { crease, ridge } from '../marks.ts'
import { type DraftContext, defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import { makePiece, type Piece } from '../piece.ts'
import { fringeAlong } from './blocks/fringeAlong.ts'
import { sizeOf } from './blocks/sides.ts'

/** A wide soft shawl over both shoulders, its fringed ends hanging in front. */
export const shawl = defineAccessory({
  id: 'shawl',
  label: 'Shawl',
  category: 'scarf',
  slot: 'accessory',
  wornBy: [{ gender: 'female', ageGroup: 'adult' }],
  character: {
    length: 0.5,
    volume: 0.6,
    sleeve: 0.4,
    waist: 0,
    formality: 0.6,
    warmth: 0.7,
    print: 0.7,
    fabrics: ['wool', 'silk', 'knit'],
  },
  knobs: {
    length: numberKnob('End length', [0.2, 0.7, 1.3], ''),
    cover: numberKnob('Arm covered', [0.35, 0.62, 0.95]),
    fringe: numberKnob('Fringe', [0.03, 0.2, 0.36], ''),
  },
  draft(figure, knobs, { chance }) {
    if (figure.view === 'back') return fromBehind(figure, knobs, chance)
    return ([-1, 1] as const).flatMap((side, i) => half(figure, side, i, knobs, chance))
  },
})

interface Cut {
  length: number
  cover: number
  fringe: number
}

/** The contour of shawl over shoulder and upper arm, from the neck down. */
function overArm(figure: Figure, side: Side, cover: number): Path {
  const arm = figure.arms[side < 0 ? 0 : 1]
  const { levels } = figure
  const neck = figure.silhouette(side * figure.build.neck[figure.build.neck.length - 1][1] * 0.92, levels.neck - 0.09)
  const shoulder = figure.shoulderPoint(side)
  return spline(
    [
      neck,
      mix(figure.neckPoint(side, 0.4), [figure.neckPoint(side, 0.4)[0], levels.neck - 0.06], 0.5),
      [shoulder[0] + side * 0.05, shoulder[1] - 0.02],
      ...[0.2, 0.45, 0.7, 1].map((share) => arm.edge(Math.max(0.12, share * cover), 1, 0.09 + 0.05 * share)),
    ],
    false,
    8,
  )
}

function half(
  figure: Figure,
  side: Side,
  index: number,
  { length, cover, fringe }: Cut,
  chance: DraftContext['chance'],
): Piece[] {
  const { body } = sizeOf(figure)
  const { levels } = figure
  const outer = overArm(figure, side, cover)
  const low = levels.waist + length * body * (index ? 1 : 0.88)
  const corner = figure.silhouette(side * (figure.halfWidth(levels.waist) + 0.16 * body), low)
  const toe = figure.silhouette(side * 0.2 * body, low + 0.05)
  const inner = spline(
    [
      outer[0],
      figure.across(side * 0.17 * body, levels.neck + 0.24 * body),
      figure.across(side * 0.13 * body, levels.underbust),
      figure.silhouette(side * 0.16 * body, levels.waist),
      toe,
    ],
    false,
    10,
  )
  const end = outer[outer.length - 1]
  const side2 = spline([end, mix(end, [corner[0] + side * 0.1, mix(end, corner, 0.5)[1]], 0.55), corner], false, 8)
  const outline = joined(outer, side2, reversed(inner))
  const from = [0.16, 0.3, 0.44, 0.6]
  const drapes = from.map((t, i) => {
    const a = along(outer, t)
    const c = mix(corner, toe, 0.2 + 0.22 * i)
    return [a, mix(mix(a, c, 0.5), along(inner, 0.45), 0.25), c]
  })
  return [
    makePiece('scarf', `half${index}`, [outline], {
      onTop: true,
      order: 4 + index,
      left: side < 0 ? joined(outer, side2) : inner,
      right: side < 0 ? inner : joined(outer, side2),
      printAnchor: side < 0 ? 'right' : 'left',
      fullness: 0.8,
      folds: drapes.map((path) => ridge(path, 0.05, 0.8, [0.1, 0.25])),
      lines: drapes.map((path) => crease(spline(path, false, 8), 1.4, [0.2, 0.6])),
    }),
    fringeAlong(
      `fringe${index}`,
      [corner, toe],
      { count: Math.round(14 + 6 * body), length: fringe * body, order: 3 + index },
      chance,
      { onTop: true },
    ),
  ]
}

function fromBehind(figure: Figure, { length, cover, fringe }: Cut, chance: DraftContext['chance']): Piece[] {
  const { body } = sizeOf(figure)
  const { levels } = figure
  const [left, right] = [overArm(figure, -1, cover), overArm(figure, 1, cover)]
  const [from, to] = [left[left.length - 1], right[right.length - 1]]
  const point = figure.silhouette(0, levels.waist + 0.35 * length * body + 0.3)
  const hem = spline(
    [
      from,
      mix(mix(from, point, 0.5), [point[0], point[1] + 0.1], 0.25),
      point,
      mix(mix(to, point, 0.5), [point[0], point[1] + 0.1], 0.25),
      to,
    ],
    false,
    10,
  )
  const nape = figure.silhouette(0, levels.neck - 0.13)
  const drapes = [0.28, 0.4].flatMap((t) => {
    const [a, b] = [along(left, t), along(right, t)]
    const sag = figure.silhouette(0, levels.neck + t * 1.9)
    return [
      spline(
        [a, mix(mix(a, sag, 0.55), [sag[0], a[1]], 0.1), sag, mix(mix(b, sag, 0.55), [sag[0], b[1]], 0.1), b],
        false,
        8,
      ),
    ]
  })
  const falls = [0.2, 0.36, 0.64, 0.8].map((t) => [mix(along(hem, t), nape, 0.45), along(hem, t)])
  return [
    fringeAlong('fringe', hem, { count: Math.round(34 + 14 * body), length: fringe * body, order: 3 }, chance, {
      onTop: true,
    }),
    makePiece(
      'scarf',
      'back',
      [joined(spline([left[0], nape, right[0]], false, 8), right, reversed(hem), reversed(left))],
      {
        onTop: true,
        order: 4,
        left,
        right,
        fullness: 0.8,
        folds: [
          ...drapes.map((path) => ridge(path, 0.06, 0.7, [0.15, 0.15])),
          ...falls.map((path) => ridge(path, 0.06, 0.6, [0.4, 0.1])),
        ],
        lines: [
          ...drapes.map((path) => crease(path, 1.3, [0.3, 0.3])),
          ...falls.map((path) => crease(path, 1.3, [0.7, 0.1])),
        ],
      },
    ),
  ]
}
