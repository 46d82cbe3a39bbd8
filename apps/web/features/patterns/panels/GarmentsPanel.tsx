import type { Design } from '@toile/craft/designs/design.ts'
import { useTranslation } from 'react-i18next'
import { fillStyle } from '../../../shared/fields/colors/fillStyle.ts'
import { Panel } from '../../../shell/parts/Panel.tsx'
import { Swatch } from '../../../shell/parts/Swatch.tsx'
import { useWornName } from '../naming/useWornName.ts'
import styles from './panels.module.css'

interface GarmentsPanelProps {
  design: Pick<Design, 'garments'>
  /** The ids of those that are cut and sewn. */
  cut: readonly string[]
  /** The garment that is on the table, or of which is said that it is not cut. */
  shown: string
  /** How many pieces the garment on the table has. */
  pieces: number
  onShow: (id: string) => void
}

/** What is worn in the look: each garment has a pattern of its own, or says that it is not cut. */
export function GarmentsPanel({ design, cut, shown, pieces, onShow }: GarmentsPanelProps) {
  const { t } = useTranslation()
  const nameOf = useWornName()
  const worn = design.garments.filter(({ hidden, id }) => !hidden || id === shown)
  return (
    <Panel title={t('Garments')}>
      <ul className={styles.garments} aria-label={t('Garments')}>
        {worn.map((one) => (
          <li key={one.id}>
            <button type="button" aria-pressed={one.id === shown} onClick={() => onShow(one.id)}>
              <Swatch size="small" fill={fillStyle(one.fill)} />
              <span>
                <b>{nameOf(one)}</b>
                <small>
                  {!cut.includes(one.id)
                    ? t('No pattern')
                    : one.id === shown && pieces > 0
                      ? t('Pieces: {{number}}', { number: pieces })
                      : t('Cut and sewn')}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
