import { add, along, type Chance, joined, lerp, mix, type Point, reversed, scale, smooth } from '@toile/geometry'
import type { Figure, Limb } from '../../mannequins/figure.ts'
import { type ChoiceKnob, choiceKnob, numberKnob } from '../knob.ts'
import { makePiece, type Piece } from '../piece.ts'
import type { Bodice } from './bodice.ts'
import { draftCuff } from './cuff.ts'
import { roundedInto } from './drawnInto.ts'
import { creased, detailed, seam, topstitch } from '../marks.ts'
import { rolledUp } from './rolledSleeve.ts'
import { sewnStrip, upperArmhole } from './sewnStrip.ts'
import { type SleeveCut, type SleeveId, sleeves } from './sleeveCut.ts'
import { sleeveFolds } from './sleeveFolds.ts'
import { raisedOf, type SleeveHead, sleeveHead } from './sleeveHead.ts'
import type { SleeveEdges, SleeveOptions } from './sleeveOptions.ts'
import { crumple, easeAlong, sleeveHem } from './sleeveShape.ts'
import { proportionOf, sides } from '../upperBody.ts'

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

/** Length of a sleeve beside the length of its cut. */
export const sleeveLengthKnob = numberKnob('Sleeve length', [0.5, 1, 1.1])

/** What finishes a sleeve; as cut unless told. */
export const cuffKnob = choiceKnob('Cuff', [
  { id: 'asCut', label: 'As cut' },
  { id: 'none', label: 'None' },
  { id: 'barrel', label: 'Barrel cuff' },
  { id: 'french', label: 'French cuff' },
  { id: 'rib', label: 'Ribbed' },
  { id: 'elastic', label: 'Elasticated' },
  { id: 'tie', label: 'Tied' },
])

/** Depths of cuffs in limb units. */
const cuffDepths = { barrel: 0.13, french: 0.17, rib: 0.15, elastic: 0.06, tie: 0.06 } as const

/** A sleeve's cut as its length and cuff knobs change it. */
export function finishedSleeve(
  cut: SleeveCut,
  { sleeveLength = 1, cuff = 'asCut' }: { sleeveLength?: number; cuff?: (typeof cuffKnob)['normal'] },
): SleeveCut {
  const length = Math.max(0.36, cut.length * sleeveLength)
  if (cuff === 'asCut') return { ...cut, length }
  if (cuff === 'none') return { ...cut, length, cuff: undefined, rib: false }
  const deep = Math.min(cuffDepths[cuff], length * 0.3)
  return { ...cut, length, cuff: deep, rib: cuff === 'rib', cuffKind: cuff }
}

/** Drafts one sleeve (and its cuff) onto a bodice's armhole; `arm` 0 is the viewer's left. */
export function draftSleeve(figure: Figure, bodice: Bodice, arm: 0 | 1, options: SleeveOptions): Piece[] {
  const limb = figure.arms[arm]
  const side = sides[arm]
  const { ease: by } = proportionOf(figure)
  const end = Math.max(0.3, options.length - (options.cuff ?? 0))
  const soft = 1 - (bodice.options.cloth?.stiffness ?? 0.5)
  // Stiff cloth holds a full sleeve out, fluid cloth lets it sink.
  const stand = by * (options.shape === 'set' ? 1 : 1.2 - 0.4 * soft)
  const ease = easeAlong(options.shape, options.ease * stand, options.hem * stand, end)
  const laidFlat = figure.pose.id === 'neutral'
  const edges = sleeveEdges(limb, options, end, ease, laidFlat ? null : soft)
  const head = sleeveHead(figure, bodice, arm, options, edges)
  const direction = limb.at(end).direction
  const { top, hem, under } = sleeveEnd(head, direction, options)
  const underGrain = joined([head.seam[Math.min(2, head.seam.length - 1)]], under)
  const pressed = options.shape === 'set' && options.ease < 0.06
  const sleeve = creased(
    makePiece('sleeve', `sleeve${arm}`, [joined(top, hem, reversed(under), reversed(head.seam))], {
      order: 1,
      left: side < 0 ? top : underGrain,
      right: side < 0 ? underGrain : top,
      colour: options.contrast ? 'contrast' : 'main',
      castsShadow: head.drawn,
      sewn:
        head.drawn && runsIn(options)
          ? [
              sewnStrip(
                head.seam,
                head.seam === bodice.armholes[arm] ? upperArmhole : 1,
                bodice.tips[arm],
                along(bodice.shoulders[arm], 0.3),
              ),
            ]
          : [],
      contours: [
        { path: top, weight: 1, taper: [0.04, 0] },
        { path: under, weight: 1, taper: [head.webbed ? 0.4 : 0, 0] },
        { path: hem, weight: 0.8, taper: [0, 0] },
      ],
      folds: sleeveFolds({
        limb,
        side,
        cut: options,
        end,
        ease,
        underarm: head.under[0],
        armhole: head.seam,
      }),
    }),
    pressed ? 6 : 8,
  )
  const seamed = head.drawn ? detailed(sleeve, { lines: [seam(head.seam, 1.7, [0.04, 0])] }) : sleeve
  if (options.rolled) return rolledUp(figure, arm, seamed, { end, ease, rolled: options.rolled, short: end < 1 })
  if (options.cuff) return [seamed, ...draftCuff(figure, arm, options, end, ease)]
  const rim = [{ at: 'cuff' as const, path: hem }]
  if (options.length <= 0.5) return [detailed(seamed, { edges: rim })]
  const stitched = topstitch(hem.map((point) => add(point, scale(direction, -0.045))))
  return [detailed(seamed, { edges: rim, lines: [stitched] })]
}

