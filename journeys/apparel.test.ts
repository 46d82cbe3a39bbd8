import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { describe, expect, it } from 'vitest'
import { plainDesign } from '../apps/server/testing/things.ts'
import { begin } from './begin.ts'

const ann = await begin({ project: 'Harbour' })
const { page } = ann

const green = { r: 60, g: 110, b: 90 }
const importLook = async (number: number, garments: ReturnType<typeof plainWorn>[]) => {
  const design = { ...plainDesign(), garments }
  const file = { name: 'look.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(design)) }
  await page.locator('input[accept*="json"]').setInputFiles(file)
  await ann.button(`Look ${number}`).waitFor()
}
const soon = <T>(see: () => Promise<T>) => expect.poll(see, { timeout: 30_000 })
const handles = page.getByRole('group', { name: 'Handles of the cut' })
const hem = handles.getByRole('slider', { name: 'Full length' })
const placeOf = async () => {
  const box = await hem.boundingBox()
  if (!box) throw new Error('The handle has no place.')
  return box
}
const length = () => hem.getAttribute('aria-valuetext')
const wear = (name: string) => page.getByRole('list', { name: 'Worn, outermost first' }).getByText(name).click()
const sleeves = page.getByRole('list', { name: 'Sleeve', exact: true })
const worn = () => sleeves.getByRole('button', { pressed: true }).textContent()

describe('the cut of a look', () => {
  it('[S4.01] a hem is dragged by its handle, and one step takes it back', async () => {
    await importLook(1, [
      plainWorn('aLineSkirt', green, { id: 'skirt' }),
      plainWorn('shirt', green, { id: 'shirt', knobs: { sleeve: 'short' } }),
    ])
    await importLook(2, [
      plainWorn('jeans', green, { id: 'jeans' }),
      plainWorn('blouse', green, { id: 'blouse', knobs: { sleeve: 'bishop' } }),
    ])
    await ann.button('Look 1').click()
    await page.getByRole('tab', { name: 'Apparel' }).click()
    await wear('A-line skirt')
    await hem.waitFor()
    const before = await length()
    const { x, y } = await placeOf()
    await page.mouse.move(x + 7, y + 7)
    await page.mouse.down()
    await page.mouse.move(x + 7, y + 20, { steps: 3 })
    await page.mouse.move(x + 7, y + 32, { steps: 3 })
    await page.mouse.up()
    await soon(length).not.toBe(before)
    const dragged = Number.parseFloat((await length()) ?? '')
    expect(dragged).toBeGreaterThan(Number.parseFloat(before ?? ''))
    await soon(async () => (await placeOf()).y).toBeGreaterThan(y + 15)
    await ann.button('Undo: Cut').click()
    await soon(length).toBe(before)
  }, 180_000)

  it('by keyboard the handle is a slider that says its number', async () => {
    const before = await length()
    await hem.focus()
    await page.keyboard.press('Shift+ArrowUp')
    await soon(length).not.toBe(before)
    await page.keyboard.press('End')
    await soon(length).toMatch(/at most$/)
    await ann.button('Undo: Cut').click()
    await soon(length).toBe(before)
    await ann.findsNothingWrong('the handles of a cut', 'article')
  }, 120_000)

  it('[S4.01] sleeves are taken from another look, and given back', async () => {
    await wear('Shirt')
    await page.getByRole('list', { name: 'Parts' }).getByRole('button', { name: 'Sleeve' }).click()
    await soon(worn).toBe('Short')
    await ann.button('Take it from another look').click()
    await page
      .getByRole('list', { name: 'Sleeve of another look' })
      .getByRole('button', { name: /Blouse/ })
      .click()
    await soon(worn).toBe('Bishop')
    await ann.seen('Sleeve taken: Look 2.')
    await ann.button('Undo: Another part').click()
    await soon(worn).toBe('Short')
  }, 120_000)

  it('a cut is searched by name and keeps what the garment had; a locked garment has no handles', async () => {
    await ann.button('Change the cut').click()
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('western')
    await page.getByRole('list', { name: 'Cuts' }).getByRole('button', { name: 'Western shirt' }).click()
    await soon(worn).toBe('Short')
    await ann.button('Lock').click()
    await ann.seen('This garment stays as it is until it is unlocked.')
    await handles.waitFor({ state: 'detached' })
    await ann.button('Unlock').click()
    await handles.waitFor()
    expect(ann.complaints).toEqual([])
  }, 120_000)
})
