import type { Piece } from '@toile/tailoring/pattern/pattern.ts'
import { useTranslation } from 'react-i18next'
import { edgeNames } from './edgeNames.ts'

/** What the edges of a piece are called: by their place on the garment, with their number round the piece. */
export function useEdgeName() {
  const { t } = useTranslation()
  return ({ edges }: Pick<Piece, 'edges'>, id: string): string => {
    const number = edges.findIndex((edge) => edge.id === id) + 1
    const known = edgeNames[/^[a-z]+/.exec(id)?.[0] ?? '']
    return known ? `${number} · ${t(known.label)}` : t('Edge {{number}}', { number })
  }
}
