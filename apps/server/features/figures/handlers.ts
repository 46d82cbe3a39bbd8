import type { FigureEntry } from '@toile/contract/features/figures.ts'
import type { Contract } from '@toile/contract/index.ts'
import { type FigureDocument, figureDocumentSchema, ownPerson } from '@toile/craft/mannequins/ownFigure.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { figure } from '../../host/database/schema/figures.ts'
import { file } from '../../host/database/schema/files.ts'
import { libraryItem } from '../../host/database/schema/library.ts'
import type { Handlers } from '../../host/http/context.ts'
import { orderTask } from '../../host/orderTask.ts'
import { addEntry } from '../../library/search/addEntry.ts'
import { changeEntry } from '../../library/search/changeEntry.ts'
import { hashOfFigure } from '../../pictures/hold/hashOfFigure.ts'
import { addressOf } from '../../pictures/hold/picture.ts'

const entryOf = (hash: string, fileId: string, stored: unknown, mime: string): FigureEntry => {
  const document = figureDocumentSchema.parse(stored)
  return {
    figure: hash,
    fileId,
    person: ownPerson({ ...document, figure: hash }),
    document,
    url: addressOf(document.picture, mime),
    cutOutUrl: addressOf(document.cutOut, 'image/png'),
  }
}

/** A mannequin under the name that the library calls it by. */
const named = (entry: FigureEntry, name: string): FigureEntry => ({ ...entry, document: { ...entry.document, name } })

async function rowOf(tx: Transaction, ownerId: string, hash: string) {
  const [row] = await tx
    .select({ figure, mime: file.mime })
    .from(figure)
    .innerJoin(file, and(eq(file.id, figure.fileId), ownedBy(file, ownerId)))
    .where(and(ownedBy(figure, ownerId), eq(figure.hash, hash)))
  if (!row) throw refuse('notFound')
  return row
}

/** The entries of somebody's library that are this mannequin. */
const keptAs = (ownerId: string, hash: string) =>
  and(
    ownedBy(libraryItem, ownerId),
    eq(libraryItem.tab, 'models'),
    isNull(libraryItem.deletedAt),
    sql`${libraryItem.detail} ->> 'figure' = ${hash}`,
  )

/** A point that was put somewhere by a person has no doubt left. */
const settled = (doubts: FigureDocument['doubts'], moved: object): FigureDocument['doubts'] =>
  Object.fromEntries(Object.entries(doubts).map(([name, doubt]) => [name, name in moved ? 0 : doubt]))

export const figures: Handlers<Contract['figures']> = {
  traceFigure: (input, context) => orderTask(context, 'traceFigure', input),

  async readFigure({ figure: hash }, { tx, identity }) {
    const { figure: row, mime } = await rowOf(tx, identity.id, hash)
    return entryOf(hash, row.fileId, row.document, mime)
  },

  async correctFigure({ figure: hash, landmarks = {}, ...changes }, { tx, identity }) {
    const { figure: row, mime } = await rowOf(tx, identity.id, hash)
    const before = figureDocumentSchema.parse(row.document)
    const document = figureDocumentSchema.parse({
      ...before,
      ...changes,
      landmarks: { ...before.landmarks, ...landmarks },
      doubts: settled(before.doubts, landmarks),
      confirmed: true,
    })
    const corrected = hashOfFigure(document)
    const { ownerId, fileId, cutOutId } = row
    await tx.insert(figure).values({ ownerId, hash: corrected, fileId, cutOutId, document }).onConflictDoNothing()
    return entryOf(corrected, fileId, document, mime)
  },

  async keepFigure({ figure: hash, replaces }, { tx, identity }) {
    const { figure: row } = await rowOf(tx, identity.id, hash)
    const { name, confirmed, ageGroup } = figureDocumentSchema.parse(row.document)
    if (!confirmed) throw refuse('figureUnseen')
    const [known] = await tx.select({ id: libraryItem.id }).from(libraryItem).where(keptAs(identity.id, hash))
    if (known) return known
    const says = { name, fileId: row.cutOutId, category: ageGroup, detail: { figure: hash } }
    if (replaces) {
      const [kept] = await tx.select({ id: libraryItem.id }).from(libraryItem).where(keptAs(identity.id, replaces))
      if (kept) {
        await changeEntry(tx, identity.id, kept.id, says)
        return kept
      }
    }
    return { id: await addEntry(tx, { ownerId: identity.id, tab: 'models', ...says }) }
  },

  async listFigures(_, { tx, identity }) {
    const rows = await tx
      .select({
        hash: figure.hash,
        fileId: figure.fileId,
        document: figure.document,
        mime: file.mime,
        name: libraryItem.name,
      })
      .from(libraryItem)
      .innerJoin(figure, and(ownedBy(figure, identity.id), sql`${figure.hash} = ${libraryItem.detail} ->> 'figure'`))
      .innerJoin(file, and(eq(file.id, figure.fileId), ownedBy(file, identity.id)))
      .where(and(ownedBy(libraryItem, identity.id), eq(libraryItem.tab, 'models'), isNull(libraryItem.deletedAt)))
      .orderBy(desc(libraryItem.createdAt))
      .limit(200)
    return {
      figures: rows.map(({ hash, fileId, document, mime, name }) => named(entryOf(hash, fileId, document, mime), name)),
    }
  },
}
