import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { openDesigner } from './designer.ts'
import { openSample } from './openSample.ts'
import { openStudio } from './studio.ts'

const studio = await openStudio()
afterAll(() => studio.close())

/** What a page fetches while something is done in it, by kind. */
async function fetched(page: Page, act: () => Promise<void>): Promise<(kind: string) => string[]> {
  const asked: { kind: string; path: string }[] = []
  page.on('request', (request) => asked.push({ kind: request.resourceType(), path: new URL(request.url()).pathname }))
  await act()
  await page.evaluate(async () => void (await document.fonts.ready))
  return (kind) => asked.filter((one) => one.kind === kind).map(({ path }) => path)
}

/** Somebody at the landing page, in the language of their browser, before whom nothing was fetched. */
async function lands(locale: string) {
  const visitor = await openDesigner(studio, { locale })
  const of = await fetched(visitor.page, async () => {
    await visitor.page.goto('/Square')
    await visitor.page.getByRole('heading', { level: 1 }).waitFor()
    await visitor.page.waitForLoadState('networkidle')
  })
  const heading = await visitor.page.getByRole('heading', { level: 1 }).innerText()
  await visitor.leave()
  return { of, heading }
}

describe('what is fetched', () => {
  it.each(['en-GB', 'ja-JP'])('a project opens with at most 40 requests of script, in %s', async (locale) => {
    const ann = await openSample(studio, locale === 'en-GB' ? {} : { locale })
    const address = await addressOfProject(ann)
    const fresh = await ann.page.context().newPage()
    const of = await fetched(fresh, async () => {
      await fresh.goto(address)
      await fresh.getByRole('button', { name: /1/ }).first().waitFor()
      await fresh.waitForLoadState('networkidle')
    })
    expect(of('script').length).toBeGreaterThan(5)
    expect(of('script').length, of('script').join('\n')).toBeLessThanOrEqual(40)
    await ann.leave()
  })

  it('the landing page brings the words it shows and no others', async () => {
    const { of, heading } = await lands('ja-JP')
    expect(heading).toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u)
    const areas = of('script').flatMap(
      (path) => /\/(shell|home|catalogue|garments|prints|refusals|shared|studio)-/.exec(path)?.[1] ?? [],
    )
    expect(areas.sort()).toEqual(['home', 'shell'])
  })

  it('letters of Asia are fetched where they are shown alone', async () => {
    const asian = (paths: string[]) => paths.filter((path) => /noto-sans/.test(path))
    const english = await lands('en-GB')
    expect(asian(english.of('font'))).toEqual([])
    expect(asian(english.of('stylesheet'))).toEqual([])
    const japanese = await lands('ja-JP')
    expect(asian(japanese.of('font')).length).toBeGreaterThan(0)
    expect(asian(japanese.of('font')).filter((path) => !path.includes('noto-sans-jp'))).toEqual([])
  })
})

/** The address of the sample's project. */
async function addressOfProject(who: Awaited<ReturnType<typeof openSample>>): Promise<string> {
  await who.goTo('/home/tools')
  const link = who.page.getByRole('link', { name: /Harbour/ }).first()
  await link.waitFor()
  return (await link.getAttribute('href')) ?? ''
}
