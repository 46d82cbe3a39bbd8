import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import { LookPicture } from '../../shared/open/looks/LookPicture.tsx'
import styles from './compare.module.css'
import { fitting } from '../../shared/zoom/zoom.ts'
import { ZoomArea } from '../../shared/zoom/ZoomArea.tsx'

interface CompareViewProps {
  looks: readonly DesignEntry[]
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

const most = 4

/** Two to four looks side by side; they zoom and move together (look.md C16). */
export function CompareView({ looks, chosen, onChoose }: CompareViewProps) {
  const { t } = useTranslation()
  const [zoom, setZoom] = useState(fitting)
  const shown = chosen.flatMap((id) => looks.find((entry) => entry.id === id) ?? [])
  const full = shown.length >= most
  const toggle = (id: string) => onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <div className={styles.compare}>
      {shown.length === 0 ? (
        <p className={styles.hint}>{t('Choose two to four looks below to see them side by side.')}</p>
      ) : (
        <ul className={styles.panes} style={{ gridTemplateColumns: `repeat(${shown.length}, minmax(0, 1fr))` }}>
          {shown.map((entry) => {
            const name = t('Look {{number}}', { number: lookNumber(entry) })
            return (
              <li key={entry.id}>
                <div className={styles.pane}>
                  <ZoomArea zoom={zoom} onZoom={setZoom} name={name}>
                    <LookPicture entry={entry} sizes="60vw" named />
                  </ZoomArea>
                </div>
                <div className={styles.paneLine}>
                  <b>{name}</b>
                  <IconButton
                    name={t('Leave out look {{number}}', { number: lookNumber(entry) })}
                    onClick={() => toggle(entry.id)}
                  >
                    <IconX size={17} stroke={1.5} />
                  </IconButton>
                </div>
              </li>
            )
          })}
        </ul>
      )}
      <ul className={styles.strip} aria-label={t('Looks to compare')}>
        {looks.map((entry) => {
          const on = chosen.includes(entry.id)
          return (
            <li key={entry.id}>
              <button type="button" aria-pressed={on} disabled={full && !on} onClick={() => toggle(entry.id)}>
                <LookPicture entry={entry} sizes="6rem" />
                <span aria-hidden>{lookNumber(entry)}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
