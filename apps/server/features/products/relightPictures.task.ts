import { tasks } from '@toile/contract/tasks.ts'
import { limits } from '@toile/rules/limits.ts'
import { defineRunner } from '../../host/queue/runner.ts'
import { drawProducts } from './drawProducts.ts'
import { loadEach } from './loadEach.ts'

/** Draws product pictures once more in another light; one that cannot be drawn is named, and costs nothing (requirement S1.08). */
export const relightPictures = defineRunner(tasks.relightPictures, async ({ projectId, pictures }, context) => {
  const wanted = pictures.map(({ from, designId, name, work }) => ({
    list: 'relight' as const,
    projectId,
    name,
    designId,
    fromId: from,
    work,
  }))
  const loaded = await loadEach(
    context,
    pictures.map(({ work }) => work),
  )
  const ids = await drawProducts(context, wanted, loaded)
  const productIds = ids.flatMap((id) => id ?? [])
  const leftOut = pictures.filter((_, i) => !ids[i]).map(({ from, name }) => ({ id: from, name }))
  return {
    output: { productIds, leftOut },
    used: productIds.length * limits.products.relightCredits,
    status: leftOut.length > 0 ? 'partlySucceeded' : 'succeeded',
  }
})
