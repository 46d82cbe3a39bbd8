import type { ProductEntry } from '@toile/contract/features/products.ts'
import { useTranslation } from 'react-i18next'
import { numberOf, percentOf } from '../../../../languages/numberOf.ts'

/** A colour farther off than this is seen beside the one that was asked for. */
const holds = 2
/** A print farther off than this share has not the scale that was asked for. */
const trueScale = 0.01

/** What was measured in a picture, in words: how far its colours and the scale of its print are kept. */
export function useMeasureWords(): (measures: ProductEntry['measures']) => string[] {
  const { t } = useTranslation()
  return (measures) => {
    if (!measures) return []
    const { colors, print } = measures
    const farthest = colors.length > 0 ? Math.max(...colors.map(({ deltaE }) => deltaE)) : null
    const delta = farthest === null ? '' : numberOf(farthest)
    const off = print ? Math.abs(print.drawn / print.asked - 1) : 0
    return [
      ...(farthest === null
        ? []
        : [
            farthest <= holds
              ? t('Colour holds, ΔE {{delta}}', { delta })
              : t('Colour shifts, ΔE {{delta}}', { delta }),
          ]),
      ...(print
        ? [
            off <= trueScale
              ? t('Print at true scale')
              : t('Print off its scale by {{percent}}', { percent: percentOf(off, 1) }),
          ]
        : []),
    ]
  }
}
