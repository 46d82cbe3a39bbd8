import type { Contract } from '@toile/contract/index.ts'
import type { Takes } from '@toile/contract/call.ts'
import { type ProductWork, productWorkSchema } from '@toile/craft/products/productWork.ts'
import { mostRetouches, type Retouch } from '@toile/craft/products/retouch.ts'
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
    work: inLight(productWorkSchema.parse(work), asked),
  }))
  return orderTask(context, 'relightPictures', { projectId: first.projectId, pictures }, first.projectId)
}

/** A work in another light, on another ground where one is told: a look is taken anew, any other picture takes a step for each in place of its former ones. */
function inLight(work: ProductWork, { light, ground, without }: Takes<Relight>): ProductWork {
  if (work.of === 'look') return { ...work, shot: { ...work.shot, light, ground: ground ?? work.shot.ground } }
  const { picture, steps } = work.retouched
  const stays = ({ kind }: Retouch) => kind !== 'light' && !(ground && kind === 'ground')
  const added: Retouch[] = [...(ground ? [{ kind: 'ground' as const, ground }] : []), { kind: 'light', light, without }]
  const kept = steps.filter(stays)
  if (kept.length + added.length > mostRetouches) throw refuse('fieldTooMany', { field: 'steps', most: mostRetouches })
  return { of: 'picture', retouched: { picture, steps: [...kept, ...added] } }
}
