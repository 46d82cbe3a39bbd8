import { tasks } from '@toile/contract/tasks.ts'
import { cutFromGround } from '@toile/picture/reading/cutout/cutFromGround.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import { productPicture } from '../../host/database/schema/products.ts'
import { defineRunner } from '../../host/queue/runner.ts'
import { readOwn } from '../../pictures/hold/keepPixels.ts'

/** As many pixels of a side as tell what stands out. */
const longest = 1024

/** Takes an uploaded picture among the product pictures once something stands out in it; its original stays as it is (requirement S2.31). */
export const beginProduct = defineRunner(tasks.beginProduct, async ({ projectId, fileId }, { task, db, files }) => {
  const { ownerId } = task
  const { pixels, name } = await readOwn({ db, files }, ownerId, fileId, longest)
  const found = cutFromGround(pixels, { keep: [], drop: [] })
  if (!found) throw refuse('nothingStandsOut')
  const id = randomUUID()
  const { confidence, asks } = found
  return {
    output: { productId: id, confidence, asks },
    async commit(tx) {
      const [row] = await tx
        .select({ hash: file.hash })
        .from(file)
        .where(and(eq(file.id, fileId), ownedBy(file, ownerId)))
        .for('update')
      if (!row) throw refuse('notFound')
      await tx.insert(productPicture).values({
        id,
        ownerId,
        projectId,
        list: 'toProductImage',
        name: name.replace(/\.(png|jpe?g|webp)$/i, ''),
        work: { of: 'picture', retouched: { picture: row.hash, steps: [] } },
        fileId,
        taskId: task.id,
      })
    },
  }
})
