import type { Contract } from '@toile/contract/index.ts'
import type { Handlers } from '../../host/http/context.ts'
import { orderTask } from '../../host/orderTask.ts'
import { orderMoods } from './orderMoods.ts'

export const moods: Handlers<Contract['moods']> = {
  async generateMoods(asked, context) {
    const input = orderMoods(asked, context.language)
    return orderTask(context, 'generateMoods', input)
  },
}
