import type { Design } from '@toile/craft/designs/design.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../shared/fields/parts/detail.module.css'
import { garmentLabel } from '../../shared/open/names/garmentName.ts'
import { WornSwatch } from './WornSwatch.tsx'

interface GarmentChipsProps {
  design: Design
  project: Project
  current: string | null
  onChoose: (id: string) => void
}

/** Which garment the tab works on; the outermost first. */
export function GarmentChips({ design, project, current, onChoose }: GarmentChipsProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // In one row the chosen one may lie beyond its end.
    list.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }, [current])
  if (design.garments.length === 0) return <p className={styles.note}>{t('Nothing is worn in this look.')}</p>
  const locked = design.garments.some(({ id, locked: held }) => id === current && held)
  return (
    <>
      <ul ref={list} className={styles.garmentChips} data-garments aria-label={t('Garment')}>
        {design.garments.toReversed().map((worn) => (
          <li key={worn.id}>
            <button type="button" aria-pressed={worn.id === current} onClick={() => onChoose(worn.id)}>
              <WornSwatch worn={worn} size="small" />
              {t(garmentLabel(worn, project))}
            </button>
          </li>
        ))}
      </ul>
      {locked && <p className={styles.note}>{t('This garment stays as it is until it is unlocked.')}</p>}
    </>
  )
}
