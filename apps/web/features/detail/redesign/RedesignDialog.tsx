import { SegmentedControl } from '@mantine/core'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import type { OpenLook } from '../../../shared/open/looks/openLooks.ts'
import { CrossingPart } from './CrossingPart.tsx'
import styles from './redesign.module.css'
import { VariationsPart } from './VariationsPart.tsx'

/** What both parts of the dialog work on. */
export interface RedesignProps {
  look: OpenLook
  entry: DesignEntry
  project: Project
  onClose: () => void
}

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
      size="wide"
      onClose={props.onClose}
    >
      <SegmentedControl
        className={styles.ways ?? ''}
        size="sm"
        aria-label={t('How it is redesigned')}
        value={way}
        onChange={(value) => setWay(ways.find(({ id }) => id === value)?.id ?? 'variations')}
        data={ways.map(({ id, label }) => ({ value: id, label: t(label) }))}
      />
      {way === 'variations' ? <VariationsPart {...props} /> : <CrossingPart {...props} />}
    </Dialog>
  )
}
