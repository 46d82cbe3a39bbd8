import type { Figure, Side } from '../../mannequins/figure.ts'
import type { DraftContext } from '../garment.ts'
import type { Piece } from '../piece.ts'
import type { Bodice } from './bodice.ts'
import { beltGathers, coatFolds } from './coatFall.ts'
import { draftEpaulettes } from './epaulettes.ts'
import { frontSeams } from './frontSeams.ts'
import { draftFronts, type FrontCut, type OnHalf, onFronts, openBy } from './fronts.ts'
import { draftHung } from './hungOuter.ts'
import { creased, detailed, merged, type Sewn } from '../marks.ts'
import { stitchedHem } from './neckRib.ts'
import { outerBack, ventsInFront } from './outerBack.ts'
import { chestKind, closureOf, cutBody, fallOf, isBelted, pocketPlace } from './outerBody.ts'
import { closureMarks, closurePieces, type OuterClosure, openMarks, overlapOf } from './outerClosure.ts'
import { draftOuterCollar, hasLapels, type OuterCollar } from './outerCollar.ts'
import { beltOf, hemBandOf, sleevesOf } from './outerParts.ts'
import type { OuterExtras, OuterPlan } from './outerPlan.ts'
import { type DraftedPockets, draftChestPocket, draftOuterPockets } from './outerPockets.ts'
import { trimmed } from './trims.ts'
import { proportionOf } from '../upperBody.ts'

/** A body being drafted: what its seams, pockets and folds are laid on. */
interface Cut {
  bodice: Bodice
  on: OnHalf
  front: FrontCut
  closure: OuterClosure
  pockets: readonly DraftedPockets[]
  folds(side: Side): Sewn
}

/** Drafts a jacket or coat: body, back, collar, closure, pockets, sleeves, belt. */
export function draftOuter(
  figure: Figure,
  context: DraftContext,
  cutPlan: OuterPlan,
  extras: OuterExtras = {},
): Piece[] {
  const plan = wornPlan(context, cutPlan)
  const collar: OuterCollar = {
    ...plan.collar,
    beyond: overlapOf(figure, plan.closure.kind),
    zipped: plan.closure.kind === 'zip',
  }
  if (context.wearing?.hung === 'shoulders' && !context.layered) return draftHung(figure, context, plan, collar)
  const cut = cutOf(figure, context, plan, collar)
  const { bodice, on, closure, pockets } = cut
  const { open } = cut.front
  const body = bodyOf(figure, plan, extras, cut).map((piece) =>
    piece.layer === 'front' ? creased(extras.cut?.(piece, bodice) ?? piece, 5) : piece,
  )
  const frame = { bodice, on, open, body }
  const pieces = [
    ...body,
    ...pockets.flatMap((drafted) => drafted.pieces),
    ...closurePieces(figure, closure, open),
    ...beltOf(figure, context, plan, frame),
    ...hemBandOf(figure, context, plan, frame),
    ...(plan.epaulettes ? draftEpaulettes(figure) : []),
    ...sleevesOf(figure, context, plan, bodice).map((piece) =>
      piece.role === 'sleeve' ? (extras.sleeve?.(piece, bodice) ?? piece) : piece,
    ),
    ...(extras.pieces?.(frame) ?? []),
    ...draftOuterCollar(figure, collar, open, context.chance.branch('collar')),
  ]
  return trimmed(figure, pieces, plan.trims ?? {})
}

/** A plan as it is worn: a belt over it closes it, draws it in and takes the place of its own. */
const wornPlan = ({ wearing }: DraftContext, plan: OuterPlan): OuterPlan =>
  wearing?.drawnIn === 'belted' ? { ...plan, worn: 'closed', belt: 'none', drawnIn: true } : plan

function cutOf(figure: Figure, context: DraftContext, plan: OuterPlan, collar: OuterCollar): Cut {
  const { levels } = figure
  const { tall } = proportionOf(figure)
  const chance = context.chance.branch('outer')
  const open = openBy(figure, plan.worn, context.layered, plan.opens ?? 0.16)
  const bodice = cutBody(figure, context, plan, collar, open)
  const { hem } = bodice.options
  const front: FrontCut = {
    open,
    coat: hem > levels.hip + 0.2 * tall,
    breaks: hasLapels(collar.kind) ? Math.max(collar.breaks, levels.waist - 0.3 * tall) : undefined,
    rounded: plan.hemShape === 'rounded' ? 0.3 * tall : undefined,
  }
  const on = onFronts(figure, bodice, front)
  const fall = fallOf(figure, context, plan, isBelted(plan) && open === null)
  const gathers = (side: Side) =>
    fall.gathered ? beltGathers(bodice, side, levels.waist, 0.075 * tall, on, chance.branch(`belt${side}`)) : {}
  return {
    bodice,
    on,
    front,
    closure: closureOf(figure, plan, collar, bodice),
    pockets: [
      draftOuterPockets(figure, plan.pockets?.kind ?? 'none', pocketPlace(figure, plan, hem), on),
      draftChestPocket(figure, chestKind(figure, plan, hem), plan.chest?.y ?? levels.bust - 0.04, on),
    ],
    folds: (side) => merged([coatFolds(bodice, side, fall, on, chance.branch(`fold${side}`)), gathers(side)]),
  }
}

function bodyOf(figure: Figure, plan: OuterPlan, extras: OuterExtras, cut: Cut): Piece[] {
  const { bodice, on, front, closure, pockets, folds } = cut
  const deep = plan.deep ?? 0.34 * proportionOf(figure).tall
  const shaping = plan.panels ?? 'none'
  const vents = ventsInFront(figure, bodice, plan.vents ?? 'none', deep)
  const sewn = outerBack(figure, bodice, bodice.piece, { ...plan.back, vents: plan.vents ?? 'none', shaping, deep })
  const whole =
    figure.view === 'front' ? sewn : detailed(sewn, merged([folds(-1), folds(1), extras.back?.(bodice) ?? {}]))
  const piece = plan.stitched === false ? whole : stitchedHem(bodice, whole, 0.07)
  return draftFronts(
    figure,
    { ...bodice, piece },
    {
      ...front,
      behind: vents.behind,
      middle: () => {
        const marks = closureMarks(figure, closure)
        const edges = marks.lines.filter(({ kind }) => kind === 'edge')
        return { ...marks, edges: edges.map(({ path }) => ({ at: 'front' as const, path })) }
      },
      side: (side) =>
        merged([
          frontSeams(figure, bodice, shaping, side, on),
          ...pockets.map((drafted) => drafted.side(side)),
          vents.side(side),
          folds(side),
          front.open === null ? {} : openMarks(figure, closure, side, inset(on, side)),
          extras.half?.(side, on, bodice) ?? {},
        ]),
    },
  )
}

/** Places a distance in heads inside the free edge of an open front. */
const inset = (on: OnHalf, side: Side) => (y: number, by: number) =>
  on(side, by / Math.max(0.2, Math.abs(on(side, 1, y)[0] - on(side, 0, y)[0])), y)
