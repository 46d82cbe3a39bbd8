import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { openTestToile } from '../../testing/openTestToile.ts'
import { namedFor } from './namedFor.ts'

/** A folder to work in and what commands are told of a studio, for the tests of a file; both are gone when they are done. */
export async function openCommands(): Promise<{ folder: string; named: string[] }> {
  const toile = await openTestToile()
  const folder = await mkdtemp(join(tmpdir(), 'toile-commands-'))
  afterAll(async () => {
    await toile.close()
    await rm(folder, { recursive: true })
  })
  return { folder, named: await namedFor(toile) }
}
