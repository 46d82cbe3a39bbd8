import { moods as calls } from '@toile/contract/features/moods.ts'
import type { Contract } from '@toile/contract/index.ts'
import { orderTask } from '../../content/orderTask.ts'
import type { Handlers } from '../../host/http/context.ts'
import { orderMoods } from './orderMoods.ts'

export const moods: Handlers<Contract['moods']> = {
  async generateMoods(asked, context) {
    const input = orderMoods(asked, context.language)
    return orderTask(context, 'generateMoods', input, { cost: calls.generateMoods.costs(input), results: input.count })
  },
}
