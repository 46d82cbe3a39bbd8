import type { Contract } from '@toile/contract/index.ts'
import type { TaskInput, TaskKind } from '@toile/contract/tasks.ts'
import type { Handlers, Whole } from '../../host/http/context.ts'
import { positionOf } from '../../host/queue/queue.ts'

type Context = Parameters<Whole<Contract['pictures']['makeTile']>>[1]

async function order<K extends TaskKind>({ server, tx, identity }: Context, kind: K, input: TaskInput<K>) {
  const task = await server.queue.enqueue(tx, { ownerId: identity.id, kind, input, priority: 2 })
  return { taskId: task.id, position: await positionOf(tx, task), cost: 0 }
}

export const pictures: Handlers<Contract['pictures']> = {
  cutOut: (input, context) => order(context, 'cutOut', input),
  makeTile: (input, context) => order(context, 'makeTile', input),
  findMotifs: (input, context) => order(context, 'findMotifs', input),
}
