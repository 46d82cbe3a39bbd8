import { add, joined, mix, type Path, type Point, quadratic, reversed, spline } from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { type ChoiceKnob, choiceKnob } from '../knob.ts'
import { makePiece, type Piece } from '../piece.ts'
import { princessSeams } from './back.ts'
import type { Bodice } from './bodice.ts'
import { seam } from '../marks.ts'
import { indexOf, proportionOf, sides } from '../upperBody.ts'

/** Every way to set contrast cloth into a bodice, in the order pickers show them. */
const panelings = [
  { id: 'none', label: 'None' },
  { id: 'chest', label: 'Contrast chest' },
  { id: 'sides', label: 'Contrast sides' },
  { id: 'hem', label: 'Contrast hem' },
  { id: 'band', label: 'Contrast band' },
  { id: 'hoops', label: 'Hoops' },
] as const

export type Paneling = (typeof panelings)[number]['id']

/** A knob that chooses among some panels; the first is the normal one. */
export function panelKnob<const Ids extends readonly [Paneling, ...Paneling[]]>(ids: Ids): ChoiceKnob<Ids[number]> {
  return choiceKnob(
    'Panels',
    ids.map((id) => ({ id, label: panelings.find((entry) => entry.id === id)?.label ?? id })),
  )
}

/** The contrast panels of a bodice, laid over it along its own edges. */
export function draftPanels(figure: Figure, bodice: Bodice, panels: Paneling): Piece[] {
  const { levels } = figure
  const { tall } = proportionOf(figure)
  const { hem } = bodice.options
  const chest = levels.bust - 0.02 * tall
  switch (panels) {
    case 'none':
      return []
    case 'chest':
      return [upperPanel(bodice, chest)]
    case 'sides':
      return sides.map((side) => sidePanel(figure, bodice, side))
    case 'hem':
      return [lowerPanel(bodice, hem - Math.min(0.42 * tall, (hem - chest) * 0.4))]
    case 'band':
      return [acrossPanel(bodice, 'panelBand', chest + 0.04 * tall, chest + 0.36 * tall)]
    case 'hoops': {
      const width = 0.17 * tall
      const count = Math.max(2, Math.floor((hem - chest + 0.12) / (2 * width)))
      return Array.from({ length: count }, (_, k) => {
        const from = chest + (k * 2 - 0.4) * width
        return acrossPanel(bodice, `hoop${k}`, from, Math.min(from + width, hem - 0.04))
      })
    }
  }
}

/** A panel is shaded as part of the whole bodice. */
const look = ({ piece }: Bodice) =>
  ({ order: 0.4, colour: 'trim', castsShadow: false, volume: piece.outlines, folds: piece.folds }) as const

/** A point of a bodice's outer edge at a level. */
function edgeAt(bodice: Bodice, side: Side, y: number): Point {
  const run = joined(bodice.armholes[indexOf(side)], bodice.sides[indexOf(side)])
  for (let i = 1; i < run.length; i++) {
    if (run[i - 1][1] <= y && run[i][1] >= y) {
      return mix(run[i - 1], run[i], (y - run[i - 1][1]) / (run[i][1] - run[i - 1][1] || 1))
    }
  }
  return run[run.length - 1]
}

const edgeBetween = (bodice: Bodice, side: Side, from: number, to: number): Path => [
  edgeAt(bodice, side, from),
  ...joined(bodice.armholes[indexOf(side)], bodice.sides[indexOf(side)]).filter(
    ([, y]) => y > from + 0.01 && y < to - 0.01,
  ),
  edgeAt(bodice, side, to),
]

const across = (from: Point, to: Point): Path => quadratic(from, add(mix(from, to, 0.5), [0, 0.06]), to, 16)

function acrossPanel(bodice: Bodice, name: string, from: number, to: number): Piece {
  const left = edgeBetween(bodice, -1, from, to)
  const right = edgeBetween(bodice, 1, from, to)
  const top = across(left[0], right[0])
  const low = across(left[left.length - 1], right[right.length - 1])
  return makePiece('band', name, [joined(top, right, reversed(low), reversed(left))], {
    ...look(bodice),
    left,
    right,
    contours: [
      { path: top, weight: 0.5, taper: [0, 0] },
      { path: low, weight: 0.5, taper: [0, 0] },
    ],
  })
}

function upperPanel(bodice: Bodice, level: number): Piece {
  const rim = (i: 0 | 1) => {
    const side = sides[i]
    const own = bodice.rims[i].filter(([, y]) => y < level - 0.01)
    return joined(own, edgeBetween(bodice, side, Math.max(level - 0.02, bodice.underarms[i][1]), level).slice(-1))
  }
  const [left, right] = [rim(0), rim(1)]
  const low = across(left[left.length - 1], right[right.length - 1])
  return makePiece('band', 'panelChest', [joined(left, low, reversed(right), reversed(bodice.neckEdge))], {
    ...look(bodice),
    left: [left[0], left[left.length - 1]],
    right: [right[0], right[right.length - 1]],
    contours: [{ path: low, weight: 0.7, taper: [0, 0] }],
  })
}

function lowerPanel(bodice: Bodice, level: number): Piece {
  const last = (side: Side) => bodice.sides[indexOf(side)][bodice.sides[indexOf(side)].length - 1][1]
  const left = edgeBetween(bodice, -1, level, last(-1))
  const right = edgeBetween(bodice, 1, level, last(1))
  const top = across(left[0], right[0])
  return makePiece('band', 'panelHem', [joined(top, right, reversed(bodice.hem), reversed(left))], {
    ...look(bodice),
    left,
    right,
    contours: [{ path: top, weight: 0.7, taper: [0, 0] }],
  })
}

function sidePanel(figure: Figure, bodice: Bodice, side: Side): Piece {
  const i = indexOf(side)
  const [line] = princessSeams(figure, bodice, bodice.options.hem, 0.62).slice(i)
  const last = bodice.hem.length - 1
  const inner = line.path.filter(([, y]) => y < bodice.options.hem - 0.02)
  const start = inner[0]
  const armhole = bodice.armholes[i].filter(([, y]) => y >= start[1])
  const foot = bodice.hem[side < 0 ? Math.round(last * 0.18) : Math.round(last * 0.82)]
  const hem =
    side < 0 ? bodice.hem.slice(0, Math.round(last * 0.18) + 1) : reversed(bodice.hem.slice(Math.round(last * 0.82)))
  const run = spline([...inner.filter((_, k) => k % 4 === 0), foot], false, 4)
  const outer = joined(armhole, bodice.sides[i])
  return {
    ...makePiece('band', `panelSide${i}`, [joined(outer, hem, reversed(run))], {
      ...look(bodice),
      left: side < 0 ? outer : run,
      right: side < 0 ? run : outer,
      contours: [],
    }),
    lines: [seam(run, 1.2, [0.02, 0])],
  }
}
