import { randomInt } from 'node:crypto'
import { generation as calls } from '@toile/contract/features/generation.ts'
import type { Contract } from '@toile/contract/index.ts'
import type { LeftOut } from '@toile/contract/tasks.ts'
import type { LanguageId } from '@toile/fashion/languages/index.ts'
import { sentenceIn } from '@toile/fashion/languages/sentence.ts'
import { tierOf } from '@toile/fashion/limits.ts'
import { obstacles } from '@toile/fashion/projects/rules.ts'
import { projectSchema } from '@toile/fashion/projects/project.ts'
import { leftOutSentences } from '@toile/fashion/sketches/leftOut.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { checkFigures } from '../../content/checkFigures.ts'
import { orderTask } from '../../content/orderTask.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { project } from '../../host/database/schema/projects.ts'
import type { Handlers } from '../../host/http/context.ts'
import { briefOf } from './briefOf.ts'
import { orderPrints } from './orderPrints.ts'
import { readBoard } from './readBoard.ts'

/** The sketches that an order leaves out, each with its sentence. */
const saying = (leftOut: readonly LeftOut[], language: LanguageId) =>
  leftOut.map((one) => ({ ...one, says: sentenceIn(language, leftOutSentences[one.why], one) }))

export const generation: Handlers<Contract['generation']> = {
  async generateDesigns({ projectId, looks, seed, style, tier, season, occasion, market, keywords }, context) {
    const { tx, identity, language } = context
    const [row] = await tx
      .select()
      .from(project)
      .where(and(ownedBy(project, identity.id), eq(project.id, projectId), isNull(project.deletedAt)))
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
    const { priority } = tierOf(tier)
    const terms = { projectId, cost: calls.generateDesigns.costs({ tier, looks }), results: looks, priority }
    const queued = await orderTask(context, 'generateDesigns', { projectId, tier, ...made }, terms)
    return { ...queued, leftOut: saying(made.leftOut, language) }
  },

  readBoard,

  async generatePrints(asked, context) {
    const input = orderPrints(asked, context.language)
    return orderTask(context, 'generatePrints', input, {
      cost: calls.generatePrints.costs(input),
      results: input.count,
    })
  },
}
