import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { BrowserContext } from 'playwright-core'

const output = join(import.meta.dirname, '../test-output')
const open = new Set<BrowserContext>()

/** Where what is kept of a journey lies. */
export const folderOf = (journey: string): string => join(output, basename(journey).replace(/\.test\.ts$/, ''))

/** Forgets what was kept of an earlier run of a journey. */
export const forgetTraces = (journey: string): void => rmSync(folderOf(journey), { recursive: true, force: true })

/** Begins to write down what is done in a browser window. */
export async function beginTrace(context: BrowserContext): Promise<void> {
  // No snapshots: to take one, the driver fetches what a page made of a file, which the page's policy forbids.
  await context.tracing.start({ snapshots: false, screenshots: false })
  await context.tracing.startChunk()
  open.add(context)
  context.once('close', () => open.delete(context))
}

/** Ends the part of a test in every open window: its trace and a picture of every page are kept where it failed. */
export async function endPart(journey: string, title: string, failed: boolean): Promise<void> {
  const name = title
    .replace(/^(\[[\w.]+\] )+/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 80)
  for (const [i, context] of [...open].entries()) {
    const path = join(folderOf(journey), `${name}${i ? `-${i + 1}` : ''}`)
    if (failed)
      for (const page of context.pages()) await page.screenshot({ path: `${path}.png` }).catch(() => undefined)
    await context.tracing.stopChunk(failed ? { path: `${path}.zip` } : {})
    await context.tracing.startChunk()
  }
}
