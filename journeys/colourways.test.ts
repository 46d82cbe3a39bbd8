import { afterAll, describe, expect, it } from 'vitest'
import { openOwnCopy } from './openOwnCopy.ts'
import { openStudio } from './studio.ts'

const studio = await openStudio()
afterAll(() => studio.close())

const soon = <T>(see: () => Promise<T>) => expect.poll(see, { timeout: 60_000 })
const ann = await openOwnCopy(studio, { viewport: { width: 1440, height: 900 } })
const { page } = ann
await ann.button('Look 2').first().click()

const dialog = page.getByRole('dialog')
/** The heads of the columns of a collection. */
const heads = () => dialog.locator('thead').getByRole('button')
const holds = (name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((it) => it === document.activeElement)
const openApply = async () => {
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: 'Apply to others' }).press('Enter')
}
const saved = () => page.getByText('Saved just now').first().waitFor({ timeout: 60_000 })

describe('colourways', () => {
  it('[S2.53] of one look are kept, worn and left again by keyboard, and are there after a reload', async () => {
    await page.getByRole('tab', { name: 'Colour' }).click()
    await page.getByRole('button', { name: 'Try other colourways' }).press('Enter')
    const proposals = dialog.getByRole('list', { name: 'Proposed colourways' })
    await soon(() => proposals.getByRole('listitem').count()).toBeGreaterThan(3)
    await soon(() => proposals.locator('[data-waiting=true]').count()).toBe(0)
    await dialog.getByText('Roles of colours').first().press('Enter')
    const roles = dialog.getByRole('list', { name: 'Roles of colours' }).locator('b')
    const names = await roles.allTextContents()
    expect(names.length).toBeGreaterThan(1)
    expect(new Set(names).size).toBe(names.length)
    await ann.findsNothingWrong('colourways of a look', '[role=dialog]')
    await proposals
      .getByRole('button', { name: /^Wear it: / })
      .first()
      .press('Enter')
    const kept = dialog.getByRole('list', { name: 'Kept colourways' })
    await soon(() => kept.getByRole('button', { name: /^Worn now: /, pressed: true }).count()).toBe(1)
    await page.keyboard.press('Escape')
    await soon(() => holds('Try other colourways')).toBe(true)
    const own = page.getByRole('button', { name: 'Original colours' })
    expect(await own.getAttribute('aria-pressed')).toBe('false')
    await saved()
    await page.reload()
    await page.getByRole('tab', { name: 'Colour' }).click()
    await own.press('Enter')
    await soon(() => own.getAttribute('aria-pressed')).toBe('true')
  }, 240_000)

  it('[S2.53] of a collection stand in a grid, with roles that are told apart', async () => {
    await page.getByRole('button', { name: 'Colourways', exact: true }).click()
    await heads().filter({ hasText: 'Proposal' }).first().waitFor()
    await soon(() => dialog.locator('tbody tr').first().locator('[data-waiting=true]').count()).toBe(0)
    await ann.findsNothingWrong('colourways', '[role=dialog]')
  }, 240_000)

  it('[S2.53] wear colours of the board alone, each by its name there', async () => {
    const board = ['Fired clay', 'Oat', 'Harbour ink', 'Slate mist', 'Olive']
    const roles = (of: string) => dialog.getByRole('list', { name: `Colours of ${of}` }).getByRole('listitem')
    const worn = async (of: string) => {
      await soon(() => roles(of).count()).toBeGreaterThan(4)
      return roles(of).locator('p > span:first-child').allTextContents()
    }
    await heads().filter({ hasText: 'Original colours' }).press('Enter')
    const before = await worn('Original colours')
    const kept = await heads().filter({ hasText: 'Kept' }).count()
    const proposal = heads().nth(kept)
    await proposal.press('Enter')
    const after = await worn(String(await proposal.locator('b').textContent()))
    // White stays what it is.
    for (const [i, said] of after.entries()) if (said !== before[i]) expect(board).toContain(said)
    expect(after.filter((said, i) => said !== before[i]).length).toBeGreaterThan(2)
  }, 240_000)

  it('[S2.53] are walked over and changed by keyboard alone, kept in every look, and taken back by one act', async () => {
    const kept = () => heads().filter({ hasText: 'Kept' }).count()
    const before = await kept()
    const cells = dialog.getByRole('button', { name: /^Look 1 in / })
    await cells.nth(before).focus()
    await page.keyboard.press('ArrowRight')
    expect(await cells.nth(before + 1).evaluate((it) => it === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await soon(() => cells.nth(before + 1).getAttribute('aria-pressed')).toBe('true')
    const change = dialog.getByRole('button', { name: /^Change the colour: / })
    await change.first().press('Enter')
    await dialog
      .getByRole('list', { name: 'Colours of the board' })
      .getByRole('button', { pressed: false })
      .first()
      .press('Enter')
    await ann.findsNothingWrong('the colour of a role', '[role=dialog]')
    await page.keyboard.press('Escape')
    await soon(() => change.first().evaluate((it) => it === document.activeElement)).toBe(true)
    const undo = dialog.getByRole('button', { name: /^Undo in every look/ })
    await soon(() => undo.count()).toBe(1)
    await soon(kept).toBe(before + 1)
    await soon(() => undo.isEnabled()).toBe(true)
    await undo.press('Enter')
    await soon(() => page.getByText(/^Taken back in looks: \d+$/).count()).toBe(1)
    await soon(kept).toBe(before)
    await page.keyboard.press('Escape')
    await soon(() => holds('Colourways')).toBe(true)
  }, 240_000)
})

describe('colourways in the hand', () => {
  it('[S2.53] are swiped one at a time, and a look of one is opened with all its colours', async () => {
    const bea = await openOwnCopy(studio, { viewport: { width: 393, height: 852 }, hasTouch: true })
    await bea.page.getByRole('button', { name: 'Colourways', exact: true }).tap()
    const first = bea.page.getByRole('dialog').first()
    await first.getByText(/^1 of \d+$/).waitFor()
    await first.getByRole('button', { name: 'Next colourway' }).tap()
    await first.getByText(/^2 of \d+$/).waitFor()
    await bea.findsNothingWrong('one colourway', '[role=dialog]')
    const open = first.locator('section:not([inert])')
    await open.getByRole('button', { name: /^Look 1 in / }).tap()
    await bea.page.getByRole('list', { name: /^Colours of / }).waitFor()
    await bea.findsNothingWrong('a look in it', '[role=dialog]')
    await bea.leave()
  }, 240_000)
})

describe('variations', () => {
  it('[S5.20] one is gone on from, and back, and nothing is paid for', async () => {
    await page.getByRole('button', { name: 'Redesign' }).press('Enter')
    await dialog.getByText('Press a variation to choose it').waitFor()
    const more = dialog.getByRole('button', { name: 'More like this: Variation 2' })
    await soon(() => more.isEnabled()).toBe(true)
    const seed = await dialog.getByText(/^Seed \d+$/).textContent()
    await more.press('Enter')
    await dialog.getByText('Based on this one').waitFor()
    await ann.findsNothingWrong('variations', '[role=dialog]')
    await dialog.getByRole('button', { name: 'Back to the variations before' }).press('Enter')
    await soon(() => dialog.getByText('Based on this one').count()).toBe(0)
    expect(await dialog.getByText(/^Seed \d+$/).textContent()).toBe(seed)
    await dialog.getByText('Crossing', { exact: true }).click()
    await dialog.getByRole('img', { name: 'The crossing' }).waitFor()
    await ann.findsNothingWrong('a crossing', '[role=dialog]')
    await page.keyboard.press('Escape')
    await soon(() => holds('Redesign')).toBe(true)
  }, 240_000)
})

describe('what is laid on others', () => {
  it('[S4.01] is counted and shown before, and taken back everywhere also after a reload', async () => {
    await openApply()
    const would = dialog.getByText(/^Would change: \d+ of \d+$/)
    await would.waitFor({ timeout: 120_000 })
    const before = await would.textContent()
    await ann.findsNothingWrong('what is laid on others', '[role=dialog]')
    const apply = dialog.getByRole('button', { name: /^Apply to chosen looks/ })
    await soon(() => apply.isEnabled()).toBe(true)
    await apply.press('Enter')
    // Seven looks are saved two at a time, each with its pictures.
    await page.getByText(/^Looks changed: \d+$/).waitFor()
    expect(await page.getByText('Changes from another window were taken in').count()).toBe(0)
    await page.reload()
    await openApply()
    await dialog.getByText('It already looks like this.').first().waitFor()
    await dialog.getByRole('button', { name: /^Undo in every look/ }).press('Enter')
    await page.getByText(/^Taken back in looks: \d+$/).waitFor()
    await soon(() => would.textContent()).toBe(before)
    await soon(() => dialog.getByRole('button', { name: /^Undo in every look/ }).count()).toBe(0)
  }, 420_000)
})
