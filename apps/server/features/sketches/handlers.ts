import { sketches as calls } from '@toile/contract/features/sketches.ts'
import type { Contract } from '@toile/contract/index.ts'
import { orderTask } from '../../content/orderTask.ts'
import type { Handlers } from '../../host/http/context.ts'
import { orderSketches } from './orderSketches.ts'

export const sketches: Handlers<Contract['sketches']> = {
  async generateSketches(asked, context) {
    const input = orderSketches(asked, context.language)
    return orderTask(context, 'generateSketches', input, {
      cost: calls.generateSketches.costs(input),
      results: input.count,
    })
  },
}
