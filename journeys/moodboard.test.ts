import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { begin } from './begin.ts'

const ann = await begin({ project: 'Harbour' })
const { page } = ann

const picture = async (name: string, background: string, width: number, height: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer(),
})

const board = page.getByRole('group', { name: 'Moodboard', exact: true })
const item = (name: RegExp) => board.getByRole('button', { name })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const millimetres = async (name: string) => Number.parseFloat(await field(name).inputValue())
const boxOf = async (thing: Locator) => (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

async function drag(from: { x: number; y: number }, by: { x: number; y: number }, key?: string) {
  if (key) await page.keyboard.down(key)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 4 })
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 })
  await page.mouse.up()
  if (key) await page.keyboard.up(key)
}

describe('the moodboard laid out by hand', () => {
  it('[S3.06] [S5.21] opens over the whole screen from its board, and its pictures get their places by a click on Arrange anew', async () => {
    await ann.upload(
      'Moodboard',
      await picture('rust.png', '#b5532f', 600, 400),
      await picture('navy.png', '#1d2848', 400, 600),
    )
    await ann.button('Open the moodboard').click()
    await ann.seen('These pictures have no place yet')
    await ann.button('Arrange anew').click()
    await expect.poll(() => board.getByRole('button').count()).toBe(2)
    expect(page.url()).toContain('board=mood')
    await ann.findsNothingWrong('the moodboard')
  }, 90_000)

  it('[S5.21] a picture is dragged, sized by a handle, turned and moved by arrows, each a step that undo takes back', async () => {
    await page.getByRole('combobox', { name: 'Layout' }).click()
    await page.getByRole('option', { name: 'Rows' }).click()
    await page.getByRole('switch', { name: 'Snap' }).click()
    const rust = item(/^rust/)
    await rust.click()
    const [left, width] = [await millimetres('From the left'), await millimetres('Width')]
    const before = await boxOf(rust)
    await drag({ x: before.x + before.width / 2, y: before.y + before.height / 2 }, { x: 60, y: 40 })
    await expect.poll(() => millimetres('From the left')).toBeGreaterThan(left + 5)
    const moved = await boxOf(rust)
    await drag({ x: moved.x + moved.width, y: moved.y + moved.height }, { x: -80, y: -10 }, 'Shift')
    await expect.poll(() => millimetres('Width')).toBeLessThan(width - 10)
    expect((await millimetres('Width')) / (await millimetres('Height'))).toBeCloseTo(1.5, 1)
    await rust.focus()
    const from = await millimetres('From the left')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(() => millimetres('From the left')).toBeCloseTo(from + 11, 0)
    await field('Turn').fill('6')
    await field('Turn').press('Tab')
    await expect.poll(() => rust.evaluate((one) => one.style.rotate)).toBe('6deg')
    await ann.button('Undo: Turn').click()
    await ann.button('Undo: Move').click()
    await ann.button('Undo: Size').click()
    await ann.button('Undo: Move').click()
    await expect.poll(() => millimetres('From the left')).toBeCloseTo(left, 0)
    expect(await millimetres('Width')).toBeCloseTo(width, 0)
  })

  it('[S5.21] notes and texts are written, copied and locked; a locked one stays where it is', async () => {
    await ann.button('Note').click()
    await field('Words').fill('Linen first, 海の夏')
    await ann.button('Text').click()
    await field('Words').fill('Salt Harbour')
    await item(/^Text: Salt Harbour/).waitFor()
    await expect.poll(() => item(/^Text/).locator('path').first().getAttribute('d')).toMatch(/^M/)
    await ann.button('Duplicate').click()
    await expect.poll(() => item(/^Text: Salt Harbour/).count()).toBe(2)
    await page.keyboard.press('Control+z')
    await expect.poll(() => item(/^Text: Salt Harbour/).count()).toBe(1)
    await page.getByRole('list', { name: 'Layers' }).getByRole('button', { name: /^Note/ }).click()
    const left = await millimetres('From the left')
    await ann.button('Lock').click()
    await item(/^Note.*locked/).press('ArrowRight')
    expect(await millimetres('From the left')).toBe(left)
    await page.mouse.move(5, 5)
    await page.getByRole('tooltip').waitFor({ state: 'detached' })
    await ann.findsNothingWrong('a note on the moodboard')
  })

  it('[S5.21] a picture is cropped within its frame, and several are chosen and aligned', async () => {
    const navy = item(/^navy/)
    await navy.dblclick()
    const image = navy.locator('img').last()
    await ann.button('Crop on the board').waitFor()
    await page.getByRole('slider', { name: 'Enlarged' }).fill('200')
    const seen = await image.evaluate((one) => one.style.left)
    const at = await boxOf(navy)
    await drag({ x: at.x + at.width / 2, y: at.y + at.height / 2 }, { x: 40, y: 0 })
    await expect.poll(() => image.evaluate((one) => one.style.left)).not.toBe(seen)
    await page.keyboard.press('Escape')
    await item(/^rust/).click()
    await navy.click({ modifiers: ['Shift'] })
    await ann.seen('2 things chosen')
    await ann.button('Align top edges').click()
    await expect.poll(async () => Math.abs((await boxOf(navy)).y - (await boxOf(item(/^rust/))).y)).toBeLessThan(1.5)
  })

  it('[S5.21] colours of the board go to the colorboard with the pictures they come from', async () => {
    await ann.button('Palette of the board').click()
    const boxes = page.getByRole('dialog').getByRole('checkbox')
    await expect.poll(() => boxes.count(), { timeout: 60_000 }).toBeGreaterThanOrEqual(2)
    await boxes.first().check()
    await expect.poll(() => page.locator('img[data-source]').count()).toBe(1)
    await ann.findsNothingWrong('the palette of the moodboard')
    await ann.button('Add the ticked colours').click()
    await ann.button('Colour').click()
    await expect.poll(() => page.getByRole('menuitem').count()).toBe(1)
    await page.getByRole('menuitem').first().click()
    await item(/^Colour: /).waitFor()
  }, 90_000)

  it('[S3.08] everything is there after a reload, and the board prints as a PDF and a PNG', async () => {
    await page
      .getByText(/^Saved/)
      .first()
      .waitFor()
    const places = () => board.getByRole('button').evaluateAll((all) => all.map((one) => one.style.cssText))
    const before = await places()
    await page.reload()
    await board.waitFor()
    await expect.poll(async () => (await places()).length).toBe(before.length)
    expect(await places()).toEqual(before)
    for (const [format, magic] of [
      [/^PDF/, '%PDF'],
      ['PNG', 'PNG'],
    ] as const) {
      await ann.button('Print this board on paper').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(format).click()
      if (format === 'PNG') await ann.findsNothingWrong('printing a board')
      const { name, bytes } = await ann.receive(() => dialog.getByRole('button', { name: 'Download' }).click())
      expect(name).toMatch(/^harbour-mood\.(pdf|png)$/)
      expect(bytes.subarray(0, 5).toString('latin1')).toContain(magic)
      await dialog.waitFor({ state: 'detached' })
    }
    expect(ann.complaints).toEqual([])
  }, 120_000)
})
