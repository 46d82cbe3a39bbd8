import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { openDesigner } from './designer.ts'
import { openStudio } from './studio.ts'

const studio = await openStudio()
afterAll(() => studio.close())
const { browser } = studio
const visitor = await openDesigner(studio, { viewport: { width: 1280, height: 860 } })
const { page, button } = visitor

const sheet = (on: Page = page): Locator => on.getByRole('application', { name: 'Sheet' })
const undo = () => page.locator('[data-slot="undo"] button').first()
const undone = () => undo().getAttribute('aria-label')
const layers = () => page.getByRole('list', { name: 'Layers' }).getByRole('listitem')

/** Waits until the painting is there. */
const opened = (on: Page = page) => on.locator('[data-open="yes"]').waitFor()

/** Draws over the sheet, from place to place in shares of the stage. */
async function draw(...places: readonly (readonly [number, number])[]): Promise<void> {
  const box = await sheet().boundingBox()
  if (!box) throw new Error('There is no sheet.')
  const at = ([x, y]: readonly [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const
  const [first = [0.5, 0.5], ...rest] = places
  await page.mouse.move(...at(first))
  await page.mouse.down()
  for (const place of rest) await page.mouse.move(...at(place), { steps: 10 })
  await page.mouse.up()
}

/** How many pixels of the sheet look otherwise than before, in thousandths. */
async function changedSince(before: Buffer): Promise<number> {
  const [a, b] = await Promise.all([before, await seen()].map((one) => sharp(one).removeAlpha().raw().toBuffer()))
  if (!a || !b) return 0
  let apart = 0
  for (let i = 0; i < a.length; i += 3) if (Math.abs((a[i] ?? 0) - (b[i] ?? 0)) > 24) apart += 1
  return (apart / (a.length / 3)) * 1000
}
/** The sheet alone, without the pointer over it. */
async function seen(): Promise<Buffer> {
  await page.mouse.move(2, 2)
  return sheet().screenshot()
}
const saved = () => expect.poll(() => page.locator('[data-slot="saved"]').textContent()).toBe('Saved in this browser')

describe('painting on the canvas', () => {
  it('[S2.05] [S2.63] opens a drawn example without an account, and says that the browser alone keeps it', async () => {
    await visitor.goTo('/canvasExample')
    await opened()
    await visitor.seen('This example is saved in your browser only.')
    expect(await layers().count()).toBeGreaterThanOrEqual(7)
    await saved()
    await visitor.findsNothingWrong('canvas')
  })

  it('[S2.63] [S3.22] a stroke is painted, undone and painted again, each by its name', async () => {
    await page.getByRole('list', { name: 'Brushes' }).getByRole('button', { name: 'Marker' }).click()
    const before = await seen()
    await draw([0.35, 0.2], [0.5, 0.4], [0.65, 0.2])
    await expect.poll(undone).toBe('Undo: Marker')
    expect(await changedSince(before)).toBeGreaterThan(2)
    await page.keyboard.press('Control+z')
    await expect.poll(() => changedSince(before)).toBeLessThan(0.5)
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(undone).toBe('Undo: Marker')
  })

  it('[S2.63] Escape takes a stroke back that is being drawn, and keys pick tools', async () => {
    const before = await seen()
    const box = await sheet().boundingBox()
    await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 300)
    await page.mouse.down()
    await page.mouse.move((box?.x ?? 0) + 420, (box?.y ?? 0) + 340, { steps: 6 })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    expect(await undone()).toBe('Undo: Marker')
    await expect.poll(() => changedSince(before)).toBeLessThan(0.5)
    await page.keyboard.press('e')
    await expect.poll(() => button('Eraser').getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('b')
  })

  it('[S2.63] after a reload the painting is there with its history', async () => {
    await saved()
    const before = await seen()
    await page.reload()
    await opened()
    await expect.poll(undone).toBe('Undo: Marker')
    await expect.poll(() => changedSince(before), { timeout: 15_000 }).toBeLessThan(0.5)
  })

  it('[S3.20] [S3.23] layers are added, named in place, hidden, blended and taken away again', async () => {
    const count = await layers().count()
    await button('New layer').click()
    await expect.poll(() => layers().count()).toBe(count + 1)
    await page.locator('[data-active] [data-grip]').press('F2')
    await page.getByLabel('Name', { exact: true }).fill('Sparkle')
    await page.keyboard.press('Enter')
    await visitor.seen('Sparkle')
    await draw([0.4, 0.5], [0.6, 0.55])
    const before = await seen()
    await button('Hide Sparkle').click()
    await expect.poll(() => changedSince(before)).toBeGreaterThan(0.5)
    await button('Show Sparkle').click()
    await page.getByRole('combobox', { name: 'Blend mode' }).click()
    await page.getByRole('option', { name: 'Multiply' }).click()
    await expect.poll(undone).toBe('Undo: Blend mode')
    await button('More for Sparkle').click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect.poll(() => layers().count()).toBe(count)
    await visitor.seen('Sparkle is deleted')
    await page.keyboard.press('Control+z')
    await expect.poll(() => layers().count()).toBe(count + 1)
  })

  it('[S3.21] text in Japanese and Thai is set in its letters and stays text', async () => {
    await page.keyboard.press('t')
    await draw([0.32, 0.75], [0.32, 0.75])
    await page.getByRole('textbox', { name: 'Text on the canvas' }).waitFor()
    const before = await seen()
    await page.keyboard.insertText('海の日 สวัสดี')
    await expect.poll(() => changedSince(before), { timeout: 20_000 }).toBeGreaterThan(2)
    await page.keyboard.press('Escape')
    await visitor.seen('海の日 สวัสดี')
    expect(await page.getByText(/No font here/).count()).toBe(0)
  })

  it('[S3.24] [S4.11] liquify offers to rasterise the text first, says how it went, then pushes it', async () => {
    await page.keyboard.press('y')
    await visitor.seen('Liquify needs a rasterised layer.')
    await button('Rasterise').click()
    await visitor.seen(/is rasterised/)
    const before = await seen()
    await draw([0.36, 0.74], [0.42, 0.66])
    await expect.poll(undone).toBe('Undo: Push')
    expect(await changedSince(before)).toBeGreaterThan(0.5)
    await page.keyboard.press('Control+z')
    await expect.poll(() => changedSince(before)).toBeLessThan(0.5)
  })
})

describe('the canvas elsewhere', () => {
  it('[S2.63] at 393 pixels it is a sketchbook: a finger draws, parts come up from below, and axe finds nothing', async () => {
    const phone = await openDesigner(studio, { viewport: { width: 393, height: 780 }, hasTouch: true, isMobile: true })
    await phone.goTo('/canvasExample')
    await opened(phone.page)
    const box = await sheet(phone.page).boundingBox()
    await phone.page.touchscreen.tap((box?.x ?? 0) + 180, (box?.y ?? 0) + 320)
    await expect
      .poll(() => phone.page.locator('[data-slot="undo"] button').first().getAttribute('aria-label'))
      .toBe('Undo: Pencil')
    await phone.button('Layers').click()
    await phone.page.getByRole('list', { name: 'Layers' }).waitFor()
    await phone.findsNothingWrong('canvas on a phone')
    await phone.leave()
  })

  it('[S8.04] a browser that lacks a part is told by its name', async () => {
    const context = await browser.newContext({ baseURL: studio.address })
    await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'))
    const old = await context.newPage()
    await old.goto('/canvasExample')
    await old.getByText(/It lacks: OffscreenCanvas/).waitFor()
    await context.close()
  })

  it('[S2.31] a canvas of one’s own is kept with the server and found again in the list', async () => {
    const ann = await openDesigner(studio)
    await ann.signUp('Ann')
    await ann.goTo('/home/tools?tool=canvas')
    await ann.button('New canvas').click()
    await ann.page.getByRole('textbox', { name: 'Name' }).fill('Night garden')
    await ann.button('Begin').click()
    await opened(ann.page)
    const box = await sheet(ann.page).boundingBox()
    await ann.page.mouse.move((box?.x ?? 0) + 400, (box?.y ?? 0) + 300)
    await ann.page.mouse.down()
    await ann.page.mouse.move((box?.x ?? 0) + 520, (box?.y ?? 0) + 360, { steps: 8 })
    const kept = ann.page.waitForResponse((answer) => answer.url().endsWith('/api/canvas/keep'))
    await ann.page.mouse.up()
    await kept
    await expect.poll(() => ann.page.locator('[data-slot="saved"]').textContent()).toBe('Saved')
    // Another browser has nothing of its own: what it shows comes from the server.
    await ann.page.evaluate(() => indexedDB.deleteDatabase('toile-canvas'))
    await ann.goTo('/home/tools?tool=canvas')
    await ann.page
      .getByRole('button', { name: /Night garden/ })
      .first()
      .click()
    await opened(ann.page)
    await expect.poll(() => ann.page.getByRole('list', { name: 'Layers' }).getByRole('listitem').count()).toBe(1)
    await ann.leave()
  })
})
