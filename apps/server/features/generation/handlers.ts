import { randomInt } from 'node:crypto'
import type { Contract } from '@toile/contract/index.ts'
import type { LeftOut, TaskInput } from '@toile/contract/tasks.ts'
import type { LanguageId } from '@toile/fashion/languages/index.ts'
import { sentenceIn } from '@toile/fashion/languages/sentence.ts'
import { limits, priceOf, tierOf } from '@toile/fashion/limits.ts'
import { obstacles } from '@toile/fashion/projects/rules.ts'
import { projectSchema } from '@toile/fashion/projects/project.ts'
import { leftOutSentences } from '@toile/fashion/sketches/leftOut.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { checkFigures } from '../../content/checkFigures.ts'
import { project } from '../../host/database/schema/projects.ts'
import type { Handlers } from '../../host/http/context.ts'
import { positionOf } from '../../host/queue/queue.ts'
import { briefOf } from './briefOf.ts'
import { orderPrints } from './orderPrints.ts'

/** The sketches that an order leaves out, each with its sentence. */
const saying = (leftOut: readonly LeftOut[], language: LanguageId) =>
  leftOut.map((one) => ({ ...one, says: sentenceIn(language, leftOutSentences[one.why], one) }))

export const generation: Handlers<Contract['generation']> = {
  async generateDesigns(
    { projectId, looks, seed, style, tier, season, occasion, market, keywords },
    { server, tx, identity, language },
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
    const made = await briefOf(tx, identity.id, document, order)
    const input: TaskInput<'generateDesigns'> = { projectId, tier, ...made }
    const cost = priceOf(tier, looks)
    const priority = tierOf(tier).priority
    const task = await server.queue.enqueue(tx, {
      ownerId: identity.id,
      kind: 'generateDesigns',
      projectId,
      input,
      cost,
      results: looks,
      priority,
    })
    return { taskId: task.id, position: await positionOf(tx, task), cost, leftOut: saying(made.leftOut, language) }
  },

  async generatePrints(asked, { server, tx, identity, language }) {
    const input = orderPrints(asked, language)
    const cost = limits.makingCredits.prints
    const order = { ownerId: identity.id, kind: 'generatePrints', input, cost, results: input.count, priority: 2 }
    const task = await server.queue.enqueue(tx, order)
    return { taskId: task.id, position: await positionOf(tx, task), cost }
  },
}
