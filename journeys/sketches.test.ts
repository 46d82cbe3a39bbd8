import { describe, expect, it } from 'vitest'
import { begin } from './begin.ts'

const ann = await begin()

const results = () => ann.page.getByRole('list', { name: 'Results' }).getByRole('listitem')

describe('creating sketches', () => {
  it('[S2.56] a category by keys and words give flats, and axe finds nothing', async () => {
    await ann.goTo('/home/tools?tool=createSketches')
    await ann.button('Skirt').focus()
    await ann.page.keyboard.press('Enter')
    expect(await ann.button('Skirt').getAttribute('aria-pressed')).toBe('true')
    await ann.page.getByLabel('Describe the garment').fill('pleated midi with pockets')
    await ann.button(/pleat/).waitFor()
    await ann.page.getByRole('radio', { name: '2', exact: true }).focus()
    await ann.page.keyboard.press('Space')
    await ann.button(/^Create 2 sketches/).click()
    await expect.poll(() => results().locator('img').count(), { timeout: 60_000 }).toBe(2)
    await ann.findsNothingWrong('sketches')
  })

  it('[S2.56] a sketch whose knobs are turned by keys is kept as a new one in the library', async () => {
    await ann
      .button(/^Adjust /)
      .first()
      .click()
    const dialog = ann.page.getByRole('dialog')
    await dialog.getByRole('slider').first().focus()
    for (let i = 0; i < 10; i++) await ann.page.keyboard.press('ArrowRight')
    await ann.findsNothingWrong('knobs')
    await dialog.getByRole('button', { name: 'Keep as a new sketch' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => results().locator('img').count()).toBe(3)
    await ann.goTo('/home/library?tab=sketches')
    await expect.poll(() => ann.page.getByText(/skirt/i).count()).toBeGreaterThan(0)
  })
})
