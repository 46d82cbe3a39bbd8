import type { Contract } from '@toile/contract/index.ts'
import type { Handlers } from '../../host/http/context.ts'
import { orderTask } from '../../host/orderTask.ts'

export const pictures: Handlers<Contract['pictures']> = {
  cutOut: (input, context) => orderTask(context, 'cutOut', input),
  makeTile: (input, context) => orderTask(context, 'makeTile', input),
  findMotifs: (input, context) => orderTask(context, 'findMotifs', input),
}
