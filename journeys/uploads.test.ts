import { describe, expect, it } from 'vitest'
import { drawCut, drawSketch } from '../apps/server/testing/pictures.ts'
import { begin } from './begin.ts'
import type { Picture } from './designer.ts'

const ann = await begin({ project: 'Spring' })
const jpeg = (name: string, buffer: Buffer): Picture => ({ name, mimeType: 'image/jpeg', buffer })
const board = (name: string) => ann.page.getByRole('list', { name, exact: true }).getByRole('listitem')
const patient = { timeout: 40_000 }
const dialog = () => ann.page.getByRole('dialog')
const choose = (name: string, ...pictures: Picture[]) =>
  ann.page.getByLabel(`Upload to ${name}`).setInputFiles(pictures)

describe('bringing material from outside', () => {
  it('[S5.01] a picture is cropped by keys and turned while it is sent, and a bad one beside it says why', async () => {
    await choose('Prints', jpeg('cuts.jpg', await drawCut(3)), jpeg('notes.jpg', Buffer.from('hello')))
    await ann.seen('You can only upload Image file!')
    await dialog().getByText('Stored', { exact: true }).waitFor()
    await ann.findsNothingWrong('upload dialog')
    await ann.button('Crop cuts.jpg').click()
    const frame = ann.page.getByRole('application')
    await frame.focus()
    for (let n = 0; n < 4; n++) await ann.page.keyboard.press('-')
    await ann.page.keyboard.press('ArrowLeft')
    await ann.seen('395 × 296')
    await ann.button('Rotate right').click()
    await ann.seen('296 × 395')
    await ann.findsNothingWrong('crop')
    await ann.button('Done').click()
  })

  it('[S3.27] it has a category, and stands on the board as it was cropped', async () => {
    const category = ann.page.getByRole('combobox', { name: 'Category of cuts.jpg' })
    await expect.poll(() => category.inputValue(), patient).toMatch(/Pattern|Slogan|Logo/)
    await ann.addChosen()
    await expect.poll(() => board('Prints').count(), patient).toBe(1)
    await ann.button('Close').last().click()
    const image = board('Prints').locator('img').first()
    await expect
      .poll(
        () => image.evaluate((shown: HTMLImageElement) => (shown.naturalWidth / shown.naturalHeight).toFixed(2)),
        patient,
      )
      .toBe('0.75')
  })

  it('[S5.01] a cut connection is waited for, and the upload goes on by itself', async () => {
    await ann.page.context().setOffline(true)
    await choose('Sketches', { ...jpeg('skirt.png', await drawSketch('pencilSkirt')), mimeType: 'image/png' })
    await ann.seen('Waiting for the connection; it goes on by itself')
    await ann.page.context().setOffline(false)
    await dialog().getByText('Stored', { exact: true }).waitFor()
    await expect
      .poll(() => ann.page.getByRole('combobox', { name: 'Category of skirt.png' }).inputValue(), patient)
      .toBe('Skirt')
    await ann.addChosen()
    await expect.poll(() => board('Sketches').count(), patient).toBe(1)
  })

  it('[S5.08] the same file again: both pictures are shown, with where the one is kept, and both may stay', async () => {
    await choose('Moodboard', jpeg('cuts again.jpg', await drawCut(3)), jpeg('others.jpg', await drawCut(4)))
    await ann.seen('This picture is here already: cuts again.jpg')
    await dialog().getByRole('img', { name: 'The new file' }).waitFor()
    await dialog().getByRole('img', { name: 'The one that is here' }).waitFor()
    await ann.seen('1 file waits for your answer')
    await ann.findsNothingWrong('the question about a duplicate')
    await dialog().getByRole('button', { name: 'Keep both' }).click()
    await ann.addChosen()
    await expect.poll(() => board('Moodboard').count(), patient).toBe(2)
    expect(ann.complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text))).toEqual([])
  })

  it('[S5.04] marketing sketches have a board of fifteen', async () => {
    await choose('Marketing sketches', jpeg('line sheet.jpg', await drawCut(5)))
    await ann.addChosen()
    await expect.poll(() => board('Marketing sketches').count(), patient).toBe(1)
    await ann.seen('1 of 15')
  })
})
