import { treatments } from '@toile/craft/prints/derivedSource.ts'
import { describe, expect, it } from 'vitest'
import { drawPlate } from '../apps/server/testing/pictures.ts'
import { begin } from './begin.ts'

const ann = await begin({ project: 'Spring' })
const results = () => ann.page.getByRole('list', { name: 'Results' })
const printsOfBoard = () => ann.page.getByRole('list', { name: 'Prints', exact: true }).getByRole('listitem')

describe('prints of one’s own', () => {
  it('[S2.57] opens a project with two colours', async () => {
    for (const color of ['#1f2a44', '#e4d8c0']) await ann.addColor(color)
  })

  it('[S2.52] [S5.16] [S3.27] four prints are generated from words over the boards, each wish a chip', async () => {
    await ann.button('Add to Prints').click()
    await ann.page.getByRole('menuitem', { name: 'Generate prints' }).click()
    const dialog = ann.page.getByRole('dialog')
    await ann.seen('Describe in words what is to be made')
    await dialog
      .getByRole('textbox', { name: 'Describe the print' })
      .fill('roses on navy, half drop, no stripes, blurb')
    await ann.seen('I did not understand: blurb')
    await dialog.getByRole('button', { name: 'half-drop', pressed: true }).waitFor()
    await dialog.getByRole('button', { name: 'Without: stripe', pressed: true }).waitFor()
    await dialog.getByRole('button', { name: /^Generate 4 prints/ }).click()
    await expect.poll(() => results().locator('img').count(), { timeout: 60_000 }).toBe(4)
    await ann.findsNothingWrong('generated prints')
  })

  it('[S4.03] one is liked and put on the board with its width and repeat', async () => {
    const first = results().getByRole('listitem').first()
    await first.getByRole('button', { name: /^Keep .* in the library$/ }).click()
    await first.getByRole('button', { name: /^Keep .* in the library$/, pressed: true }).waitFor()
    await first.getByRole('button', { name: /^Put .* on Prints$/ }).click()
    await ann.seen('1 of 16')
  })

  it('[S2.52] it is opened in the print studio, turned by keys, undone by name, and kept', async () => {
    const edit = results().getByRole('button', { name: /^Edit / })
    const label = await edit.first().getAttribute('aria-label')
    const name = label?.replace('Edit ', '') ?? ''
    await edit.first().click()
    await ann.page.getByRole('button', { name, pressed: true }).waitFor()
    const knob = ann.page.getByRole('slider').first()
    const before = await knob.inputValue()
    await knob.focus()
    await ann.page.keyboard.press('Home')
    expect(await knob.inputValue()).not.toBe(before)
    await ann.button(/^Undo: Drawing/).click()
    await expect.poll(() => knob.inputValue()).toBe(before)
    await ann.button(/^Redo: Drawing/).click()
    await ann.page.getByRole('textbox', { name: 'Name' }).fill('Roses of mine')
    await ann.button('Put on printboard').click()
    await ann.seen('Roses of mine is in your library')
    await ann.page.reload()
    await ann.page.getByRole('button', { name, pressed: true }).waitFor()
    expect(await ann.page.getByRole('slider').first().inputValue()).not.toBe(before)
  })

  it('[S2.52] the studio shows the print under a ruler, on cloth and worn, and axe finds nothing', async () => {
    await ann.page.getByRole('img', { name: /^The tile with its neighbours/ }).waitFor()
    await ann.findsNothingWrong('print studio')
    for (const tab of ['On cloth', 'On a garment']) {
      await ann.page.getByRole('tab', { name: tab }).click()
      await ann.page.getByRole('img', { name: /^The print on/ }).waitFor()
    }
    await ann.findsNothingWrong('print studio, worn', '[role=tabpanel]')
    await ann.page.getByRole('searchbox', { name: 'Search prints' }).fill('gingham')
    await ann.page.getByRole('button', { name: 'Gingham', exact: true }).click()
    await ann.button('Brick').click()
    await ann.button('Download').click()
    await ann.seen(/× \d+ pixels/)
    await ann.findsNothingWrong('download of a print', '[role=dialog]')
    const dialog = ann.page.getByRole('dialog')
    const { name, bytes } = await ann.receive(() =>
      dialog.getByRole('button', { name: 'Download', exact: true }).click(),
    )
    expect(name).toBe('gingham-tile-150dpi.png')
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    await ann.page.keyboard.press('Escape')
  })

  it('[S9.04] a print is begun from a picture: uploaded here, seen in every treatment, and one is on the desk with its inks', async () => {
    await ann.page.getByText('From a picture', { exact: true }).click()
    await ann.seen('Choose a picture to see it as cloth.')
    await ann.page.getByLabel('Upload pictures').setInputFiles({
      name: 'plate.jpg',
      mimeType: 'image/jpeg',
      buffer: await drawPlate(4),
    })
    const cloths = ann.page.getByRole('list', { name: 'Treatment' }).getByRole('button')
    await expect.poll(() => cloths.count(), { timeout: 20_000 }).toBe(treatments.length)
    await cloths.filter({ hasText: 'Brush marks' }).click()
    await ann.page.getByRole('button', { name: 'Brush marks', pressed: true }).waitFor()
    await ann.button('Add an ink').waitFor()
    await ann.page.getByRole('tab', { name: 'Repeat' }).click()
    await ann.page.getByRole('img', { name: /^The tile with its neighbours/ }).waitFor()
    await ann.findsNothingWrong('a print begun from a picture')
    await ann.button(/^Undo: Another print/).click()
    await ann.button('Add an ink').waitFor({ state: 'detached' })
  })

  it('[S1.05] back on the boards, both prints stand there', async () => {
    await ann.button(/^Back to Spring/).click()
    await expect.poll(() => printsOfBoard().count(), { timeout: 20_000 }).toBe(2)
    expect(ann.complaints).toEqual([])
  })
})
