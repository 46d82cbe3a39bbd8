import { Button, SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { lightnessChromaHue, toHex } from '@toile/craft/colors/color.ts'
import { type ColorOrder, colorOrders, ordered } from '@toile/craft/colors/comparison.ts'
import { orderColors } from '@toile/studio/projects/colorChanges.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'
import type { ViewedColor } from './viewedColor.ts'
import styles from './colorViews.module.css'

/** The colours side by side as ordered, by lightness or by hue; an order that pleases is kept. */
export function OrderView({ colors }: { colors: readonly ViewedColor[] }) {
  const { t } = useTranslation()
  const { opened } = useBoards()
  const [order, setOrder] = useState<ColorOrder>('own')
  const shown = ordered(colors, order)
  const same = shown.every(({ id }, i) => id === colors[i]?.id)
  return (
    <>
      <div className={styles.tools}>
        <SegmentedControl
          size="sm"
          aria-label={t('Order')}
          data={colorOrders.map(({ id: value, label }) => ({ value, label: t(label) }))}
          value={order}
          onChange={(value) => setOrder(colorOrders.find(({ id }) => id === value)?.id ?? 'own')}
        />
        <Button
          size="compact-sm"
          variant="default"
          disabled={same}
          onClick={() => opened.document.change(orderColors, order)}
        >
          {t('Keep this order')}
        </Button>
      </div>
      <ol className={styles.swatches} aria-label={t('Colours in this order')}>
        {shown.map(({ id, name, color, seen }) => (
          <li key={id}>
            <span className={styles.swatch} style={{ background: toHex(seen) }} aria-hidden />
            <span className={styles.name}>{name}</span>
            <span className={styles.code}>
              {`${toHex(color)} · L ${Math.round(lightnessChromaHue(color).lightness * 100)}`}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