/** The end of a sleeve between its edges; at a cuff they turn in to it. */
function sleeveEnd({ top, under }: SleeveHead, direction: Point, { shape, cuff }: SleeveCut) {
  const hem = sleeveHem(shape, top[top.length - 1], under[under.length - 1], direction)
  if (!cuff) return { top, hem, under }
  const [outer, begun] = roundedInto(top, hem, 0.04)
  const [inner, ended] = roundedInto(under, reversed(begun), 0.04)
  return { top: outer, hem: reversed(ended), under: inner }
}

/** A sleeve that runs on into the bodice at its seam, and is neither bare nor puffed there. */
const runsIn = ({ shape, below }: SleeveCut): boolean =>
  !below && shape !== 'coldShoulder' && shape !== 'puff' && shape !== 'mutton'

/** Both sleeves of a preset, or none where the wearer has an outer garment over it; a bare shoulder takes none. */
export function draftSleeves(figure: Figure, bodice: Bodice, cut: SleeveCut | null, chance: Chance): Piece[] {
  if (!cut) return []
  return ([0, 1] as const)
    .filter((arm) => bodice.neckline.shoulder === 'seam' || bodice.neckline.shoulders[arm] === 'seam')
    .flatMap((arm) => draftSleeve(figure, bodice, arm, { ...cut, chance: chance.branch(`sleeve${arm}`) }))
}

function sleeveEdges(
  limb: Limb,
  options: SleeveOptions,
  end: number,
  ease: (t: number) => number,
  soft: number | null,
): SleeveEdges {
  const { shape } = options
  const from = Math.min(options.below ? 0.16 : shape === 'coldShoulder' ? 0.3 : 0.2 + 0.16 * raisedOf(limb), end * 0.6)
  const full = shape === 'puff' || shape === 'flutter' || shape === 'mutton' || shape === 'lantern'
  const broken = soft === null ? () => 0 : crumple(options.ease, soft, end, options.cuff !== undefined)
  const draped = shape === 'kimono'
  const outerEase = (t: number) =>
    draped ? 0.02 + options.ease * 0.35 : ease(t) * (full ? 1 : lerp(0.4, 1, smooth(0.15, 0.75, t))) + broken(t, 1)
  const inset = shape === 'bell' ? 0.8 : 0.75
  const innerAt = (t: number): Point => {
    const hang = hanging(limb, shape, end, t)
    const close = draped ? 1.5 : full ? inset : lerp(inset * 0.55, inset, smooth(0.3, 0.95, t))
    return add(limb.edge(t, -1, Math.max(0.014, ease(t) * close) + (draped ? 0 : broken(t, -1))), [0, hang])
  }
  const steps = end > 1.2 ? 22 : 9
  const first = Math.min(0.28, end - 0.08)
  return {
    outer: Array.from({ length: steps + 1 }, (_, k) => {
      const t = lerp(from, end, k / steps)
      return limb.edge(t, 1, outerEase(t))
    }),
    inner: Array.from({ length: steps }, (_, k) => {
      const share = k / (steps - 1)
      const t = lerp(first, end, share)
      return draped ? roundElbow(limb, t, mix(innerAt(first), innerAt(end), share)) : innerAt(t)
    }),
    innerAt,
    end,
  }
}

/** A straight underside goes round an elbow that is bent through it. */
function roundElbow(limb: Limb, t: number, point: Point): Point {
  const { centre, normal } = limb.at(t)
  const within = (at: Point) => (at[0] - centre[0]) * normal[0] + (at[1] - centre[1]) * normal[1]
  const least = limb.edge(t, -1, 0.03)
  return within(point) > within(least) ? least : point
}

/** How far the loose underside of a wide sleeve hangs down from a raised arm, in heads. */
function hanging(limb: Limb, shape: SleeveOptions['shape'], end: number, t: number): number {
  if (shape !== 'kimono' && shape !== 'bell') return 0
  const level = Math.abs(limb.at(Math.min(t, end)).direction[0])
  return (shape === 'kimono' ? 0.3 : 0.12) * level * smooth(end * 0.3, end, t)
}
