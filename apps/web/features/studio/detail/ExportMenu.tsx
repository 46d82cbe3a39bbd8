import { Button, Menu } from '@mantine/core'
import { type DesignEntry, designs } from '@toile/contract/features/designs.ts'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { download, fileName } from '../looks/download.ts'
import styles from './detail.module.css'
import type { OpenLook } from './openLooks.ts'

const widths = [1024, 2048] as const

interface ExportMenuProps {
  look: OpenLook
  entry: DesignEntry
  name: string
  /** What is worn, by names already translated. */
  garments: readonly { id: string; label: string }[]
}

/** Export of one look: pictures with their size, line drawings, flats, the document (look.md C32). */
export function ExportMenu({ look, entry: { id }, name, garments }: ExportMenuProps) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const file = fileName(name)
  const take = async (work: () => Promise<void>) => {
    setBusy(true)
    await look.saver.flush()
    await work()
    setBusy(false)
  }
  const picture = (width: number, view: 'front' | 'back', transparent: 'yes' | 'no') =>
    void take(() =>
      download(
        designs.exportPicture,
        { id, width, view, transparent },
        `${file}-${view}${transparent === 'yes' ? '-transparent' : ''}-${width}.png`,
      ),
    )
  const lines = (view: 'front' | 'back') =>
    void take(() => download(designs.exportLines, { id, view }, `${file}-${view}.svg`))
  const flat = (garment: string, label: string) =>
    void take(() => download(designs.exportFlat, { id, garment }, `${file}-${fileName(label)}.svg`))
  return (
    <Menu position="bottom-start" withinPortal={false} floatingStrategy="fixed">
      <Menu.Target>
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
          aria-haspopup="menu"
        >
          {t('Export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.exports ?? ''}>
        <Menu.Label>{t('Picture')}</Menu.Label>
        {widths.map((width) => (
          <Menu.Item key={width} onClick={() => picture(width, 'front', 'no')}>
            {`PNG · ${width} × ${width * 1.5}`}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => picture(2048, 'front', 'yes')}>{`PNG · 2048 × 3072 · ${t('transparent')}`}</Menu.Item>
        <Menu.Item onClick={() => picture(2048, 'back', 'no')}>{`PNG · 2048 × 3072 · ${t('back')}`}</Menu.Item>
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
        <Menu.Item onClick={() => void take(() => download(designs.exportDocument, { id }, `${file}.json`))}>
          {t('Design as JSON')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
