import { sure } from '@toile/geometry'
import { Refusal, refuse } from '@toile/rules/refusals.ts'
import { and, eq } from 'drizzle-orm'
import { ownedBy } from '../../host/database/owned.ts'
import { productPicture } from '../../host/database/schema/products.ts'
import type { RunContext } from '../../host/queue/runner.ts'
import { drawTogether } from '../../pictures/drawing/crew.ts'
import { readMeasured } from '../../pictures/drawing/readMeasured.ts'
import { jobOf } from './drawWorks.ts'
import { keepProduct, type NewProduct } from './keepProduct.ts'
import type { LoadedWorks } from './loadEach.ts'

/** A product picture that a task is to make. */
export type WantedProduct = Pick<NewProduct, 'list' | 'projectId' | 'name' | 'work' | 'designId' | 'fromId'>

/** Draws the product pictures of a task in two threads; each is kept as soon as it is drawn, so that a task that runs again goes on where it was, and one that cannot be drawn leaves the others. Answers the ids in order, with nothing for those; refuses where there is none at all. */
export async function drawProducts(
  { task, db, files, signal, report }: RunContext,
  wanted: readonly WantedProduct[],
  { uploads, refused }: LoadedWorks,
): Promise<(string | undefined)[]> {
  const kept = await db
    .select({ id: productPicture.id, position: productPicture.position })
    .from(productPicture)
    .where(and(ownedBy(productPicture, task.ownerId), eq(productPicture.taskId, task.id)))
  const there = new Map(kept.map(({ id, position }) => [position, id]))
  const open = wanted
    .map((product, position) => ({ product, position }))
    .filter(({ position }) => !there.has(position) && !refused.has(position))
  const lost: unknown[] = [...refused.values()]
  await drawTogether(
    open.map(({ product }) => jobOf(product.work)),
    uploads,
    signal,
    async (at, bytes) => {
      const { product, position } = sure(open[at])
      const own = { ...product, ownerId: task.ownerId, taskId: task.id, position }
      const entry = await keepProduct(files, own, readMeasured(bytes))
      there.set(position, entry.id)
      await report(there.size / wanted.length, { productId: entry.id }, entry.keep)
    },
    (_, error) => lost.push(error),
  )
  signal.throwIfAborted()
  if (there.size === 0) throw lost.find((why) => why instanceof Refusal) ?? refuse('imageFailed')
  return wanted.map((_, position) => there.get(position))
}
