import { chromium } from 'playwright-core'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const out = process.argv[2]
const ctx = await b.newContext({ viewport: { width: 1440, height: 900 }, storageState: '/tmp/round/state.json' })
const p = await ctx.newPage()
let seen = false
p.on('response', async (r) => { if (/collection/.test(r.url()) && !seen) { try { const j = await r.json(); const t = JSON.stringify(j); const m = [...t.matchAll(/"mannequin":(\{[^}]*\})/g)].map((x) => x[1]); if (m.length) { seen = true; console.log(r.url(), m.join('\n')) } } catch {} } })
await p.goto('http://localhost:4777/home/tools'); await p.waitForTimeout(2500)
await p.getByRole('link', { name: /Harbour/ }).click(); await p.waitForTimeout(4000)
await p.getByRole('button', { name: 'Look 2', exact: true }).click(); await p.waitForTimeout(2500)
await p.screenshot({ path: out + '/ui-look.png' })
const names = await p.getByRole('button').evaluateAll((all) => all.map((a) => a.getAttribute('aria-label') || a.textContent).filter(Boolean))
console.log(names.join(' | ').slice(0, 1500)); console.log(p.url())
await b.close()
