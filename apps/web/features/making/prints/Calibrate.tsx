import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { NumberLine } from '../../../shared/fields/numbers/NumberLine.tsx'
import { ordinaryPixel, setScreenPixel, useScreenPixel } from '../../../shared/fields/dragging/screenScale.ts'
import styles from './printStudio.module.css'

/** A bank card in millimetres (ISO/IEC 7810, ID-1). */
const card = { width: 85.6, height: 53.98 }

/** Measures the screen: a real bank card is held against a drawn one until both are as wide; remembered on this machine. */
export function Calibrate({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const known = useScreenPixel()
  const [wide, setWide] = useState(card.width / known)
  const ordinary = card.width / ordinaryPixel
  return (
    <Dialog title={t('How large is this screen?')} onClose={onClose} size="large">
      <p className={styles.note}>
        {t(
          'Hold a bank card against the screen and change the width until the rectangle is exactly as wide as the card.',
        )}
      </p>
      <div className={styles.cardField}>
        <div className={styles.card} style={{ width: wide, height: (wide * card.height) / card.width }} aria-hidden />
      </div>
      <NumberLine
        name={t('Width of the rectangle')}
        value={wide}
        least={120}
        most={720}
        step={1}
        decimals={1}
        unit=" px"
        normal={Number(ordinary.toFixed(1))}
        onChange={setWide}
      />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button
          onClick={() => {
            setScreenPixel(Math.abs(wide - ordinary) < 0.05 ? null : card.width / wide)
            onClose()
          }}
        >
          {t('It fits')}
        </Button>
      </Group>
    </Dialog>
  )
}
