import { type Task, tasks as kinds } from '@toile/contract/tasks.ts'
import { useTranslation } from 'react-i18next'
import { listOf } from '../../../../languages/listOf.ts'
import { saidWhy } from '../../../../shell/calls/saidWhy.ts'
import { EndedTask } from '../../parts/EndedTask.tsx'
import styles from './results.module.css'

/** The names of what an order went without. */
const leftOutOf = ({ output }: Task): string[] =>
  kinds.makeFilm.gives.safeParse(output).data?.leftOut.map(({ name }) => name) ?? []

/** Why an order has no film, or which looks it went without, with another try where that may help. */
export function EndedOrder({ task, onDismiss }: { task: Task; onDismiss: () => void }) {
  const { t } = useTranslation()
  const names = leftOutOf(task)
  const failed = task.status === 'failed'
  if (!failed && names.length === 0) return null
  return (
    <EndedTask task={task} className={styles.ended} again={failed && !task.lasting} onDismiss={onDismiss}>
      {failed ? saidWhy(task) : t('Not filmed: {{names}}', { names: listOf(names) })}{' '}
      {t('Credits for films that are not made return to you.')}
    </EndedTask>
  )
}
