import type { BrowserContextOptions } from 'playwright-core'
import { type Designer, openDesigner } from './designer.ts'
import type { Studio } from './studio.ts'

/** Somebody who begins in a copy of the sample's project, in which nobody else changes looks meanwhile. */
export async function openOwnCopy(studio: Studio, options: BrowserContextOptions = {}): Promise<Designer> {
  const designer = await openDesigner(studio, options)
  await designer.goTo('/Square')
  await designer.button('Try without an account').click()
  await designer.page.waitForURL(/project=/)
  await designer.button('Look 1').first().waitFor()
  return designer
}
