import type { Figure, Side } from '../../mannequins/figure.ts'
import type { DraftContext } from '../garment.ts'
import type { Piece } from '../piece.ts'
import type { BackSeams } from './back.ts'
import { draftBelt, looseBelt } from './belt.ts'
import { type Bodice, draftBodice } from './bodice.ts'
import { upright } from './closure.ts'
import { beltGathers, coatFolds, type Fall, pointedHem, roundedHem, swungHem } from './coatFall.ts'
import { type CuffFinishId, finishedCut, finishedSleeves } from './cuffFinish.ts'
import { draftEpaulettes } from './epaulettes.ts'
import { draftFronts, type FrontCut, type OnHalf, onFronts, openBy, type Sewn } from './fronts.ts'
import { draftHemRib } from './hemRib.ts'
import { hemBand } from './hemBand.ts'
import { creased, detailed, zip } from './marks.ts'
import { stitchedHem } from './neckRib.ts'
import type { OuterBeltId } from './outerBelt.ts'
import { halfBelt, outerBack, type ShapingId, type VentId, ventsInFront } from './outerBack.ts'
import {
  closureMarks,
  closurePieces,
  openMarks,
  type OuterClosure,
  type OuterClosureId,
  overlapOf,
} from './outerClosure.ts'
import { draftOuterCollar, hasLapels, neckFor, type OuterCollar, type OuterCollarId } from './outerCollar.ts'
import {
  type ChestPocketId,
  draftChestPocket,
  draftOuterPockets,
  type OuterPocketId,
  type PocketPlace,
} from './outerPockets.ts'
import { frontSeams } from './frontSeams.ts'
import { shoulderCut, type ShoulderId } from './shoulders.ts'
import { draftSleeves, sleeveCut, type SleeveCut, type SleeveId } from './sleeve.ts'
import { bodiceCut } from './topCut.ts'
import { trimmed, type Trims } from './trims.ts'
import { lapSide, proportionOf } from './upperBody.ts'

/** A jacket or coat as its knobs describe it; lengths in heads of the adult woman, levels in heads. */
export interface OuterPlan {
  worn: 'closed' | 'open'
  /** How far its fronts slide apart at the waist when it is open. */
  opens?: number
  hem: number
  hemShape?: 'straight' | 'rounded'
  hemCurve?: number
  /** Depth of two points below the hem of a closed front, in heads of the adult woman. */
  points?: number
  ease: number
  /** 0 hangs straight, 1 follows the waist. */
  waist: number
  hipEase?: number
  flare?: number
  shoulder?: ShoulderId
  armholeDrop?: number
  collar: { kind: OuterCollarId; breaks: number; width: number; height?: number; depth?: number; snapped?: boolean }
  /** `to` ends it above the hem. */
  closure: { kind: OuterClosureId; count: number; gap?: number; radius?: number; to?: number }
  sleeve?: { cut: SleeveId; ease: number; hem?: number; length?: number; cuff: CuffFinishId; tailored?: boolean } | null
  pockets?: { kind: OuterPocketId } & Partial<PocketPlace>
  chest?: { kind: ChestPocketId; y?: number }
  back?: BackSeams
  vents?: VentId
  /** Length of the vents in heads. */
  deep?: number
  panels?: ShapingId
  belt?: OuterBeltId
  beltHeight?: number
  epaulettes?: boolean
  stitched?: boolean
  /** Without sleeves: the share of the shoulder line where the armhole starts. */
  sleeveless?: number
  trims?: Trims
  /** A knitted or sewn band below the hem. */
  hemBand?: { kind: 'rib' | 'band'; height: number }
}

/** What a garment adds to its plan: seams on each half, on the back, changes of its cut pieces, and pieces of its own. */
export interface OuterExtras {
  half?(side: Side, on: OnHalf, bodice: Bodice): Sewn
  back?(bodice: Bodice): Sewn
  cut?(piece: Piece, bodice: Bodice): Piece
  sleeve?(piece: Piece, bodice: Bodice): Piece
  pieces?(frame: OuterFrame): Piece[]
}

/** What the parts of a drafted jacket share. */
export interface OuterFrame {
  bodice: Bodice
  on: OnHalf
  open: number | null
  body: readonly Piece[]
}

