import { Button, Menu } from '@mantine/core'
import { type DesignEntry, designs } from '@toile/contract/features/designs.ts'
import { lookFile } from '@toile/craft/designs/lookFile.ts'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { download } from '../../shell/exports/download.ts'
import { exports } from '../../shell/exports/exports.ts'
import styles from '../../shared/fields/parts/detail.module.css'
import type { OpenLook } from '../../shared/open/looks/openLooks.ts'
import { SceneItems, type Wish } from './SceneItems.tsx'

interface ExportMenuProps {
  look: OpenLook
  entry: DesignEntry
  /** What is worn, by names already translated. */
  garments: readonly { id: string; label: string }[]
}

/** Export of one look: every scene that stands in the menu, and the document (look.md C32). */
export function ExportMenu({ look, entry, garments }: ExportMenuProps) {
  const { t } = useTranslation()
  const { id } = entry
  const file = lookFile(entry)
  const settled = () => look.saver.flush()
  const order = (wish: Wish, ending: string) =>
    void exports.order(designs.exportLook, { id, file: wish }, `${file}-${ending}`, settled)
  const document = async () => {
    await settled()
    await download(designs.exportDocument, { id }, `${file}.json`)
  }
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
        <SceneItems garments={garments} onChoose={order} />
        <Menu.Label>{t('Document')}</Menu.Label>
        <Menu.Item onClick={() => void document()}>{t('Design as JSON')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
