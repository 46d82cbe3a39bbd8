import { Button, Menu } from '@mantine/core'
import { toHex } from '@toile/craft/colors/color.ts'
import { nearestName } from '@toile/craft/colors/names.ts'
import type { ColorRole } from '@toile/craft/designs/colorways/colorRoles.ts'
import { keptRoles, mergeRoles, partRole, renameRole } from '@toile/craft/designs/colorways/correctRoles.ts'
import type { KeptRole } from '@toile/craft/designs/lookColorway.ts'
import { scriptRoles } from '@toile/craft/script/scriptRoles.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RenameField } from '../../../shell/parts/RenameField.tsx'
import { Swatch } from '../../../shell/parts/Swatch.tsx'
import styles from './colorways.module.css'

const labelOf = (kind: ColorRole['kind']) => scriptRoles.find(({ id }) => id === kind)?.label ?? ''

interface RoleListProps {
  roles: readonly ColorRole[]
  busy: boolean
  onChange: (roles: KeptRole[]) => void
}

/** The roles of the colours, each with its share of the picture and the named colour nearest to it; merged, parted and renamed by hand. */
export function RoleList({ roles, busy, onChange }: RoleListProps) {
  const { t, i18n } = useTranslation()
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
  const nameOf = (role: ColorRole) => role.name || t(labelOf(role.kind))
  const kept = keptRoles(roles)
  const [naming, setNaming] = useState<string | null>(null)
  return (
    <ul className={styles.roles} aria-label={t('Roles of colours')}>
      {roles.map((role) => {
        const near = nearestName(role.color)
        return (
          <li key={role.id}>
            {role.colors.slice(0, 4).map((color) => (
              <Swatch key={toHex(color)} fill={toHex(color)} size="small" />
            ))}
            {naming === role.id ? (
              <RenameField
                name={nameOf(role)}
                onName={(name) => {
                  setNaming(null)
                  if (name) onChange(renameRole(kept, role.id, name))
                }}
              />
            ) : (
              <b>{nameOf(role)}</b>
            )}
            <small>
              {number.format(role.share * 100)} % · {t(near.label)} · ΔE {number.format(near.distance)}
            </small>
            <Menu withinPortal={false} floatingStrategy="fixed">
              <Menu.Target>
                <Button size="compact-sm" variant="subtle" disabled={busy} aria-haspopup="menu">
                  {t('Correct')}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => setNaming(role.id)}>{t('Rename')}</Menu.Item>
                {roles
                  .filter(({ id }) => id !== role.id)
                  .map((other) => (
                    <Menu.Item key={other.id} onClick={() => onChange(mergeRoles(kept, other.id, role.id))}>
                      {t('Join to {{name}}', { name: nameOf(other) })}
                    </Menu.Item>
                  ))}
                {role.colors.slice(1).map((color) => (
                  <Menu.Item key={toHex(color)} onClick={() => onChange(partRole(kept, role.id, color))}>
                    {t('Part {{name}} from it', { name: t(nearestName(color).label) })}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          </li>
        )
      })}
    </ul>
  )
}
