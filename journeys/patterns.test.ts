import { languages } from '@toile/rules/languages/index.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { openOwnCopy } from './openOwnCopy.ts'
import { openStudio } from './studio.ts'

const studio = await openStudio()
afterAll(() => studio.close())
const ann = await openOwnCopy(studio)
const { page } = ann

const tab = (name: string) => page.getByRole('tab', { name, exact: true })
const table = () => page.getByRole('group', { name: /^Cutting table of/ })
const size = (name: string) =>
  page.getByRole('group', { name: 'Sizes that are cut' }).getByRole('button', { name, exact: true })

describe('pattern making', () => {
  it('[S2.31] [S2.59] a look is opened from its menu: its trousers lie on the cutting table', async () => {
    await ann.button('Look 3').first().click()
    await ann.button('More').first().click()
    await page.getByRole('menuitem', { name: 'Pattern making' }).click()
    await page.waitForURL(/tool=patterns.*pattern=/)
    await table().waitFor()
    await expect.poll(() => page.getByRole('list', { name: 'Pieces' }).getByRole('button').count()).toBeGreaterThan(3)
    await ann.findsNothingWrong('the cutting table')
  })

  it('[S2.59] several sizes lie over each other in lines of their own, and one size always is', async () => {
    for (const name of ['36', '44']) await size(name).click()
    await expect.poll(() => table().locator('path[data-size="44"]').count()).toBeGreaterThan(3)
    await page.getByRole('switch', { name: 'Lay all sizes over each other' }).click({ force: true })
    await expect.poll(() => table().locator('path[data-size="44"]').count()).toBe(0)
    for (const name of ['36', '40', '44']) await size(name).click()
    expect(await size('44').getAttribute('aria-pressed')).toBe('true')
    for (const name of ['36', '40']) await size(name).click()
  })

  it('[S2.59] the table is zoomed by keys, and a piece is picked in the list', async () => {
    const seen = () => table().locator('svg').first().getAttribute('viewBox')
    const before = await seen()
    await table().focus()
    await page.keyboard.press('+')
    await expect.poll(seen).not.toBe(before)
    await page.keyboard.press('0')
    await expect.poll(seen).toBe(before)
    await tab('Pieces').click()
    const piece = page.getByRole('list', { name: 'Pieces' }).getByRole('button').first()
    await piece.click()
    expect(await piece.getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => table().locator('[data-picked]').count()).toBe(1)
  })

  it('[S2.59] a corner is moved by keys, an allowance and a notch set, what cannot be says why; each is listed and taken back by itself', async () => {
    await tab('Pieces').click()
    await page.getByRole('list', { name: 'Pieces' }).getByRole('button', { name: /^Back/ }).click()
    await ann.button('Edit points').click()
    await tab('Edit').click()
    const changed = page.getByRole('list', { name: 'Changed by hand' }).getByRole('listitem')
    const corner = page.getByRole('button', { name: /^Corner where .* starts$/ }).first()
    const outline = () => table().locator('[data-picked] path').first().getAttribute('d')
    const before = await outline()
    await corner.focus()
    await page.keyboard.press('Shift+ArrowLeft')
    await expect.poll(() => changed.count()).toBe(1)
    await expect.poll(outline).not.toBe(before)
    await ann.button(/^Undo: Move a corner/).click()
    await expect.poll(outline).toBe(before)
    await page
      .getByRole('combobox', { name: 'Edge' })
      .or(page.getByRole('textbox', { name: 'Edge' }))
      .click()
    await page.getByRole('option', { name: /Hem edge/ }).click()
    await page.getByLabel('Seam allowance').fill('55')
    await page.keyboard.press('Enter')
    await ann.button('Add a notch').click()
    await expect.poll(() => changed.count()).toBe(2)
    await ann.findsNothingWrong('editing a piece')
    await page.getByLabel('Lengthen it by').fill('-500')
    await page.keyboard.press('Enter')
    await ann.seen(/^It stays as it was/)
    await ann.button('Take back Allowance changed').click()
    await expect.poll(() => changed.count()).toBe(1)
  })

  it('[S2.59] a piece is laid elsewhere by keys; the tape is read; the check list and the points of measure are told', async () => {
    await ann.button('Move pieces').click()
    const piece = table().getByRole('button').first()
    // Where it lies in millimetres: what is seen of the table fits itself to the pieces anew.
    const lies = () => piece.locator('..').getAttribute('transform')
    const before = await lies()
    await piece.focus()
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(lies).not.toBe(before)
    await ann.button(/^Undo: Move/).click()
    await expect.poll(lies).toBe(before)
    await ann.button('Measure').click()
    const box = await piece.boundingBox()
    if (box) for (const share of [0.05, 0.95]) await page.mouse.click(box.x + box.width / 2, box.y + box.height * share)
    await ann.seen(/cm straight/)
    await tab('Check').click()
    await ann.seen('All seams fit, notches meet, and every piece can be cut.')
    await expect.poll(() => page.getByRole('rowheader', { name: 'Waist round' }).count()).toBe(1)
  })

  it('[S2.59] it is cut for one body: a measure that no body has says so, a table is read, and its faults are told', async () => {
    await ann.button('Type measures').click()
    const dialog = page.getByRole('dialog', { name: 'Own measures' })
    await dialog.getByLabel('Waist girth').fill('20')
    await ann.seen(/^No body has this/)
    await ann.findsNothingWrong('own measures', '[role="dialog"]')
    await dialog.locator('input[type="file"]').setInputFiles({
      name: 'ann.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Name;Waist (cm);Wings\nAnn;72;3\n'),
    })
    await ann.seen('The column “Wings” is no measure.')
    await dialog.getByLabel('Waist girth').fill('74')
    await dialog.getByRole('button', { name: 'Cut for this body' }).click()
    await ann.seen('Cut for one body by its own measures.')
    await ann.button('Back to sizes').click()
    await size('40').waitFor()
  })

  it('[S2.59] is downloaded as one DXF of all sizes, and as an SVG in true size for each', async () => {
    const dxf = await ann.receive(async () => {
      await tab('Files').click()
      await ann.button('Download DXF').click()
    })
    expect(dxf.name).toMatch(/^Look 3.*Chinos\.dxf$/)
    expect(new Set(dxf.bytes.toString('latin1').match(/^Size: \d+/gm))).toEqual(
      new Set(['Size: 36', 'Size: 40', 'Size: 44']),
    )
    const pdf = await ann.receive(() => ann.button('Download PDF, A4 pages').click())
    expect(pdf.bytes.toString('latin1', 0, 5)).toBe('%PDF-')
    const svgs = await ann.receive(() => ann.button('Download SVG').click())
    expect(svgs.name).toMatch(/\.zip$/)
    for (const name of ['36', '40', '44']) expect(svgs.bytes.includes(Buffer.from(`-${name}.svg`))).toBe(true)
  })

  it('[S2.59] without a look named, those of the project are offered; what of one is not cut says so', async () => {
    const project = new URL(page.url()).searchParams.get('project') ?? ''
    await ann.goTo(`/home/tools?tool=patterns&project=${project}`)
    await page.getByRole('list', { name: 'Looks' }).getByRole('button', { name: 'Look 4', exact: true }).click()
    await table().waitFor()
    await ann
      .button(/No pattern$/)
      .first()
      .click()
    await ann.seen(/there is no pattern for it/)
    await ann.button(/^Chinos/).click()
    await table().waitFor()
  })

  it('[S2.59] what is changed is saved by itself, taken back by name, and there when it is opened anew', async () => {
    await size('46').click()
    await ann.seen(/^Saved/)
    await ann.button(/^Undo: Size/).click()
    await expect.poll(() => size('46').getAttribute('aria-pressed')).toBe('false')
    await size('46').click()
    await ann.seen(/^Saved/)
    await page.reload()
    await expect.poll(() => size('46').getAttribute('aria-pressed')).toBe('true')
  })

  it('[S2.59] patterns are listed, renamed, duplicated and deleted with a way back', async () => {
    const project = new URL(page.url()).searchParams.get('project') ?? ''
    await ann.goTo(`/home/tools?tool=patterns&project=${project}`)
    const list = page.getByRole('list', { name: 'Patterns of garments' })
    await expect.poll(() => list.getByRole('listitem').count()).toBe(2)
    await ann.findsNothingWrong('the choice of looks and patterns')
    const more = () => list.getByRole('button', { name: /^More for/ }).first()
    await more().click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await list.getByRole('button', { name: /^Look 4 · Chinos 2/ }).waitFor()
    await expect.poll(() => list.getByRole('listitem').count()).toBe(3)
    await more().click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await page.keyboard.type('Slim chinos')
    await page.keyboard.press('Enter')
    await list.getByRole('button', { name: /^Slim chinos/ }).waitFor()
    await more().click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect.poll(() => list.getByRole('listitem').count()).toBe(2)
    await ann.button('Undo').click()
    await expect.poll(() => list.getByRole('listitem').count()).toBe(3)
    await list.getByRole('button', { name: /^Slim chinos/ }).click()
    await table().waitFor()
  })

  it('[S2.59] fits every width in every language, in the dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const { id } of languages) {
      await page.evaluate((language) => localStorage.setItem('toile-language', language), id)
      await page.reload()
      await page.locator(`html[lang^="${id}"]`).waitFor()
      for (const width of [1920, 1024, 393]) {
        await page.setViewportSize({ width, height: 700 })
        await page.locator('svg[data-size]').first().waitFor({ state: 'attached' })
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(over, `${id} ${width}`).toBeLessThanOrEqual(0)
      }
    }
    expect(ann.complaints).toEqual([])
  })
})
