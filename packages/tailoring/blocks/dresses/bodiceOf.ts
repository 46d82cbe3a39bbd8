import { type Point, reversed } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import type { Piece, Stitch } from '../../pattern/pattern.ts'
import type { Join } from '../drafting/joined.ts'
import { dartStitches } from '../drafting/sewn.ts'
import { collarOn, type StandCollar } from '../tops/collar.ts'
import { sizeOf } from '../tops/trunkOf.ts'
import { bodiceFrame, type Fit } from './bodiceFrame.ts'
import { bodiceHalf } from './bodiceHalf.ts'
import type { Darting, Parts } from './half.ts'
import type { Line } from './lines.ts'
import { isPanelled } from './princess.ts'
import { type Added, armFacings, type Edged, topFacings } from './facings.ts'
import { shellSeams } from './seams.ts'
import { middleLines, piecesOf } from './facePieces.ts'
import { type FaceName, type Shell, upperEdges } from './wornShell.ts'
import { type SleeveCut, sleevesOf } from './sleevesOf.ts'
import { isBare, type NeckCut, topLines } from './topLines.ts'
import { strapsOf } from './strapsOf.ts'

/** How a bodice is cut: how it stands off the body, its darts, neck and sleeves, and which face opens. */
export interface BodiceCut extends NeckCut, SleeveCut {
  fit: Fit
  darts: Darting
  open: FaceName | null
  /** A collar on a stand, where the front opens. */
  collar?: StandCollar
}

/** A bodice: its outer pieces, all pieces, and what sews them. */
export interface Bodice extends Edged {
  shell: Shell
  pieces: readonly Piece[]
  joins: readonly Join[]
}

/** Darts of pieces as stitches. */
export const dartsOf = (pieces: readonly Piece[]): Stitch[] => pieces.flatMap(dartStitches)

const nothing: Added = { pieces: [], joins: [] }

/** Whether lines are bound by themselves, so that nothing faces them. */
const isBound = (lines: readonly Line[]): boolean => lines.every(({ end }) => end === 'finished')

/** What every shell that hangs from the shoulders is sewn to: facings, and sleeves, armhole facings or straps; with the seams of the shell itself. */
export function finishedTop(body: Measures, shell: Shell, edged: Edged, cut: BodiceCut): Bodice {
  const bare = isBare(cut.neckline)
  const arms = (): Added => {
    if (bare) return strapsOf(body, shell, cut.neckline, edged.tops)
    if (cut.sleeve === 'none' && isBound(front.arm)) return nothing
    return cut.sleeve === 'none' ? armFacings(edged, shell) : sleevesOf(body, edged.frame, shell, cut)
  }
  const { front } = edged.tops
  const neckOf = (): Added => {
    if (cut.collar) return collarOf(body, shell, cut.collar)
    return isBound(front.neck) ? nothing : topFacings(edged, shell, cut.open, bare)
  }
  const added = [neckOf(), arms()]
  return {
    ...edged,
    shell,
    pieces: [...shell.front, ...shell.back, ...added.flatMap(({ pieces }) => pieces)],
    joins: [...shellSeams(shell, !bare), ...added.flatMap(({ joins }) => joins)],
  }
}

/** A collar on a stand along the neck of a shell that opens in front. */
function collarOf(body: Measures, shell: Shell, kind: StandCollar): Added {
  const pieces = [...shell.front, ...shell.back]
  const right = (face: FaceName) => reversed(upperEdges(shell, face, 'Right', 'neck'))
  const neck = [...right('back'), ...right('front')]
  return collarOn({ pieces, joins: [], neck, hem: [], sleeveHem: [], arm: null }, { kind, size: sizeOf(body), lap: 0 })
}

/** The frame of a cut with its upper edges. */
export function edgedFrame(body: Measures, cut: BodiceCut): Edged {
  const frame = bodiceFrame(body, cut.fit)
  return { frame, tops: { front: topLines(frame.front, true, cut), back: topLines(frame.back, false, cut) } }
}

/** What half a face is built of, and where its darts go: a back has none of the bust's. */
export function faceParts({ frame, tops }: Edged, face: FaceName, cut: BodiceCut): readonly [Parts, Darting] {
  const front = face === 'front'
  // The darts of a back that ends below the blades point less high.
  const low = front || !isBare(cut.neckline) ? 0 : frame.back.apex[1] * 0.28
  const apex: Point = [frame[face].apex[0], frame[face].apex[1] - low]
  return [
    { face: { ...frame[face], apex }, front, level: cut.fit.level ?? 0, turn: front ? frame.turn : 0, top: tops[face] },
    front || isPanelled(cut.darts) ? cut.darts : 'waist',
  ]
}

/** A bodice for a body in millimetres, faced, with its sleeves or straps; its waist is left to be sewn. */
export function bodiceOf(body: Measures, cut: BodiceCut): Bodice {
  const edged = edgedFrame(body, cut)
  const level = cut.fit.level ?? 0
  const pieces = (face: FaceName): Piece[] =>
    piecesOf(
      bodiceHalf(...faceParts(edged, face, cut)),
      face,
      cut.open === face ? middleLines([0, level], level) : 'whole',
    )
  return finishedTop(body, { front: pieces('front'), back: pieces('back') }, edged, cut)
}
