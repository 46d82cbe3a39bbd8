import type { Contract } from '@toile/contract/index.ts'
import { limits } from '@toile/fashion/limits.ts'
import type { Handlers } from '../../host/http/context.ts'
import { positionOf } from '../../host/queue/queue.ts'
import { orderSketches } from './orderSketches.ts'

export const sketches: Handlers<Contract['sketches']> = {
  async generateSketches(asked, { server, tx, identity, language }) {
    const input = orderSketches(asked, language)
    const cost = limits.makingCredits.sketches
    const order = {
      ownerId: identity.id,
      kind: 'generateSketches',
      input,
      cost,
      results: input.count,
      priority: 2,
    } as const
    const task = await server.queue.enqueue(tx, order)
    return { taskId: task.id, position: await positionOf(tx, task), cost }
  },
}
