import { CallRefused } from '../../../shell/answer.ts'
import type { WriteFailure } from './saver.ts'

/** Why a write at a revision failed: no answer came, the server has moved on since, or it was refused. */
export async function whyFailed(
  error: unknown,
  revision: number,
  readRevision: () => Promise<number>,
): Promise<WriteFailure> {
  if (!(error instanceof CallRefused) || error.body === null) return 'offline'
  try {
    return (await readRevision()) > revision ? 'elsewhere' : 'refused'
  } catch {
    return 'refused'
  }
}
