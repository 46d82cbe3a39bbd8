import { sureFirst } from '@toile/geometry'
import sharp from 'sharp'
import { productPicture } from '../host/database/schema/products.ts'
import { holdPicture } from '../pictures/hold/holdPicture.ts'
import type { openTestToile } from './openTestToile.ts'
import { plainWork } from './things.ts'

type Toile = Pick<Awaited<ReturnType<typeof openTestToile>>, 'database' | 'server'>
type Own = Partial<typeof productPicture.$inferInsert> & { ownerId: string; projectId: string }

/** A product picture as a task leaves it, with a picture of one colour that nobody drew. Answers its id. */
export async function addProduct({ database: { db }, server: { files } }: Toile, own: Own): Promise<string> {
  const background = own.list === 'relight' ? '#80603a' : '#3a6080'
  const webp = await sharp({ create: { width: 64, height: 80, channels: 3, background } })
    .webp()
    .toBuffer()
  const stored = await files.putDrawn(webp, 'image/webp')
  return db.transaction(async (tx) => {
    const fileId = await holdPicture(tx, { ownerId: own.ownerId, kind: 'made' }, stored)
    const measures = { colors: [], print: null }
    const row = { list: 'toProductImage' as const, name: 'Look 1', work: plainWork(), fileId, measures, ...own }
    return sureFirst(await tx.insert(productPicture).values(row).returning({ id: productPicture.id })).id
  })
}
