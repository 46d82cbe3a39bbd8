import { describe, expect, it } from 'vitest'
import { openProject } from './openProject.ts'
import { openSample } from './openSample.ts'
import { openStudio } from './studio.ts'
import { afterAll } from 'vitest'

const studio = await openStudio()
afterAll(() => studio.close())

const out = '/tmp/f-shots'
const shot = async (name: string, options: Parameters<typeof openSample>[1], lang?: string) => {
  const ann = await openSample(studio, options)
  ann.page.on('console', (m) => m.type() === 'error' && console.log(name, m.text()))
  ann.page.on('pageerror', (e) => console.log(name, String(e)))
  if (lang) await ann.page.evaluate((l) => localStorage.setItem('toile language', l), lang)
  await openProject(ann)
  await ann.button('Look 1').dblclick()
  await ann.page.waitForTimeout(6000)
  await ann.page.screenshot({ path: `${out}/${name}.png` })
  console.log(name, ann.page.url())
  return ann
}

describe('shots', () => {
  it('takes', async () => {
    const a = await shot('1920', { viewport: { width: 1920, height: 1080 } })
    await a.page.getByRole('tab', { name: 'Model' }).click()
    await a.page.waitForTimeout(1500)
    await a.page.screenshot({ path: `${out}/1920-model.png` })
    await shot('1024', { viewport: { width: 1024, height: 768 }, colorScheme: 'dark' })
    await shot('393', { viewport: { width: 393, height: 852 }, hasTouch: true, isMobile: true })
    expect(1).toBe(1)
  }, 240_000)
})
