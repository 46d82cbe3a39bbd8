import type { ColorRole } from '@toile/craft/designs/colorways/colorRoles.ts'
import { namesOfRoles } from '@toile/craft/designs/colorways/namesOfRoles.ts'
import { roleParts } from '@toile/craft/designs/colorways/partsOfRoles.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { listOf } from '../../languages/listOf.ts'
import { garmentLabel } from '../open/names/garmentName.ts'
import { usePrintName } from '../open/projects/usePrintName.ts'

/** Of more garments than this a name says the first ones alone. */
const named = 3

/** What the roles of colours are called in the language in use, no two alike, and on which garments each lies. */
export function useRoleNames(project: Project) {
  const { t } = useTranslation()
  const printName = usePrintName()
  const garmentsOf = ({ on }: ColorRole) =>
    listOf([...new Set(on.map((worn) => t(garmentLabel(worn, project))))].slice(0, named))
  const partOf = ({ part }: ColorRole) => t(roleParts.find(({ id }) => id === part)?.label ?? '')
  const printsOf = ({ on }: ColorRole) => [
    ...new Set(on.flatMap(({ print }) => (print ? [printName(print.source)] : []))),
  ]
  /** An ink is of the print that shows most of it. */
  const say = (role: ColorRole) => {
    if (role.part === 'garments' && role.on.length > 0) return garmentsOf(role)
    const [print] = role.part === 'print' || role.part === 'ground' ? printsOf(role) : []
    if (!print) return partOf(role)
    return role.part === 'print' ? print : t('{{name}}, ground', { name: print })
  }
  const numbered = (name: string, number: number) => t('{{name}} {{number}}', { name, number })
  return {
    garmentsOf,
    namesOf: (roles: readonly ColorRole[]) => namesOfRoles(roles, say, numbered),
    /** What they are in a word or two: in one look its cloths by their garments. */
    shortsOf: (roles: readonly ColorRole[]) =>
      namesOfRoles(roles, (role) => (role.part === 'garments' ? say(role) : partOf(role)), numbered),
  }
}
