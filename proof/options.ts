import type { readWords } from '../scripts/readWords.ts'

/** What can be said after the name of a proof. */
export const options = {
  only: { type: 'string', multiple: true },
  number: { type: 'string' },
  seed: { type: 'string' },
  all: { type: 'boolean' },
  sample: { type: 'string' },
  resume: { type: 'boolean' },
  list: { type: 'boolean' },
  copies: { type: 'string' },
  lanes: { type: 'string' },
  tasks: { type: 'string' },
  minutes: { type: 'string' },
} as const
export type Options = NonNullable<ReturnType<typeof readWords<typeof options>>>['values']
