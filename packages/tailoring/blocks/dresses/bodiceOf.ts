import type { Measures } from '../../bodies/measures.ts'
import type { Piece, Stitch } from '../../pattern/pattern.ts'
import type { Join } from '../drafting/joined.ts'
import { dartStitches } from '../drafting/sewn.ts'
import { bodiceFrame, type Fit } from './bodiceFrame.ts'
import { bodiceHalf, type Darting } from './bodiceHalf.ts'
import { type Added, armFacings, type Edged, topFacings } from './facings.ts'
import { shellSeams } from './seams.ts'
import { type FaceName, middleLines, piecesOf, type Shell } from './shell.ts'
import { type SleeveCut, sleevesOf } from './sleevesOf.ts'
import { isBare, type NeckCut, topLines } from './topLines.ts'
import { strapsOf } from './strapsOf.ts'

/** How a bodice is cut: how it stands off the body, its darts, neck and sleeves, and which face opens. */
export interface BodiceCut extends NeckCut, SleeveCut {
  fit: Fit
  darts: Darting
  open: FaceName | null
}

/** A bodice: its outer pieces, all pieces, and what sews them. */
export interface Bodice extends Edged {
  shell: Shell
  pieces: readonly Piece[]
  joins: readonly Join[]
}

/** Darts of pieces as stitches. */
export const dartsOf = (pieces: readonly Piece[]): Stitch[] => pieces.flatMap(dartStitches)

/** A bodice for a body in millimetres, faced, with its sleeves or straps; its waist is left to be sewn. */
export function bodiceOf(body: Measures, cut: BodiceCut): Bodice {
  const frame = bodiceFrame(body, cut.fit)
  const tops = { front: topLines(frame.front, true, cut), back: topLines(frame.back, false, cut) }
  const level = cut.fit.level ?? 0
  const facePieces = (face: FaceName): Piece[] => {
    const darting = face === 'front' || cut.darts.endsWith('rincess') ? cut.darts : 'waist'
    const half = bodiceHalf(
      { face: frame[face], front: face === 'front', level, turn: face === 'front' ? frame.turn : 0, top: tops[face] },
      darting,
    )
    return piecesOf(half, face, cut.open === face ? middleLines([0, level], level) : 'whole')
  }
  const shell: Shell = { front: facePieces('front'), back: facePieces('back') }
  const edged = { frame, tops }
  const bare = isBare(cut.neckline)
  const arms = (): Added => {
    if (bare) return strapsOf(body, shell, cut.neckline, tops)
    return cut.sleeve === 'none' ? armFacings(edged, shell) : sleevesOf(body, shell, cut)
  }
  const added = [topFacings(edged, shell, cut.open, bare), arms()]
  return {
    ...edged,
    shell,
    pieces: [...shell.front, ...shell.back, ...added.flatMap(({ pieces }) => pieces)],
    joins: [...shellSeams(shell, !bare), ...added.flatMap(({ joins }) => joins)],
  }
}
