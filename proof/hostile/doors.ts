import type { Answer } from '@toile/contract/client.ts'
import { files } from '@toile/contract/features/files.ts'
import { history } from '@toile/contract/features/history.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { limits } from '@toile/rules/limits.ts'
import { uploadUses } from '@toile/studio/uploads/uploadUse.ts'
import type { Caller } from '../../apps/server/testing/caller.ts'
import { endedTask } from '../../apps/server/testing/endedTask.ts'
import { sendFile } from '../../apps/server/testing/sendFile.ts'

/** A way in for a file; answers what the studio said last. */
export type Door = (caller: Caller, name: string, bytes: Buffer) => Promise<Answer>

async function inParts(caller: Caller, name: string, bytes: Buffer): Promise<Answer> {
  const begun = await caller.ask(files.beginUpload, { name, bytes: bytes.length, hash: null, use: 'library' })
  const read = files.beginUpload.gives.safeParse(begun.data)
  if (!read.success) return begun
  const { id } = read.data
  for (let offset = 0; offset < bytes.length; offset += limits.uploadParts.bytes) {
    const part = bytes.subarray(offset, offset + limits.uploadParts.bytes)
    const answer = await caller.sendFile(files.sendPart, { id, offset }, part)
    if (answer.errCode !== 0) return answer
  }
  const finished = await caller.ask(files.finishUpload, { id, keep: true })
  if (finished.errCode !== 0) await caller.ask(files.dropUpload, { id })
  return finished
}

/** A collection file is read by a task, which says at its end what it thinks of it. */
async function takeIn(caller: Caller, _: string, bytes: Buffer): Promise<Answer> {
  const answer = await caller.sendFile(history.importProject, { copy: 'yes' }, bytes)
  const read = history.importProject.gives.safeParse(answer.data)
  if (!read.success) return answer
  const { status, message } = await endedTask(caller, read.data.taskId)
  return { ...answer, errCode: status === 'succeeded' ? 0 : 1, errMsg: message }
}

/** Every way in: the uses of an upload, parts of one, a brief, a collection file. */
export const doorsByName: Readonly<Record<string, Door>> = {
  ...Object.fromEntries(
    uploadUses.map((use): [string, Door] => [
      `upload as ${use}`,
      (caller, name, bytes) => caller.upload(use, name, bytes),
    ]),
  ),
  'upload in parts': inParts,
  brief: (caller, name, bytes) => sendFile(caller, projects.readBrief, { name, bytes }),
  'collection file': takeIn,
}
