import type { ColorRole } from '@toile/craft/designs/colorways/colorRoles.ts'
import { colorOfRole, swapRoles, withRoleColor } from '@toile/craft/designs/colorways/editColorway.ts'
import type { LookColorway } from '@toile/craft/designs/lookColorway.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { NearestCode } from './NearestCode.tsx'
import styles from './palettePanel.module.css'
import { RoleColorPicker } from './RoleColorPicker.tsx'
import { useRoleNames } from './useRoleNames.ts'

interface PaletteRolesProps {
  colorway: LookColorway
  /** What the colourway is called, already translated. */
  name: string
  roles: readonly ColorRole[]
  project: Project
  onEdit: (colorway: LookColorway) => void
}

/** Each role of the colours in a colourway: what it is, on which garments, its colour by name and code; the colour is changed by hand. */
export function PaletteRoles({ colorway, name, roles, project, onEdit }: PaletteRolesProps) {
  const { t } = useTranslation()
  const { namesOf, garmentsOf } = useRoleNames(project)
  const names = namesOf(roles)
  const known = roles.map((role, i) => ({
    id: role.id,
    name: names[i] ?? '',
    color: colorOfRole(colorway, role),
    role,
  }))
  return (
    <ul className={styles.roles} aria-label={t('Colours of {{name}}', { name })}>
      {known.map(({ id, name: called, color, role }) => {
        const on = garmentsOf(role)
        return (
          <li key={id}>
            <RoleColorPicker
              name={called}
              color={color}
              others={known.filter((other) => other.id !== id)}
              project={project}
              onColor={(next) => onEdit(withRoleColor(colorway, id, next))}
              onSwap={(other) => {
                const to = roles.find((one) => one.id === other)
                if (to) onEdit(swapRoles(colorway, role, to))
              }}
            />
            <div className={styles.words}>
              <b>{called}</b>
              {on && on !== called && <small>{on}</small>}
            </div>
            <NearestCode color={color} project={project} />
          </li>
        )
      })}
    </ul>
  )
}
