import { chromium } from 'playwright-core'
import { startStudio } from './startStudio.ts'
import { openSample } from './openSample.ts'
const studio = await startStudio()
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] })
const say = (s:string)=>console.log(new Date().toISOString().slice(14,19), s)
const out = '/tmp/c2/shots/'
const d = await openSample({ ...studio, browser, close: async()=>{} } as never, { viewport: { width: 1920, height: 1080 } } as never)
const { page } = d
page.on('console', m => m.type()==='error' && say('console '+m.text().slice(0,300)))
page.on('pageerror', e => say('error '+e.message))
try { await (await import('/tmp/c2/steps.mts')).steps({ page, out, say }) } catch (e) { say(String(e)) }
await page.screenshot({ path: out+'z.png' })
await browser.close(); await studio.close()
process.exit(0)
