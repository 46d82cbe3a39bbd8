import { useTranslation } from 'react-i18next'
import type { DrawnPiece } from '../drafting/patternOrders.ts'
import { pieceCloths } from './pieceCloths.ts'
import { pieceNames } from './pieceNames.ts'

/** What pieces are called, and how often each is cut of what. */
export function usePieceWords() {
  const { t } = useTranslation()
  const partOf = (part: string) => {
    const known = pieceNames.find(({ label }) => label.toLowerCase() === part.toLowerCase())
    return known ? t(known.label) : part
  }
  return {
    nameOf: ({ name }: Pick<DrawnPiece, 'name'>) => name.split(', ').map(partOf).join(' · '),
    clothOf: ({ cut }: Pick<DrawnPiece, 'cut'>) => t(pieceCloths[cut.of].label),
    cutOf: ({ copies, cut }: Pick<DrawnPiece, 'copies' | 'cut'>) =>
      cut.pair
        ? t('{{number}} × in pairs, {{cloth}}', { number: copies, cloth: t(pieceCloths[cut.of].label) })
        : t('{{number}} ×, {{cloth}}', { number: copies, cloth: t(pieceCloths[cut.of].label) }),
  }
}
