import type { Project } from '@toile/studio/projects/project.ts'
import { castOn } from '@toile/craft/mannequins/castOn.ts'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './dock.module.css'
import { lazyPart } from '../../shell/lazyPart.ts'

const ColorsCount = lazyPart(
  'direction',
  async () => (await import('../../shared/direction/ColorsCount.tsx')).ColorsCount,
)

const boards = [
  { id: 'mood', label: 'Moodboard' },
  { id: 'sketch', label: 'Sketches' },
  { id: 'print', label: 'Prints' },
  { id: 'color', label: 'Colours' },
  { id: 'mannequins', label: 'Mannequins' },
] as const

/** What the next looks are made from, board by board. */
export function BoardsLine({ project }: { project: Project }) {
  const { t } = useTranslation()
  const count = (id: (typeof boards)[number]['id']) => project.boards[id].length
  const pictured = count('mood') > 0
  const told = pictured || (count('color') > 0 && project.kind === 'series')
  const cast = castOn(project.boards.mannequins)
  return (
    <dl className={styles.boards} aria-label={t('Made from')}>
      {boards.map(({ id, label }) => (
        <div key={id} data-empty={(count(id) === 0 && !(id === 'color' && pictured)) || undefined}>
          <dt>{t(label)}</dt>
          <dd>
            {id === 'color' && told ? (
              <Suspense fallback={count(id)}>
                <ColorsCount chosen={count(id)} />
              </Suspense>
            ) : id === 'mannequins' && cast ? (
              t(cast.label)
            ) : (
              count(id)
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
