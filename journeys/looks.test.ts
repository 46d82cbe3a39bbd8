import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { plainDesign } from '../apps/server/testing/things.ts'
import { begin } from './begin.ts'

const ann = await begin({ project: 'Harbour' })
const one = ann.page

const soon = <T>(see: () => Promise<T>) => expect.poll(see, { timeout: 30_000 })
const told = (page: Page) => page.locator('[data-slot="saved"]')
const saved = (page: Page) =>
  told(page)
    .getByText(/^Saved just now/)
    .waitFor()
const fill = (page: Page) => page.getByRole('textbox', { name: 'Colour, as #rrggbb or a code' })
const paint = async (page: Page, color: string) => {
  await page.getByRole('tab', { name: 'Colour' }).click()
  await fill(page).fill(color)
  await fill(page).press('Enter')
}
const mirrored = (page: Page) => page.getByLabel('Mirrored')
const importLook = async (number: number) => {
  const file = { name: 'look.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(plainDesign())) }
  await one.locator('input[accept*="json"]').setInputFiles(file)
  await ann.button(`Look ${number}`).waitFor()
}
/** Takes the server away from a window, or gives it back; the browser itself stays online. */
const cut = async (page: Page, gone: boolean) => {
  const reach = /\/(api|readyz)/
  if (gone) await page.route(reach, (route) => route.abort())
  else await page.unroute(reach)
}

describe('the look that is open', () => {
  it('the head tells how it stands: saving, saved just now, not reached, and saved when the server is back', async () => {
    await importLook(1)
    await importLook(2)
    await ann.button('Look 1').click()
    await paint(one, '#113355')
    await told(one).getByText('Saving …').waitFor()
    await saved(one)
    await cut(one, true)
    await paint(one, '#335577')
    await told(one).getByText('Offline: kept in this window').waitFor()
    await ann.seen('The server cannot be reached. Your changes are kept here and saved when it is back.')
    await cut(one, false)
    await saved(one)
    await soon(() => one.getByText('The server cannot be reached.', { exact: false }).count()).toBe(0)
  }, 120_000)

  it('what could not be saved is there again after a reload, and is saved then', async () => {
    const save = '**/api/design/save'
    await one.route(save, (route) => route.abort())
    await paint(one, '#775533')
    await told(one).getByText('Offline: kept in this window').waitFor()
    await one.unroute(save)
    await one.route(save, (route) => route.abort())
    await one.reload()
    await one.getByRole('tab', { name: 'Colour' }).click()
    await soon(() => fill(one).inputValue()).toBe('#775533')
    await one.unroute(save)
    await saved(one)
    await one.reload()
    await one.getByRole('tab', { name: 'Colour' }).click()
    await soon(() => fill(one).inputValue()).toBe('#775533')
  }, 120_000)
})

describe('a look that is liked while the server is away', () => {
  const heart = (number: number) =>
    one
      .locator('[data-bench]')
      .getByRole('button', { name: `Like look ${number}` })
      .first()
  const pressed = (number: number) => soon(() => heart(number).getAttribute('aria-pressed'))

  it('[S4.03] is liked when it is back, and what costs is not ordered meanwhile', async () => {
    await cut(one, true)
    await heart(2).click()
    await pressed(2).toBe('true')
    await told(one).getByText('Offline: kept in this window').waitFor()
    await ann.seen('It needs the connection to the server.')
    await cut(one, false)
    await saved(one)
    await soon(() => one.getByText('It needs the connection to the server.').count()).toBe(0)
    await one.reload()
    await pressed(2).toBe('true')
  }, 120_000)

  it('[S4.03] is liked also when the window was closed before it was back', async () => {
    const like = '**/api/design/{like,unlike}'
    await one.route(like, (route) => route.abort())
    await heart(2).click()
    await told(one).getByText('Offline: kept in this window').waitFor()
    // What a page sends while it is left, the browser does not hold back for us.
    await one.evaluate(() => {
      globalThis.fetch = () => Promise.reject(new TypeError('away'))
    })
    await one.reload()
    await pressed(2).toBe('false')
    await told(one).getByText('Offline: kept in this window').waitFor()
    await one.unroute(like)
    await saved(one)
    await one.reload()
    await pressed(2).toBe('false')
  }, 120_000)
})

describe('looks while the browser is offline', () => {
  it('[S2.53] are chosen and compared: the screen follows at once, and a click on the name chooses too', async () => {
    await ann.button('Look 2').waitFor()
    await one.context().setOffline(true)
    const shown = (name: string) => one.getByRole('heading', { level: 2, name })
    await one.getByText('Look 2', { exact: true }).click()
    await shown('Look 2').waitFor()
    const which = (name: string) => one.getByText(name, { exact: true }).click()
    await which('Compare')
    await ann.seen('Choose two to four looks below to see them side by side.')
    await which('All')
    await ann.button('Look 1').click()
    await shown('Look 1').waitFor()
    await one.context().setOffline(false)
    await soon(() => one.getByText('The server cannot be reached.', { exact: false }).count()).toBe(0)
  }, 120_000)
})

describe('two windows on one look', () => {
  it('one sees what the other did, both changes hold, and where they cannot a person chooses', async () => {
    const two = await one.context().newPage()
    await two.goto(one.url())
    await two.getByRole('tab', { name: 'Colour' }).click()
    await paint(one, '#224466')
    await soon(() => fill(two).inputValue()).toBe('#224466')

    await cut(two, true)
    await two.getByRole('tab', { name: 'Model' }).click()
    await mirrored(two).click()
    await told(two).getByText('Offline: kept in this window').waitFor()
    await paint(one, '#446688')
    await saved(one)
    await cut(two, false)
    await two.getByText('Merged with changes from another window').waitFor()
    await two.getByRole('tab', { name: 'Colour' }).click()
    await soon(() => fill(two).inputValue()).toBe('#446688')
    await one.getByRole('tab', { name: 'Model' }).click()
    await soon(() => mirrored(one).isChecked()).toBe(true)

    await cut(two, true)
    await paint(two, '#aa0000')
    await paint(one, '#00aa00')
    await saved(one)
    await cut(two, false)
    const dialog = two.getByRole('dialog', { name: 'Two windows changed look 1' })
    await dialog.waitFor()
    await dialog.getByRole('radio', { name: /^The other window/ }).check()
    await dialog.getByRole('button', { name: 'Merge and save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await soon(() => fill(two).inputValue()).toBe('#00aa00')
    await soon(() => told(two).textContent()).toMatch(/^Saved/)
    await two.goto('/home/history')
    await two.getByText('Harbour').first().waitFor()
    await two.close()
  }, 150_000)
})

describe('a project that opens and draws', () => {
  it('asks the server for little and moves nothing while it opens and while looks arrive', async () => {
    await ann.addColor('#aa3311')
    await ann.addMannequins('Ines')
    const asked: string[] = []
    one.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await one.reload()
    await ann.button('Look 2').waitFor()
    const calls = () => asked.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/picture'))
    expect(calls().length).toBeLessThanOrEqual(14)
    expect(calls().filter((path) => path === '/api/design/collection')).toHaveLength(1)
    await one.getByRole('textbox', { name: 'Number of looks' }).fill('3')
    await one.evaluate(() => {
      let sum = 0
      const moved = new Set<string>()
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (Reflect.get(entry, 'hadRecentInput')) continue
          sum += Number(Reflect.get(entry, 'value'))
          for (const { node, previousRect: was, currentRect: is } of Reflect.get(entry, 'sources') ?? [])
            moved.add(
              `${node?.className ?? node?.nodeName} ${was.x},${was.y} ${was.height} to ${is.x},${is.y} ${is.height}`,
            )
        }
        document.body.dataset['shifted'] = String(sum)
        document.body.dataset['moved'] = [...moved].join(', ')
      }).observe({ type: 'layout-shift' })
    })
    asked.length = 0
    await ann.button(/^Generate 3 looks/).click()
    await one.getByRole('button', { name: 'Cancel' }).first().waitFor()
    await expect.poll(() => one.getByRole('button', { name: /^Look \d+$/ }).count(), { timeout: 120_000 }).toBe(5)
    await soon(() => one.getByText('Generating').count()).toBe(0)
    const shifted = await one.evaluate(() => document.body.dataset['shifted'])
    const moved = await one.evaluate(() => document.body.dataset['moved'])
    expect(Number(shifted ?? 0), `moved: ${moved}`).toBeLessThan(0.05)
    expect(calls().filter((path) => path === '/api/design/collection')).toEqual([])
    expect(calls().filter((path) => path === '/api/design/open')).toHaveLength(3)
  }, 180_000)
})
