import { describe, expect, it } from 'vitest'
import { begin } from './begin.ts'
import { drawnSomebody } from './drawnSomebody.ts'

const ann = await begin({ project: 'Harbour' })

describe('making a mannequin of a picture', () => {
  it('[S2.51] a picture is chosen from the mannequins of the project and its points are proposed', async () => {
    await ann.button('Add to Mannequins').click()
    await ann.button('Make from a picture').click()
    await ann.page.getByLabel('Upload a picture of somebody').setInputFiles(await drawnSomebody())
    await ann.addChosen()
    await ann.page.getByRole('group', { name: 'Points of the mannequin' }).waitFor()
    expect(await ann.page.getByRole('button', { name: /by 1 pixel/ }).count()).toBe(6)
    await ann.page.getByRole('switch', { name: 'All points' }).click()
    expect(await ann.page.getByRole('button', { name: /by 1 pixel/ }).count()).toBe(26)
    await ann.findsNothingWrong('model placement')
  })

  it('[S2.51] by keys alone a point is corrected, taken back and corrected again', async () => {
    const pin = ann.button(/^Shoulder on the left/)
    const left = () => pin.evaluate((element) => element.style.left)
    const before = await left()
    await pin.focus()
    await ann.page.keyboard.press('Shift+ArrowLeft')
    await expect.poll(left).not.toBe(before)
    await ann.button(/^Undo: Move a point/).click()
    await expect.poll(left).toBe(before)
    await pin.focus()
    await ann.page.keyboard.press('ArrowUp')
  })

  it('[S5.17] it is kept only once its points were seen, and stands on the board', async () => {
    expect(await ann.button('Keep in library').isDisabled()).toBe(true)
    await ann.page.getByRole('checkbox', { name: /I have looked at the points/ }).click()
    await ann.button('Put on the board').click()
    await ann.seen('Vera is in your library')
    await ann.button('Back to Harbour').click()
    await ann.button('Vera, As in the picture').waitFor()
  })

  it('[S3.19] a look is generated on it and can be edited', async () => {
    await ann.addColor('#b43c28')
    await ann.button(/^Generate 8 looks/).click()
    const look = ann.page.getByRole('button', { name: /^Look [1-9]\d*$/ }).first()
    await look.waitFor({ timeout: 90_000 })
    await look.click()
    await ann.page.getByRole('tab', { name: 'Model' }).click()
    await ann.seen('An own mannequin stands as in its picture.')
    expect(await ann.button('Vera').getAttribute('aria-pressed')).toBe('true')
    expect(ann.complaints).toEqual([])
  }, 120_000)
})
