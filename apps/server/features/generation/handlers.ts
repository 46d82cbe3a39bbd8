import { randomInt } from 'node:crypto'
import type { Contract } from '@toile/contract/index.ts'
import type { LeftOut } from '@toile/contract/tasks/leftOut.ts'
import { leftOutSentences } from '@toile/craft/sketches/leftOut.ts'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { sentenceIn } from '@toile/rules/languages/sentence.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { projectSchema } from '@toile/studio/projects/project.ts'
import { obstacles } from '@toile/studio/projects/rules.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { ownedBy } from '../../host/database/owned.ts'
import { project } from '../../host/database/schema/projects.ts'
import type { Handlers } from '../../host/http/context.ts'
import { orderTask } from '../../host/orderTask.ts'
import { checkFigures } from '../../documents/designs/checkFigures.ts'
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
    const queued = await orderTask(context, 'generateDesigns', { projectId, tier, ...made }, projectId)
    return { ...queued, leftOut: saying(made.leftOut, language) }
  },

  readBoard,

  async generatePrints(asked, context) {
    const input = orderPrints(asked, context.language)
    return orderTask(context, 'generatePrints', input)
  },
}
