import { randomInt } from 'node:crypto'
import type { Contract } from '@toile/contract/index.ts'
import type { TaskInput } from '@toile/contract/tasks.ts'
import { limits, priceOf, tiers } from '@toile/fashion/limits.ts'
import { obstacles } from '@toile/fashion/projects/rules.ts'
import { projectSchema } from '@toile/fashion/projects/project.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { checkFigures } from '../../content/checkFigures.ts'
import { project } from '../../host/database/schema/projects.ts'
import type { Handlers } from '../../host/http/context.ts'
import { positionOf } from '../../host/queue/queue.ts'
import { briefOf } from './briefOf.ts'
import { orderPrints } from './orderPrints.ts'

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
}
