import { afterAll } from 'vitest'
import type { Caller } from './caller.ts'
import { openTestToile, type TestToile } from './openTestToile.ts'
import { openRole } from './people.ts'

/** A studio for the tests of a file, with a subscriber who is signed in; closed when they are done. */
export async function openSignedIn(settings?: Record<string, string>): Promise<{ toile: TestToile; caller: Caller }> {
  const toile = await openTestToile(settings)
  afterAll(() => toile.close())
  return { toile, caller: await openRole(toile) }
}
