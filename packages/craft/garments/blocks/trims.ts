import type { Figure } from '../../mannequins/figure.ts'
import { choiceKnob } from '../knob.ts'
import type { DrawnLine, Piece } from '../piece.ts'
import { edged } from './edging.ts'

/** What is sewn along the free edges of a garment. */
export const edgingKnob = choiceKnob('Edging', [
  { id: 'none', label: 'None' },
  { id: 'piping', label: 'Piping' },
  { id: 'lace', label: 'Lace' },
  { id: 'ruffle', label: 'Ruffle' },
])

/** Piping alone, for tailored garments that take no lace. */
export const pipingKnob = choiceKnob('Edging', [
  { id: 'none', label: 'None' },
  { id: 'piping', label: 'Piping' },
])

/** The thread of the stitches that show. */
export const stitchingKnob = choiceKnob('Stitching', [
  { id: 'plain', label: 'Plain' },
  { id: 'contrast', label: 'Contrast' },
])

/** The metal of buttons, buckles, snaps and zips. */
export const hardwareKnob = choiceKnob('Hardware', [
  { id: 'matching', label: 'Matching' },
  { id: 'silver', label: 'Silver' },
  { id: 'gold', label: 'Gold' },
  { id: 'gunmetal', label: 'Gunmetal' },
])

/** The finishing of a garment; one that has no metal or no stitches offers only the others. */
export const trimKnobs = { edging: edgingKnob, stitching: stitchingKnob, hardware: hardwareKnob }

type Edging = (typeof edgingKnob)['normal']

/** How a garment is finished; what it does not offer stays plain. */
export interface Trims {
  edging?: Edging
  stitching?: (typeof stitchingKnob)['normal']
  hardware?: (typeof hardwareKnob)['normal']
}

/**
 * The pieces of a garment with contrast stitching, metal and edgings as its knobs ask; plain knobs give the same pieces. Edgings follow
 * the pieces' `edges`, which the blocks name with `detailed(piece, { edges })`.
 */
export function trimmed(figure: Figure, pieces: readonly Piece[], trims: Trims): Piece[] {
  const { edging = 'none', stitching, hardware = 'matching' } = trims
  const finish = hardware === 'matching' ? undefined : hardware
  const sewn = (line: DrawnLine): DrawnLine => {
    if (line.kind === 'topstitch' && stitching === 'contrast') return { ...line, thread: 'contrast' }
    return line.kind === 'zip' && finish ? { ...line, finish } : line
  }
  const finished = pieces.map((piece) => {
    if (stitching !== 'contrast' && !finish) return piece
    return {
      ...piece,
      lines: piece.lines.map(sewn),
      fittings: finish ? piece.fittings.map((fitting) => ({ ...fitting, finish })) : piece.fittings,
      ...(finish && piece.cloth === 'metal' ? { finish } : {}),
    }
  })
  return edging === 'none' ? finished : edged(figure, finished, edging)
}
