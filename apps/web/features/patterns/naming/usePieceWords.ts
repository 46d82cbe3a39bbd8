import { useTranslation } from 'react-i18next'
import type { DrawnPiece } from '../drafting/patternOrders.ts'
import { cloths } from './cloths.ts'
import { pieceNames } from './pieceNames.ts'

/** What pieces are called, and how often each is cut of what. */
export function usePieceWords() {
  const { t } = useTranslation()
  return {
    nameOf: ({ name }: Pick<DrawnPiece, 'name'>) => t(pieceNames.find(({ label }) => label === name)?.label ?? name),
    clothOf: ({ cut }: Pick<DrawnPiece, 'cut'>) => t(cloths[cut.of].label),
    cutOf: ({ copies, cut }: Pick<DrawnPiece, 'copies' | 'cut'>) =>
      cut.pair
        ? t('{{number}} × in pairs, {{cloth}}', { number: copies, cloth: t(cloths[cut.of].label) })
        : t('{{number}} ×, {{cloth}}', { number: copies, cloth: t(cloths[cut.of].label) }),
  }
}
