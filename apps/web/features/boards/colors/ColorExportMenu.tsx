import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ExportItems } from './ExportItems.tsx'

/** The palette as a file, by a button. */
export function ColorExportMenu() {
  const { t } = useTranslation()
  return (
    <Menu position="top-end" withinPortal={false} floatingStrategy="fixed">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} stroke={1.4} aria-hidden />}>
          {t('Save the palette')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <ExportItems />
      </Menu.Dropdown>
    </Menu>
  )
}
