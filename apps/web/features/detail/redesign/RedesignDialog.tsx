import { SegmentedControl } from '@mantine/core'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import type { RedesignProps } from './redesignProps.ts'
import { CrossingPart } from './CrossingPart.tsx'
import styles from './redesign.module.css'
import { VariationsPart } from './VariationsPart.tsx'

const ways = [
  { id: 'variations', label: 'Variations' },
  { id: 'crossing', label: 'Crossing' },
] as const

/** Other looks made from an open one, seen before they are kept (requirement S5.20). */
export function RedesignDialog(props: RedesignProps) {
  const { t } = useTranslation()
  const [way, setWay] = useState<(typeof ways)[number]['id']>('variations')
  return (
    <Dialog
      title={t('Redesign of look {{number}}', { number: lookNumber(props.entry) })}
      size="whole"
      onClose={props.onClose}
    >
      <div className={styles.redesign}>
        <SegmentedControl
          className={styles.ways ?? ''}
          size="sm"
          aria-label={t('How it is redesigned')}
          value={way}
          onChange={(value) => setWay(ways.find(({ id }) => id === value)?.id ?? 'variations')}
          data={ways.map(({ id, label }) => ({ value: id, label: t(label) }))}
        />
        {way === 'variations' ? <VariationsPart {...props} /> : <CrossingPart {...props} />}
      </div>
    </Dialog>
  )
}
