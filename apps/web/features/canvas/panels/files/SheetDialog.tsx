import { Button, NumberInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.layer.css'
import { fromHex, toHex } from '@toile/craft/colors/color.ts'
import { limits } from '@toile/rules/limits.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ColorField } from '../../../../shared/fields/colors/ColorField.tsx'
import { Dialog } from '../../../../shell/parts/Dialog.tsx'
import { useBench, useKnown } from '../../painting/usePainting.ts'
import styles from '../panels.module.css'

const white = { r: 255, g: 255, b: 255 }

/** The size and the colour of the sheet; what lies beyond a smaller one is kept. */
export function SheetDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { painting } = useBench()
  const { document } = useKnown()
  const [width, setWidth] = useState(document?.width ?? 0)
  const [height, setHeight] = useState(document?.height ?? 0)
  if (!document) return null
  const most = limits.canvas.side
  const side = (value: number, set: (value: number) => void, label: string) => (
    <NumberInput
      label={label}
      suffix=" px"
      min={1}
      max={most}
      allowDecimal={false}
      value={value}
      onChange={(next) => typeof next === 'number' && set(next)}
    />
  )
  const fits = width >= 1 && height >= 1 && width <= most && height <= most
  return (
    <Dialog title={t('Size and colour of the sheet')} onClose={onClose} size="small">
      <div className={styles.form}>
        {side(width, setWidth, t('Width'))}
        {side(height, setHeight, t('Height'))}
        <p className={styles.note}>{t('The sheet grows or shrinks around its middle; what lies beyond it is kept.')}</p>
        <ColorField
          name={t('Colour of the sheet')}
          color={fromHex(document.color) ?? white}
          onChange={(color) => painting.change('colorSheet', { color: toHex(color) }, 'sheet colour')}
        />
        <Button
          disabled={!fits}
          onClick={() => {
            const x0 = Math.round((document.width - width) / 2)
            const y0 = Math.round((document.height - height) / 2)
            if (width !== document.width || height !== document.height)
              painting.say({ say: 'frame', box: { x0, y0, x1: x0 + width, y1: y0 + height } })
            onClose()
          }}
        >
          {t('Done')}
        </Button>
      </div>
    </Dialog>
  )
}
