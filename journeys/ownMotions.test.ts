import { afterAll, describe, expect, it } from 'vitest'
import { openDesigner } from './designer.ts'
import { openSample } from './openSample.ts'
import { smallTargets } from './smallTargets.ts'
import { openStudio } from './studio.ts'

const studio = await openStudio()
afterAll(() => studio.close())
const ann = await openSample(studio)
const { page } = ann

const motions = () => page.getByRole('list', { name: 'Motion', exact: true })
const mine = () => page.getByRole('list', { name: 'My motions' })
const saved = (name: string) => mine().getByRole('button', { name, exact: true })
const editor = (name: string) => page.getByRole('dialog', { name, exact: true })
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
async function choose(name: string, what: string) {
  await mine()
    .getByRole('button', { name: `More for ${name}`, exact: true })
    .press('Enter')
  await page.getByRole('menuitem', { name: what }).press('Enter')
}

describe('motions of one’s own in the library', () => {
  it('[S2.43] one is saved under a name in its editor, once as it stands, and is among the motions then', async () => {
    await ann.goTo('/home/tools?tool=film')
    await page.getByRole('list', { name: 'Projects' }).getByRole('link').first().click()
    await motions().getByRole('button', { name: 'Own motion' }).click()
    const name = editor('Own motion').getByRole('textbox', { name: 'Name' })
    await name.fill('Reach')
    await name.press('Enter')
    await ann.seen('Reach is in your library')
    expect(await editor('Own motion').getByRole('button', { name: 'Saved to library' }).isDisabled()).toBe(true)
    await editor('Own motion').getByRole('button', { name: 'Add a key frame' }).press('Enter')
    await editor('Own motion').getByRole('button', { name: 'Save to library' }).press('Enter')
    await ann.seen('Reach 2 is in your library')
    expect(await name.inputValue()).toBe('Reach 2')
    await ann.findsNothingWrong('saved', '[role=dialog]')
    await page.keyboard.press('Escape')
    await editor('Own motion').waitFor({ state: 'detached' })
    await expect.poll(() => mine().getByRole('listitem').count()).toBe(2)
  })

  it('[S2.43] it is chosen by keys, opened in the editor and changed there without the saved one, and the keyboard comes back', async () => {
    await saved('Reach').press('Enter')
    await expect.poll(() => saved('Reach').getAttribute('aria-pressed')).toBe('true')
    expect(await saved('Reach 2').getAttribute('aria-pressed')).toBe('false')
    expect(await motions().locator('[aria-pressed=true]').count()).toBe(0)
    await choose('Reach', 'Open in the editor')
    const keys = editor('Reach').getByRole('group', { name: 'Time line' }).getByRole('button')
    await keys.first().waitFor()
    const before = await keys.count()
    await editor('Reach').getByRole('button', { name: 'Remove the key frame' }).press('Enter')
    await expect.poll(() => keys.count()).toBe(before - 1)
    await editor('Reach').getByRole('button', { name: 'As it is in the library' }).press('Enter')
    await expect.poll(() => keys.count()).toBe(before)
    await page.keyboard.press('Escape')
    await editor('Reach').waitFor({ state: 'detached' })
    await expect.poll(focused).toBe('More for Reach')
  })

  it('[S2.43] it is renamed in its place, and deleted with a way back', async () => {
    await choose('Reach', 'Rename')
    await mine().getByRole('textbox', { name: 'Name' }).fill('Stretch')
    await page.keyboard.press('Enter')
    await saved('Stretch').waitFor()
    await choose('Reach 2', 'Delete')
    await saved('Reach 2').waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')
    await ann.button('Undo').click()
    await saved('Reach 2').waitFor()
    await ann.findsNothingWrong('my motions')
  })

  it('[S2.43] [S2.44] in the library it stands with its picture, and leads to a film with it chosen', async () => {
    await ann.goTo('/home/library?tab=elements')
    await page
      .getByRole('group', { name: 'Category' })
      .getByRole('button', { name: /^Motion \d+$/ })
      .click()
    await page.getByRole('gridcell', { name: 'Stretch', exact: true }).locator('img').first().waitFor()
    await page.getByRole('gridcell', { name: 'Reach 2', exact: true }).click()
    await page.keyboard.press(' ')
    await page.getByRole('dialog').getByRole('button', { name: 'Use in a film' }).click()
    await page.getByRole('list', { name: 'Projects' }).getByRole('link').first().click()
    await expect.poll(() => saved('Reach 2').getAttribute('aria-pressed')).toBe('true')
    await page.waitForURL((url) => !url.searchParams.has('element'))
    await ann.button(/^Undo: Own motion/).click()
    await expect.poll(() => saved('Reach 2').getAttribute('aria-pressed')).toBe('false')
  })

  it('[S2.43] [S9.05] on a narrow screen by touch its targets are large enough; what is deleted lies in the bin', async () => {
    const touch = await openDesigner(studio, {
      viewport: { width: 393, height: 852 },
      hasTouch: true,
      storageState: await page.context().storageState(),
    })
    await touch.goTo(`/home/tools?tool=film&project=${new URL(page.url()).searchParams.get('project') ?? ''}`)
    await touch.button('Settings').tap()
    await touch.button('More for Stretch').scrollIntoViewIfNeeded()
    expect(await smallTargets(touch.page, 40)).toEqual([])
    await touch.leave()
    for (const name of ['Stretch', 'Reach 2']) {
      await choose(name, 'Delete')
      await saved(name).waitFor({ state: 'detached' })
    }
    await ann.goTo('/home/library?bin=true')
    await page.getByRole('gridcell', { name: 'Stretch', exact: true }).waitFor()
    expect(ann.complaints).toEqual([])
  })
})
