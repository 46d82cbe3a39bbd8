import type { Contract } from '@toile/contract/index.ts'
import type { TaskInput } from '@toile/contract/tasks.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { productWorkSchema } from '@toile/craft/products/productWork.ts'
import { sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { design } from '../../host/database/schema/designs.ts'
import { file } from '../../host/database/schema/files.ts'
import { productPicture } from '../../host/database/schema/products.ts'
import type { Whole } from '../../host/http/context.ts'
import { orderTask } from '../../host/orderTask.ts'
import { sizedDesigns } from '../../pictures/drawing/sizedDesigns.ts'

type Taken = Pick<TaskInput<'drawLines'>, 'source' | 'fileId' | 'name'>

/** Orders that a picture is taken apart as it stands; one that is too small, or in which nothing is worn, is refused before anything is spent. */
export const orderLines: Whole<Contract['lines']['order']> = async ({ of, keep, drop, choices }, context) => {
  const { tx, identity, language } = context
  const taken =
    of.kind === 'look'
      ? await ofLook(tx, identity.id, of.designId)
      : of.kind === 'product'
        ? await ofProduct(tx, identity.id, of.productId)
        : await ofFile(tx, identity.id, of.fileId)
  return orderTask(context, 'drawLines', { ...taken, language, strokes: { keep, drop }, choices })
}

async function ofLook(tx: Transaction, ownerId: string, designId: string): Promise<Taken> {
  const [row] = await tx
    .select()
    .from(design)
    .where(and(eq(design.id, designId), ownedBy(design, ownerId), ne(design.state, 'deleted')))
  if (!row) throw refuse('notFound')
  const look = sureFirst(await sizedDesigns(tx, ownerId, [row]))
  if (look.garments.every(({ hidden }) => hidden)) throw refuse('lookUnseen')
  const front = row.pictures['front']
  const [drawn] = front
    ? await tx
        .select({ id: file.id })
        .from(file)
        .where(and(ownedBy(file, ownerId), eq(file.hash, front)))
        .limit(1)
    : []
  return { source: { of: 'look', look, designId }, fileId: drawn?.id ?? null, name: `Look ${lookNumber(row)}` }
}

async function ofProduct(tx: Transaction, ownerId: string, productId: string): Promise<Taken> {
  const [row] = await tx
    .select()
    .from(productPicture)
    .where(and(eq(productPicture.id, productId), ownedBy(productPicture, ownerId), ne(productPicture.state, 'deleted')))
  if (!row) throw refuse('notFound')
  const work = productWorkSchema.parse(row.work)
  if (work.of === 'picture') return { ...(await ofFile(tx, ownerId, row.fileId)), name: row.name }
  const { look } = work
  if (look.garments.every(({ hidden }) => hidden)) throw refuse('lookUnseen')
  return { source: { of: 'look', look, designId: row.designId }, fileId: row.fileId, name: row.name }
}

async function ofFile(tx: Transaction, ownerId: string, fileId: string): Promise<Taken> {
  const [row] = await tx
    .select({ name: file.name, width: file.width, height: file.height })
    .from(file)
    .where(and(eq(file.id, fileId), ownedBy(file, ownerId)))
  if (!row) throw refuse('notFound')
  const { least } = limits.lineDrawing
  if (Math.max(row.width, row.height) < least) throw refuse('pictureTooSmall', { least })
  return { source: { of: 'picture' }, fileId, name: row.name.replace(/\.(png|jpe?g|webp)$/i, '') }
}
