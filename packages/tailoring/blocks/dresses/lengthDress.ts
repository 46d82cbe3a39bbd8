import { sure } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import type { Pattern, Piece } from '../../pattern/pattern.ts'
import { joined } from '../drafting/joined.ts'
import { type BodiceCut, dartsOf, edgedFrame, faceParts, finishedTop } from './bodiceOf.ts'
import { middleLines, piecesOf } from './facePieces.ts'
import type { Half } from './half.ts'
import { type LengthCut, lengthHalf } from './lengthHalf.ts'
import type { Line } from './lines.ts'
import type { FaceName, Shell } from './wornShell.ts'

const ventWidth = 40

/** A back whose middle goes out into a vent above its hem, and the lines of that middle. */
function vented({ main, ...rest }: Half, height: number, openTo: number): { half: Half; middle: Line[] } {
  const [x, y] = main.from
  const out = x - ventWidth
  const [hem, ...lines] = main.lines
  return {
    half: {
      ...rest,
      main: { from: [out, y], lines: [{ part: 'hem', to: main.from, end: 'hem', allowance: 40 }, sure(hem), ...lines] },
    },
    middle: [
      ...middleLines([x, y + height], openTo),
      { part: 'slit', to: [out, y + height - ventWidth * 0.6], end: 'finished', allowance: 10 },
      { part: 'slit', to: [out, y], end: 'finished', allowance: 10 },
    ],
  }
}

/** A dress in one length from the shoulders to its hem, for a body in millimetres; where it opens behind, the zip ends above the hips. */
export function lengthDress(body: Measures, cut: BodiceCut, below: LengthCut): Pattern {
  const edged = edgedFrame(body, cut)
  const openTo = -body.waistToHips * 0.8
  const facePieces = (face: FaceName): Piece[] => {
    const shift = face === 'front' ? edged.frame.shift : -edged.frame.shift
    const [parts, darting] = faceParts(edged, face, cut)
    const half = lengthHalf(body, parts, below, shift, darting)
    if (face !== cut.open) return piecesOf(half, face, 'whole')
    if (face === 'front') return piecesOf(half, face, middleLines(half.main.from, -below.length))
    const height = Math.min(below.vent, below.length + openTo - 60)
    if (height < 60) return piecesOf(half, face, middleLines(half.main.from, Math.max(openTo, 30 - below.length)))
    const { half: withVent, middle } = vented(half, height, openTo)
    return piecesOf(withVent, face, middle)
  }
  const shell: Shell = { front: facePieces('front'), back: facePieces('back') }
  const { pieces, joins } = finishedTop(body, shell, edged, cut)
  const pattern = joined(pieces, joins)
  return { ...pattern, stitches: [...pattern.stitches, ...dartsOf(pieces)] }
}
