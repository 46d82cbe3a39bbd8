import { Button, Checkbox, Select } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../../shell/exports/saveFile.ts'
import { Dialog } from '../../../../shell/parts/Dialog.tsx'
import { inPlace } from '../../../../shared/fields/parts/inPlace.ts'
import { NumberLine } from '../../../../shared/fields/numbers/NumberLine.tsx'
import { useBench, useKnown } from '../../painting/usePainting.ts'
import styles from '../panels.module.css'

const types = [
  { value: 'image/png', label: 'PNG', ending: 'png' },
  { value: 'image/jpeg', label: 'JPEG', ending: 'jpg' },
  { value: 'image/webp', label: 'WebP', ending: 'webp' },
] as const

/** Saves the painting as a picture, with its size and, where the form has it, without the sheet below. */
export function SavePicture({ title, onClose }: { title: string; onClose: () => void }) {
  const { t } = useTranslation()
  const { painting } = useBench()
  const { document } = useKnown()
  const [type, setType] = useState<(typeof types)[number]['value']>('image/png')
  const [scale, setScale] = useState(1)
  const [clear, setClear] = useState(false)
  const [quality, setQuality] = useState(0.92)
  const [busy, setBusy] = useState(false)
  if (!document) return null
  const [width, height] = [document.width * scale, document.height * scale].map((side) => Math.max(1, Math.round(side)))
  const save = async () => {
    setBusy(true)
    const file = await painting.ask('picture', { type, scale, clear, quality })
    const ending = types.find(({ value }) => value === type)?.ending ?? 'png'
    saveFile(file, `${title}.${ending}`)
    onClose()
  }
  return (
    <Dialog title={t('Save as a picture')} onClose={onClose} size="small">
      <div className={styles.form}>
        <Select
          label={t('Form')}
          comboboxProps={inPlace}
          allowDeselect={false}
          value={type}
          data={types.map(({ value, label }) => ({ value, label }))}
          onChange={(next) => setType(types.find(({ value }) => value === next)?.value ?? 'image/png')}
        />
        <NumberLine
          name={t('Size')}
          unit="%"
          value={scale * 100}
          least={5}
          most={200}
          step={5}
          normal={100}
          onChange={(share) => setScale(share / 100)}
        />
        <p className={styles.note}>{t('{{width}} × {{height}} pixels', { width, height })}</p>
        {type !== 'image/png' && (
          <NumberLine
            name={t('Quality')}
            unit="%"
            value={quality * 100}
            least={30}
            most={100}
            step={1}
            normal={92}
            onChange={(share) => setQuality(share / 100)}
          />
        )}
        {type !== 'image/jpeg' && (
          <Checkbox
            label={t('Without the sheet: clear where nothing is painted')}
            checked={clear}
            onChange={({ currentTarget }) => setClear(currentTarget.checked)}
          />
        )}
        <Button loading={busy} onClick={() => void save()}>
          {t('Save')}
        </Button>
      </div>
    </Dialog>
  )
}
