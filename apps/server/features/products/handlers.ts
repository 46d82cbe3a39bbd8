import type { Contract } from '@toile/contract/index.ts'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq } from 'drizzle-orm'
import { checkOpen } from '../../documents/designs/checkOpen.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import type { Handlers } from '../../host/http/context.ts'
import { orderTask } from '../../host/orderTask.ts'
import { bringBack, likeMade, putAside, renameMade, unlikeMade } from '../../library/madeRow.ts'
import { keepRetouched } from './keepRetouched.ts'
import { listProducts } from './listProducts.ts'
import { orderPack } from './orderPack.ts'
import { orderProducts } from './orderProducts.ts'
import { orderRelight } from './orderRelight.ts'
import { readProduct } from './productEntry.ts'

export const products: Handlers<Contract['products']> = {
  list: listProducts,

  async open({ id }, { tx, identity }) {
    return readProduct(tx, identity.id, id)
  },

  order: orderProducts,

  relight: orderRelight,

  async begin({ projectId, fileId }, context) {
    const { tx, identity } = context
    await checkOpen(tx, identity.id, projectId)
    const [row] = await tx
      .select({ width: file.width, height: file.height })
      .from(file)
      .where(and(eq(file.id, fileId), ownedBy(file, identity.id)))
    if (!row) throw refuse('notFound')
    const { least } = limits.products
    if (Math.min(row.width, row.height) < least) throw refuse('pictureTooSmall', { least })
    return orderTask(context, 'beginProduct', { projectId, fileId }, projectId)
  },

  keep: keepRetouched,

  async rename({ id, name }, { tx, identity }) {
    await renameMade(tx, identity.id, id, name)
    return readProduct(tx, identity.id, id)
  },

  async like({ id }, { tx, identity }) {
    await likeMade(tx, identity.id, id)
    return readProduct(tx, identity.id, id)
  },

  async unlike({ id }, { tx, identity }) {
    await unlikeMade(tx, identity.id, id)
    return readProduct(tx, identity.id, id)
  },

  async remove({ id }, { tx, identity }) {
    await putAside(tx, identity.id, id)
    return readProduct(tx, identity.id, id)
  },

  async restore({ id }, { tx, identity }) {
    await bringBack(tx, identity.id, id)
    return readProduct(tx, identity.id, id)
  },

  pack: orderPack,
}
