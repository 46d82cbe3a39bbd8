import { randomInt } from 'node:crypto'
import type { Contract } from '@toile/contract/index.ts'
import type { TaskInput } from '@toile/contract/tasks.ts'
import { findCategory } from '@toile/fashion/garments/categories.ts'
import { limits, priceOf, tiers } from '@toile/fashion/limits.ts'
import { obstacles } from '@toile/fashion/projects/rules.ts'
import { projectSchema } from '@toile/fashion/projects/project.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import type { AnchorName } from '@toile/picture/trace/anchor.ts'
import { retrace } from '@toile/picture/trace/retrace.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { checkFigures } from '../../content/checkFigures.ts'
import { addressOf } from '../../content/picture.ts'
import { storePiece } from '../../content/traceFile.ts'
import { loadTraced } from '../../content/uploads.ts'
import type { Transaction } from '../../host/database/database.ts'
import { file } from '../../host/database/schema/files.ts'
import { project } from '../../host/database/schema/projects.ts'
import { traced } from '../../host/database/schema/traced.ts'
import type { Handlers } from '../../host/http/context.ts'
import { positionOf } from '../../host/queue/queue.ts'
import { briefOf } from './briefOf.ts'
import { orderPrints } from './orderPrints.ts'

async function pieceOf(tx: Transaction, ownerId: string, hash: string) {
  const [row] = await tx
    .select({ fileId: traced.fileId, note: traced.note, sheet: file.hash })
    .from(traced)
    .innerJoin(file, eq(file.id, traced.sheetId))
    .where(and(eq(traced.ownerId, ownerId), eq(traced.hash, hash)))
  return { fileId: row.fileId, answer: { traced: hash, note: row.note, url: addressOf(row.sheet, 'image/png') } }
}

export const generation: Handlers<Contract['generation']> = {
  async generateDesigns(
    { projectId, looks, seed, style, tier, season, occasion, market, keywords },
    { server, tx, identity },
  ) {
    const [row] = await tx
      .select()
      .from(project)
      .where(and(eq(project.id, projectId), isNull(project.deletedAt)))
    if (!row) throw refuse('notFound')
    const document = projectSchema.parse(row.document)
    const [obstacle] = obstacles(document)
    if (obstacle) throw obstacle
    await checkFigures(tx, identity.id, document.boards.mannequins)
    const order = {
      looks,
      style: style ?? document.style,
      seed: seed ?? randomInt(0x7fffffff),
      season,
      occasion,
      market,
      keywords,
    }
    const input: TaskInput<'generateDesigns'> = {
      projectId,
      tier,
      ...(await briefOf(tx, identity.id, document, order)),
    }
    const cost = priceOf(tier, looks)
    const priority = tiers.find(({ id }) => id === tier)?.priority
    const task = await server.queue.enqueue(tx, {
      ownerId: identity.id,
      kind: 'generateDesigns',
      projectId,
      input,
      cost,
      priority,
    })
    return { taskId: task.id, position: await positionOf(tx, task), cost }
  },

  async generatePrints(asked, { server, tx, identity, language }) {
    const input = await orderPrints(tx, identity.id, asked, language)
    const cost = limits.makingCredits.prints
    const order = { ownerId: identity.id, kind: 'generatePrints', input, cost, priority: 2 }
    const task = await server.queue.enqueue(tx, order)
    return { taskId: task.id, position: await positionOf(tx, task), cost }
  },

  async traceSketch({ fileId, category }, { server, tx, identity }) {
    const input: TaskInput<'traceSketch'> = { fileId, category }
    const task = await server.queue.enqueue(tx, { ownerId: identity.id, kind: 'traceSketch', input, priority: 2 })
    return { taskId: task.id, position: await positionOf(tx, task), cost: 0 }
  },

  async readTraced({ traced: hash }, { tx, identity }) {
    return (await pieceOf(tx, identity.id, hash)).answer
  },

  async correctTraced({ traced: hash, category, anchors }, { server, tx, identity }) {
    const known = category === undefined ? null : findCategory(category)
    if (category !== undefined && !known) throw refuse('fieldForm', { field: 'category' })
    const { fileId } = await pieceOf(tx, identity.id, hash)
    const piece = await loadTraced(tx, server.files, identity.id, hash)
    if (!piece) throw refuse('notFound')
    const moved = Object.fromEntries(
      Object.entries(anchors ?? {}).filter(([name]) => name in piece.anchors),
    ) as Partial<Record<AnchorName, [number, number]>>
    const corrected = await storePiece(
      server.files,
      identity.id,
      fileId,
      retrace(piece, { category: known?.id, anchors: moved }),
    )
    await corrected.keep(tx)
    return (await pieceOf(tx, identity.id, corrected.hash)).answer
  },
}
