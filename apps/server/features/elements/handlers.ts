import type { LibraryTab } from '@toile/contract/features/library.ts'
import type { Contract } from '@toile/contract/index.ts'
import type { ElementKind } from '@toile/craft/elements/element.ts'
import { picturesIn } from '@toile/craft/elements/picturesIn.ts'
import { findGarment } from '@toile/craft/garments/index.ts'
import { motionCategory } from '@toile/craft/motions/own/motionCategory.ts'
import { textsOf } from '@toile/craft/slogans/slogan.ts'
import { sureFirst } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import { and, desc, eq, inArray, isNotNull, lt, ne, or } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { element } from '../../host/database/schema/elements.ts'
import { file } from '../../host/database/schema/files.ts'
import { libraryItem } from '../../host/database/schema/library.ts'
import type { Handlers } from '../../host/http/context.ts'
import { checkElement } from '../../library/checkElement.ts'
import { keepElement } from '../../library/keepElement.ts'
import { freeMotionName } from '../../library/freeMotionName.ts'
import { addEntry } from '../../library/search/addEntry.ts'
import { drawAside } from '../../pictures/drawing/drawAside.ts'
import { loadPictures } from '../../pictures/drawing/loadUploads.ts'
import { checkLetters } from '../../pictures/letters/checkLetters.ts'
import { elementEntry, keptAs, keptColumns, lockElement, readElement } from './elementEntry.ts'

const pageSize = 60

/** Where a liked element is kept, and under which of the default print types (requirement S3.27). */
const placeOf: Record<ElementKind, { tab: LibraryTab; category: string }> = {
  print: { tab: 'prints', category: 'Pattern' },
  slogan: { tab: 'prints', category: 'Slogan' },
  logo: { tab: 'prints', category: 'Logo' },
  sketch: { tab: 'sketches', category: '' },
  mood: { tab: 'moodboards', category: '' },
  motion: { tab: 'elements', category: motionCategory.label },
}

const setState = (tx: Transaction, ownerId: string, id: string, state: 'staged' | 'liked' | 'deleted') =>
  tx
    .update(element)
    .set({ state })
    .where(and(ownedBy(element, ownerId), eq(element.id, id)))

const takeFromLibrary = (tx: Transaction, ownerId: string, id: string) =>
  tx.delete(libraryItem).where(and(ownedBy(libraryItem, ownerId), eq(libraryItem.elementId, id)))

async function like(tx: Transaction, ownerId: string, id: string) {
  const row = await lockElement(tx, ownerId, id)
  if (row.state === 'liked') return
  await setState(tx, ownerId, id, 'liked')
  await takeFromLibrary(tx, ownerId, id)
  await addEntry(tx, {
    ownerId,
    ...placeOf[row.document.kind],
    ...(row.document.kind === 'sketch' ? { category: findGarment(row.document.garment)?.category ?? '' } : {}),
    name: row.document.kind === 'motion' ? await freeMotionName(tx, ownerId, row.name) : row.name,
    fileId: row.fileId,
    elementId: id,
    source: 'Generate',
  })
}

export const elements: Handlers<Contract['elements']> = {
  async list({ kinds, taskId, kept, fileIds, after }, { tx, identity }) {
    const own = ownedBy(element, identity.id)
    const [last] = after
      ? await tx
          .select()
          .from(element)
          .where(and(own, eq(element.id, after)))
      : []
    const rows = await tx
      .select({ made: element, picture: file, kept: keptColumns })
      .from(element)
      .innerJoin(file, and(eq(file.id, element.fileId), ownedBy(file, identity.id)))
      .leftJoin(libraryItem, keptAs(identity.id))
      .where(
        and(
          own,
          kinds.length ? inArray(element.kind, kinds) : undefined,
          taskId ? eq(element.taskId, taskId) : ne(element.state, 'deleted'),
          kept ? isNotNull(libraryItem.id) : undefined,
          fileIds.length ? inArray(element.fileId, fileIds) : undefined,
          last &&
            or(
              lt(element.createdAt, last.createdAt),
              and(eq(element.createdAt, last.createdAt), lt(element.id, last.id)),
            ),
        ),
      )
      .orderBy(desc(element.createdAt), desc(element.id))
      .limit(pageSize + 1)
    return {
      items: rows.slice(0, pageSize).map(elementEntry),
      more: rows.length > pageSize,
    }
  },

  async open({ id }, { tx, identity }) {
    return readElement(tx, identity.id, id)
  },

  async like({ id }, { tx, identity }) {
    await like(tx, identity.id, id)
    return readElement(tx, identity.id, id)
  },

  async unlike({ id }, { tx, identity }) {
    const row = await lockElement(tx, identity.id, id)
    if (row.state === 'liked') {
      await setState(tx, identity.id, id, 'staged')
      await takeFromLibrary(tx, identity.id, id)
    }
    return readElement(tx, identity.id, id)
  },

  async remove({ id }, { tx, identity }) {
    await lockElement(tx, identity.id, id)
    await setState(tx, identity.id, id, 'deleted')
    await takeFromLibrary(tx, identity.id, id)
    return readElement(tx, identity.id, id)
  },

  async restore({ id }, { tx, identity }) {
    const row = await lockElement(tx, identity.id, id)
    if (row.state === 'deleted') await setState(tx, identity.id, id, 'staged')
    return readElement(tx, identity.id, id)
  },

  keep: {
    async apart({ name, document }, { server, load, keep, identity }) {
      checkElement(document)
      if (document.kind === 'slogan' || document.kind === 'logo') await checkLetters(textsOf(document))
      const hashes = picturesIn(document)
      const pictures = await loadPictures(load, server.files, identity.id, hashes)
      if (hashes.some((hash) => !pictures[hash])) throw refuse('notFound')
      const picture = sureFirst(await drawAside([{ element: document }], { pictures, pieces: {} }))
      const own = { ownerId: identity.id, name, document, taskId: null, position: 0 }
      const entry = await keepElement(server.files, own, picture)
      return keep(async (tx) => {
        await entry.keep(tx)
        await like(tx, identity.id, entry.id)
        return readElement(tx, identity.id, entry.id)
      })
    },
  },
}
