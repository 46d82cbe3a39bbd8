import { Menu } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useSystems } from '../session/person.ts'
import { type MenuEntry, menuFor, menuGroups } from './menu.ts'
import { MenuLine } from './MenuLine.tsx'
import type { OpenedMenuProps } from './OnDemand.tsx'
import styles from './topBar.module.css'

const shown: readonly MenuEntry['group'][] = ['studio', 'tools']

/** The screens of the studio that the person may enter. */
export function NavigationMenu({ button }: OpenedMenuProps) {
  const { t } = useTranslation()
  const entries = menuFor(useSystems())
  const groups = shown.filter((group) => entries.some((entry) => entry.group === group))
  return (
    <Menu defaultOpened withinPortal={false} position="bottom-start">
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown className={styles.dropdown ?? ''}>
        {groups.map((group) => (
          <Fragment key={group}>
            <Menu.Label>{t(menuGroups[group].label)}</Menu.Label>
            {entries
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <MenuLine key={entry.id} entry={entry} />
              ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
