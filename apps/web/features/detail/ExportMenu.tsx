import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from '../../shared/fields/parts/detail.module.css'
import type { EditTabProps } from './edit.ts'
import { LookExports } from './LookExports.tsx'

/** Export of one look. */
export function ExportMenu(props: EditTabProps) {
  const { t } = useTranslation()
  return (
    <Menu position="bottom-start" withinPortal={false} floatingStrategy="fixed">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
          aria-haspopup="menu"
        >
          {t('Export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.exports ?? ''}>
        <LookExports {...props} />
      </Menu.Dropdown>
    </Menu>
  )
}
