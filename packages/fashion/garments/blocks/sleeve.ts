import {
  add,
  type Chance,
  clamp,
  joined,
  lerp,
  mix,
  offset,
  type Path,
  type Point,
  quadratic,
  reversed,
  scale,
  smooth,
  spline,
} from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { choiceKnob, type ChoiceKnob } from '../knob.ts'
import { makePiece, type Piece } from '../piece.ts'
import type { Bodice } from './bodice.ts'
import { creased, detailed, seam, topstitch } from './marks.ts'
import { proportionOf, sides } from './upperBody.ts'
import { sleeveFolds } from './sleeveFolds.ts'

/** How a sleeve's width runs from cap to hem. */
export type SleeveShape = 'set' | 'puff' | 'bell' | 'bishop' | 'flutter'

/** A sleeve's measures; length and cuff in limb units (1 elbow, 2 wrist), ease and hem in heads of the adult woman. */
export interface SleeveCut {
  shape: SleeveShape
  length: number
  ease: number
  hem: number
  cuff?: number
  /** The cuff is knitted rib. */
  rib?: boolean
}

interface SleeveRow extends SleeveCut {
  id: string
  label: string
}

/** Every sleeve, in the order pickers show them. */
export const sleeves = [
  { id: 'cap', label: 'Cap', shape: 'set', length: 0.42, ease: 0.04, hem: 0.05 },
  { id: 'short', label: 'Short', shape: 'set', length: 0.66, ease: 0.06, hem: 0.07 },
  { id: 'elbow', label: 'Elbow length', shape: 'set', length: 1, ease: 0.07, hem: 0.09 },
  { id: 'threeQuarter', label: 'Three-quarter', shape: 'set', length: 1.5, ease: 0.045, hem: 0.05 },
  { id: 'long', label: 'Long with cuff', shape: 'set', length: 1.96, ease: 0.045, hem: 0.035, cuff: 0.13 },
  { id: 'plain', label: 'Long, plain', shape: 'set', length: 2, ease: 0.05, hem: 0.055 },
  { id: 'puff', label: 'Puff', shape: 'puff', length: 0.72, ease: 0.07, hem: 0.13, cuff: 0.06 },
  { id: 'bell', label: 'Bell', shape: 'bell', length: 1.75, ease: 0.03, hem: 0.26 },
  { id: 'bishop', label: 'Bishop', shape: 'bishop', length: 1.98, ease: 0.05, hem: 0.16, cuff: 0.12 },
  { id: 'flutter', label: 'Flutter', shape: 'flutter', length: 0.6, ease: 0.04, hem: 0.17 },
  { id: 'knit', label: 'Knit with rib', shape: 'set', length: 2.02, ease: 0.08, hem: 0.06, cuff: 0.16, rib: true },
  { id: 'oversized', label: 'Oversized', shape: 'set', length: 2.04, ease: 0.13, hem: 0.09, cuff: 0.15, rib: true },
  { id: 'tailored', label: 'Tailored', shape: 'set', length: 2, ease: 0.055, hem: 0.05 },
  { id: 'coat', label: 'Coat', shape: 'set', length: 2.03, ease: 0.085, hem: 0.095 },
] as const satisfies readonly SleeveRow[]

export type SleeveId = (typeof sleeves)[number]['id']

/** What one drafting of a sleeve is asked for. */
export interface SleeveOptions extends SleeveCut {
  chance: Chance
}

/** The cut of a preset, with changes. */
export function sleeveCut(id: SleeveId, changes: Partial<SleeveCut> = {}): SleeveCut {
  const { shape, length, ease, hem, cuff, rib }: SleeveRow = sleeves.find((entry) => entry.id === id) ?? sleeves[0]
  return { shape, length, ease, hem, cuff, rib, ...changes }
}

const sleeveless = { label: 'Sleeveless' }

/** A knob that chooses among some sleeves, and none where asked; the first is the normal one. */
export function sleeveKnob<const Ids extends readonly [SleeveId | 'none', ...(SleeveId | 'none')[]]>(
  ids: Ids,
  label = 'Sleeve',
): ChoiceKnob<Ids[number]> {
  const name = (id: SleeveId | 'none') => sleeves.find((entry) => entry.id === id)?.label ?? sleeveless.label
  return choiceKnob(
    label,
    ids.map((id) => ({ id, label: name(id) })),
  )
}

/** Half of the cloth's ease at a place of the sleeve, in heads. */
function easeAlong(cut: SleeveCut, by: number, end: number): (t: number) => number {
  const from = cut.ease * by
  const to = cut.hem * by
  return (t) => {
    const k = clamp(t / end)
    switch (cut.shape) {
      case 'bell':
        return lerp(from, to, k ** 2.2)
      case 'flutter':
        return lerp(from, to, k ** 1.3)
      case 'bishop':
        return from + to * Math.sin(Math.PI * Math.min(0.97, k ** 1.6)) * 0.9 + 0.02
      case 'puff':
        return from + to * Math.sin(Math.PI * Math.min(0.94, Math.max(0.12, k)))
      default:
        return lerp(from, to, smooth(0, 1, k))
    }
  }
}

