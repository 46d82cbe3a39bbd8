import { afterAll, describe, expect, it } from 'vitest'
import { languages } from '@toile/fashion/languages/index.ts'
import { type Designer, openDesigner } from './designer.ts'
import { openStudio } from './studio.ts'

const studio = await openStudio()
afterAll(() => studio.close())
const password = /password: (\S+)/.exec(studio.said)?.[1] ?? ''

async function signedIn(options: Parameters<typeof openDesigner>[1] = {}): Promise<Designer> {
  const designer = await openDesigner(studio, options)
  await designer.goTo('/login')
  await designer.page.getByRole('textbox', { name: 'Email' }).fill('sample@toile.studio')
  await designer.page.getByLabel('Password', { exact: true }).fill(password)
  await designer.page.keyboard.press('Enter')
  await designer.page.waitForURL((url) => !url.pathname.startsWith('/login'))
  return designer
}

const open = ['/Square', '/login', '/register', '/404', '/home/works']
const inside = [
  '/home/tools',
  '/home/tools?tool=prints',
  '/home/tools?tool=printStudio',
  '/home/library',
  '/home/history',
  '/home/account/frontPage',
]

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  it('[S2.01] [S2.02] [S2.14] axe finds nothing on the open screens', async () => {
    const visitor = await openDesigner(studio, { colorScheme })
    for (const path of open) {
      await visitor.goTo(path)
      await visitor.findsNothingWrong(path)
    }
    await visitor.leave()
  })

  it('[S2.42] axe finds nothing inside: projects, studio with a look open, library, account', async () => {
    const designer = await signedIn({ colorScheme })
    for (const path of inside) {
      await designer.goTo(path)
      await designer.findsNothingWrong(path)
    }
    await designer.goTo('/home/tools')
    await designer.page
      .getByRole('link', { name: /Harbour/ })
      .first()
      .click()
    const look = designer.page.getByRole('button', { name: /^Look \d\d$/ })
    await look.first().waitFor()
    await designer.findsNothingWrong('studio')
    await look.first().click()
    for (const tab of ['Apparel', 'Print', 'Colour', 'Model']) {
      await designer.page.getByRole('tab', { name: tab }).click()
      await designer.findsNothingWrong(`detail, ${tab}`)
    }
    await designer.leave()
  })
})

describe('rules of the routes', () => {
  it('[S2.01] [S2.14] [S2.20] redirects to the Square, to 404, and keeps out who may not enter', async () => {
    const visitor = await openDesigner(studio)
    await visitor.page.goto('/')
    await visitor.page.waitForURL(/\/Square$/)
    await visitor.page.goto('/no/such/place')
    await visitor.page.waitForURL(/\/404$/)
    await visitor.page.goto('/home/tools')
    await visitor.page.waitForURL(/\/404$/)
    await visitor.leave()
    const designer = await signedIn()
    await designer.page.goto('/administrator/allUser')
    await designer.page.waitForURL(/\/404$/)
    await designer.leave()
  })

  it('[S8.02] a session that ended elsewhere leads home with one warning', async () => {
    const designer = await signedIn()
    await designer.goTo('/home/library')
    await designer.page.context().addCookies([{ name: 'token', value: 'ended', url: studio.address }])
    await designer.page.goto('/home/tools')
    await designer.page.waitForURL(/\/Square|\/404/)
    await designer.leave()
  })
})

describe('languages', () => {
  it('[S1.28] all nine switch in place and set the language of the page', async () => {
    const designer = await signedIn()
    await designer.goTo('/home/tools')
    const english = await designer.page.getByRole('heading', { level: 1 }).textContent()
    for (const { id, name } of languages.toReversed()) {
      await designer.page.locator('header').getByRole('button').nth(-3).click()
      await designer.page
        .getByRole('menuitem', { name })
        .or(designer.page.getByRole('menuitemradio', { name }))
        .first()
        .click()
      await expect.poll(() => designer.page.evaluate(() => document.documentElement.lang)).toMatch(new RegExp(`^${id}`))
      const heading = await designer.page.getByRole('heading', { level: 1 }).textContent()
      if (id !== 'en') expect(heading).not.toBe(english)
      expect(await designer.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
    await designer.leave()
  })
})

describe('sizes', () => {
  it.each([393, 768, 1024, 1920, 2560])('[S9.05] at %i wide nothing runs out of the screen', async (width) => {
    const designer = await signedIn({ viewport: { width, height: Math.round(width * 0.6) + 400 } })
    for (const path of ['/Square', '/home/tools', '/home/library', '/home/account/frontPage']) {
      await designer.goTo(path)
      expect(
        await designer.page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        path,
      ).toBeLessThanOrEqual(0)
    }
    await designer.leave()
  })
})
