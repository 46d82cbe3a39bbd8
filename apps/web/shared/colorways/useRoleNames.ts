import type { ColorRole } from '@toile/craft/designs/colorways/colorRoles.ts'
import { namesOfRoles } from '@toile/craft/designs/colorways/namesOfRoles.ts'
import { roleParts } from '@toile/craft/designs/colorways/partsOfRoles.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { listOf } from '../../languages/listOf.ts'
import { garmentLabel } from '../open/names/garmentName.ts'

/** Of more garments than this a name says the first ones alone. */
const named = 3

/** What the roles of colours are called in the language in use, no two alike, and on which garments each lies. */
export function useRoleNames(project: Project) {
  const { t } = useTranslation()
  const garmentsOf = ({ on }: ColorRole) =>
    listOf([...new Set(on.map((worn) => t(garmentLabel(worn, project))))].slice(0, named))
  const partOf = ({ part }: ColorRole) => t(roleParts.find(({ id }) => id === part)?.label ?? '')
  const say = (role: ColorRole) => (role.part === 'garments' && role.on.length > 0 ? garmentsOf(role) : partOf(role))
  return {
    garmentsOf,
    namesOf: (roles: readonly ColorRole[]) =>
      namesOfRoles(roles, say, (name, number) => t('{{name}} {{number}}', { name, number })),
  }
}