/** Drafts one sleeve (and its cuff) onto a bodice's armhole; `arm` 0 is the viewer's left. */
export function draftSleeve(figure: Figure, bodice: Bodice, arm: 0 | 1, options: SleeveOptions): Piece[] {
  const limb = figure.arms[arm]
  const side = sides[arm]
  const { ease: by } = proportionOf(figure)
  const end = Math.max(0.3, options.length - (options.cuff ?? 0))
  const ease = easeAlong(options, by, end)
  const tip = bodice.tips[arm]
  const underarm = bodice.underarms[arm]
  const from = Math.min(0.2, end * 0.6)
  const full = options.shape === 'puff' || options.shape === 'flutter'
  const outer = Array.from({ length: 9 }, (_, k) => {
    const t = lerp(from, end, k / 8)
    return limb.edge(t, 1, ease(t) * (full ? 1 : lerp(0.4, 1, smooth(0.15, 0.75, t))))
  })
  const inset = options.shape === 'bell' ? 0.8 : 0.75
  const inner = Array.from({ length: 8 }, (_, k) => {
    const t = lerp(Math.min(0.4, end - 0.08), end, k / 7)
    return limb.edge(t, -1, ease(t) * inset)
  })
  const puff = (options.shape === 'puff' ? 0.09 : options.shape === 'bishop' ? 0.015 : 0) * by
  const cap = add(mix(tip, outer[0], 0.45), [side * (0.016 + puff * 0.6), -0.014 - puff])
  const top = spline([tip, cap, ...outer], false, 8)
  const under = spline([underarm, ...clearOf(underarm, inner, limb.at(0.3).direction)], false, 8)
  const direction = limb.at(end).direction
  const hem = hemEdge(options.shape, top[top.length - 1], under[under.length - 1], direction)
  const armhole = bodice.armholes[arm]
  const underGrain = joined([armhole[2]], under)
  const sleeve = creased(
    makePiece('sleeve', `sleeve${arm}`, [joined(top, hem, reversed(under), reversed(armhole))], {
      order: 1,
      left: side < 0 ? top : underGrain,
      right: side < 0 ? underGrain : top,
      contours: [
        { path: top, weight: 1, taper: [0.04, 0] },
        { path: under, weight: 1, taper: [0.05, 0] },
        { path: hem, weight: 0.8, taper: [0, 0] },
      ],
      folds: sleeveFolds({ limb, side, cut: options, end, ease, underarm, armhole, chance: options.chance }),
    }),
    7,
  )
  const seamed = detailed(sleeve, { lines: [seam(armhole, 1.7, [0.08, 0.05])] })
  if (options.cuff) return [seamed, cuff(figure, arm, options, end, ease)]
  const edges = [{ at: 'cuff' as const, path: hem }]
  if (options.length <= 0.5) return [detailed(seamed, { edges })]
  return [detailed(seamed, { edges, lines: [topstitch(hem.map((point) => add(point, scale(direction, -0.045))))] })]
}

/** Both sleeves of a preset, or none where the wearer has an outer garment over it. */
export function draftSleeves(figure: Figure, bodice: Bodice, cut: SleeveCut | null, chance: Chance): Piece[] {
  if (!cut) return []
  return [0, 1].flatMap((arm) =>
    draftSleeve(figure, bodice, arm === 0 ? 0 : 1, { ...cut, chance: chance.branch(`sleeve${arm}`) }),
  )
}

/** Inner edge points that lie beyond the underarm, so that the seam never turns back on itself. */
function clearOf(underarm: Point, inner: Path, direction: Point): Path {
  const beyond = inner.filter(
    (point) => (point[0] - underarm[0]) * direction[0] + (point[1] - underarm[1]) * direction[1] > 0.03,
  )
  return beyond.length >= 2 ? beyond : inner.slice(-2)
}

function hemEdge(shape: SleeveShape, outer: Point, inner: Point, direction: Point): Point[] {
  if (shape === 'bell' || shape === 'flutter') {
    return Array.from({ length: 40 }, (_, k): Point => {
      const angle = lerp(-Math.PI / 2, Math.PI / 2, k / 39)
      const across = Math.sin(angle) * 0.5 + 0.5 + Math.sin(angle * 6) * 0.05 * Math.cos(angle)
      return add(
        mix(outer, inner, clamp(across)),
        scale(direction, Math.cos(angle) * 0.09 + (Math.cos(angle * 6) + 1) * 0.02 * Math.cos(angle)),
      )
    })
  }
  return quadratic(outer, add(mix(outer, inner, 0.5), scale(direction, 0.07)), inner, 14)
}

function cuff(figure: Figure, arm: 0 | 1, options: SleeveOptions, end: number, ease: (t: number) => number): Piece {
  const limb = figure.arms[arm]
  const side: Side = sides[arm]
  const close = options.shape === 'bishop' || options.shape === 'puff'
  const spare = close ? 0.02 : Math.min(ease(end) * (options.rib ? 0.55 : 0.8), 0.05)
  const place = (t: number, u: number) => limb.edge(t, u, spare)
  const steps = [0, 0.5, 1].map((k) => lerp(end, options.length, k))
  const outer = steps.map((t) => place(t, 1))
  const inner = steps.map((t) => place(t, -1))
  const direction = limb.at(end).direction
  const across = (k: number, sag: number) =>
    quadratic(outer[k], add(mix(outer[k], inner[k], 0.5), scale(direction, sag)), inner[k], 10)
  const top = across(0, 0.045)
  const bottom = across(2, 0.05)
  const piece = makePiece('cuff', `cuff${arm}`, [joined(top, reversed(inner), reversed(bottom), outer.slice(1, 2))], {
    order: 1,
    left: side < 0 ? outer : inner,
    right: side < 0 ? inner : outer,
    cloth: options.rib ? 'rib' : 'own',
    takesPrint: !options.rib,
    edges: options.rib ? [] : [{ at: 'cuff', path: bottom }],
  })
  if (options.rib) return piece
  const button = mix(mix(top[0], top[top.length - 1], 0.72), mix(bottom[0], bottom[bottom.length - 1], 0.72), 0.5)
  return detailed(piece, {
    lines: [topstitch(offset(bottom, side < 0 ? -0.02 : 0.02))],
    fittings: figure.view === 'back' ? [{ at: button, radius: 0.016, kind: 'button' }] : [],
  })
}
