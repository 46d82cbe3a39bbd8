import type { Contract } from '@toile/contract/index.ts'
import { brandSchema } from '@toile/craft/brands/brandDocument.ts'
import type { BrandProfile } from '@toile/craft/brands/profile.ts'
import { sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { brand } from '../../host/database/schema/brands.ts'
import type { Handlers } from '../../host/http/context.ts'
import { positionOf } from '../../host/queue/queue.ts'
import type { Server } from '../../host/server.ts'
import { addressOf, pictureOf } from '../../pictures/hold/picture.ts'
import { checkBrandRoom } from '../../documents/brandRoom.ts'
import { entryOf, filesOf, measuringOf, rowOf, rowsOf } from './repository.ts'

const covers = 4

/** The pictures that a brand is known by: people in its clothes before all others. */
const shownFirst = (profile: BrandProfile | null, pictures: readonly string[]): string[] => {
  const looks = pictures.filter((id) => profile?.proportions?.pictures.includes(id))
  return [...new Set([...looks, ...pictures])].slice(0, covers)
}

/** Queues the measuring of a brand, unless it waits already. */
async function orderMeasuring(queue: Server['queue'], tx: Transaction, ownerId: string, brandId: string) {
  const before = await measuringOf(tx, ownerId, brandId)
  if (before?.status === 'waiting') return before
  return queue.enqueue(tx, { ownerId, kind: 'measureBrand', input: { brandId } })
}

export const brands: Handlers<Contract['brands']> = {
  async listBrands(_, { tx, identity }) {
    const rows = (await rowsOf(tx, identity.id)).map((row) => ({ row, document: brandSchema.parse(row.document) }))
    const wanted = rows.flatMap(({ row: { profile }, document: { pictures, logo } }) => [
      ...shownFirst(profile, pictures),
      ...(logo ? [logo] : []),
    ])
    const files = await filesOf(tx, identity.id, wanted)
    return {
      brands: rows.map(({ row, document: { name, slogan, logo, pictures } }) => {
        const shown = logo ? files.get(logo) : undefined
        return {
          id: row.id,
          name,
          slogan,
          logoUrl: shown ? addressOf(shown.hash, shown.mime) : null,
          covers: shownFirst(row.profile, pictures).flatMap((id) => {
            const stored = files.get(id)
            return stored ? [pictureOf(stored).thumbnails.middle] : []
          }),
          colors: row.profile?.palette.colors.slice(0, 6).map(({ color }) => color) ?? [],
          pictures: pictures.length,
          measuredAt: row.measuredAt?.toISOString() ?? null,
          completedAt: row.completedAt?.toISOString() ?? null,
        }
      }),
    }
  },

  async createBrand({ name }, { tx, identity }) {
    await checkBrandRoom(tx, identity.id)
    const document = brandSchema.parse({ name })
    const { id } = sureFirst(
      await tx.insert(brand).values({ ownerId: identity.id, document }).returning({ id: brand.id }),
    )
    return { id }
  },

  readBrand: ({ id }, { tx, identity }) => entryOf(tx, identity.id, id),

  async saveBrand({ id, revision, brand: wanted, rights }, { server, tx, identity }) {
    const { row, document: before } = await rowOf(tx, identity.id, id)
    const added = wanted.pictures.filter((picture) => !before.pictures.includes(picture))
    if (added.length > 0 && !rights) throw refuse('brandRights')
    const now = new Date()
    const [saved] = await tx
      .update(brand)
      .set({ document: wanted, revision: revision + 1, updatedAt: now, rightsAt: rights ? now : row.rightsAt })
      .where(and(ownedBy(brand, identity.id), eq(brand.id, id), eq(brand.revision, revision), isNull(brand.deletedAt)))
      .returning({ revision: brand.revision })
    if (!saved) throw refuse('changedElsewhere')
    const changed = added.length > 0 || wanted.pictures.length !== before.pictures.length
    const due = changed && wanted.pictures.length >= limits.brand.least
    const task = due ? await orderMeasuring(server.queue, tx, identity.id, id) : null
    return { revision: saved.revision, savedAt: now.toISOString(), taskId: task?.id ?? null }
  },

  async measureBrand({ id }, { server, tx, identity }) {
    const { row, document } = await rowOf(tx, identity.id, id)
    if (document.pictures.length < limits.brand.least) throw refuse('brandTooFew', { least: limits.brand.least })
    if (!row.rightsAt) throw refuse('brandRights')
    const task = await orderMeasuring(server.queue, tx, identity.id, id)
    return { taskId: task.id, position: await positionOf(tx, task), cost: 0 }
  },

  async deleteBrand({ id }, { tx, identity }) {
    const own = and(eq(brand.id, id), ownedBy(brand, identity.id))
    await tx.update(brand).set({ deletedAt: new Date() }).where(own)
    return {}
  },

  async restoreBrand({ id }, { tx, identity }) {
    const own = and(eq(brand.id, id), ownedBy(brand, identity.id), isNotNull(brand.deletedAt))
    const [deleted] = await tx.select({ id: brand.id }).from(brand).where(own).for('update')
    if (!deleted) return {}
    await checkBrandRoom(tx, identity.id)
    await tx.update(brand).set({ deletedAt: null }).where(own)
    return {}
  },
}
