import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { begin } from './begin.ts'
import { smallTargets } from './smallTargets.ts'
import { generateLooks } from './generateLooks.ts'

const ann = await begin({ project: 'Harbour' })
const { page } = ann

const asked = ['#aa3311', '#202c54']
const bar = page.getByRole('group', { name: 'Colours of the collection' })
const chips = bar.getByRole('button')
const chip = (hex: string) => page.locator(`[id="script-${hex}"]`)
const dock = page.locator('[data-dock]')
const hexes = () => chips.evaluateAll((all) => all.map(({ id }) => id.replace('script-', '')))
const openDirection = async () => {
  await ann.button('Direction').click()
  await chips.first().waitFor()
}
const chosen = { held: '', out: '' }

describe('the colours of a collection without pictures', () => {
  it('[S3.03] of two asked colours ten are made: told in the dock, shown with their roles, the asked ones in front', async () => {
    await ann.addMannequins('Ines', 'Mei')
    for (const hex of asked) await ann.addColor(hex)
    await dock.getByText('2 + 8 derived').waitFor()
    await openDirection()
    expect(await chips.count()).toBe(10)
    expect(await bar.getByRole('list').evaluateAll((lists) => lists.map((list) => list.ariaLabel))).toEqual([
      'Your colourboard',
      'Tone',
      'Accent',
      'Light',
    ])
    expect(await bar.getByRole('button', { name: /derived from your colours/ }).count()).toBe(8)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await ann.findsNothingWrong(`the colours of a collection in ${colorScheme}`)
    }
    await page.emulateMedia({ colorScheme: 'light' })
  }, 90_000)

  it('[S3.03] one is held, another left out and taken back, a third changed, and one press makes them as derived', async () => {
    const free = await hexes()
    const tone = bar.getByRole('list', { name: 'Tone' }).getByRole('button')
    await tone.first().click()
    await page.keyboard.press('h')
    await expect.poll(() => bar.getByRole('button', { name: /held$/ }).count()).toBe(1)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Delete')
    await expect.poll(() => chips.count()).toBe(9)
    await page.getByRole('list', { name: 'Left out' }).getByRole('button').click()
    await expect.poll(() => chips.count()).toBe(10)
    await bar.getByRole('list', { name: 'Accent' }).getByRole('button').click()
    await page.getByRole('textbox', { name: 'Colour, as #rrggbb or a code' }).fill('#7b2d8e')
    await page.keyboard.press('Tab')
    await chip('#7b2d8e').waitFor()
    expect(await chips.count()).toBe(10)
    await ann.button('As derived').click()
    await expect.poll(hexes).toEqual(free)
  })

  it('[S3.03] the panel hears Escape in the very moment in which its colour picker closes', async () => {
    await bar.getByRole('list', { name: 'Accent' }).getByRole('button').click()
    await ann.button('Colour: pick a colour').click()
    const field = page.getByRole('slider', { name: 'Saturation and lightness' })
    await field.focus()
    await page.evaluate(async () => {
      const press = () =>
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        )
      press()
      await new Promise((done) => setTimeout(done))
      press()
    })
    await field.waitFor({ state: 'detached' })
    await bar.waitFor({ state: 'detached', timeout: 3000 })
    await expect.poll(() => ann.button('Direction').evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('[S3.03] [S3.07] the looks wear what is held and not what is left out, both asked colours lead, and a look says what is derived', async () => {
    await openDirection()
    const tones = bar.getByRole('list', { name: 'Tone' }).getByRole('button')
    const idOf = async (at: number) => (await tones.nth(at).getAttribute('id'))?.replace('script-', '') ?? ''
    chosen.held = await idOf(0)
    chosen.out = await idOf(1)
    await chip(chosen.held).click()
    await page.getByRole('combobox', { name: 'Role' }).click()
    await page.getByRole('option', { name: 'Base' }).click()
    await chip(chosen.out).click()
    await page.keyboard.press('Delete')
    await chip(chosen.out).waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await bar.waitFor({ state: 'detached' })
    const { worn } = await generateLooks(ann)
    expect(new Set(worn.flat()).size).toBeGreaterThanOrEqual(5)
    expect(worn.flat()).not.toContain(chosen.out)
    expect(worn.flat()).toContain(chosen.held)
    for (const hex of asked) expect(worn.filter((own) => own.includes(hex)).length).toBeGreaterThanOrEqual(2)
    await ann.button(`Look ${worn.findIndex((own) => own.includes(chosen.held)) + 1}`).click()
    await page.getByRole('tab', { name: 'Colour' }).click()
    await page
      .getByRole('region', { name: 'Where the colours come from' })
      .getByText('derived from your colours')
      .first()
      .waitFor()
    await ann.findsNothingWrong('where derived colours come from')
  }, 240_000)
})

describe('the colours of a collection elsewhere', () => {
  it('[S3.03] [S9.05] on a telephone shows the same colours in a sheet, every control as large as a finger', async () => {
    await page.setViewportSize({ width: 393, height: 852 })
    await page.reload()
    await ann.button('Style, size and number').click()
    await openDirection()
    const sheet = page.getByRole('dialog', { name: 'Direction' })
    await ann.findsNothingWrong('the colours of a collection on a telephone')
    expect(await sheet.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
    expect(await smallTargets(page, 44)).toEqual([])
    await sheet.getByRole('button', { name: 'Close' }).click()
    await sheet.waitFor({ state: 'detached' })
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it('[S1.01] [S3.03] derives nothing where one garment is varied', async () => {
    await ann.goTo('/home/tools?new=project')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('One coat')
    await dialog.getByText('Single item design').click()
    await dialog.getByRole('button', { name: 'Create the project' }).click()
    await page.getByRole('heading', { level: 1, name: 'One coat' }).waitFor()
    await ann.addColor(sure(asked[0]))
    await ann.button('Direction').click()
    await page.getByText(/^Put photographs on the moodboard/).waitFor()
    expect(await bar.count()).toBe(0)
    expect(await dock.getByText(/derived/).count()).toBe(0)
    expect(ann.complaints).toEqual([])
  })
})
