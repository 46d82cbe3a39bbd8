import { files, type Picture } from '@toile/contract/features/files.ts'
import { pictures } from '@toile/contract/features/pictures.ts'
import { tasks } from '@toile/contract/tasks.ts'
import { refusals } from '@toile/rules/refusals.ts'
import { mostTogether, type UploadUse } from '@toile/studio/uploads/uploadUse.ts'
import { t } from '../../../languages/index.ts'
import { CallRefused } from '@toile/contract/answer.ts'
import { newKey, send } from '../../../shell/calls/api.ts'
import { followTask } from '../../../shell/calls/followTask.ts'
import { saidWhy } from '../../../shell/calls/saidWhy.ts'
import { judgeFile } from '../judgeFile.ts'
import { sendUpload } from '../sendUpload.ts'
import { openUploadSession, type UploadSession } from './uploadSession.ts'

/** Cuts what a picture shows out of its ground; says why when it cannot. */
async function cutOut({ id }: Picture): Promise<Picture> {
  const { taskId } = await send(pictures.cutOut, { fileId: id }, { key: newKey() })
  const task = await followTask(taskId)
  if (task.status === 'succeeded') {
    const [cut] = await send(files.read, { ids: [tasks.cutOut.gives.parse(task.output).fileId] })
    if (cut) return cut
  }
  throw new CallRefused('warning', saidWhy(task) || t(refusals.nothingStandsOut.says))
}

/** A session that proposes categories among those that it was told. */
export interface ServerSession extends UploadSession {
  offer(categories: readonly string[]): void
}

/** Opens a session that sends its files to the server; only the categories known by then are proposed. */
export function openServerSession(use: UploadUse, room: number): ServerSession {
  let offered: readonly string[] = []
  const session = openUploadSession({
    use,
    room,
    together: mostTogether(use),
    judge: (file) => judgeFile(file, use),
    send: sendUpload,
    async recognise({ id }) {
      if (offered.length === 0) return null
      const { category } = await send(files.recognise, { fileId: id, as: use })
      return offered.includes(category) ? category : null
    },
    edit: ({ id }, edit) => send(files.editPicture, { fileId: id, edit }, { key: newKey() }),
    cutOut,
    forget: (id) => void send(files.dropUpload, { id }, { key: newKey() }).catch(() => undefined),
  })
  return {
    ...session,
    offer(categories) {
      offered = categories
    },
  }
}
