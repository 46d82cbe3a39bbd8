import { boards } from '@toile/contract/features/boards.ts'
import { limits } from '@toile/fashion/limits.ts'
import { type BoardPrint, pixelsOf, printedSize } from '@toile/fashion/moods/boardPrint.ts'
import { formatOf } from '@toile/fashion/moods/boardFormats.ts'
import { useEffect, useState } from 'react'
import { sayRefusal } from '../../../../shell/queries.ts'
import { isOpen, useTasks } from '../../../../shell/tasks.ts'
import { toasts } from '../../../../shell/toasts/toasts.ts'
import { useSend } from '../../../../shell/useCall.ts'
import { sendForFile } from '../../../../shell/api.ts'
import { fileName, saveFile } from '../../looks/download.ts'
import type { OpenedProject } from '../../project/openProjects.ts'

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'application/zip': 'zip',
}

/** Whether a print has so many pixels that it is drawn as a task; every board may count. */
function isLarge(wish: BoardPrint, own: { width: number; height: number }): boolean {
  const { width, height } = pixelsOf(printedSize(wish, own), wish.dpi)
  return wish.format === 'png' && width * height * (wish.board === 'all' ? 4 : 1) > limits.boardPrint.atOnce
}

/** Prints boards: saved first, fetched at once, or queued and fetched as soon as they are drawn. */
export function useBoardPrint(opened: OpenedProject, onDone: () => void) {
  const [busy, setBusy] = useState(false)
  const [queued, setQueued] = useState<{ taskId: string; name: string } | null>(null)
  const order = useSend(boards.printBoard, { saidByScreen: true })
  const task = useTasks().find(({ id }) => id === queued?.taskId)
  const ended = task !== undefined && !isOpen(task)
  const nameOf = (wish: BoardPrint) => `${fileName(opened.document.get().name)}-${wish.board}`
  const save = (blob: Blob, name: string) => saveFile(blob, `${name}.${endings[blob.type] ?? 'png'}`)
  const fetchPrinted = async (taskId: string, name: string) => {
    try {
      save(await sendForFile(boards.readBoardPrint, { taskId }), name)
      onDone()
    } catch (error) {
      sayRefusal(error)
    }
    setQueued(null)
    setBusy(false)
  }
  useEffect(() => {
    if (!queued || !ended) return
    if (task.status === 'succeeded') void fetchPrinted(queued.taskId, queued.name)
    else {
      toasts.fail(task.message)
      setQueued(null)
      setBusy(false)
    }
  }, [ended])
  return {
    busy,
    share: queued ? (task?.progress ?? 0) : null,
    async print(wish: BoardPrint) {
      setBusy(true)
      try {
        await opened.saver.flush()
        const input = { projectId: opened.id, ...wish }
        if (isLarge(wish, formatOf(opened.document.get().moodSheet.format))) {
          const { taskId } = await order.sendAsync(input)
          return setQueued({ taskId, name: nameOf(wish) })
        }
        save(await sendForFile(boards.exportBoard, input), nameOf(wish))
        onDone()
      } catch (error) {
        sayRefusal(error)
      }
      setBusy(false)
    },
  }
}