/** Drafts a jacket or coat: body, back, collar, closure, pockets, sleeves, belt. */
export function draftOuter(figure: Figure, context: DraftContext, plan: OuterPlan, extras: OuterExtras = {}): Piece[] {
  const { tall } = proportionOf(figure)
  const front = figure.view === 'front'
  const chance = context.chance.branch('outer')
  const open = openBy(figure, plan.worn, context.layered, plan.opens ?? 0.16)
  const belted = plan.belt === 'tied' || plan.belt === 'buckled'
  const collar: OuterCollar = {
    ...plan.collar,
    beyond: overlapOf(figure, plan.closure.kind),
    zipped: plan.closure.kind === 'zip',
  }
  const bodice = cutBody(figure, context, plan, collar, open)
  const { hem } = bodice.options
  const long = hem > figure.levels.hip + 0.2 * tall
  const cut: FrontCut = {
    open,
    coat: long,
    breaks: hasLapels(collar.kind) ? Math.max(collar.breaks, figure.levels.waist - 0.3 * tall) : undefined,
    rounded: plan.hemShape === 'rounded' ? 0.3 * tall : undefined,
  }
  const on = onFronts(figure, bodice, cut)
  const closure = closureOf(figure, plan, collar, bodice, belted)
  const pockets = draftOuterPockets(figure, plan.pockets?.kind ?? 'none', pocketPlace(figure, plan, hem), on)
  const chest = draftChestPocket(figure, chestKind(figure, plan, hem), plan.chest?.y ?? figure.levels.bust - 0.04, on)
  const vents = ventsInFront(figure, bodice, plan.vents ?? 'none', plan.deep ?? 0.34 * tall)
  const fall = fallOf(figure, context, plan, belted && open === null)
  const folds = (side: Side): Sewn[] => [
    coatFolds(bodice, side, fall, on, chance.branch(`fold${side}`)),
    ...(fall.gathered
      ? [beltGathers(bodice, side, figure.levels.waist, 0.075 * tall, on, chance.branch(`belt${side}`))]
      : []),
  ]
  const backed = outerBack(figure, bodice, bodice.piece, {
    ...plan.back,
    vents: plan.vents ?? 'none',
    shaping: plan.panels ?? 'none',
    deep: plan.deep ?? 0.34 * tall,
  })
  const behind = front ? backed : [...folds(-1), ...folds(1), extras.back?.(bodice) ?? {}].reduce(detailed, backed)
  const body = draftFronts(
    figure,
    { ...bodice, piece: plan.stitched === false ? behind : stitchedHem(bodice, behind, 0.07) },
    {
      ...cut,
      behind: vents.behind,
      middle: () => {
        const marks = closureMarks(figure, closure)
        const edges = marks.lines.filter(({ kind }) => kind === 'edge')
        return { ...marks, edges: edges.map(({ path }) => ({ at: 'front' as const, path })) }
      },
      side: (side) =>
        merged([
          frontSeams(figure, bodice, plan.panels ?? 'none', side, on),
          pockets.side(side),
          chest.side(side),
          vents.side(side),
          ...folds(side),
          open === null
            ? {}
            : openMarks(figure, closure, side, (y, inset) =>
                on(side, inset / Math.max(0.2, Math.abs(on(side, 1, y)[0] - on(side, 0, y)[0])), y),
              ),
          extras.half?.(side, on, bodice) ?? {},
        ]),
    },
  ).map((piece) => (piece.layer === 'front' ? creased(extras.cut?.(piece, bodice) ?? piece, 5) : piece))
  const frame = { bodice, on, open, body }
  const pieces = [
    ...body,
    ...pockets.pieces,
    ...chest.pieces,
    ...closurePieces(figure, closure, open),
    ...beltOf(figure, context, plan, frame),
    ...hemBandOf(figure, context, plan, frame),
    ...(plan.epaulettes ? draftEpaulettes(figure) : []),
    ...sleevesOf(figure, context, plan, bodice).map((piece) =>
      piece.role === 'sleeve' ? (extras.sleeve?.(piece, bodice) ?? piece) : piece,
    ),
    ...(extras.pieces?.(frame) ?? []),
    ...draftOuterCollar(figure, collar, open, chance.branch('collar')),
  ]
  return trimmed(figure, pieces, plan.trims ?? {})
}

/** Several lots of marks as one. */
export const merged = (lots: readonly Sewn[]): Sewn => ({
  lines: lots.flatMap(({ lines = [] }) => lines),
  folds: lots.flatMap(({ folds = [] }) => folds),
  fittings: lots.flatMap(({ fittings = [] }) => fittings),
  edges: lots.flatMap(({ edges = [] }) => edges),
})

