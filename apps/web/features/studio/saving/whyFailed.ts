import { CallRefused } from '../../../shell/answer.ts'
import type { WriteFailure } from './saver.ts'

const unreached: WriteFailure = { state: 'offline', says: '', passes: true }

/** Why a write at a revision failed: no answer came, the server has moved on since, or it was refused. */
export async function whyFailed(
  error: unknown,
  revision: number,
  readRevision: () => Promise<number>,
): Promise<WriteFailure> {
  if (!(error instanceof CallRefused) || error.body === null) return unreached
  try {
    if ((await readRevision()) > revision) return { state: 'elsewhere', says: '', passes: false }
  } catch {
    // It cannot be read either: the refusal itself says why.
  }
  return { state: 'refused', says: error.message, passes: error.level === 'error' }
}
