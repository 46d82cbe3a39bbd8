import { Button, SegmentedControl, Select, Switch } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { prints } from '@toile/contract/features/prints.ts'
import type { PrintDocument } from '@toile/craft/prints/printDocument.ts'
import { plainTiles } from '@toile/craft/prints/repeat.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { exports } from '../../../shell/exports/exports.ts'
import { fileName } from '../../../shell/exports/fileName.ts'
import { inPlace } from '../../../shared/fields/parts/inPlace.ts'
import { Enlarge } from './Enlarge.tsx'
import styles from './printStudio.module.css'

const areas = [
  { id: 'tile', label: 'One tile' },
  { id: 'plain', label: 'Plain repeat, to be laid straight' },
  { id: 'cloth', label: 'A metre of cloth' },
] as const
const metre = 100

interface PrintExportProps {
  document: PrintDocument
  aspect: number
  name: string
  /** The element that holds the print as it was kept, if it was. */
  kept: string | null
  onClose: () => void
}

/** The print as a file in true scale: what of it, how fine, in which format, with a plate for each ink if wanted (requirement S5.19). */
export function PrintExport({ document, aspect, name, kept, onClose }: PrintExportProps) {
  const { t } = useTranslation()
  const [area, setArea] = useState<(typeof areas)[number]['id']>('tile')
  const [dpi, setDpi] = useState<150 | 300>(150)
  const [format, setFormat] = useState<'png' | 'tiff'>('png')
  const [plates, setPlates] = useState(false)
  const fine = area === 'cloth' ? 150 : dpi
  const { across, down } = area === 'plain' ? plainTiles(document.repeat) : { across: 1, down: 1 }
  const [wide, tall] =
    area === 'cloth' ? [metre * 10, metre * 10] : [document.width * across, document.width * aspect * down]
  const pixels = (length: number) => Math.round((length * fine) / 25.4)
  const [width, height] = [pixels(wide), pixels(tall)]
  const save = () => {
    const file = `${fileName(name)}-${area}-${fine}dpi.${plates ? 'zip' : format}`
    const how = { area, dpi: fine, format, plates, length: { width: metre, height: metre } }
    void exports.order(prints.exportRepeat, { document, ...how }, file)
  }
  return (
    <Dialog title={t('Download the print')} onClose={onClose}>
      <div className={styles.export}>
        <Select
          comboboxProps={inPlace}
          label={t('What is written')}
          allowDeselect={false}
          value={area}
          data={areas.map(({ id, label }) => ({ value: id, label: t(label) }))}
          onChange={(id) => setArea(areas.find((one) => one.id === id)?.id ?? 'tile')}
        />
        <SegmentedControl
          fullWidth
          aria-label={t('Resolution')}
          value={String(fine)}
          data={[
            { value: '150', label: t('{{dpi}} dpi', { dpi: 150 }) },
            { value: '300', label: t('{{dpi}} dpi', { dpi: 300 }), disabled: area === 'cloth' },
          ]}
          onChange={(value) => setDpi(value === '300' ? 300 : 150)}
        />
        <SegmentedControl
          fullWidth
          aria-label={t('File format')}
          value={format}
          data={[
            { value: 'png', label: 'PNG' },
            { value: 'tiff', label: 'TIFF' },
          ]}
          onChange={(value) => setFormat(value === 'tiff' ? 'tiff' : 'png')}
        />
        <Switch
          label={t('With a plate for each ink (ZIP)')}
          checked={plates}
          onChange={({ currentTarget }) => setPlates(currentTarget.checked)}
        />
        <p className={styles.note}>
          {t('{{width}} × {{height}} pixels, {{across}} × {{down}} cm in true scale', {
            width,
            height,
            across: Number((wide / 10).toFixed(1)),
            down: Number((tall / 10).toFixed(1)),
          })}
        </p>
        <Button onClick={save}>{t('Download')}</Button>
        <Enlarge of={kept === null ? null : { elementId: kept }} name={name} />
      </div>
    </Dialog>
  )
}
