import { languages } from '@toile/rules/languages/index.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { openDesigner } from './designer.ts'
import { eachTab, openProject } from './openProject.ts'
import { openSample } from './openSample.ts'
import { openStudio } from './studio.ts'

const studio = await openStudio()
afterAll(() => studio.close())

const open = ['/Square', '/login', '/register', '/404', '/home/works']
const inside = [
  '/home/tools',
  '/home/tools?tool=prints',
  '/home/tools?tool=printStudio',
  '/home/library',
  '/home/history',
  '/home/account/frontPage',
]

const ann = await openSample(studio)

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  it('[S2.01] [S2.02] [S2.14] axe finds nothing on the open screens', async () => {
    const visitor = await openDesigner(studio, { colorScheme })
    for (const path of open) {
      await visitor.goTo(path)
      await visitor.findsNothingWrong(path)
    }
    await visitor.leave()
  })

  it('[S2.42] axe finds nothing inside: projects, makers, library, history, account, and the studio with a look open', async () => {
    await ann.page.emulateMedia({ colorScheme })
    for (const path of inside) {
      await ann.goTo(path)
      await ann.findsNothingWrong(path)
    }
    await openProject(ann)
    await ann.findsNothingWrong('studio')
    await ann.button('Look 1').click()
    await eachTab(ann, async (tab) => {
      await ann.findsNothingWrong(`detail, ${tab}`, tab === 'Apparel' ? 'html' : '[role=tabpanel]')
    })
  })
})

describe('rules of the routes', () => {
  it('[S2.01] [S2.14] [S2.20] redirects to the Square, to 404, and keeps out who may not enter', async () => {
    const visitor = await openDesigner(studio)
    await visitor.page.goto('/')
    await visitor.page.waitForURL(/\/Square$/)
    await visitor.page.goto('/no/such/place')
    await visitor.page.getByRole('heading', { name: 'There is no page at this address' }).waitFor()
    expect(visitor.page.url()).toMatch(/\/no\/such\/place$/)
    await visitor.page.goto('/home/tools')
    await visitor.page.waitForURL(/\/404$/)
    await visitor.leave()
    await ann.page.goto('/administrator/allUser')
    await ann.page.waitForURL(/\/404$/)
  })

  it('[S2.01] [S2.02] [S2.03] what the studio has closed is offered nowhere', async () => {
    const visitor = await openDesigner(studio)
    const entrance = { errCode: 0, errMsg: '', data: { registration: false, visitors: false } }
    await visitor.page.route('**/api/account/entrance*', (route) => route.fulfill({ json: entrance }))
    for (const path of ['/Square', '/login', '/register']) {
      await visitor.goTo(path)
      await visitor.page.getByRole('link', { name: 'Sign in' }).or(visitor.button('Sign in')).first().waitFor()
      for (const closed of ['Create an account', 'Try without an account']) {
        await expect.poll(() => visitor.page.getByRole('button', { name: closed }).count()).toBe(0)
        await expect.poll(() => visitor.page.getByRole('link', { name: closed }).count()).toBe(0)
      }
    }
    await visitor.page.getByText('This studio opens no accounts by itself').waitFor()
    await visitor.leave()
  })

  it('[S8.02] a session that ended elsewhere leads home', async () => {
    const designer = await openSample(studio)
    await designer.goTo('/home/library')
    await designer.page.context().addCookies([{ name: 'token', value: 'ended', url: studio.address }])
    await designer.page.goto('/home/tools')
    await designer.page.waitForURL(/\/Square|\/404/)
    await designer.leave()
  })
})

describe('languages', () => {
  it('[S1.28] all nine switch in place and set the language of the page', async () => {
    await ann.goTo('/home/tools')
    const english = await ann.page.getByRole('heading', { level: 1 }).textContent()
    for (const { id, name } of languages.toReversed()) {
      await ann.page.locator('header').getByRole('button').nth(-3).click()
      await ann.page.getByRole('menuitem', { name }).or(ann.page.getByRole('menuitemradio', { name })).first().click()
      await expect.poll(() => ann.page.evaluate(() => document.documentElement.lang)).toMatch(new RegExp(`^${id}`))
      const heading = await ann.page.getByRole('heading', { level: 1 }).textContent()
      if (id !== 'en') expect(heading).not.toBe(english)
      expect(await ann.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
  })
})

describe('sizes', () => {
  it.each([393, 768, 1024, 1920, 2560])('[S9.05] at %i wide nothing runs out of the screen', async (width) => {
    await ann.page.setViewportSize({ width, height: Math.round(width * 0.6) + 400 })
    for (const path of ['/Square', '/home/tools', '/home/library', '/home/account/frontPage']) {
      await ann.goTo(path)
      expect(
        await ann.page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        path,
      ).toBeLessThanOrEqual(0)
    }
  })
})