function cutBody(
  figure: Figure,
  context: DraftContext,
  plan: OuterPlan,
  collar: OuterCollar,
  open: number | null,
): Bodice {
  const { tall } = proportionOf(figure)
  const belted = plan.belt === 'tied' || plan.belt === 'buckled'
  const waist = belted ? Math.max(0.9, plan.waist) : plan.waist
  const { drop, pad } = shoulderCut(plan.shoulder ?? 'natural')
  const bodice = draftBodice(
    figure,
    bodiceCut(figure, context, {
      ...neckFor(figure, collar),
      ease: plan.ease,
      waistEase: plan.ease * (1.1 - 0.4 * waist) + 0.06 * (1 - waist),
      hipEase: plan.hipEase ?? plan.ease + 0.025,
      box: 0.85 * (1 - waist),
      hem: plan.hem,
      hemFlare: plan.flare ?? 0.03,
      hemCurve: plan.hemCurve ?? 0.05,
      drop: drop + Math.max(0, plan.ease - 0.1) * 0.4,
      pad: context.layered ? 0 : pad,
      armholeDrop: plan.armholeDrop ?? 0.06,
      sleeveless: plan.sleeveless,
      cinch: belted ? 0.5 : 0,
    }),
  )
  const firm = { ...bodice, piece: { ...bodice.piece, fullness: 0.72 } }
  if (plan.points && figure.view === 'front' && open === null) return pointedHem(figure, firm, plan.points)
  if (plan.hemShape === 'rounded' && figure.view === 'front' && open === null) {
    return roundedHem(figure, firm, lapSide(figure), 0.3 * tall)
  }
  return swungHem(figure, firm, fallOf(figure, context, plan, belted), context.chance.branch('swing'))
}

const fallOf = (figure: Figure, { cloth }: DraftContext, plan: OuterPlan, gathered: boolean): Fall => ({
  softness: 1 - cloth.stiffness,
  flare: plan.flare ?? 0.03,
  from: gathered ? figure.levels.waist + 0.08 : figure.levels.bust + 0.2,
  gathered,
})

function closureOf(
  figure: Figure,
  plan: OuterPlan,
  collar: OuterCollar,
  bodice: Bodice,
  belted: boolean,
): OuterClosure {
  const { tall } = proportionOf(figure)
  const { neckline, options } = bodice
  const low = neckline.left[neckline.left.length - 1][1]
  const rounded = plan.hemShape === 'rounded' ? 0.13 * tall : 0
  return {
    ...plan.closure,
    from: hasLapels(collar.kind)
      ? collar.breaks
      : Math.max(low, figure.levels.neck + (collar.kind === 'hood' ? 0.48 : 0.1) * tall),
    to: plan.closure.to ?? options.hem + 0.04 - rounded,
    belt: belted ? figure.levels.waist : undefined,
  }
}

function pocketPlace(figure: Figure, plan: OuterPlan, hem: number): PocketPlace {
  const { wide, tall } = proportionOf(figure)
  const { y, share = 0.62, width = 0.29 * wide, height = 0.32 * tall } = plan.pockets ?? {}
  const least = figure.levels.waist - 0.1 * tall
  const level = Math.max(least, Math.min(y ?? figure.levels.highHip + 0.05 * tall, hem - height - 0.06 * tall))
  return { share, y: level, width, height: Math.min(height, Math.max(0.12 * tall, hem - level - 0.05 * tall)) }
}

/** A breast pocket only where the jacket reaches far enough below it. */
const chestKind = (figure: Figure, plan: OuterPlan, hem: number): ChestPocketId =>
  hem > figure.levels.underbust + 0.15 ? (plan.chest?.kind ?? 'none') : 'none'

function sleevesOf(figure: Figure, context: DraftContext, plan: OuterPlan, bodice: Bodice): Piece[] {
  if (context.layered || !plan.sleeve) return []
  const { cut: id, cuff, tailored = false, ...changes } = plan.sleeve
  const cut: SleeveCut = finishedCut(sleeveCut(id, changes), cuff)
  return finishedSleeves(figure, draftSleeves(figure, bodice, cut, context.chance), cuff, cut, tailored)
}

function hemBandOf(
  figure: Figure,
  context: DraftContext,
  { hemBand: band, closure }: OuterPlan,
  { bodice, body, open }: OuterFrame,
): Piece[] {
  if (!band || context.tucked) return []
  const fronts = open === null ? [] : body.filter(({ role }) => role === 'front')
  const pieces =
    band.kind === 'rib' && open === null
      ? [draftHemRib(figure, bodice, band.height)]
      : hemBand(figure, bodice, band.height, fronts).map((piece) =>
          band.kind === 'rib' ? { ...piece, cloth: 'rib' as const, takesPrint: false, lines: [] } : piece,
        )
  if (open !== null || figure.view === 'back' || closure.kind !== 'zip' || closure.to !== undefined) return pieces
  const { hem } = bodice.options
  return pieces.map((piece) => detailed(piece, { lines: [zip(upright(figure, 0, hem, hem + band.height + 0.04, 6))] }))
}

function beltOf(figure: Figure, context: DraftContext, plan: OuterPlan, { bodice, on, open }: OuterFrame): Piece[] {
  const { belt = 'none', beltHeight = 0.15 } = plan
  const level = figure.levels.waist
  if (belt === 'none' || context.layered) return []
  if (belt === 'half') return halfBelt(figure, bodice, on)
  if (open !== null) return looseBelt(figure, level, beltHeight, 0.75, on)
  return draftBelt(figure, bodice, level, {
    height: beltHeight,
    end: belt === 'tied' ? 0.8 : 0.55,
    knot: belt === 'tied' ? context.chance.branch('knot') : undefined,
  })
}
