import type { TaskInput } from '@toile/contract/tasks.ts'

/** What a person says of a sketch before it is traced: its category, and strokes and a box in pixels of the picture. */
export type Asked = Partial<Omit<TaskInput<'traceSketch'>, 'fileId'>>
