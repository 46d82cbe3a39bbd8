import { type BrowserContext, chromium } from 'playwright-core'
import { startStudio } from '../journeys/startStudio.ts'
import { findBrowser } from '../scripts/browser.ts'
import { defineBench } from './bench.ts'

/** How many times slower the processor of the page is made. */
const slowed = 4
const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Opens an address in a window of its own, its processor slowed and everything fetched before; gives the milliseconds until a text stands there. */
async function timeUntil(context: BrowserContext, address: string, shown: string): Promise<number> {
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  const began = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator(shown).first().waitFor()
  const took = performance.now() - began
  await page.close()
  return took
}

/** The sample's project in a real browser, from its address until its first look can be opened. */
export const openProject = defineBench({
  id: 'openProject',
  says: `The sample's project opened in the browser until its first look can be chosen, the processor of the page ${slowed} times slower`,
  peer: 'a page of the shell without a screen of its own',
  pairs: 7,
  async open() {
    const studio = await startStudio()
    const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
    const context = await browser.newContext({ baseURL: studio.address, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.goto('/login')
    await page.getByRole('textbox', { name: 'Email' }).fill('sample@toile.studio')
    await page.getByLabel('Password', { exact: true }).fill(/password: (\S+)/.exec(studio.said)?.[1] ?? '')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => !url.pathname.startsWith('/login'))
    await page.goto('/home/tools')
    await page
      .getByRole('link', { name: /Harbour/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Look 1', exact: true }).waitFor()
    const address = page.url()
    await page.close()
    const times: number[] = []
    return {
      async ours() {
        times.push(await timeUntil(context, address, 'button[aria-label="Look 1"]'))
      },
      peer: () => timeUntil(context, '/404', 'h1'),
      right: () => `ready after ${Math.round(middle(times))} ms in the middle of ${times.length}`,
      async close() {
        await browser.close()
        await studio.close()
      },
    }
  },
})
