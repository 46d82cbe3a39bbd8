import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { IconX } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../shell/lazyPart.ts'
import { type CompareWay, SideBySide } from '../../shared/compare/SideBySide.tsx'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import { mostCompared } from '../../shared/open/looks/place.ts'
import { LookPicture } from '../../shared/open/looks/LookPicture.tsx'
import styles from './compare.module.css'

const LooksDiffer = lazyPart('detail', async () => (await import('./LooksDiffer.tsx')).LooksDiffer)

interface CompareViewProps {
  looks: readonly DesignEntry[]
  project: Project
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

/** Two to four looks side by side, which zoom and move together, and in what the others differ from the first (look.md C16). */
export function CompareView({ looks, project, chosen, onChoose }: CompareViewProps) {
  const { t } = useTranslation()
  const [way, setWay] = useState<CompareWay>('beside')
  const shown = chosen.flatMap((id) => looks.find((entry) => entry.id === id) ?? [])
  const full = shown.length >= mostCompared
  const toggle = (id: string) => onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const [first, ...others] = shown
  return (
    <div className={styles.compare}>
      {!first && <p className={styles.hint}>{t('Choose two to four looks below to see them side by side.')}</p>}
      {first && (
        <SideBySide
          way={way}
          onWay={setWay}
          sides={shown.map((entry) => ({
            id: entry.id,
            name: t('Look {{number}}', { number: lookNumber(entry) }),
            picture: () => <LookPicture entry={entry} sizes="60vw" named />,
            action: (
              <IconButton
                name={t('Leave out look {{number}}', { number: lookNumber(entry) })}
                onClick={() => toggle(entry.id)}
              >
                <IconX size={17} stroke={1.5} />
              </IconButton>
            ),
          }))}
        />
      )}
      <Suspense>
        {first && others.map((entry) => <LooksDiffer key={entry.id} one={first} other={entry} project={project} />)}
      </Suspense>
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
