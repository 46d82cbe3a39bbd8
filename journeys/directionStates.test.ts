import { generation } from '@toile/contract/features/generation.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { mostHeld, mostLeftOut } from '@toile/craft/script/scriptHand.ts'
import { dahlia, seaAtDusk } from '@toile/picture/prints/derived/testing/pictures.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { begin } from './begin.ts'
import { photograph } from './photographs.ts'
import { smallTargets } from './smallTargets.ts'

const ann = await begin({ project: 'Harbour' })
const { page } = ann

const reads = `**${generation.readBoard.path}`
const direction = (on: Page) => on.getByRole('button', { name: 'Direction', exact: true })
const barOf = (on: Page) => on.getByRole('group', { name: 'Colours from the pictures' })
const chips = (on: Page) => barOf(on).getByRole('button')
const saved = (on: Page) =>
  on
    .getByText(/^Saved/)
    .first()
    .waitFor()
const focused = () => page.evaluate(() => document.activeElement?.id ?? '')
/** Opens the panel anew, after a change of what the server answers. */
const reopened = async () => {
  await page.reload()
  await direction(page).click()
}
const bothSchemes = async (where: string) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await ann.findsNothingWrong(`${where} in ${colorScheme}`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

describe('the direction while pictures are read, or cannot be', () => {
  it('[S3.03] shows its own shape while they are read, then the colours', async () => {
    await ann.upload('Moodboard', await photograph('beach.jpg', seaAtDusk()), await photograph('dahlia.jpg', dahlia()))
    await page
      .locator('[data-dock]')
      .getByText(/from pictures$/)
      .waitFor()
    let answer = () => {}
    const wait = new Promise<void>((resolve) => (answer = resolve))
    await page.route(reads, async (route) => {
      await wait
      await route.continue()
    })
    await reopened()
    await page.getByRole('status', { name: 'The pictures are read' }).waitFor()
    await ann.findsNothingWrong('the direction while pictures are read')
    answer()
    await chips(page).first().waitFor()
    await page.unroute(reads)
  }, 90_000)

  it('[S3.03] says how many pictures could not be read, and that the chosen colours lead when none could', async () => {
    for (const [left, says] of [
      [1, 'Pictures that could not be read: 1'],
      [0, 'None of the pictures on the moodboard could be read; the looks go by the colours you choose.'],
    ] as const) {
      await page.route(reads, async (route) => {
        const response = await route.fetch()
        const body = await response.json()
        await route.fulfill({ response, json: { ...body, data: { pictures: body.data.pictures.slice(0, left) } } })
      })
      await reopened()
      await page.getByText(says).waitFor()
      await bothSchemes(says)
      await page.unroute(reads)
    }
    await page.getByRole('button', { name: 'Try again' }).click()
    await chips(page).first().waitFor()
  }, 90_000)

  it('[S3.03] keeps what was read while the server is away, says so, and can be asked again where nothing was read yet', async () => {
    const reach = /\/(api|readyz)/
    await page.route(reach, (route) => route.abort())
    await chips(page).first().click()
    await page.keyboard.press('h')
    await page.getByText('The server cannot be reached; this is what was read before.').waitFor()
    expect(await chips(page).count()).toBeGreaterThan(5)
    await bothSchemes('the direction while the server is away')
    await page.keyboard.press('h')
    await page.unroute(reach)
    await expect.poll(() => page.getByText('this is what was read before').count(), { timeout: 30_000 }).toBe(0)
    await page.route(reads, (route) => route.abort())
    await reopened()
    await page
      .getByText('The pictures could not be read just now. What you set stays as it is.')
      .waitFor({ timeout: 30_000 })
    await page.unroute(reads)
    await page.getByRole('button', { name: 'Try again' }).click()
    await chips(page).first().waitFor()
  }, 120_000)
})

describe('the direction by the keyboard alone', () => {
  it('[S3.03] is opened, walked, held, left out and closed; the focus is never lost and comes back to its button', async () => {
    await page.keyboard.press('Escape')
    await barOf(page).waitFor({ state: 'detached' })
    await direction(page).focus()
    await page.keyboard.press('Enter')
    await chips(page).first().waitFor()
    for (let i = 0; i < 12 && !(await focused()).startsWith('script-'); i++) await page.keyboard.press('Tab')
    const first = await focused()
    await page.keyboard.press('ArrowRight')
    const second = await focused()
    expect([first.startsWith('script-'), second.startsWith('script-'), first === second]).toEqual([true, true, false])
    await page.keyboard.press('h')
    await expect.poll(() => page.locator(`[id="${second}"]`).getAttribute('aria-label')).toMatch(/held$/)
    expect(await focused()).toBe(second)
    await page.keyboard.press('h')
    expect(await focused()).toBe(second)
    await page.keyboard.press('Delete')
    await page.locator(`[id="${second}"]`).waitFor({ state: 'detached' })
    await expect.poll(focused).toMatch(/^script-/)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await barOf(page).waitFor({ state: 'detached' })
    await expect.poll(() => direction(page).evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('Enter')
    await page.locator(`[id="${second}"]`).waitFor()
    await page.keyboard.press('Escape')
  })
})

describe('two windows on one direction', () => {
  it('[S3.03] [S3.08] a hold in one is seen in the other, and holds of both stay when one was offline', async () => {
    const two = await page.context().newPage()
    await two.goto(page.url())
    await direction(two).click()
    await chips(two).first().waitFor()
    await page.bringToFront()
    await direction(page).click()
    await chips(page).first().waitFor()
    const hold = async (on: Page, at: number) => {
      await on.bringToFront()
      await chips(on).nth(at).click()
      const id = await chips(on).nth(at).getAttribute('id')
      await on.keyboard.press('h')
      const one = (where: Page) =>
        expect.poll(() => where.locator(`[id="${id}"]`).getAttribute('aria-label'), { timeout: 30_000 })
      await one(on).toMatch(/held$/)
      return (where: Page) => one(where).toMatch(/held$/)
    }
    const first = await hold(page, 0)
    await first(two)
    const line = await two.context().newCDPSession(two)
    const cut = (offline: boolean) =>
      line.send('Network.emulateNetworkConditions', {
        offline,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      })
    await cut(true)
    const offline = await hold(two, 2)
    const online = await hold(page, 4)
    await saved(page)
    await cut(false)
    await two.getByText('Merged with changes from another window').waitFor()
    for (const seen of [first, offline, online]) for (const where of [page, two]) await seen(where)
    await two.close()
    await page.bringToFront()
  }, 120_000)
})

describe('the limits of the direction', () => {
  it('[S3.03] twelve held and twenty-four left out are told in one sentence each, and nothing more is taken', async () => {
    await saved(page)
    const gray = (i: number) => ({ r: 3 * i, g: 3 * i + 40, b: 200 - 5 * i })
    const opens = `**${projects.openProject.path}`
    await page.route(opens, async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      body.data.project.direction.script = {
        kept: Array.from({ length: mostHeld }, (_, i) => ({ color: gray(i), role: 'tone', of: null })),
        without: Array.from({ length: mostLeftOut }, (_, i) => gray(i + mostHeld)),
      }
      await route.fulfill({ response, json: body })
    })
    await reopened()
    await barOf(page).getByRole('button', { name: /[^d]$/ }).first().waitFor()
    const free = chips(page).and(page.locator(':not([aria-label$="held"])')).first()
    await free.click()
    await page.getByText(`${mostHeld} colours are held, and no more can be: let go of one first.`).waitFor()
    await page.getByText(`${mostLeftOut} colours are left out, and no more can be: take one back first.`).waitFor()
    await bothSchemes('a full direction')
    const before = await chips(page).count()
    await page.keyboard.press('h')
    await page.keyboard.press('Delete')
    expect(await chips(page).count()).toBe(before)
    expect(await free.getAttribute('aria-label')).not.toMatch(/held$/)
    await page.unroute(opens)
    await page.getByRole('button', { name: 'As the pictures say' }).click()
    await expect.poll(() => page.getByText(/no more can be/).count()).toBe(0)
    await saved(page)
  }, 90_000)
})

describe('the direction on a telephone', () => {
  it('[S3.03] [S9.05] is a sheet without sideways scrolling, every control as large as a finger, and axe finds nothing', async () => {
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 393, height: 852 })
    await ann.button('Style, size and number').click()
    await direction(page).click()
    const sheet = page.getByRole('dialog', { name: 'Direction' })
    await chips(page).first().waitFor()
    await sheet.getByRole('button', { name: 'Measures' }).click()
    await bothSchemes('the direction on a telephone')
    expect(await sheet.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
    expect(await smallTargets(page, 44)).toEqual([])
  }, 90_000)

  it('[S9.05] on a tablet that is touched, every control of the panel is as large as a finger too', async () => {
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1024, height: 768 })
    const line = await page.context().newCDPSession(page)
    await line.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
    if (!(await direction(page).isVisible())) await ann.button('Style, size and number').click()
    await direction(page).click()
    await chips(page).first().waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
    expect(await smallTargets(page, 44)).toEqual([])
    expect(ann.complaints.filter((said) => !/ERR_|Failed to load|Failed to fetch/.test(said))).toEqual([])
  })
})
