import { Button, Menu } from '@mantine/core'
import { toHex } from '@toile/craft/colors/color.ts'
import type { ColorRole } from '@toile/craft/designs/colorways/colorRoles.ts'
import { keptRoles, mergeRoles, partRole, renameRole } from '@toile/craft/designs/colorways/correctRoles.ts'
import type { KeptRole } from '@toile/craft/designs/lookColorway.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { percentOf } from '../../languages/numberOf.ts'
import { RenameField } from '../../shell/parts/RenameField.tsx'
import { Swatch } from '../../shell/parts/Swatch.tsx'
import { useProjectColorName } from '../open/names/useProjectColorName.ts'
import { NearestCode } from './NearestCode.tsx'
import styles from './colorways.module.css'
import { useRoleNames } from './useRoleNames.ts'

interface RoleListProps {
  project: Project
  roles: readonly ColorRole[]
  busy: boolean
  onChange: (roles: KeptRole[]) => void
}

/** The roles of the colours by name, each with where it lies, its share of the picture and the codes nearest to it; named, joined and parted by hand. */
export function RoleList({ project, roles, busy, onChange }: RoleListProps) {
  const { t } = useTranslation()
  const { namesOf, garmentsOf } = useRoleNames(project)
  const colorName = useProjectColorName(project)
  const names = namesOf(roles)
  const kept = keptRoles(roles)
  const [naming, setNaming] = useState<string | null>(null)
  return (
    <details className={styles.roleList}>
      <summary>{t('Roles of colours')}</summary>
      <ul className={styles.roles} aria-label={t('Roles of colours')}>
        {roles.map((role, i) => {
          const name = names[i] ?? ''
          const on = garmentsOf(role)
          return (
            <li key={role.id}>
              <span className={styles.swatches}>
                {role.colors.slice(0, 4).map((color) => (
                  <Swatch key={toHex(color)} fill={toHex(color)} />
                ))}
              </span>
              <span className={styles.role}>
                {naming === role.id ? (
                  <RenameField
                    name={name}
                    onName={(given) => {
                      setNaming(null)
                      if (given) onChange(renameRole(kept, role.id, given))
                    }}
                  />
                ) : (
                  <b>{name}</b>
                )}
                <small>{[percentOf(role.share), ...(on && on !== name ? [on] : [])].join(' · ')}</small>
                <NearestCode color={role.color} project={project} />
              </span>
              <Menu withinPortal={false} floatingStrategy="fixed">
                <Menu.Target>
                  <Button
                    size="compact-sm"
                    variant="default"
                    disabled={busy}
                    leftSection={<IconPencil size={14} stroke={1.5} aria-hidden />}
                    aria-label={`${t('Edit role')}: ${name}`}
                    aria-haspopup="menu"
                  >
                    {t('Edit role')}
                  </Button>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item onClick={() => setNaming(role.id)}>{t('Rename')}</Menu.Item>
                  {roles.map((other, k) =>
                    other.id === role.id ? null : (
                      <Menu.Item key={other.id} onClick={() => onChange(mergeRoles(kept, other.id, role.id))}>
                        {t('Merge with {{name}}', { name: names[k] ?? '' })}
                      </Menu.Item>
                    ),
                  )}
                  {role.colors.slice(1).map((color) => (
                    <Menu.Item key={toHex(color)} onClick={() => onChange(partRole(kept, role.id, color))}>
                      {t('Split off {{name}}', { name: colorName(color) })}
                    </Menu.Item>
                  ))}
                </Menu.Dropdown>
              </Menu>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
