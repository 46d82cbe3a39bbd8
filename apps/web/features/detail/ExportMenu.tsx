import { Button, Menu } from '@mantine/core'
import type { Asks } from '@toile/contract/call.ts'
import { type DesignEntry, designs } from '@toile/contract/features/designs.ts'
import { lookFile } from '@toile/craft/designs/lookFile.ts'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { download } from '../../shell/exports/download.ts'
import { exports } from '../../shell/exports/exports.ts'
import { fileName } from '../../shell/exports/fileName.ts'
import styles from '../../shared/fields/detail.module.css'
import type { OpenLook } from '../../shared/open/openLooks.ts'

const widths = [1024, 2048] as const

type Wish = Asks<typeof designs.exportLook>['file']

interface ExportMenuProps {
  look: OpenLook
  entry: DesignEntry
  /** What is worn, by names already translated. */
  garments: readonly { id: string; label: string }[]
}

/** Export of one look: pictures with their size, line drawings, flats, the document (look.md C32). */
export function ExportMenu({ look, entry, garments }: ExportMenuProps) {
  const { t } = useTranslation()
  const { id } = entry
  const file = lookFile(entry)
  const settled = () => look.saver.flush()
  const order = (wish: Wish, ending: string) =>
    void exports.order(designs.exportLook, { id, file: wish }, `${file}-${ending}`, settled)
  const picture = (width: number, view: 'front' | 'back', transparent = false) =>
    order({ kind: 'picture', width, view, transparent }, `${view}${transparent ? '-transparent' : ''}-${width}.png`)
  const lines = (view: 'front' | 'back') => order({ kind: 'lines', view }, `${view}.svg`)
  const flat = (garment: string, label: string) => order({ kind: 'flat', garment }, `${fileName(label)}.svg`)
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
        <Menu.Label>{t('Picture')}</Menu.Label>
        {widths.map((width) => (
          <Menu.Item key={width} onClick={() => picture(width, 'front')}>
            {`PNG · ${width} × ${width * 1.5}`}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => picture(2048, 'front', true)}>{`PNG · 2048 × 3072 · ${t('transparent')}`}</Menu.Item>
        <Menu.Item onClick={() => picture(2048, 'back')}>{`PNG · 2048 × 3072 · ${t('back')}`}</Menu.Item>
        <Menu.Label>{t('Line drawing')}</Menu.Label>
        <Menu.Item onClick={() => lines('front')}>{`SVG · ${t('front')}`}</Menu.Item>
        <Menu.Item onClick={() => lines('back')}>{`SVG · ${t('back')}`}</Menu.Item>
        {garments.length > 0 && <Menu.Label>{t('Technical flats, front and back')}</Menu.Label>}
        {garments.map(({ id: garment, label }) => (
          <Menu.Item key={garment} onClick={() => flat(garment, label)}>
            {`SVG · ${label}`}
          </Menu.Item>
        ))}
        <Menu.Label>{t('Document')}</Menu.Label>
        <Menu.Item onClick={() => void document()}>{t('Design as JSON')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
