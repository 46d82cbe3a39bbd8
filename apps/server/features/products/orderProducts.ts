import type { Contract } from '@toile/contract/index.ts'
import type { LeftOutLook } from '@toile/contract/tasks/leftOutLook.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { leftOutLookSentences } from '@toile/craft/products/leftOutLook.ts'
import type { Shot } from '@toile/craft/products/shot.ts'
import { sentenceIn } from '@toile/rules/languages/sentence.ts'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { checkOpen } from '../../documents/designs/checkOpen.ts'
import { readLooks } from '../../documents/designs/readLooks.ts'
import type { Whole } from '../../host/http/context.ts'
import { orderTask } from '../../host/orderTask.ts'

type Order = Contract['products']['order']

/** Orders product pictures of looks as they stand; what nobody could show is named, or refused, before anything is spent. */
export const orderProducts: Whole<Order> = async (asked, context) => {
  const { tx, identity, language } = context
  const { projectId, designIds, liked, shot, results, sameScale } = asked
  if (shot.ground.kind === 'own' && !shot.ground.picture) throw refuse('groundNeeded')
  await checkOpen(tx, identity.id, projectId)
  const looks = await readLooks(tx, identity.id, { projectId, designIds, liked })
  const shown = looks.filter(({ look }) => isShown(look, shot))
  if (shown.length === 0) throw refuse('lookUnseen')
  const most = limits.products.pictures
  if (shown.length * results > most) throw refuse('tooManyProducts', { most })
  const leftOut = looks
    .filter((one) => !shown.includes(one))
    .map(({ designId, name }): LeftOutLook => ({ designId, name, why: 'hidden' }))
  const input = { projectId, looks: shown, shot, results, sameScale, leftOut }
  const queued = await orderTask(context, 'makeProducts', input, projectId)
  const says = ({ why, name }: LeftOutLook) => sentenceIn(language, leftOutLookSentences[why], { name })
  return { ...queued, leftOut: leftOut.map((one) => ({ ...one, says: says(one) })) }
}

/** Shoes are always there; anything else needs a garment that is seen. */
const isShown = ({ garments }: Design, { presentation }: Shot) =>
  presentation === 'accessories' || garments.some(({ hidden }) => !hidden)
