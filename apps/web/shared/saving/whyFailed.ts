import { CallRefused } from '@toile/contract/answer.ts'
import type { WriteFailure } from './saver.ts'

/** How a write stands that got no answer: it is tried again. */
export const unreached: WriteFailure = { state: 'offline', says: '', passes: true }

/** Whether the server answered a call, if only to refuse it. */
export const isAnswer = (error: unknown): error is CallRefused => error instanceof CallRefused && error.body !== null

/** Why a write at a revision failed: no answer came, the server has moved on since, or it was refused. */
export async function whyFailed(
  error: unknown,
  revision: number,
  readRevision: () => Promise<number>,
): Promise<WriteFailure> {
  if (!isAnswer(error)) return unreached
  try {
    if ((await readRevision()) > revision) return { state: 'elsewhere', says: '', passes: false }
  } catch {
    // It cannot be read either: the refusal itself says why.
  }
  return { state: 'refused', says: error.message, passes: error.level === 'error' }
}
