import { type FilmEntry, films } from '@toile/contract/features/films.ts'
import { isOpen } from '@toile/contract/whenEnded.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exports } from '../../../../shell/exports/exports.ts'
import { fileName } from '../../../../shell/exports/fileName.ts'
import { TryAgain } from '../../../../shell/parts/TryAgain.tsx'
import { AllOrLiked, type Seen } from '../../parts/AllOrLiked.tsx'
import { PackLiked } from '../../parts/PackLiked.tsx'
import { useToldOrders } from '../../parts/useToldOrders.ts'
import { ComingFilm } from './ComingFilm.tsx'
import { EndedOrder } from './EndedOrder.tsx'
import { FilmCard } from './FilmCard.tsx'
import { FilmDialog } from './FilmDialog.tsx'
import { filmsToCome, forgetOrdered, orderedBy } from './orderedFilms.ts'
import styles from './results.module.css'
import { useFilms } from './useFilms.ts'

interface FilmResultsProps {
  projectId: string
  /** The name of the project, for its files. */
  name: string
}

/** The films of a project, all or the liked ones, and those that are being made in the places where they will stand (requirements S3.10, S4.03). */
export function FilmResults({ projectId, name }: FilmResultsProps) {
  const { t } = useTranslation()
  const { entries, known, error, again, orders } = useFilms(projectId)
  const [only, setOnly] = useState<Seen>('all')
  const { told, dismiss } = useToldOrders(orders)
  const [opened, setOpened] = useState<FilmEntry | null>(null)
  const present = entries.filter(({ state }) => state !== 'deleted')
  const shown = present.filter(({ state }) => only === 'all' || state === 'liked')
  const liked = present.filter(({ state }) => state === 'liked').length
  const open = orders.filter(isOpen)
  const ended = told.filter(({ finishedAt }) => finishedAt !== null)
  useEffect(() => {
    for (const { id, finishedAt } of orders) if (finishedAt !== null) forgetOrdered(id)
  }, [orders])
  return (
    <section className={styles.results} aria-label={t('Results')}>
      <header className={styles.head}>
        <h2>{t('Films')}</h2>
        <AllOrLiked only={only} onOnly={setOnly} />
        <PackLiked
          none={liked === 0}
          onPack={() =>
            void exports.order(films.pack, { projectId, only: 'liked' }, `${fileName(name)}.zip`, async () => {})
          }
        >
          {t('The liked films as a ZIP')}
        </PackLiked>
      </header>
      {ended.map((task) => (
        <EndedOrder key={task.id} task={task} onDismiss={() => dismiss(task.id)} />
      ))}
      {error && <TryAgain error={error} onAgain={again} />}
      {known && shown.length + open.length === 0 && (
        <p className={styles.none}>
          {only === 'liked'
            ? t('What you like stands here and in the library.')
            : t('Films appear here as they are made, to be played, liked or downloaded.')}
        </p>
      )}
      <ul className={styles.grid} aria-label={t('Films')} aria-busy={open.length > 0}>
        {only === 'all' &&
          open.flatMap((task) => {
            const ordered = orderedBy(task.id)
            return Array.from({ length: filmsToCome(task, ordered, entries) }, (_, i) => (
              <ComingFilm key={`${task.id} ${i}`} task={task} ordered={ordered} tells={i === 0} />
            ))
          })}
        {shown.map((entry) => (
          <FilmCard key={entry.id} entry={entry} onOpen={() => setOpened(entry)} />
        ))}
      </ul>
      {opened && <FilmDialog entry={opened} onClose={() => setOpened(null)} />}
    </section>
  )
}
