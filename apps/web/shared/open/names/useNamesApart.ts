import { type NameDifference, namesApart } from '@toile/craft/colors/namesApart.ts'
import type { ColorItem } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { useColorNames } from './useColorNames.ts'

/** What colours that stand together are called, so that no two are called alike. */
export function useNamesApart(): (entries: readonly Pick<ColorItem, 'name' | 'color'>[]) => string[] {
  const { t } = useTranslation()
  const nameOf = useColorNames()
  const say = (name: string, by: NameDifference) => {
    if (by === 'lighter') return t('{{name}}, lighter', { name })
    if (by === 'darker') return t('{{name}}, darker', { name })
    return t('{{name}} {{number}}', { name, number: by })
  }
  return (entries) =>
    namesApart(
      entries.map((entry) => ({ name: nameOf(entry), color: entry.color })),
      say,
    )
}
