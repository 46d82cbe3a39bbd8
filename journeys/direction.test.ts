import { dahlia, seaAtDusk } from '@toile/picture/prints/derived/testing/pictures.ts'
import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { begin } from './begin.ts'
import { photograph } from './photographs.ts'
import { generateLooks } from './generateLooks.ts'

const ann = await begin({ project: 'Harbour' })
const { page } = ann

const bar = page.getByRole('group', { name: 'Colours from the pictures' })
const chips = bar.getByRole('button')
const chip = (hex: string) => page.locator(`[id="script-${hex}"]`)
const hexOf = async (one: Locator) => (await one.getAttribute('id'))?.replace('script-', '') ?? ''
const leftOut = page.getByRole('list', { name: 'Left out' })
const world = page.getByRole('combobox', { name: 'Kind of pictures' })
const dial = page.getByRole('slider', { name: 'Soft – Structured' })
const openDirection = async () => {
  await ann.button('Direction').click()
  await chips.first().waitFor()
}
/** Closes the panel by a key, which it hears once the focus is back in it. */
const closeDirection = async () => {
  await page.locator('[role=dialog]:has(:focus), [role=dialog]:focus').waitFor()
  await page.keyboard.press('Escape')
  await bar.waitFor({ state: 'detached' })
}
const chosen = { held: '', out: '', accent: '' }

