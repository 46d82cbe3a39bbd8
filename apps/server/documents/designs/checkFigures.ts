import { figureDocumentSchema, readOwnPerson } from '@toile/craft/mannequins/ownFigure.ts'
import { refuse } from '@toile/rules/refusals.ts'
import type { MannequinItem } from '@toile/studio/projects/project.ts'
import { and, inArray } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { figure } from '../../host/database/schema/figures.ts'

/** Refuses mannequins of a board that are not their owner's, are not who their id says, or whose points nobody has seen (requirement S5.17). */
export async function checkFigures(
  tx: Transaction,
  ownerId: string,
  mannequins: readonly Pick<MannequinItem, 'person'>[],
): Promise<void> {
  const named = mannequins.flatMap(({ person }) => readOwnPerson(person) ?? [])
  if (!named.length) return
  const hashes = named.map((one) => one.figure)
  const rows = await tx
    .select({ hash: figure.hash, document: figure.document })
    .from(figure)
    .where(and(ownedBy(figure, ownerId), inArray(figure.hash, hashes)))
  for (const one of named) {
    const row = rows.find(({ hash }) => hash === one.figure)
    if (!row) throw refuse('notFound')
    const { gender, ageGroup, confirmed } = figureDocumentSchema.parse(row.document)
    if (gender !== one.gender || ageGroup !== one.ageGroup) throw refuse('notFound')
    if (!confirmed) throw refuse('figureUnseen')
  }
}
