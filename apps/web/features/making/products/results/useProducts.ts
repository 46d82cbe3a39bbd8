import { type ProductEntry, products } from '@toile/contract/features/products.ts'
import type { Task } from '@toile/contract/tasks.ts'
import { isOpen } from '@toile/contract/whenEnded.ts'
import { limits } from '@toile/rules/limits.ts'
import { useCall } from '../../../../shell/calls/useCall.ts'
import { useMade } from '../../parts/useMade.ts'

const kinds: Partial<Record<Task['kind'], { list: ProductEntry['list']; credits: number }>> = {
  makeProducts: { list: 'toProductImage', credits: limits.products.credits },
  relightPictures: { list: 'relight', credits: limits.products.relightCredits },
}

/** The list that what a task makes comes into; none where it makes no product pictures. */
export const listOf = ({ kind }: Pick<Task, 'kind'>): ProductEntry['list'] | undefined => kinds[kind]?.list

/** How many pictures a task that is under way is still to bring into this window. */
export function toCome(
  task: Pick<Task, 'id' | 'kind' | 'cost' | 'status'>,
  made: readonly Pick<ProductEntry, 'taskId'>[],
): number {
  const price = kinds[task.kind]?.credits
  if (!price || !isOpen(task)) return 0
  return Math.max(0, task.cost / price - made.filter(({ taskId }) => taskId === task.id).length)
}

/** Product pictures of a project and the orders that are under way or failed, kept fresh while any runs; results come one by one (requirement S3.10). */
export function useProducts(projectId: string) {
  const { data, error, refetch } = useCall(products.list, { projectId }, { saidByScreen: true })
  const orders = useMade(products.list, projectId, (task) => listOf(task) !== undefined)
  return { entries: data?.items ?? [], known: data !== undefined, error, again: () => void refetch(), orders }
}
