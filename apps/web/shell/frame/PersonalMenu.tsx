import { Menu } from '@mantine/core'
import { IconContrast2, IconKeyboard, IconLogout, IconWorld } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { actions } from '../actions/action.ts'
import { usePerson, useSystems } from '../session/person.ts'
import { useRegistration } from '../session/useEntrance.ts'
import { LanguageItems } from './LanguageItems.tsx'
import { type MenuEntry, menuFor } from './menu.ts'
import { MenuLine } from './MenuLine.tsx'
import type { OpenedMenuProps } from './OnDemand.tsx'
import { SchemeItems } from './SchemeItems.tsx'
import styles from './topBar.module.css'

const icon = { size: 17, stroke: 1.4, 'aria-hidden': true } as const

const keepWork: MenuEntry = {
  id: 'register',
  label: 'Keep this work: create an account',
  to: '/register',
  marker: 'all',
  group: 'personal',
}

/** The person's own menu: account, language, appearance, keys, signing out. */
export function PersonalMenu({ button }: OpenedMenuProps) {
  const { t } = useTranslation()
  const person = usePerson()
  const personal = menuFor(useSystems()).filter(({ group }) => group === 'personal')
  const registration = useRegistration()
  return (
    <Menu defaultOpened withinPortal={false}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown className={styles.dropdown ?? ''}>
        <div className={styles.who}>
          <b>{person?.visitor ? t('Visitor') : person?.userName}</b>
          <span>{person?.visitor ? t('Without an account') : person?.email}</span>
        </div>
        {person?.visitor && registration && <MenuLine entry={keepWork} />}
        {personal.map((entry) => (
          <MenuLine key={entry.id} entry={entry} />
        ))}
        <Menu.Divider />
        <Menu.Sub>
          <Menu.Sub.Target>
            <Menu.Sub.Item leftSection={<IconWorld {...icon} />}>{t('Language')}</Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown>
            <LanguageItems />
          </Menu.Sub.Dropdown>
        </Menu.Sub>
        <Menu.Sub>
          <Menu.Sub.Target>
            <Menu.Sub.Item leftSection={<IconContrast2 {...icon} />}>{t('Appearance')}</Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown>
            <SchemeItems />
          </Menu.Sub.Dropdown>
        </Menu.Sub>
        <Menu.Item leftSection={<IconKeyboard {...icon} />} onClick={() => actions.run('keys')}>
          {t('Keyboard shortcuts')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout {...icon} />} onClick={() => actions.run('sign-out')}>
          {t('Sign out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
