import { add } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import type { DraftContext } from '../garment.ts'
import { choiceKnob } from '../knob.ts'
import type { DrawnLine, Fitting, Piece } from '../piece.ts'
import { type BandKind, lacing } from './bands.ts'
import { buttonedFront } from './buttonedFront.ts'
import { skirtMiddle } from './centreBack.ts'
import { finishSkirt } from './finishSkirt.ts'
import { frill } from './frill.ts'
import { hemInside } from './hemInside.ts'
import { isSheer, skirtLining } from './lining.ts'
import { detailed, seam, zip } from '../marks.ts'
import { overskirt, overskirtShade } from './overskirt.ts'
import { skirt } from './skirt.ts'
import type { SkirtCut } from './skirtCut.ts'
import { aboveFloor, aboveRuffle, bandedHem, type HemKind, hemmedCut, hemRuffle } from './skirtHems.ts'
import { type PocketKind, skirtPockets } from './skirtPockets.ts'
import { goreSeams, surfaceColumn, yokeSeam } from './skirtSeams.ts'
import { slitInside } from './slit.ts'
import { tieBow } from './tie.ts'

/** How a skirt is closed; a hidden zip lies in the centre back. */
export type SkirtClosure = 'zip' | 'buttons' | 'snaps' | 'exposedZip' | 'lace' | 'wrap' | 'none'

/** The knob of a skirt's closure. */
export const skirtClosureKnob = (normal: Exclude<SkirtClosure, 'none'> = 'zip') =>
  choiceKnob(
    'Closure',
    [
      { id: 'zip', label: 'Hidden zip' },
      { id: 'buttons', label: 'Buttons' },
      { id: 'snaps', label: 'Snaps' },
      { id: 'exposedZip', label: 'Exposed zip' },
      { id: 'lace', label: 'Laced' },
      { id: 'wrap', label: 'Wrapped and tied' },
    ],
    normal,
  )

/** What is sewn on a skirt. */
export interface SkirtSewing {
  /** Nothing where a bodice is joined to it. */
  band?: BandKind | null
  darts?: boolean
  closure?: SkirtClosure
  hem?: HemKind
  pockets?: PocketKind
  /** Depth of a yoke as a share of the length; 0 for none. */
  yoke?: number
  /** Panels seen from one side. */
  panels?: number
  /** How a wrapped skirt laps; as the closure knob has it where it is not told. */
  lap?: Partial<Lap>
}

/** A wrapped front: how far it reaches across the hem and how far its corner is rounded, 0..1; tied at the side; its edge frilled. */
interface Lap {
  overlap: number
  round: number
  tied: boolean
  frilled: boolean
}

/** A whole skirt: draped in its cloth, hemmed, seamed, closed and finished at the waist, front or back by the figure's view. */
export function sewnSkirt(figure: Figure, context: DraftContext, base: SkirtCut, sewing: SkirtSewing): Piece[] {
  const { hem = 'straight', band = 'stitched', closure = 'zip' } = sewing
  const back = figure.view === 'back'
  const cut = aboveFloor(figure, hemmedCut(figure, { ...base, cloth: context.cloth }, hem))
  const ruffled = hem === 'ruffle'
  const lapping = closure === 'wrap' && !back
  const under = lapping ? { ...cut, hemY: cut.hemY - 0.05 } : cut
  const draped = skirt(figure, ruffled ? aboveRuffle(cut) : under, context.chance)
  const ruffle = ruffled ? [hemRuffle(figure, cut, context.chance.branch('ruffle'))] : []
  const sheer = isSheer(context.cloth)
  const lining = sheer ? [skirtLining(figure, cut, context.chance.branch('lining'))] : []
  const inside = [
    sheer ? null : hemInside(ruffle[0] ?? draped, cut),
    cut.slit ? slitInside(draped.contours[2].path) : null,
  ]
  const pockets = skirtPockets(figure, cut, sewing.pockets ?? 'none')
  const closed = back ? { lines: [], fittings: [] } : closureMarks(figure, cut, draped, closure)
  const marked = detailed(hem === 'band' ? bandedHem(draped) : draped, {
    lines: [
      ...goreSeams(draped, sewing.panels ?? 0),
      ...yokeSeam(draped, sewing.yoke ?? 0),
      ...pockets.lines,
      ...closed.lines,
    ].filter(({ path }) => path.length > 1),
    fittings: closed.fittings,
  })
  const finish = { band, darts: sewing.darts ?? false, centreBack: closure === 'zip' || closure === 'lace' }
  const waist = finishSkirt(figure, marked, cut, finish, context.chance.branch('band'))
  const lap = { overlap: 0.45, round: 0, tied: true, frilled: false, ...sewing.lap }
  const lapped = lapping ? wrapped(figure, context, cut, draped, lap) : []
  return [...inside.filter((piece) => piece !== null), ...lining, ...ruffle, ...waist, ...pockets.pieces, ...lapped]
}

/** The upper front of a wrapped skirt with the shade under its edge, its frill and its tie. */
function wrapped(figure: Figure, { chance }: DraftContext, cut: SkirtCut, under: Piece, lap: Lap): Piece[] {
  const over = overskirt(figure, under, cut, lap.overlap, chance.branch('over'), lap.round)
  const strip = { name: 'frill', width: 0.16, waves: 20, curl: 1, order: 2, side: over.side > 0 ? -1 : 1 } as const
  const frilled = lap.frilled ? frill(over.free, strip, chance.branch('frill')) : []
  const bow = lap.tied ? tieBow(over.tie, 0.24, 6, chance.branch('tie')) : []
  return [overskirtShade(over), over.piece, ...frilled, ...bow]
}

function closureMarks(
  figure: Figure,
  cut: SkirtCut,
  piece: Piece,
  closure: SkirtClosure,
): { lines: DrawnLine[]; fittings: Fitting[] } {
  if (closure === 'buttons' || closure === 'snaps') {
    const count = Math.max(3, Math.round((cut.hemY - cut.topY) / 0.36))
    return buttonedFront(figure, cut, piece, count, closure === 'buttons' ? 'button' : 'snap')
  }
  const middle = skirtMiddle(figure, cut, piece, cut.topY + 0.07)
  if (closure === 'exposedZip') {
    const tape = (x: number) =>
      seam(
        middle.map((p) => add(p, [x, 0])),
        1,
        [0, 0],
      )
    return { lines: [tape(-0.045), tape(0.045), zip(middle)], fittings: [] }
  }
  if (closure === 'lace') {
    const run = surfaceColumn(piece, 0, 0.05, 0.4)
    return run.length > 1 ? lacing(run[0], run[run.length - 1], 0.075) : { lines: [], fittings: [] }
  }
  return { lines: [], fittings: [] }
}