describe('what is read in the moodboard’s pictures', () => {
  it('[S3.03] [S1.05] two photographs give colours, told in the dock and shown with their pictures; nothing more is needed to generate', async () => {
    await ann.upload('Moodboard', await photograph('beach.jpg', seaAtDusk()), await photograph('dahlia.jpg', dahlia()))
    await ann.addMannequins('Ines')
    await ann.seen('The pictures on your moodboard give the colours; what you choose here leads them.')
    await page
      .locator('[data-dock]')
      .getByText(/^\d+ from pictures$/)
      .waitFor()
    await expect.poll(() => page.locator('[data-generate]').isEnabled()).toBe(true)
    await openDirection()
    expect(await chips.count()).toBeGreaterThanOrEqual(8)
    for (const name of ['beach.jpg', 'dahlia.jpg'])
      expect(await bar.getByRole('button', { name: new RegExp(`from ${name}`) }).count()).toBeGreaterThan(0)
    await page.getByText(/^Closest to /).waitFor()
    expect(await chips.first().innerText()).toMatch(/^\d+%$/)
    const prints = page.getByRole('region', { name: 'Prints from the pictures' })
    expect(await prints.getByRole('listitem').count()).toBeGreaterThanOrEqual(2)
    await expect
      .poll(
        () =>
          prints
            .locator('canvas')
            .first()
            .evaluate(
              (one) => one instanceof HTMLCanvasElement && one.getContext('2d')?.getImageData(20, 20, 1, 1).data[3],
            ),
        { timeout: 60_000 },
      )
      .toBe(255)
    await ann.findsNothingWrong('the direction panel')
  }, 90_000)

  it('[S3.03] a colour is held by a key, another is left out and could be taken back, a third becomes an accent', async () => {
    chosen.held = await hexOf(chips.first())
    await chips.first().click()
    await page.keyboard.press('h')
    await expect.poll(() => chip(chosen.held).getAttribute('aria-label')).toMatch(/held$/)
    await expect.poll(() => ann.button('Hold').getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('ArrowRight')
    chosen.out = await hexOf(bar.getByRole('button', { pressed: true }))
    expect(chosen.out).not.toBe(chosen.held)
    await page.keyboard.press('Delete')
    await chip(chosen.out).waitFor({ state: 'detached' })
    await leftOut.getByRole('button').click()
    await chip(chosen.out).click()
    await ann.button('Leave out').click()
    await expect.poll(() => leftOut.getByRole('button').count()).toBe(1)
    const tone = bar.getByRole('list', { name: 'Tone' }).getByRole('button').first()
    chosen.accent = await hexOf(tone)
    await tone.click()
    await page.getByRole('combobox', { name: 'Role' }).click()
    await page.getByRole('option', { name: 'Accent' }).click()
    await bar.getByRole('list', { name: 'Accent' }).locator(chip(chosen.accent)).waitFor()
  })

  it('[S3.03] a colour is changed by dragging in the picker: one held colour in one place, one step of undo', async () => {
    const before = await chips.count()
    await bar.getByRole('list', { name: 'Base' }).getByRole('button').last().click()
    const first = await hexOf(bar.getByRole('button', { pressed: true }))
    await ann.button('Colour: pick a colour').click()
    const field = page.getByRole('slider', { name: 'Saturation and lightness' })
    const { x, y } = (await field.boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.move(x + 20, y + 20)
    await page.mouse.down()
    await page.mouse.move(x + 120, y + 30, { steps: 6 })
    await page.mouse.up()
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'detached' })
    const changed = bar.getByRole('button', { pressed: true })
    expect(await changed.getAttribute('aria-label')).toMatch(/held$/)
    expect(await chip(first).count()).toBe(0)
    expect(await bar.getByRole('button', { name: /held$/ }).count()).toBe(3)
    expect(Math.abs((await chips.count()) - before)).toBeLessThan(2)
    await closeDirection()
    await ann.button('Undo: Colour from the pictures').click()
    await openDirection()
    await chip(first).waitFor()
  })

  it('[S3.03] a measure is turned and reset, another kind of pictures is chosen, and undo takes it back', async () => {
    await ann.button('Measures').click()
    const read = await dial.inputValue()
    await dial.fill('-0.6')
    await expect.poll(() => dial.getAttribute('aria-valuetext')).toBe('Soft 60%')
    await ann.button('Reset Soft – Structured').click()
    await expect.poll(() => dial.inputValue()).toBe(read)
    await dial.fill('-0.6')
    await world.click()
    await page.getByRole('option', { name: 'Mist' }).click()
    await expect.poll(() => world.inputValue()).toBe('Mist')
    await ann.seen(/^Cuts and cloths now follow Mist\. .*The measures stay as they are\.$/)
    await ann.findsNothingWrong('the measures')
    await closeDirection()
    await ann.button('Undo: Kind of pictures').click()
    await openDirection()
    await expect.poll(() => world.inputValue()).toBe('As read')
    await closeDirection()
    await ann.button('Redo: Kind of pictures').click()
  })

  it('[S3.03] the colours are reset alone; one button takes back all of it, and undo brings it again', async () => {
    const colors = ann.button('As the pictures say')
    await openDirection()
    await colors.click()
    await expect.poll(() => leftOut.count()).toBe(0)
    await expect.poll(() => colors.getAttribute('aria-disabled')).toBe('true')
    expect(await world.inputValue()).toBe('Mist')
    expect(await dial.inputValue()).toBe('-0.6')
    await closeDirection()
    await ann.button('Undo: As the pictures say').click()
    await openDirection()
    await ann.button('Let the boards decide').click()
    await expect.poll(() => world.inputValue()).toBe('As read')
    expect(await dial.inputValue()).not.toBe('-0.6')
    expect(await leftOut.count()).toBe(0)
    await ann.button('Close').click()
    await bar.waitFor({ state: 'detached' })
    expect(await ann.button('Direction').evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await ann.button('Direction').getAttribute('aria-expanded')).toBe('false')
    await ann.button('Undo: Let the boards decide').click()
  })

  it('[S3.08] after a reload all of it is there', async () => {
    await page
      .getByText(/^Saved/)
      .first()
      .waitFor()
    await page.reload()
    await openDirection()
    expect(await chip(chosen.held).getAttribute('aria-label')).toMatch(/held$/)
    expect(await chip(chosen.out).count()).toBe(0)
    await bar.getByRole('list', { name: 'Accent' }).locator(chip(chosen.accent)).waitFor()
    expect(await leftOut.getByRole('button').count()).toBe(1)
    expect(await world.inputValue()).toBe('Mist')
    await ann.button(/^Measures/).click()
    expect(await dial.inputValue()).toBe('-0.6')
    await closeDirection()
  })

  it('[S3.03] no look wears the colour that was left out, one wears the one that is held, and a look says where its colours come from', async () => {
    const { looks, worn } = await generateLooks(ann)
    expect(worn).toHaveLength(8)
    expect(worn.flat()).not.toContain(chosen.out)
    expect(worn.flat()).toContain(chosen.held)
    const wearer = worn.findIndex((colors) => colors.includes(chosen.held)) + 1
    await ann.button(`Look ${wearer}`).click()
    await page.getByRole('tab', { name: 'Colour' }).click()
    const origins = page.getByRole('region', { name: 'Where the colours come from' })
    await origins
      .getByText(/^from (beach|dahlia)\.jpg$/)
      .first()
      .waitFor()
    const printed = looks.findIndex(({ garments }) => garments.some(({ print }) => print?.source.kind === 'derived'))
    await ann.button(`Look ${printed + 1}`).click()
    await origins
      .getByRole('region', { name: /^from (beach|dahlia)\.jpg$/ })
      .getByRole('list', { name: /^Print · / })
      .first()
      .waitFor()
    for (const name of ['beach.jpg', 'dahlia.jpg'])
      expect(await origins.getByText(`from ${name}`, { exact: true }).count()).toBeLessThan(2)
    await ann.findsNothingWrong('where the colours of a look come from')
    expect(ann.complaints).toEqual([])
  }, 240_000)

  it('[S3.03] [S9.05] on a telephone the panel is a sheet, and a board without pictures says what one would do', async () => {
    await page.setViewportSize({ width: 393, height: 852 })
    await ann.goTo('/home/tools')
    await ann.newProject('Empty')
    await ann.button('Style, size and number').click()
    await ann.button('Direction').click()
    const sheet = page.getByRole('dialog', { name: 'Direction' })
    await sheet.getByText(/^Put photographs on the moodboard/).waitFor()
    await sheet.getByRole('combobox', { name: 'Season' }).waitFor()
    await ann.findsNothingWrong('the direction on a telephone')
    await sheet.getByRole('button', { name: 'Close' }).click()
    await sheet.waitFor({ state: 'detached' })
  })
})
