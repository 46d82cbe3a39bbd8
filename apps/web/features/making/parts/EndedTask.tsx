import { Button } from '@mantine/core'
import { tasks as calls } from '@toile/contract/features/tasks.ts'
import type { Task } from '@toile/contract/tasks.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../../shell/calls/useCall.ts'

interface EndedTaskProps {
  task: Task
  className: string | undefined
  /** Whether another try may help. */
  again: boolean
  onDismiss: () => void
  /** How it ended, in words. */
  children: ReactNode
}

/** How an order ended, with another try where that may help, until it is put away. */
export function EndedTask({ task, className, again, onDismiss, children }: EndedTaskProps) {
  const { t } = useTranslation()
  const retry = useSend(calls.retryTask, { makesOld: [calls.listTasks], onDone: onDismiss })
  return (
    <div className={className} role="alert">
      <span>{children}</span>
      {again && (
        <Button variant="default" loading={retry.busy} onClick={() => retry.send({ id: task.id })}>
          {t('Try again')}
        </Button>
      )}
      <Button variant="subtle" onClick={onDismiss}>
        {t('Put away')}
      </Button>
    </div>
  )
}
