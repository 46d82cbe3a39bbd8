import { Menu } from '@mantine/core'
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useScheme } from '../theme/useScheme.ts'

const schemes = [
  { id: 'light', label: 'Light appearance', Icon: IconSun },
  { id: 'dark', label: 'Dark appearance', Icon: IconMoon },
  { id: 'auto', label: 'As the system', Icon: IconDeviceDesktop },
] as const

/** The appearances as menu lines. */
export function SchemeItems() {
  const { t } = useTranslation()
  const { colorScheme, change } = useScheme()
  return schemes.map(({ id, label, Icon }) => (
    <Menu.Item
      key={id}
      leftSection={<Icon size={17} stroke={1.4} aria-hidden />}
      rightSection={colorScheme === id ? <IconCheck size={16} stroke={1.6} aria-hidden /> : null}
      aria-current={colorScheme === id ? 'true' : undefined}
      onClick={() => change(id)}
    >
      {t(label)}
    </Menu.Item>
  ))
}
