import { Menu } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { MenuEntry } from './menu.ts'

/** One entry of the top menu, as a link that opens in place. */
export function MenuLine({ entry: { label, to, search } }: { entry: MenuEntry }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search).toString()
  return (
    <Menu.Item
      component="a"
      href={query ? `${to}?${query}` : to}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        void navigate({ to, search: () => search ?? {} })
      }}
    >
      {t(label)}
    </Menu.Item>
  )
}
