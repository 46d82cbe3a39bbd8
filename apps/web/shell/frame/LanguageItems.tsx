import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { languages, switchLanguage, tagOf } from '../../languages/index.ts'
import { keepLanguage } from '../session/keepLanguage.ts'

/** The languages as menu lines. */
export function LanguageItems() {
  const { i18n } = useTranslation()
  return languages.map(({ id, name }) => (
    <Menu.Item
      key={id}
      lang={tagOf(id)}
      aria-current={i18n.language === id ? 'true' : undefined}
      rightSection={i18n.language === id ? <IconCheck size={16} stroke={1.6} aria-hidden /> : null}
      onClick={() => void switchLanguage(id).then(() => keepLanguage(id))}
    >
      {name}
    </Menu.Item>
  ))
}
