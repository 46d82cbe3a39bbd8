import { add, mix } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { choiceKnob, numberKnob } from '../knob.ts'
import type { DrawnLine, Fold, Piece } from '../piece.ts'
import { crease, detailed, pleat, seam } from '../marks.ts'
import type { PocketKind } from './skirtPockets.ts'
import type { TrouserClosure } from './trouserClosure.ts'
import { trouserClosure } from './trouserClosure.ts'
import { type TrouserHem, trouserHem } from './trouserHems.ts'
import type { TrouserLeg } from './trouserLeg.ts'
import { type SidePanel, sidePanel, twinSeams } from './trouserPanels.ts'
import { trouserPockets } from './trouserPockets.ts'

/** What is sewn on trousers. */
export interface TrouserDetails {
  closure: TrouserClosure
  pockets: PocketKind
  hem: TrouserHem
  panel: SidePanel
  crease: boolean
  /** Waist pleats on each front. */
  pleats: number
  /** Twin needle stitching along the seams. */
  twin: boolean
}

/** Plain trousers: a fly, slash pockets and a stitched hem. */
export const plainDetails: TrouserDetails = {
  closure: 'fly',
  pockets: 'slash',
  hem: 'plain',
  panel: 'none',
  crease: false,
  pleats: 0,
  twin: false,
}

/** The knob of the pressed crease. */
export const frontKnob = (normal: 'crease' | 'plain') =>
  choiceKnob(
    'Front of the leg',
    [
      { id: 'crease', label: 'Pressed crease' },
      { id: 'plain', label: 'Plain' },
    ],
    normal,
  )

/** The knob of waist pleats. */
export const trouserPleatsKnob = (normal = 0) => numberKnob('Waist pleats', [0, normal, 3], '', 1)

/** The legs with their details, and the pieces that lie on them, front or back by the figure's view. */
export function finishTrousers(
  figure: Figure,
  legs: readonly TrouserLeg[],
  details: TrouserDetails,
): { legs: TrouserLeg[]; sewn: Piece[] } {
  const back = figure.view === 'back'
  const sewn: Piece[] = []
  const finished = legs.map((leg, i) => {
    const frontmost = i === legs.length - 1
    const pocket = trouserPockets(figure, leg, details.pockets)
    const hem = trouserHem(leg, details.hem)
    sewn.push(...pocket.pieces, ...hem.pieces, ...sidePanel(leg, details.panel))
    const parts: Marks[] = [pocket, hem]
    if (details.twin) parts.push(twinSeams(leg))
    if (details.crease) parts.push(pressedCrease(leg))
    if (!back) parts.push(waistPleats(leg, details.pleats))
    if (frontmost) parts.push({ lines: [seam(leg.centre, 1.8, [0.03, 0.03])] })
    return { ...leg, piece: parts.reduce<Piece>((piece, more) => detailed(piece, more), leg.piece) }
  })
  return { legs: finished, sewn: [...sewn, ...trouserClosure(figure, legs, details.closure)] }
}

/** Lines and folds laid on a leg. */
interface Marks {
  lines?: DrawnLine[]
  folds?: Fold[]
}

function pressedCrease({ waistSide, waistCentre, point, end }: TrouserLeg): Marks {
  const places = [0.3, 0.7, 1, 1.5].filter((t) => t < end - 0.1).map((t) => point(t, 0.05))
  const made = pleat(
    [add(mix(waistSide, waistCentre, 0.5), [0, 0.12]), ...places, add(point(end, 0.05), [0, 0.04])],
    0.03,
    0.4,
    [0.3, 0],
    0.04,
  )
  return { folds: [made], lines: [seam(made.path, 0.9, [0.35, 0.03])] }
}

function waistPleats({ waistSide, waistCentre, point, end }: TrouserLeg, count: number): Marks {
  const made = Array.from({ length: Math.round(count) }, (_, k): { fold: Fold; line: DrawnLine } => {
    const from = mix(waistSide, waistCentre, 0.42 + k * 0.2)
    const to = point(Math.min(end * 0.6, 0.35 + k * 0.08), 0.1 - k * 0.35)
    const fold = pleat([add(from, [0, 0.07]), mix(from, to, 0.5), to], 0.02, 0.7, [0.02, 0.8], 0.05)
    return { fold, line: crease(fold.path.slice(0, Math.ceil(fold.path.length * 0.8)), 1.5, [0.02, 0.8]) }
  })
  return { folds: made.map(({ fold }) => fold), lines: made.map(({ line }) => line) }
}
