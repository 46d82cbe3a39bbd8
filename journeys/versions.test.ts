import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { plainDesign } from '../apps/server/testing/things.ts'
import { begin } from './begin.ts'

const ann = await begin({ project: 'Harbour' })
const one = ann.page

const soon = <T>(see: () => Promise<T>) => expect.poll(see, { timeout: 30_000 })
const saved = (page: Page) =>
  page
    .locator('[data-slot="saved"]')
    .getByText(/^Saved just now/)
    .waitFor()
const fill = (page: Page) => page.getByRole('textbox', { name: 'Colour, as #rrggbb or a code' })
const toColor = (page: Page) => page.getByRole('tab', { name: 'Colour' }).click()
const paint = async (page: Page, color: string) => {
  await toColor(page)
  await fill(page).fill(color)
  await fill(page).press('Enter')
  await saved(page)
}
const importLook = async (number: number) => {
  const file = { name: 'look.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(plainDesign())) }
  await one.locator('input[accept*="json"]').setInputFiles(file)
  await ann.button(`Look ${number}`).waitFor()
}
const undo = (page: Page) => page.locator('[data-slot="undo"]').getByRole('button', { name: /^Undo/ })
const redo = (page: Page) => page.locator('[data-slot="undo"]').getByRole('button', { name: /^Redo/ })

describe('undo of a look', () => {
  it('reaches back after a reload, goes forth again, and reaches back in another window', async () => {
    await importLook(1)
    await ann.button('Look 1').click()
    await toColor(one)
    const first = await fill(one).inputValue()
    await paint(one, '#113355')
    await paint(one, '#335577')
    await one.reload()
    await toColor(one)
    await soon(() => undo(one).isEnabled()).toBe(true)
    await undo(one).click()
    await soon(() => fill(one).inputValue()).toBe('#113355')
    await undo(one).click()
    await soon(() => fill(one).inputValue()).toBe(first)
    await redo(one).click()
    await soon(() => fill(one).inputValue()).toBe('#113355')
    await saved(one)

    const two = await one.context().newPage()
    await two.goto(one.url())
    await toColor(two)
    await soon(() => undo(two).isEnabled()).toBe(true)
    await soon(() => redo(two).isEnabled()).toBe(true)
    await two.getByRole('tab', { name: 'Model' }).click()
    await one.getByRole('tab', { name: 'Model' }).click()
    await one.getByLabel('Mirrored').click()
    await saved(one)
    await soon(() => two.getByLabel('Mirrored').isChecked()).toBe(true)
    await undo(two).click()
    await toColor(two)
    await soon(() => fill(two).inputValue()).toBe(first)
    await two.getByRole('tab', { name: 'Model' }).click()
    expect(await two.getByLabel('Mirrored').isChecked()).toBe(true)
    await saved(two)
    await two.close()
  }, 180_000)
})

describe('versions of a look', () => {
  const dialog = one.getByRole('dialog', { name: 'Versions of look 1' })
  const line = (name: string) =>
    dialog.getByRole('listitem').filter({ has: one.getByRole('button', { name: `${name}, rename` }) })

  it('are named, compared with now in pictures and words, and restored as a step that can be undone', async () => {
    await paint(one, '#883311')
    await one.getByRole('button', { name: 'Versions' }).click()
    await dialog.getByRole('textbox', { name: 'Name of this version' }).fill('Fitting')
    await one.keyboard.press('Enter')
    await line('Fitting').waitFor()
    await line('As it was made').waitFor()
    await one.keyboard.press('Escape')
    await soon(() =>
      one.getByRole('button', { name: 'Versions' }).evaluate((it) => it === document.activeElement),
    ).toBe(true)

    await paint(one, '#118833')
    await one.getByRole('button', { name: 'Versions' }).click()
    await line('Fitting').getByRole('button', { name: 'Compare with now' }).click()
    const differences = dialog.getByRole('region', { name: 'From “Fitting” to now' })
    await differences.getByText(/#883311 → .*#118833 \(ΔE00 \d/).waitFor()
    await dialog.getByText('One over the other').click()
    const slider = dialog.getByRole('slider', { name: 'Before and after' })
    await slider.focus()
    await one.keyboard.press('ArrowRight')
    expect(await slider.inputValue()).toBe('51')
    await ann.findsNothingWrong('versions of a look', '[role=dialog]')
    await line('Fitting').getByRole('button', { name: 'Restore' }).click()
    await ann.seen('Fitting was restored')
    await differences.getByText('Nothing differs between these two.').waitFor()
    await line('Before a version was restored').waitFor()
    await one.keyboard.press('Escape')
    await toColor(one)
    await soon(() => fill(one).inputValue()).toBe('#883311')
    await one.reload()
    await toColor(one)
    await soon(() => undo(one).isEnabled()).toBe(true)
    await undo(one).click()
    await soon(() => fill(one).inputValue()).toBe('#118833')
    await saved(one)
  }, 180_000)

  it('a garment of a version is restored alone by keyboard, on a narrow screen too, and nothing sticks out', async () => {
    await one.setViewportSize({ width: 393, height: 852 })
    await ann.button('Detail').click()
    await one.getByRole('button', { name: 'Versions' }).press('Enter')
    await line('Fitting').getByRole('button', { name: 'Choose garments' }).press('Enter')
    await line('Fitting').getByRole('checkbox').first().press('Space')
    await line('Fitting').getByRole('button', { name: 'Restore what is chosen' }).press('Enter')
    await ann.seen('Fitting was restored')
    const wide = await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)
    expect(wide).toBeLessThanOrEqual(0)
    await ann.findsNothingWrong('versions at 393', '[role=dialog]')
    await one.keyboard.press('Escape')
    await one.setViewportSize({ width: 1440, height: 900 })
    await toColor(one)
    await soon(() => fill(one).inputValue()).toBe('#883311')
  }, 180_000)
})

describe('looks side by side', () => {
  it('tell in words what differs between them', async () => {
    await importLook(2)
    await one.getByText('Compare', { exact: true }).click()
    const strip = one.getByRole('list', { name: 'Looks to compare' }).getByRole('button')
    await strip.nth(0).click()
    await strip.nth(1).click()
    const differences = one.getByRole('region', { name: /^From look \d to look \d$/ })
    await differences.getByText(/ΔE00/).waitFor()
    await ann.findsNothingWrong('looks side by side')
    expect(ann.complaints).toEqual([])
  }, 120_000)
})
