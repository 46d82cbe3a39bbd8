import { afterAll, describe, expect, it } from 'vitest'
import { openProject } from './openProject.ts'
import { openSample } from './openSample.ts'
import { openStudio } from './studio.ts'
const studio = await openStudio()
afterAll(() => studio.close())
const out = '/tmp/f-shots'
const open = async (name: string, options: Parameters<typeof openSample>[1]) => {
  const ann = await openSample(studio, options)
  ann.page.on('pageerror', (e) => console.log(name, String(e)))
  await openProject(ann)
  await ann.button('Look 2').first().click()
  const url = new URL(ann.page.url())
  url.searchParams.set('stage', 'large')
  await ann.page.goto(url.href)
  await ann.page.waitForTimeout(7000)
  await ann.page.screenshot({ path: `${out}/${name}.png` })
  return ann
}
describe('shots', () => {
  it('takes', async () => {
    const a = await open('1920', { viewport: { width: 1920, height: 1080 } })
    await a.page.mouse.move(780, 380)
    await a.page.waitForTimeout(600)
    await a.page.screenshot({ path: `${out}/1920-over.png` })
    await a.page.mouse.click(780, 380)
    await a.page.waitForTimeout(1200)
    await a.page.screenshot({ path: `${out}/1920-panel.png` })
    const m = await open('393', { viewport: { width: 393, height: 852 }, hasTouch: true, isMobile: true })
    await m.page.touchscreen.tap(196, 260)
    await m.page.waitForTimeout(1200)
    await m.page.screenshot({ path: `${out}/393-panel.png` })
    const d = await open('1024', { viewport: { width: 1024, height: 768 }, colorScheme: 'dark' })
    await d.page.mouse.click(400, 300)
    await d.page.waitForTimeout(1200)
    await d.page.screenshot({ path: `${out}/1024-panel.png` })
    for (const l of ['ru', 'ja']) {
      await a.page.keyboard.press('Escape')
      await a.page.evaluate((id) => {
        for (const k of Object.keys(localStorage)) console.log(k)
        localStorage.setItem('toile.language', id)
      }, l)
    }
    expect(1).toBe(1)
  }, 240_000)
})
