import type { Project } from '@toile/studio/projects/project.ts'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { withWords } from '../../languages/withWords.ts'
import { whenThere } from '../../shell/calls/whenThere.ts'
import { findEntry, presentLooks } from '../../shared/open/looks/collection.ts'
import { usePlace } from '../../shared/open/looks/place.ts'
import { useCollection } from '../../shared/open/looks/useCollection.ts'
import styles from '../../shared/fields/parts/detail.module.css'
import { FirstPicture } from './FirstPicture.tsx'

const loadDetail = () => whenThere(() => withWords('detail', () => import('./LookDetail.tsx')))
const LookDetail = lazy(async () => ({ default: (await loadDetail()).LookDetail }))

export interface DetailProps {
  projectId: string
  project: Project
}

/** The chosen look, at the right of the studio or filling it, or one sentence on how to choose one (requirement S2.53). */
export function Detail({ projectId, project }: DetailProps) {
  const { t } = useTranslation()
  const { look } = usePlace()
  const { data: collection } = useCollection(projectId)
  // Whoever chooses a first look may be offline by then.
  useEffect(() => void loadDetail().catch(() => {}), [])
  const entry = collection && look ? findEntry(collection, look) : undefined
  if (!entry || entry.state === 'deleted')
    return (
      <p className={styles.none}>
        {entry
          ? t('This look was deleted. Restore it to work on it.')
          : t('Choose a look to see it large and to change its cut, colour and print.')}
      </p>
    )
  return (
    <Suspense
      fallback={
        <div className={styles.waiting} aria-hidden>
          <FirstPicture entry={entry} design={entry.document} view="front" />
        </div>
      }
    >
      <LookDetail key={entry.id} entry={entry} looks={collection ? presentLooks(collection) : []} project={project} />
    </Suspense>
  )
}
