import { Button, Menu } from '@mantine/core'
import { designs } from '@toile/contract/features/designs.ts'
import { lookFile } from '@toile/craft/designs/lookFile.ts'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { download } from '../../shell/exports/download.ts'
import { exports } from '../../shell/exports/exports.ts'
import styles from '../../shared/fields/parts/detail.module.css'
import { garmentLabel } from '../../shared/open/names/garmentName.ts'
import type { EditTabProps } from './edit.ts'
import { SceneItems, type Wish } from './SceneItems.tsx'

/** Export of one look: every scene that stands in the menu, and the document (look.md C32). */
export function ExportMenu({ look, entry, design, project }: EditTabProps) {
  const { t } = useTranslation()
  const garments = design.garments.map((one) => ({ id: one.id, label: t(garmentLabel(one, project)) }))
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
