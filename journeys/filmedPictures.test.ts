import { describe, expect, it } from 'vitest'
import { begin } from './begin.ts'
import { drawnSomebody } from './drawnSomebody.ts'

const ann = await begin({ project: 'Harbour' })
const { page } = ann

const preview = page.getByRole('region', { name: /^Film of / })
const along = 'Draw along the arm on the left'

describe('films of pictures', () => {
  it('[S1.09] [S2.43] a picture is added in the maker of mannequins, its points are seen, and the way leads back', async () => {
    const project = new URL(page.url()).searchParams.get('project') ?? ''
    await ann.goTo(`/home/tools?tool=film&project=${project}`)
    await page.getByRole('radiogroup', { name: 'What is filmed' }).getByText('Own pictures').click()
    await page.getByRole('link', { name: 'Add a picture' }).click()
    await page.getByLabel('Upload a picture of somebody').setInputFiles(await drawnSomebody())
    await ann.addChosen()
    await page.getByRole('group', { name: 'Points of the mannequin' }).waitFor()
    await page.getByRole('checkbox', { name: /I have looked at the points/ }).click()
    await ann.button('Keep in library').click()
    await ann.seen('Vera is in your library')
    await page.getByRole('link', { name: 'Back to the product video' }).click()
    await preview.locator('canvas[data-drawn]').waitFor()
    expect(await ann.button('Vera').getAttribute('aria-pressed')).toBe('true')
  })

  it('[S1.09] a motion that turns round says why it cannot be', async () => {
    const twirl = page.getByRole('list', { name: 'Motion' }).getByRole('button', { name: /^Twirl/ })
    await expect.poll(() => twirl.textContent()).toMatch(/known from the front alone/)
    expect(await twirl.getAttribute('aria-disabled')).toBe('true')
    await twirl.click({ force: true })
    expect(await twirl.getAttribute('aria-pressed')).toBe('false')
  })

  it('[S2.43] an arm before the body is asked for, drawn along by keys, and kept over a reload', async () => {
    await ann.seen('The arm on the left lies before the body. Draw along it.')
    await ann.findsNothingWrong('films of pictures')
    await ann.button(along).press('Enter')
    const dialog = page.getByRole('dialog', { name: along })
    await dialog.getByRole('application').focus()
    await page.keyboard.press('Space')
    for (let i = 0; i < 4; i++) await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Space')
    await expect.poll(() => dialog.getByRole('button', { name: 'Undo the last stroke' }).isEnabled()).toBe(true)
    await ann.findsNothingWrong('arm', '[role=dialog]')
    await dialog.getByRole('button', { name: 'Done' }).click()
    await ann.button('The line along the arm on the left').waitFor()
    await expect.poll(() => page.getByText(/^The arm on the left lies/).count()).toBe(0)
    await page.reload()
    await ann.button('The line along the arm on the left').waitFor()
  })

  it('[S2.43] stands before a colour in place of its own ground, and is ordered', async () => {
    await page.getByRole('switch', { name: 'The ground of the picture' }).click()
    await page.getByRole('list', { name: 'Backdrop' }).waitFor()
    await page.getByRole('slider', { name: 'Seconds of each look' }).fill('3')
    await ann.button(/^Make films: 1 · 6 credits$/).click()
    await page
      .getByRole('dialog', { name: 'Make the film' })
      .getByRole('button', { name: /credits$/ })
      .click()
    const films = page.getByRole('list', { name: 'Films' }).getByRole('listitem')
    await expect.poll(() => films.locator('video').count(), { timeout: 270_000 }).toBe(1)
    await films.getByRole('button', { name: 'Vera, large' }).waitFor()
    expect(ann.complaints).toEqual([])
  }, 300_000)
})
