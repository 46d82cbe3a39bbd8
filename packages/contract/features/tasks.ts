import { idOf } from '@toile/rules/naming.ts'
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
    takes: z.object({ projectId: idOf('project').optional() }),
    gives: z.array(taskSchema),
  },
  readTask: {
    method: 'POST',
    path: '/api/tasks/read',
    says: 'One task with its position and progress.',
    who: 'signedIn',
    changes: false,
    takes: z.object({ id: idOf('task') }),
    gives: taskSchema,
  },
  cancelTask: {
    method: 'POST',
    path: '/api/tasks/cancel',
    says: 'Cancels a task; credits of what was not made return.',
    label: 'Cancel the task',
    undo: 'never',
    who: 'signedIn',
    takes: z.object({ id: idOf('task') }),
    gives: taskSchema,
  },
  retryTask: {
    method: 'POST',
    path: '/api/tasks/retry',
    says: 'Queues a failed or cancelled task again as a new one.',
    label: 'Try the task again',
    undo: 'cancel',
    who: 'signedIn',
    takes: z.object({ id: idOf('task') }),
    gives: taskSchema,
  },
  fetchFile: {
    method: 'GET',
    path: '/api/tasks/file',
    says: 'The file that a task has left; it is kept for a day.',
    who: 'signedIn',
    answers: 'bytes',
    takes: z.object({ taskId: idOf('task') }),
    gives: z.unknown(),
  },
})
