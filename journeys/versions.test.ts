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
    await line('As imported').waitFor()
    await one.keyboard.press('Escape')
    await soon(() =>
      one.getByRole('button', { name: 'Versions' }).evaluate((it) => it === document.activeElement),
    ).toBe(true)

    await paint(one, '#118833')
    await one.getByRole('button', { name: 'Versions' }).click()
    await line('Fitting').getByRole('button', { name: 'Compare' }).click()
    const differences = dialog.getByRole('region', { name: 'From “Fitting” to now' })
    await differences.getByText(/#883311 → .*#118833 \(ΔE00 \d/).waitFor()
    const slider = dialog.getByRole('slider', { name: 'Before and after' })
    await slider.focus()
    await one.keyboard.press('ArrowRight')
    expect(await slider.inputValue()).toBe('51')
    await ann.findsNothingWrong('versions of a look', '[role=dialog]')
    await differences.getByRole('button', { name: /^Take back: Colour: .*#118833/ }).click()
    await differences.getByText('Nothing differs between these two.').waitFor()
    await one.keyboard.press('Escape')
    await paint(one, '#118833')
    await one.getByRole('button', { name: 'Versions' }).click()
    await line('Fitting').getByRole('button', { name: 'Compare' }).click()
    await line('Fitting').getByRole('button', { name: 'Restore' }).click()
    await ann.seen('Fitting was restored')
    await differences.getByText('Nothing differs between these two.').waitFor()
    await dialog.getByText(/ · Before a version was restored · saved automatically$/).waitFor()
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

describe('a look before its first change', () => {
  it('shows how it stands and how it was opened, and is named from there', async () => {
    await importLook(2)
    await ann.button('Look 2').click()
    await one.getByRole('button', { name: 'Versions' }).click()
    const dialog = one.getByRole('dialog', { name: 'Versions of look 2' })
    const lines = dialog.getByRole('list', { name: 'Versions' }).getByRole('listitem')
    await lines.getByText('As imported').waitFor()
    await lines.getByText('Not changed since').waitFor()
    expect(await lines.count()).toBe(1)
    await dialog.getByRole('textbox', { name: 'Name of this version' }).fill('Start')
    await one.keyboard.press('Enter')
    await lines.getByText('As in “Start”').waitFor()
    await one.keyboard.press('Escape')
  }, 120_000)

  it('shows a version that was chosen while the key is held, in place of how it was opened', async () => {
    await paint(one, '#227744')
    await one.getByRole('button', { name: 'Versions' }).click()
    await one.getByRole('button', { name: 'Show as “Before”' }).click()
    await one.keyboard.press('Escape')
    await one.getByRole('button', { name: 'Before: Start' }).waitFor()
    await one.keyboard.down('b')
    await one.getByRole('img', { name: /as it was/ }).waitFor()
    await one.keyboard.up('b')
  }, 120_000)
})

describe('looks side by side', () => {
  it('tell in words what differs between them', async () => {
    for (const number of [1, 2]) await ann.button(`Choose look ${number} to compare`).click()
    await one.getByRole('button', { name: 'Compare · 2' }).click()
    const differences = one.getByRole('region', { name: /^From look \d to look \d$/ })
    await differences.getByText(/ΔE00/).waitFor()
    await ann.findsNothingWrong('looks side by side')
    expect(ann.complaints).toEqual([])
  }, 120_000)
})
