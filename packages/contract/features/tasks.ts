import { z } from 'zod'
import { calls } from '../call.ts'
import { taskSchema } from '../tasks.ts'

export const tasks = calls({
  listTasks: {
    method: 'POST',
    path: '/api/tasks/list',
    says: 'The latest tasks of the person.',
    who: 'signedIn',
    changes: false,
    takes: z.object({ projectId: z.uuid().optional() }),
    gives: z.array(taskSchema),
  },
  readTask: {
    method: 'POST',
    path: '/api/tasks/read',
    says: 'One task with its position and progress.',
    who: 'signedIn',
    changes: false,
    owns: { id: 'task' },
    takes: z.object({ id: z.uuid() }),
    gives: taskSchema,
  },
  cancelTask: {
    method: 'POST',
    path: '/api/tasks/cancel',
    says: 'Cancels a task; credits of what was not made return.',
    who: 'signedIn',
    owns: { id: 'task' },
    takes: z.object({ id: z.uuid() }),
    gives: taskSchema,
  },
  retryTask: {
    method: 'POST',
    path: '/api/tasks/retry',
    says: 'Queues a failed or cancelled task again as a new one.',
    who: 'signedIn',
    owns: { id: 'task' },
    takes: z.object({ id: z.uuid() }),
    gives: taskSchema,
  },
})
