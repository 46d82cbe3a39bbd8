import type { Contract } from '@toile/contract/index.ts'
import { limits } from '@toile/fashion/limits.ts'
import type { Handlers } from '../../host/http/context.ts'
import { positionOf } from '../../host/queue/queue.ts'
import { orderMoods } from './orderMoods.ts'

export const moods: Handlers<Contract['moods']> = {
  async generateMoods(asked, { server, tx, identity, language }) {
    const input = orderMoods(asked, language)
    const cost = limits.makingCredits.moods
    const order = {
      ownerId: identity.id,
      kind: 'generateMoods',
      input,
      cost,
      results: input.count,
      priority: 2,
    } as const
    const task = await server.queue.enqueue(tx, order)
    return { taskId: task.id, position: await positionOf(tx, task), cost }
  },
}
