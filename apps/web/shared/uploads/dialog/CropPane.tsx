import { Button, NumberInput, SegmentedControl, Slider } from '@mantine/core'
import '@mantine/core/styles/NumberInput.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/Slider.layer.css'
import { type PictureEdit, unedited } from '@toile/studio/uploads/pictureEdit.ts'
import { IconFlipHorizontal, IconFlipVertical, IconRotate, IconRotateClockwise } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { fullCrop, mirrored, quarterTurn, type Size, turnedSize } from './cropFrame.ts'
import { CropStage } from './CropStage.tsx'
import styles from './dialog.module.css'

interface CropPaneProps {
  file: File
  name: string
  edit: PictureEdit
  onChange: (edit: PictureEdit) => void
  onDone: () => void
}

const ratios = [
  { id: 'free', label: 'Free', ratio: null },
  { id: 'square', label: '1:1', ratio: 1 },
  { id: 'upright', label: '3:4', ratio: 3 / 4 },
  { id: 'lying', label: '4:3', ratio: 4 / 3 },
  { id: 'look', label: '2:3', ratio: 2 / 3 },
] as const

/** Crops, turns and flips one picture; the file itself stays as it is. */
export function CropPane({ file, name, edit, onChange, onDone }: CropPaneProps) {
  const { t } = useTranslation()
  const [size, setSize] = useState<Size>({ width: 1, height: 1 })
  const [chosen, setChosen] = useState<(typeof ratios)[number]['id']>('free')
  const ratio = ratios.find(({ id }) => id === chosen)?.ratio ?? null
  const quarters = Math.round(edit.angle / 90) * 90
  const slant = Math.round((edit.angle - quarters) * 10) / 10
  const lean = (by: number) => {
    const angle = quarters + by
    onChange({ ...edit, angle, crop: fullCrop(size, angle, ratio) })
  }
  const box = turnedSize(size, edit.angle)
  return (
    <div className={styles.cropping}>
      <CropStage file={file} name={name} edit={edit} ratio={ratio} onSize={setSize} onChange={onChange} />
      <div className={styles.tools}>
        <SegmentedControl
          aria-label={t('Shape of the crop')}
          value={chosen}
          data={ratios.map(({ id, label }) => ({ value: id, label: t(label) }))}
          onChange={(value) => {
            const next = ratios.find(({ id }) => id === value) ?? ratios[0]
            setChosen(next.id)
            if (next.ratio !== null) onChange({ ...edit, crop: fullCrop(size, edit.angle, next.ratio) })
          }}
        />
        <div className={styles.turns} role="group" aria-label={t('Turn and flip')}>
          <IconButton name={t('Rotate left')} onClick={() => onChange(quarterTurn(edit, false))}>
            <IconRotate size={19} stroke={1.4} />
          </IconButton>
          <IconButton name={t('Rotate right')} onClick={() => onChange(quarterTurn(edit, true))}>
            <IconRotateClockwise size={19} stroke={1.4} />
          </IconButton>
          <IconButton name={t('Flip horizontally')} onClick={() => onChange(mirrored(edit, 'across'))}>
            <IconFlipVertical size={19} stroke={1.4} />
          </IconButton>
          <IconButton name={t('Flip vertically')} onClick={() => onChange(mirrored(edit, 'down'))}>
            <IconFlipHorizontal size={19} stroke={1.4} />
          </IconButton>
        </div>
        <div className={styles.lean}>
          <Slider
            thumbLabel={t('Straighten, in degrees')}
            min={-45}
            max={45}
            step={0.5}
            value={slant}
            label={null}
            onChange={lean}
            marks={[{ value: 0 }]}
          />
          <NumberInput
            aria-label={t('Straighten, in degrees')}
            min={-45}
            max={45}
            step={0.5}
            decimalScale={1}
            suffix="°"
            value={slant}
            onChange={(value) => typeof value === 'number' && value !== slant && lean(value)}
          />
        </div>
        <p role="status" className={styles.measure}>
          {Math.round(edit.crop.width * box.width)} × {Math.round(edit.crop.height * box.height)}
        </p>
      </div>
      <div className={styles.foot}>
        <Button variant="subtle" onClick={() => onChange(unedited)}>
          {t('Back to the original')}
        </Button>
        <Button onClick={onDone}>{t('Done')}</Button>
      </div>
    </div>
  )
}
