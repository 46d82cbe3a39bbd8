import type { Contract } from '@toile/contract/index.ts'
import type { Handlers } from '../../host/http/context.ts'
import { orderTask } from '../../host/orderTask.ts'
import { orderSketches } from './orderSketches.ts'

export const sketches: Handlers<Contract['sketches']> = {
  async generateSketches(asked, context) {
    const input = orderSketches(asked, context.language)
    return orderTask(context, 'generateSketches', input)
  },
}
