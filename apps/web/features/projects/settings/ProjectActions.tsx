import { Button } from '@mantine/core'
import { history } from '@toile/contract/features/history.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { IconCopy, IconEraser, IconHistory, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { useSend } from '../../../shell/calls/useCall.ts'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'
import styles from './settings.module.css'

const icon = { size: 17, stroke: 1.4, 'aria-hidden': true } as const
const makesOld = [projects.listProjects, history.listCollections]

/** What is done to a project as a whole: duplicate, history, clear, delete with a way back. */
export function ProjectActions({ onGone }: { onGone: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { opened, project, show } = useBoards()
  const { id } = opened
  const duplicate = useSend(history.duplicateCollection, {
    makesOld,
    onDone: (copy) => {
      onGone()
      toasts.done(t('{{name}} is open', { name: copy.name }))
      void navigate({ to: '/home/tools', search: { project: copy.id } })
    },
  })
  const restore = useSend(projects.restoreProject, { makesOld })
  const remove = useSend(projects.deleteProject, {
    makesOld,
    onDone: () => {
      onGone()
      toasts.done(t('{{name}} was deleted', { name: project.name }), {
        label: t('Undo'),
        run: () => restore.send({ id }),
      })
      void navigate({ to: '/home/tools' })
    },
  })
  return (
    <div className={styles.actions}>
      <Button
        variant="default"
        leftSection={<IconCopy {...icon} />}
        loading={duplicate.busy}
        onClick={() => void opened.saver.flush().then(() => duplicate.send({ id }))}
      >
        {t('Duplicate')}
      </Button>
      <Button variant="default" leftSection={<IconHistory {...icon} />} component={Link} to="/home/history">
        {t('History')}
      </Button>
      <Button variant="default" leftSection={<IconEraser {...icon} />} onClick={() => show({ kind: 'clear' })}>
        {t('Clear the boards')}
      </Button>
      <Button
        variant="subtle"
        color="danger"
        leftSection={<IconTrash {...icon} />}
        loading={remove.busy}
        onClick={() => remove.send({ id })}
      >
        {t('Delete the project')}
      </Button>
    </div>
  )
}
