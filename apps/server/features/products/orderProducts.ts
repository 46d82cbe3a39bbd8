import type { Contract } from '@toile/contract/index.ts'
import type { LeftOutLook } from '@toile/contract/tasks/leftOutLook.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { leftOutLookSentences } from '@toile/craft/products/leftOutLook.ts'
import type { Shot } from '@toile/craft/products/shot.ts'
import { sure } from '@toile/geometry'
import { sentenceIn } from '@toile/rules/languages/sentence.ts'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { design } from '../../host/database/schema/designs.ts'
import type { Whole } from '../../host/http/context.ts'
import { orderTask } from '../../host/orderTask.ts'
import { sizedDesigns } from '../../pictures/drawing/sizedDesigns.ts'
import { checkOpen } from './checkOpen.ts'

type Order = Contract['products']['order']

/** Orders product pictures of looks as they stand; what nobody could show is named, or refused, before anything is spent. */
export const orderProducts: Whole<Order> = async (asked, context) => {
  const { tx, identity, language } = context
  const { projectId, designIds, liked, shot, results, sameScale } = asked
  if (shot.ground.kind === 'own' && !shot.ground.picture) throw refuse('groundNeeded')
  await checkOpen(tx, identity.id, projectId)
  if (!liked && designIds.length === 0) throw refuse('looksNeeded')
  const looks = await readLooks(tx, identity.id, projectId, liked ? null : [...new Set(designIds)])
  if (looks.length === 0) throw refuse(liked ? 'nothingLiked' : 'notFound')
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

/** Looks of a project: those that are named, in that order, or all liked ones; refuses where one is not there. */
async function readLooks(tx: Transaction, ownerId: string, projectId: string, ids: readonly string[] | null) {
  const state = ids ? and(inArray(design.id, [...ids]), ne(design.state, 'deleted')) : eq(design.state, 'liked')
  const rows = await tx
    .select()
    .from(design)
    .where(and(ownedBy(design, ownerId), eq(design.projectId, projectId), state))
    .orderBy(asc(design.position), asc(design.createdAt))
  if (ids && rows.length < ids.length) throw refuse('notFound')
  const documents = await sizedDesigns(tx, ownerId, rows)
  const looks = rows.map((row, i) => ({
    designId: row.id,
    name: `Look ${lookNumber(row)}`,
    look: sure(documents[i]),
  }))
  return ids ? ids.flatMap((id) => looks.find(({ designId }) => designId === id) ?? []) : looks
}
