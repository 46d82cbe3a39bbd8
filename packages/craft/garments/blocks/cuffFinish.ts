import {
  add,
  clamp,
  joined,
  lengths,
  mix,
  type Path,
  part,
  quadratic,
  reversed,
  scale,
  subtract,
  unit,
} from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { type ChoiceKnob, choiceKnob } from '../knob.ts'
import { makePiece, type Piece } from '../piece.ts'
import { detail, detailed, ridge, type Sewn, seam, topstitch } from '../marks.ts'
import type { SleeveCut } from './sleeveCut.ts'
import { cuffButtons, cuffStrap, trimmedSleeves } from './sleeveTrims.ts'
import { sides } from '../upperBody.ts'

/** Every end of a jacket's sleeve, in the order pickers show them. */
const cuffFinishes = [
  { id: 'buttons', label: 'Vented with buttons' },
  { id: 'plain', label: 'Plain' },
  { id: 'turned', label: 'Turned back' },
  { id: 'strap', label: 'Strap with buckle' },
  { id: 'tab', label: 'Buttoned tab' },
  { id: 'shirt', label: 'Shirt cuff' },
  { id: 'rib', label: 'Knitted rib' },
] as const

export type CuffFinishId = (typeof cuffFinishes)[number]['id']

/** A knob that chooses among some ends of a sleeve; the first is the normal one. */
export function cuffFinishKnob<const Ids extends readonly [CuffFinishId, ...CuffFinishId[]]>(
  ids: Ids,
): ChoiceKnob<Ids[number]> {
  return choiceKnob(
    'Cuff',
    ids.map((id) => ({ id, label: cuffFinishes.find((entry) => entry.id === id)?.label ?? id })),
  )
}

/** A sleeve's cut with the cuff that its finish needs. */
export function finishedCut(cut: SleeveCut, finish: CuffFinishId): SleeveCut {
  if (finish === 'rib') return { ...cut, cuff: 0.16, rib: true }
  if (finish === 'shirt') return { ...cut, cuff: 0.13, hem: Math.min(cut.hem, 0.055), rib: false }
  return { ...cut, cuff: undefined, rib: false }
}

/** Sleeves with their heads, seams and ends finished; `tailored` sleeves have two parts and a rounded head. */
export function finishedSleeves(
  figure: Figure,
  pieces: readonly Piece[],
  finish: CuffFinishId,
  cut: SleeveCut,
  tailored: boolean,
): Piece[] {
  const sewn = trimmedSleeves(pieces, (arm) => {
    const parts: Sewn[] = [tailored ? twoPart(figure, arm, cut) : {}, endOf(figure, arm, finish, cut)]
    return {
      lines: parts.flatMap(({ lines = [] }) => lines),
      folds: parts.flatMap(({ folds = [] }) => folds),
      fittings: parts.flatMap(({ fittings = [] }) => fittings),
    }
  })
  if (finish !== 'turned') return sewn
  return sewn.flatMap((piece) => (piece.role === 'sleeve' ? [piece, turnedBack(figure, piece)] : [piece]))
}

/** The seam and the rounded head of a sleeve cut in two parts. */
function twoPart(figure: Figure, arm: 0 | 1, cut: SleeveCut): Sewn {
  const limb = figure.arms[arm]
  const back = figure.view === 'back'
  const end = Math.min(1.97, cut.length - 0.04)
  const run = Array.from({ length: 10 }, (_, k) => {
    const t = 0.34 + ((end - 0.34) * k) / 9
    return limb.edge(t, back ? 0.3 + 0.15 * Math.sin(Math.PI * clamp(t / 2)) : -0.62, cut.ease * 0.2)
  })
  const head = [0.1, 0.2, 0.32].map((t, k) => limb.edge(t, 0.35 - 0.2 * k, 0.01))
  return { lines: [seam(run, 1, [0.25, 0.03])], folds: [ridge(head, 0.07, 0.35, [0.2, 0.6])] }
}

function endOf(figure: Figure, arm: 0 | 1, finish: CuffFinishId, cut: SleeveCut): Sewn {
  const limb = figure.arms[arm]
  const end = Math.min(1.97, cut.length)
  switch (finish) {
    case 'buttons': {
      if (cut.length < 1.8) return {}
      const u = figure.view === 'front' ? 0.66 : 0.48
      return {
        ...cuffButtons(figure, arm, 4),
        lines: [
          seam(
            [1.76, 1.86, end].map((t) => limb.edge(t, u - 0.12, cut.hem * 0.3)),
            1.1,
            [0.1, 0],
          ),
        ],
      }
    }
    case 'strap':
      return cut.length < 1.8 ? {} : cuffStrap(figure, arm, cut.hem * 0.95, 1.76)
    case 'tab': {
      const t = end - 0.13
      const at = (u: number, dt: number) => limb.edge(t + dt, u, u > 0.9 ? cut.hem * 0.9 : 0)
      return {
        lines: [detail([at(1, -0.035), at(0.1, -0.03), at(-0.05, 0.005), at(0.1, 0.04), at(1, 0.035)], 1.5)],
        fittings: [{ at: at(0.08, 0.005), radius: 0.018, kind: 'button' }],
      }
    }
    default:
      return {}
  }
}

/** A deep cuff folded up over the end of a sleeve. */
function turnedBack(figure: Figure, sleeve: Piece): Piece {
  const arm = sleeve.name.endsWith('1') ? 1 : 0
  const side: Side = sides[arm]
  const deep = 0.26
  const end = (path: Path) => {
    const walked = lengths(path)
    return part(path, 1 - deep / walked[walked.length - 1], 1, 6)
  }
  const widened = (path: Path, away: number) => path.map((p, i) => add(p, [away * (1 - i * 0.1), 0]))
  const left = widened(end(sleeve.left), -0.022)
  const right = widened(end(sleeve.right), 0.022)
  const last = left.length - 1
  const down = unit(subtract(mix(left[last], right[last], 0.5), mix(left[0], right[0], 0.5)))
  const across = (k: number, sag: number) =>
    quadratic(left[k], add(mix(left[k], right[k], 0.5), scale(down, sag)), right[k], 10)
  const top = across(0, 0.05)
  const bottom = across(last, 0.09)
  const piece = makePiece(
    'cuff',
    `cuff${arm}`,
    [joined(left, bottom.slice(1, -1), reversed(right), reversed(top).slice(1, -1))],
    {
      order: 1.5,
      left,
      right,
      fullness: 0.45,
      colour: 'contrast',
    },
  )
  const near = mix(left[2], right[2], side < 0 ? 0.16 : 0.84)
  return detailed(piece, {
    lines: [
      topstitch(
        top.map((p) => add(p, scale(down, 0.025))),
        0.8,
      ),
    ],
    fittings: figure.view === 'back' ? [{ at: near, radius: 0.02, kind: 'button' }] : [],
  })
}
