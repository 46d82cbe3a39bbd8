import { own } from '@toile/craft/designs/colorways/colorwayChanges.ts'
import { namesOfRoles } from '@toile/craft/designs/colorways/namesOfRoles.ts'
import type { LookColorway } from '@toile/craft/designs/lookColorway.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { useProjectColorName } from '../open/names/useProjectColorName.ts'

/** What colourways that stand together are called, no two alike: by name, as the colours a look had at first, or by their two leading colours. */
export function useColorwayNames(project: Pick<Project, 'boards'>) {
  const { t } = useTranslation()
  const colorName = useProjectColorName(project)
  const say = ({ id, colors }: LookColorway): string => {
    if (id === own) return t('Original colours')
    const names = [...new Set(colors.map(({ color }) => colorName(color)))]
    return names.slice(0, 2).join(' · ')
  }
  return (colorways: readonly LookColorway[]): string[] =>
    namesOfRoles(colorways, say, (name, number) => t('{{name}} {{number}}', { name, number }))
}
