import type { Contract } from '@toile/contract/index.ts'
import type { Takes } from '@toile/contract/call.ts'
import { type ProductWork, productWorkSchema } from '@toile/craft/products/productWork.ts'
import { relitWork } from '@toile/craft/products/relitWork.ts'
import { mostRetouches } from '@toile/craft/products/retouch.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, inArray, ne } from 'drizzle-orm'
import { ownedBy } from '../../host/database/owned.ts'
import { productPicture } from '../../host/database/schema/products.ts'
import type { Whole } from '../../host/http/context.ts'
import { orderTask } from '../../host/orderTask.ts'

type Relight = Contract['products']['relight']

/** Orders product pictures once more in another light; those of one project at a time. */
export const orderRelight: Whole<Relight> = async (asked, context) => {
  const { tx, identity } = context
  const ids = [...new Set(asked.ids)]
  if (asked.ground?.kind === 'own' && !asked.ground.picture) throw refuse('groundNeeded')
  const rows = await tx
    .select()
    .from(productPicture)
    .where(
      and(ownedBy(productPicture, identity.id), inArray(productPicture.id, ids), ne(productPicture.state, 'deleted')),
    )
  const found = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  const [first] = found
  if (!first || found.length < ids.length || found.some(({ projectId }) => projectId !== first.projectId))
    throw refuse('notFound')
  const pictures = found.map(({ id, designId, name, work }) => ({
    from: id,
    designId,
    name,
    work: relitWithin(productWorkSchema.parse(work), asked),
  }))
  return orderTask(context, 'relightPictures', { projectId: first.projectId, pictures }, first.projectId)
}

/** A work relit, within the steps that a picture takes. */
function relitWithin(work: ProductWork, asked: Takes<Relight>): ProductWork {
  const relit = relitWork(work, asked)
  if (relit.of === 'picture' && relit.retouched.steps.length > mostRetouches)
    throw refuse('fieldTooMany', { field: 'steps', most: mostRetouches })
  return relit
}
