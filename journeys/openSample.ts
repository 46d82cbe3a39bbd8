import type { BrowserContextOptions } from 'playwright-core'
import { type Designer, openDesigner } from './designer.ts'
import type { Studio } from './studio.ts'

/** Somebody signed in with the sample account, whose project has boards and looks. */
export async function openSample(studio: Studio, options: BrowserContextOptions = {}): Promise<Designer> {
  const designer = await openDesigner(studio, options)
  await designer.goTo('/login')
  await designer.page.getByRole('textbox', { name: 'Email' }).fill('sample@toile.studio')
  await designer.page.getByLabel('Password', { exact: true }).fill(/password: (\S+)/.exec(studio.said)?.[1] ?? '')
  await designer.page.keyboard.press('Enter')
  await designer.page.waitForURL((url) => !url.pathname.startsWith('/login'))
  return designer
}
