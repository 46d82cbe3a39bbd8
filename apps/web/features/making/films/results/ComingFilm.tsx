import { Button, Progress } from '@mantine/core'
import { tasks as calls } from '@toile/contract/features/tasks.ts'
import type { Task } from '@toile/contract/tasks.ts'
import { framesOf } from '@toile/craft/films/framesOf.ts'
import type { PictureOrder } from '@toile/picture/scenes/index.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { percentOf } from '../../../../languages/numberOf.ts'
import { SeenPicture } from '../../../../shared/drawing/SeenPicture.tsx'
import { useSend } from '../../../../shell/calls/useCall.ts'
import { formOf } from '../preview/previewSizes.ts'
import { frameUnderWay, type Ordered } from './orderedFilms.ts'
import styles from './results.module.css'

interface ComingFilmProps {
  task: Task
  /** What was ordered, where it is known here. */
  ordered: Ordered | null
  /** The first of its order tells how far it is and can be cancelled. */
  tells: boolean
}

/** The place of a film that is being made: its poster, drawn here at once, its place in the queue or its frame, and the way to cancel (look.md C7, C8, C10). */
export function ComingFilm({ task, ordered, tells }: ComingFilmProps) {
  const { t } = useTranslation()
  const cancel = useSend(calls.cancelTask, { makesOld: [calls.listTasks] })
  const form = formOf(ordered?.film.take.format ?? 'look')
  const order = useMemo((): PictureOrder | null => {
    if (!ordered) return null
    const height = 320
    const frame = Math.round(framesOf(ordered.film).each * 0.3)
    return {
      kind: 'filmFrame',
      film: ordered.film,
      frame,
      width: Math.round((height * form.width) / form.height),
      height,
    }
  }, [ordered, form])
  const frames = ordered ? framesOf(ordered.film).all * ordered.films : null
  const waits = task.status === 'waiting' && task.position > 0
  const stands = waits
    ? t('you are currently in the {{count}} position', { count: task.position, ordinal: true })
    : frames
      ? t('Frame {{frame}} of {{frames}}', { frame: frameUnderWay(task.progress, frames), frames })
      : t('Being filmed, {{percent}}', { percent: percentOf(task.progress) })
  return (
    <li className={styles.card} data-wide={form.width > form.height || undefined} data-coming>
      <div className={styles.frame} data-waits>
        {order && (
          <span style={{ aspectRatio: form.width / form.height }}>
            <SeenPicture order={order} />
          </span>
        )}
      </div>
      {tells && (
        <>
          <p className={styles.stands}>{stands}</p>
          <Progress.Root size={3}>
            <Progress.Section
              value={waits ? 0 : Math.max(2, task.progress * 100)}
              aria-label={t('Progress')}
              aria-valuetext={stands}
            />
          </Progress.Root>
          <div className={styles.line}>
            <Button
              variant="default"
              size="compact-sm"
              loading={cancel.busy}
              onClick={() => cancel.send({ id: task.id })}
            >
              {t('Cancel')}
            </Button>
            <small>{t('Cancelled, its credits return.')}</small>
          </div>
        </>
      )}
    </li>
  )
}
