import { nearestName } from '@toile/craft/colors/names.ts'
import type { ColorItem } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'

/** What a colour is called: its own name, else the nearest trade name in this language. */
export function useColorNames(): (entry: Pick<ColorItem, 'name' | 'color'>) => string {
  const { t } = useTranslation()
  return ({ name, color }) => (name ? t(name) : t(nearestName(color).label))
}
