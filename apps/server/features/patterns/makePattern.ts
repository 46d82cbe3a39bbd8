import type { Contract } from '@toile/contract/index.ts'
import { designSchema } from '@toile/craft/designs/design.ts'
import { sureFirst } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import { newPattern } from '@toile/tailoring/editing/newPattern.ts'
import { cutOf } from '@toile/tailoring/garments/cutOf.ts'
import { and, eq } from 'drizzle-orm'
import { checkOpen } from '../../documents/designs/checkOpen.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { design } from '../../host/database/schema/designs.ts'
import { pattern } from '../../host/database/schema/patterns.ts'
import type { Whole } from '../../host/http/context.ts'
import { readPattern } from './patternEntry.ts'
import { checkPatternRoom } from './patternRoom.ts'

/** Begins the pattern of a garment of a look. */
export const makePattern: Whole<Contract['patterns']['make']> = async (
  { designId, garment, name },
  { tx, identity },
) => {
  const ownerId = identity.id
  const rows = await tx
    .select({ projectId: design.projectId, document: design.document })
    .from(design)
    .where(and(ownedBy(design, ownerId), eq(design.id, designId)))
  const { projectId, document: kept } = sureFirst(rows)
  await checkPatternRoom(tx, ownerId)
  await checkOpen(tx, ownerId, projectId)
  const look = designSchema.parse(kept)
  const worn = look.garments.find(({ id }) => id === garment)
  if (!worn) throw refuse('notFound')
  if (!cutOf(worn)) throw refuse('garmentNotSewn')
  const document = newPattern(look, garment, { project: projectId, look: designId }, name)
  const { id } = sureFirst(
    await tx
      .insert(pattern)
      .values({ ownerId, projectId, lookId: designId, name: document.name, document })
      .returning({ id: pattern.id }),
  )
  return readPattern(tx, ownerId, id)
}
