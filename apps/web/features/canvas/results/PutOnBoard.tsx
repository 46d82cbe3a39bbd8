import { Button } from '@mantine/core'
import { projects } from '@toile/contract/features/projects.ts'
import { limits } from '@toile/rules/limits.ts'
import { addPictures, removeItem } from '@toile/studio/projects/changes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeProject } from '../../../shared/open/projects/changeProject.ts'
import { sendUpload } from '../../../shared/uploads/sendUpload.ts'
import { sayRefusal } from '../../../shell/calls/queries.ts'
import { useCall } from '../../../shell/calls/useCall.ts'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { Choice } from '../opening/Choice.tsx'
import type { Painting } from '../painting/openPainting.ts'
import styles from './results.module.css'

const boards = [
  { id: 'mood', label: 'Moodboard' },
  { id: 'print', label: 'Prints' },
  { id: 'sketch', label: 'Sketches' },
] as const
type BoardId = (typeof boards)[number]['id']

interface PutOnBoardProps {
  painting: Painting
  name: string
  projectId: string
  onClose: () => void
}

/** Puts the flattened painting on a board of its project, as a stored picture like any other. */
export function PutOnBoard({ painting, name, projectId, onClose }: PutOnBoardProps) {
  const { t } = useTranslation()
  const [board, setBoard] = useState<BoardId>('mood')
  const [busy, setBusy] = useState(false)
  const { data } = useCall(projects.openProject, { id: projectId }, { fresh: 0 })
  const standing = data?.project.boards[board].length ?? 0
  const most = limits.board[board]
  const put = async () => {
    const id = await storedPicture(painting, name, board)
    await changeProject(projectId, (now) => addPictures(now, { board, items: [{ id, source: 'Upload' }] }))
    const undo = () => changeProject(projectId, (now) => removeItem(now, { board, id }))
    toasts.done(t('{{name}} is on the board', { name }), { label: t('Undo'), run: () => void undo().catch(sayRefusal) })
  }
  const begin = () => {
    setBusy(true)
    void put()
      .then(onClose, sayRefusal)
      .finally(() => setBusy(false))
  }
  return (
    <Dialog title={t('Put it on a board')} onClose={onClose} size="small">
      <div className={styles.back}>
        <Choice name={t('Which board')} options={boards} value={board} onChange={setBoard} />
        <p>{t('{{count}} of {{most}}', { count: standing, most })}</p>
        <div className={styles.acts}>
          <Button loading={busy} disabled={!data || standing >= most} onClick={begin}>
            {t('Put it there')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

async function storedPicture(painting: Painting, name: string, use: BoardId): Promise<string> {
  const picture = await painting.ask('picture', { type: 'image/png', scale: 1, clear: use !== 'mood', quality: 1 })
  const { picture: stored } = await sendUpload({
    file: new File([picture], `${name}.png`, { type: 'image/png' }),
    use,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
  return stored.id
}
