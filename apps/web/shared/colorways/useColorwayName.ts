import { nearestName } from '@toile/craft/colors/names.ts'
import { own } from '@toile/craft/designs/colorways/colorwayChanges.ts'
import type { LookColorway } from '@toile/craft/designs/lookColorway.ts'
import { useTranslation } from 'react-i18next'

/** What a colourway is called: by its name, as the colours a look had at first, or by its two leading colours. */
export function useColorwayName() {
  const { t } = useTranslation()
  return ({ id, name, colors }: LookColorway): string => {
    if (name) return name
    if (id === own) return t('Original colours')
    const leading = colors.slice(0, 2).map(({ color }) => t(nearestName(color).label))
    return leading.join(' · ')
  }
}
