import { add, lerp, mix, part, spline } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { choiceKnob } from '../knob.ts'
import { makePiece, type Piece } from '../piece.ts'
import { lacing } from './bands.ts'
import { drawcord } from './drawcord.ts'
import { edge, seam, topstitch, zip } from '../marks.ts'
import { proportion } from './proportion.ts'
import type { TrouserLeg } from './trouserLeg.ts'

/** How trousers are closed. */
export type TrouserClosure = 'fly' | 'side' | 'buttons' | 'drawstring' | 'lace' | 'none'

/** The knob of a trouser's closure. */
export const trouserClosureKnob = (normal: Exclude<TrouserClosure, 'none'> = 'fly') =>
  choiceKnob(
    'Closure',
    [
      { id: 'fly', label: 'Fly' },
      { id: 'side', label: 'Side zip' },
      { id: 'buttons', label: 'Buttoned fall front' },
      { id: 'drawstring', label: 'Drawstring' },
      { id: 'lace', label: 'Laced' },
    ],
    normal,
  )

/** The closure as pieces of lines over both legs; most of it is seen in front only. */
export function trouserClosure(figure: Figure, legs: readonly TrouserLeg[], kind: TrouserClosure): Piece[] {
  const [{ waistCentre, crotch }] = legs
  if (kind === 'none' || figure.view === 'back') return []
  if (kind === 'drawstring') return drawcord(figure, waistCentre[1])
  const bare = { order: 2, takesPrint: false, castsShadow: false } as const
  const down = (share: number) => lerp(waistCentre[1], crotch[1], share)
  const { breadth } = proportion(figure)
  if (kind === 'lace') {
    const { lines, fittings } = lacing(figure.across(0, down(0.02)), figure.across(0, down(0.6)), 0.06 * breadth)
    return [makePiece('fly', 'fly', [], { ...bare, lines, fittings })]
  }
  if (kind === 'side') {
    const leg = legs.find(({ side }) => side > 0) ?? legs[0]
    const run = part(leg.outer, 0, 0.16, 8).map((p) => add(p, [-leg.side * 0.03, 0]))
    return [
      makePiece('fly', 'fly', [], {
        ...bare,
        lines: [zip(run), topstitch(run.map((p) => add(p, [-leg.side * 0.04, 0])))],
      }),
    ]
  }
  if (kind === 'buttons') {
    const fall = ([-1, 1] as const).map((side) => [
      figure.across(side * 0.26 * breadth, down(0.03)),
      figure.across(side * 0.24 * breadth, down(0.6)),
    ])
    const rows = fall.flatMap(([from, to]) =>
      [0.08, 0.45, 0.82].map((share) => ({ at: mix(from, to, share), radius: 0.024, kind: 'button' as const })),
    )
    return [
      makePiece('fly', 'fly', [], {
        ...bare,
        lines: fall.flatMap((run, i) => {
          const out = (i === 0 ? -1 : 1) * 0.05
          return [
            edge(
              run.map((p) => add(p, [out, 0])),
              1.6,
              [0, 0.1],
            ),
            topstitch(run.map((p) => add(p, [out * 0.5, 0]))),
          ]
        }),
        fittings: rows,
      }),
    ]
  }
  const path = spline(
    [
      figure.across(0.1 * breadth, down(0.02)),
      figure.across(0.1 * breadth, down(0.45)),
      figure.across(0.05 * breadth, down(0.68)),
      figure.across(0.004, down(0.76)),
    ],
    false,
    8,
  )
  return [makePiece('fly', 'fly', [], { ...bare, lines: [topstitch(path, 1), seam(path.slice(-3), 1)] })]
}
