import type { Figure } from '../../mannequins/figure.ts'
import type { DraftContext } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import type { Piece } from '../piece.ts'
import type { OuterExtras } from './outerPlan.ts'
import { type QuiltOptions, quiltedBody, quiltedSleeve, quiltKnob } from './quilt.ts'
import { proportionOf } from '../upperBody.ts'

/** The knobs of padded cloth. */
export const paddingKnobs = (channel: readonly [number, number, number]) => ({
  quilting: quiltKnob,
  channel: numberKnob('Width of the channels', channel),
  padding: numberKnob('Padding', [0.3, 1, 1.6]),
})

/** How the cut pieces of a jacket are padded and quilted; collars and hoods take one channel. */
export function padded(
  figure: Figure,
  context: DraftContext,
  knobs: { quilting: QuiltOptions['pattern']; channel: number; padding: number },
): Required<Pick<OuterExtras, 'cut' | 'sleeve'>> & { collar(piece: Piece): Piece } {
  const { tall, ease: by } = proportionOf(figure)
  const quilt: QuiltOptions = {
    pattern: knobs.quilting,
    spacing: knobs.channel * tall,
    bulge: 0.042 * knobs.padding * by * (context.layered ? 0.3 : 1),
  }
  const chance = context.chance.branch('quilt')
  return {
    cut: (piece, bodice) => {
      if (piece.role !== 'bodice' && piece.role !== 'front') return piece
      const broad = piece.folds.filter(({ widths }) => widths[0] > 0.1)
      return { ...quiltedBody(figure, bodice, { ...piece, folds: broad }, quilt), volume: null, fullness: 1 }
    },
    sleeve: (piece, bodice) =>
      quiltedSleeve(figure, piece, bodice.armholes[piece.name.endsWith('1') ? 1 : 0], quilt, () => chance.next()),
    collar: (piece) =>
      (piece.role === 'collar' || piece.role === 'hood') && piece.cloth === 'own'
        ? { ...piece, relief: { kind: 'channel', spacing: 0.17 * tall } }
        : piece,
  }
}
