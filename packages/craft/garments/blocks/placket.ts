import { lerp, type Path } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { type ChoiceKnob, choiceKnob } from '../knob.ts'
import { buttonPlacket, type Marks, upright, zipFront } from './closure.ts'
import { detail, edge, seam, topstitch } from '../marks.ts'
import { proportionOf, sides } from '../upperBody.ts'

/** Every closure of a front, in the order pickers show them. */
const closures = [
  { id: 'none', label: 'None' },
  { id: 'buttons', label: 'Buttons' },
  { id: 'hidden', label: 'Hidden buttons' },
  { id: 'snaps', label: 'Snaps' },
  { id: 'zip', label: 'Zip' },
  { id: 'halfZip', label: 'Half zip' },
  { id: 'placket', label: 'Half placket' },
  { id: 'laced', label: 'Laced' },
] as const

export type ClosureId = (typeof closures)[number]['id']

/** A knob that chooses among some closures; the first is the normal one. */
export function closureKnob<const Ids extends readonly [ClosureId, ...ClosureId[]]>(ids: Ids): ChoiceKnob<Ids[number]> {
  return choiceKnob(
    'Closure',
    ids.map((id) => ({ id, label: closures.find((entry) => entry.id === id)?.label ?? id })),
  )
}

export interface ClosingOptions {
  from: number
  to: number
  buttons: number
  /** Half the width of a placket in heads of the adult woman. */
  half?: number
  radius?: number
}

/** A closed front, sewn onto its piece; behind there is nothing. */
export function closing(figure: Figure, closure: ClosureId, options: ClosingOptions): Marks {
  if (figure.view === 'back' || closure === 'none') return { lines: [], fittings: [] }
  const { wide, tall } = proportionOf(figure)
  const { from, to, buttons, radius } = options
  const half = (options.half ?? 0.05) * Math.sqrt(wide)
  const short = Math.min(to - 0.1, from + 0.62 * tall)
  switch (closure) {
    case 'zip':
      return zipFront(figure, from, to)
    case 'halfZip':
      return closedBelow(figure, zipFront(figure, from, short), short, 0.045)
    case 'placket':
      return closedBelow(
        figure,
        buttonPlacket(figure, { from, to: short, count: Math.min(buttons, 4), half, radius }),
        short,
        half,
        true,
      )
    case 'laced':
      return lacedFront(figure, from, short)
    case 'snaps':
      return buttonPlacket(figure, { from, to, count: buttons, half, radius: radius ?? 0.02, kind: 'snap' })
    default:
      return buttonPlacket(figure, { from, to, count: buttons, half, radius, hidden: closure === 'hidden' })
  }
}

/** An opening that ends in a stitched box. */
function closedBelow(figure: Figure, marks: Marks, level: number, half: number, crossed = false): Marks {
  const row = (y: number): Path => [figure.across(-half, y), figure.across(half, y)]
  const cross = crossed
    ? [
        topstitch(row(level - 0.04)),
        topstitch([row(level - 0.04)[0], row(level)[1]]),
        topstitch([row(level - 0.04)[1], row(level)[0]]),
      ]
    : []
  return { ...marks, lines: [...marks.lines, seam(row(level), 1.4, [0, 0]), ...cross] }
}

/** A slit drawn together by a crossed cord through eyelets. */
function lacedFront(figure: Figure, from: number, to: number): Marks {
  const rows = Math.max(3, Math.round((to - from) / 0.12))
  const hole = (side: number, k: number) => figure.across(side * 0.05, lerp(from + 0.03, to - 0.05, k / rows))
  const crosses = Array.from({ length: rows }, (_, k) => [
    detail([hole(-1, k), hole(1, k + 1)], 1.8),
    detail([hole(1, k), hole(-1, k + 1)], 1.8),
  ]).flat()
  const slit = sides.map((side) => edge(upright(figure, side * 0.022, from, to, 6), 1.5, [0, 0.1]))
  const ends = sides.map((side) =>
    detail([hole(side, 0), figure.across(side * 0.11, from + 0.16), figure.across(side * 0.09, from + 0.3)], 1.8),
  )
  return {
    lines: [
      ...slit,
      ...crosses,
      ...ends,
      topstitch(upright(figure, -0.085, from, to + 0.03, 6)),
      topstitch(upright(figure, 0.085, from, to + 0.03, 6)),
    ],
    fittings: Array.from({ length: rows + 1 }, (_, k) =>
      sides.map((side) => ({ at: hole(side, k), radius: 0.012, kind: 'eyelet' as const })),
    ).flat(),
  }
}
