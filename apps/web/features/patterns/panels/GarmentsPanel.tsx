import type { Design } from '@toile/craft/designs/design.ts'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../shell/parts/Panel.tsx'
import { Swatch } from '../../../shell/parts/Swatch.tsx'
import { fillStyle } from '../../../shared/fields/colors/fillStyle.ts'
import type { DrawnGarment } from '../drafting/orders.ts'
import styles from './panels.module.css'
import { useWornName } from './useWornName.ts'

interface GarmentsPanelProps {
  design: Design
  drafted: readonly DrawnGarment[]
  shown: string | null
  onShow: (id: string) => void
}

/** What is worn in the look, each with how many pieces it is cut in. */
export function GarmentsPanel({ design, drafted, shown, onShow }: GarmentsPanelProps) {
  const { t } = useTranslation()
  const nameOf = useWornName()
  return (
    <Panel title={t('Garments')}>
      <ul className={styles.garments} aria-label={t('Garments')}>
        {design.garments.flatMap((worn) => {
          const garment = drafted.find(({ id }) => id === worn.id)
          if (!garment) return []
          const pieces = garment.sizes[0]?.pieces.length ?? 0
          return (
            <li key={worn.id}>
              <button type="button" aria-pressed={worn.id === shown} onClick={() => onShow(worn.id)}>
                <Swatch size="small" fill={fillStyle(worn.fill)} />
                <span>
                  <b>{nameOf(worn)}</b>
                  <small>{pieces > 0 ? t('Pieces: {{number}}', { number: pieces }) : t('No pattern')}</small>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
