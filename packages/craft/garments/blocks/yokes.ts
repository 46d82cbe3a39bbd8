import { add, along, joined, mix, offset, type Path, type Point, quadratic, reversed, spline } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { type ChoiceKnob, choiceKnob } from '../knob.ts'
import { type Fold, makePiece, type Piece } from '../piece.ts'
import type { Bodice } from './bodice.ts'
import { detailed, ridge, topstitch } from '../marks.ts'
import { proportionOf, sides } from '../upperBody.ts'

/** Every yoke, in the order pickers show them. */
const yokes = [
  { id: 'none', label: 'None' },
  { id: 'plain', label: 'Plain yoke' },
  { id: 'western', label: 'Western yoke' },
  { id: 'round', label: 'Round yoke' },
  { id: 'smocked', label: 'Smocked yoke' },
] as const

export type YokeId = (typeof yokes)[number]['id']

/** A knob that chooses among some yokes; the first is the normal one. */
export function yokeKnob<const Ids extends readonly [YokeId, ...YokeId[]]>(ids: Ids): ChoiceKnob<Ids[number]> {
  return choiceKnob(
    'Yoke',
    ids.map((id) => ({ id, label: yokes.find((entry) => entry.id === id)?.label ?? id })),
  )
}

/** How far down the armhole a yoke ends. */
const depths = { plain: 0.26, western: 0.34, round: 0.4, smocked: 0.62 } as const

/** A yoke over the shoulders of a bodice, front or back, in the contrast cloth where there is one. */
export function draftYoke(figure: Figure, bodice: Bodice, yoke: YokeId): Piece[] {
  if (yoke === 'none') return []
  const ends = sides.map((_, i) => along(bodice.armholes[i === 0 ? 0 : 1], depths[yoke]))
  const low = lowerEdge(figure, bodice, yoke, ends)
  const rim = (i: 0 | 1): Path =>
    joined(
      bodice.shoulders[i],
      bodice.armholes[i].filter(([, y]) => y < ends[i][1] - 0.005),
    )
  const outline = joined(rim(0), low, reversed(rim(1)), reversed(bodice.neckEdge))
  const piece = makePiece('band', 'yoke', [outline], {
    order: 0.6,
    left: [bodice.shoulders[0][0], ends[0]],
    right: [bodice.shoulders[1][0], ends[1]],
    colour: 'contrast',
    castsShadow: false,
    ...(yoke === 'smocked' ? { fullness: 0.85 } : { volume: bodice.piece.outlines, folds: bodice.piece.folds }),
    relief: yoke === 'smocked' ? { kind: 'smocking', spacing: 0.06 } : null,
    contours: [{ path: low, weight: 0.65, taper: [0, 0] }],
  })
  return [
    detailed(piece, {
      lines:
        yoke === 'western' || yoke === 'plain' ? [topstitch(offset(low, -0.02)), topstitch(offset(low, -0.038))] : [],
    }),
  ]
}

/** The gathers that fall from a yoke which takes up fullness. */
export function yokeGathers(figure: Figure, bodice: Bodice, yoke: YokeId): Fold[] {
  if (yoke !== 'smocked' && yoke !== 'round') return []
  const { tall } = proportionOf(figure)
  const ends = sides.map((_, i) => along(bodice.armholes[i === 0 ? 0 : 1], depths[yoke]))
  const low = lowerEdge(figure, bodice, yoke, ends)
  return Array.from({ length: 9 }, (_, k) => {
    const from = along(low, (k + 0.5) / 9)
    const long = (0.4 + 0.3 * ((k * 7) % 4) * 0.25) * tall
    return ridge([from, add(from, [(k - 4) * 0.008, long])], 0.022, 0.5, [0.02, 0.85], 0.04)
  })
}

function lowerEdge(figure: Figure, bodice: Bodice, yoke: YokeId, [left, right]: readonly Point[]): Path {
  const { tall } = proportionOf(figure)
  const neck = bodice.neckline.left[bodice.neckline.left.length - 1]
  const middle = mix(left, right, 0.5)
  const below = Math.max(middle[1], neck[1] + 0.06 * tall)
  const centre = figure.across(0, below)
  switch (yoke) {
    case 'western': {
      const tips = [mix(left, centre, 0.48), mix(right, centre, 0.48)].map((tip) => add(tip, [0, 0.15 * tall]))
      return spline(
        [left, add(tips[0], [-0.1, -0.05]), tips[0], centre, tips[1], add(tips[1], [0.1, -0.05]), right],
        false,
        5,
      )
    }
    case 'round':
      return quadratic(left, add(centre, [0, 0.34 * tall]), right, 24)
    case 'smocked':
      return quadratic(left, add(centre, [0, 0.1 * tall]), right, 24)
    default:
      return quadratic(left, add(centre, [0, 0.03]), right, 24)
  }
}
