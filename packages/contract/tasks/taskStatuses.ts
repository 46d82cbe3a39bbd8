/** The states of a task (requirement S4.17). */
export const taskStatuses = ['waiting', 'running', 'succeeded', 'partlySucceeded', 'failed', 'cancelled'] as const
export type TaskStatus = (typeof taskStatuses)[number]
