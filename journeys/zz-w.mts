import { chromium } from 'playwright-core'
import { readFileSync } from 'node:fs'
const address = process.env.AT ?? 'http://127.0.0.1:5188'
const password = readFileSync('/tmp/wdata/sample-password','utf8').trim()
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const shots = process.argv.slice(2)
let state: any
const { steps, mock } = await import('/tmp/w_steps.mts')
for (const shot of shots) {
  const [what = 'order', size = '1440x900', scheme = 'light', lang = 'en', motion = 'no-preference', wait = '6000'] = shot.split(',')
  const [width, height] = size.split('x').map(Number)
  const context = await browser.newContext({ baseURL: address, viewport: { width, height }, colorScheme: scheme as 'light', reducedMotion: motion as 'reduce', ...(state ? { storageState: state } : {}), hasTouch: width < 500 })
  const page = await context.newPage()
  page.setDefaultTimeout(120000)
  page.on('pageerror', (e) => console.log('ERR', e.message))
  page.on('console', (m) => m.type() === 'error' && console.log('CON', m.text().slice(0, 300)))
  try {
    await mock(page)
    if (!state) {
      await page.goto('/login')
      await page.getByRole('textbox', { name: 'Email' }).fill('sample@toile.studio')
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.keyboard.press('Enter')
      await page.waitForURL((u) => !u.pathname.startsWith('/login'))
      state = await context.storageState()
    }
    await page.goto('/home/tools?tool=film')
    if (lang !== 'en') { await page.evaluate((l) => { for (const k of Object.keys(localStorage)) if (/lang/i.test(k)) console.log(k, localStorage[k]); localStorage.setItem('toile-language', l) }, lang); await page.goto('/home/tools?tool=film') }
    await page.locator('main ul a, ul[aria-label] a').first().click()
    await page.locator('[data-stage]').waitFor()
    await steps({ page, what, wait: Number(wait) })
    await page.screenshot({ path: `/tmp/w-${what}-${size}-${scheme}-${lang}.png` })
    console.log('done', shot)
  } catch (e) { console.log('FAIL', shot, String(e).slice(0, 500)); await page.screenshot({ path: `/tmp/w-fail.png` }).catch(() => {}) }
  await context.close()
}
await browser.close()
