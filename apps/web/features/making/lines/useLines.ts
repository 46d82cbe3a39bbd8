import { type LineEntry, lines } from '@toile/contract/features/lines.ts'
import { type DesignEntry, designs } from '@toile/contract/features/designs.ts'
import { type ProductEntry, products } from '@toile/contract/features/products.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { files, type Picture } from '@toile/contract/features/files.ts'
import { tasks } from '@toile/contract/features/tasks.ts'
import { type Task, tasks as kinds } from '@toile/contract/tasks.ts'
import { isOpen } from '@toile/contract/whenEnded.ts'
import { useState } from 'react'
import { useCall, useSend } from '../../../shell/calls/useCall.ts'
import { useFollowedTask } from '../parts/useFollowedTask.ts'
import type { Source } from './linesSource.ts'

/** What is taken apart, as it is shown. */
export interface Shown {
  name: string
  url: string | null
  /** The picture that strokes are drawn on; a look tells its garments by itself. */
  marked: Picture | null
  /** The stored picture by which its drawings are found; a look's are found by the look. */
  from: string | null
}

/** The picture of a source, once it is there. */
export function useShown({ kind, id }: Source) {
  const quiet = { saidByScreen: true } as const
  const look = useCall(designs.openDesign, { id }, { ...quiet, enabled: kind === 'look' })
  const product = useCall(products.open, { id }, { ...quiet, enabled: kind === 'product' })
  const file = useCall(files.read, { ids: [id] }, { ...quiet, enabled: kind === 'picture', fresh: Infinity })
  const of = kind === 'look' ? look : kind === 'product' ? product : file
  const again = () => void of.refetch()
  return { shown: shownOf(kind, look.data, product.data, file.data), error: of.error, again }
}

function shownOf(
  kind: Source['kind'],
  look: DesignEntry | undefined,
  product: ProductEntry | undefined,
  stored: readonly Picture[] | undefined,
): Shown | null {
  if (kind === 'look')
    return look
      ? { name: `Look ${lookNumber(look)}`, marked: null, from: null, url: look.pictures?.middle ?? null }
      : null
  if (kind === 'product') {
    if (!product) return null
    const { name, picture, work } = product
    return { name, marked: work.of === 'picture' ? picture : null, from: picture.id, url: picture.thumbnails.large }
  }
  const [picture] = stored ?? []
  return picture ? { name: picture.name, marked: picture, from: picture.id, url: picture.url } : null
}

/** The drawings of a source with the order under way, kept fresh while it runs. */
export function useLines(source: Source, from: string | null) {
  const [taskId, setTaskId] = useState<string | null>(null)
  const asked = source.kind === 'look' ? { designId: source.id } : from ? { fileId: from } : null
  const list = useCall(lines.list, asked ?? {}, { enabled: asked !== null, saidByScreen: true })
  const order = useSend(lines.order, {
    makesOld: [tasks.listTasks],
    onDone: (gave) => setTaskId(gave.taskId),
  })
  const task = useFollowedTask(taskId, lines.list)
  const entries: readonly LineEntry[] = list.data?.items ?? []
  return { entries, known: list.data !== undefined, order, task, busy: order.busy || (task !== null && isOpen(task)) }
}

/** What a person is asked to look at in what a task has found. */
export const asksOf = (task: Task | null) =>
  task?.status === 'succeeded' ? (kinds.drawLines.gives.safeParse(task.output).data?.asks ?? []) : []
