import { words } from '@toile/rules/languages/ja/shared.ts'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { openDesigner } from './designer.ts'
import { openProject } from './openProject.ts'
import { openSample } from './openSample.ts'
import { openStudio } from './studio.ts'

const studio = await openStudio()
afterAll(() => studio.close())

/** The names of all files of a kind that a page fetches from now on, kept by the browser or not. */
function fetchedBy(page: Page, kind: 'font' | 'script'): ReadonlySet<string> {
  const names = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === kind) names.add(new URL(request.url()).pathname.replace(/.*\//, ''))
  })
  return names
}

/** The fonts that the landing page fetches in a language, once every letter on it is shown. */
async function fontsIn(locale: string): Promise<readonly string[]> {
  const who = await openDesigner(studio, { locale })
  const fonts = fetchedBy(who.page, 'font')
  await who.goTo('/Square')
  await who.page.locator(`html[lang^="${locale.slice(0, 2)}"]`).waitFor()
  await who.page.evaluate(async () => {
    await document.fonts.ready
  })
  await who.leave()
  return [...fonts]
}

describe('what the browser fetches', () => {
  it('the landing page in English fetches no font of Thai, Chinese, Japanese or Korean letters', async () => {
    const fonts = await fontsIn('en-US')
    expect(fonts.some((name) => name.startsWith('inter'))).toBe(true)
    expect(fonts.filter((name) => name.startsWith('noto'))).toEqual([])
  })

  it('the landing page in Japanese fetches slices of the Japanese font, and of no other of these', async () => {
    const noto = (await fontsIn('ja-JP')).filter((name) => name.startsWith('noto'))
    expect(noto.length).toBeGreaterThan(0)
    expect(noto.filter((name) => !name.startsWith('noto-sans-jp'))).toEqual([])
  })

  it('a project is opened with at most 46 requests for scripts, its words, the drawing worker and what is fetched ahead for its first look counted', async () => {
    const ann = await openSample(studio)
    await openProject(ann)
    const address = ann.page.url()
    await ann.page.evaluate(() => localStorage.setItem('toile-language', 'ja'))
    const page = await ann.page.context().newPage()
    const scripts = fetchedBy(page, 'script')
    await page.goto(address)
    const look = words['Look {{number}}']?.replace('{{number}}', '1') ?? ''
    await page.getByRole('button', { name: look, exact: true }).waitFor()
    await expect.poll(() => page.getByRole('progressbar').count()).toBe(0)
    const fetched = (part: string) => [...scripts].some((name) => name.startsWith(part))
    for (const part of ['drawing.worker', 'garments-', 'LookDetail-']) await expect.poll(() => fetched(part)).toBe(true)
    expect(scripts.size).toBeLessThanOrEqual(46)
    await ann.leave()
  })
})
