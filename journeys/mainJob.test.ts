import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { unzipSync } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'
import { drawCut, drawPlate, drawSketch } from '../apps/server/testing/pictures.ts'
import { openDesigner } from './designer.ts'
import { openStudio } from './studio.ts'

const studio = await openStudio()
afterAll(() => studio.close())
const ann = await openDesigner(studio)
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })
const looks = () => ann.page.getByRole('button', { name: /^Look [1-9]\d*$/ })
const saved = () => ann.page.getByText('Saved', { exact: false }).first().waitFor()

describe('a small collection from own pictures', () => {
  it('[S1.01] [S2.03] [S2.57] opens an account and a project', async () => {
    await ann.signUp('Ann')
    await ann.newProject('Winter')
    await ann.seen('Choose at least one mannequin')
  })

  it('[S1.03] [S3.05] [S5.04] gathers photographs, a print and a sketch, which is traced by itself', async () => {
    await ann.upload('Moodboard', jpeg('plate-1.jpg', await drawPlate(3)), jpeg('plate-2.jpg', await drawCut(9)))
    await ann.upload('Prints', jpeg('print.jpg', await drawPlate(5)))
    await ann.upload('Sketches', png('dress.png', await drawSketch('shiftDress')))
    await ann.seen('2 of 8')
    const sketches = ann.page.getByRole('list', { name: 'Sketches' })
    await sketches
      .getByText(/Dress|Coat|Skirt|Top|Jumpsuit/)
      .first()
      .waitFor({ timeout: 60_000 })
  })

  it('[S5.05] a new project begins with five pictures at most, and names the sixth', async () => {
    const place = ann.page.url()
    await ann.goTo('/home/tools?new=project')
    const files = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (seed) => jpeg(`first-${seed}.jpg`, await drawCut(seed))),
    )
    await ann.page.getByLabel('First pictures').setInputFiles(files)
    await ann.seen(/first-6\.jpg: 5 pictures are the most here/)
    await ann.goTo(place)
  })

  it('[S5.01] a file that is no picture is refused in its own sentence, and the others stay', async () => {
    await ann.page
      .getByLabel('Upload to Moodboard')
      .setInputFiles([png('not-a-picture.png', Buffer.from('hello, this is text'))])
    await ann.seen('You can only upload Image file!')
    await ann.page.keyboard.press('Escape')
    await ann.seen('2 of 8')
  })

  it('[S3.07] [S5.12] [S5.17] chooses colours by code and mannequins', async () => {
    for (const color of ['#aa3311', '19-4052', '#e4d8c0']) await ann.addColor(color)
    await ann.addMannequins('Ines', 'Amara')
    await ann.seen('3 of 30')
    await ann.seen('2 of 4')
  })

  it('[S1.05] [S4.10] [S9.04] generates eight looks that appear one by one', async () => {
    await ann.button('Direction').click()
    await ann.page.getByRole('button', { name: 'Tailored', exact: true }).click()
    await ann.seen('1 of 6')
    await ann.findsNothingWrong('direction of the next looks')
    await ann.page.keyboard.press('Escape')
    await ann.button('Direction: Tailored').waitFor()
    await ann.button(/^Generate 8 looks/).click()
    await expect.poll(() => looks().count(), { timeout: 120_000, interval: 200 }).toBeGreaterThanOrEqual(1)
    await expect.poll(() => looks().count(), { timeout: 120_000 }).toBe(8)
  })

  it('[S4.03] likes three and takes one like back: two of eight are liked', async () => {
    for (const number of ['1', '2', '3']) await ann.button(`Like look ${number}`).first().click()
    await ann.seen(/8 looks · 3 liked/)
    await ann.button('Like look 3').first().click()
    await ann.seen(/8 looks · 2 liked/)
    await ann.goTo('/home/library')
    await ann.page.goBack()
    await ann.seen(/8 looks · 2 liked/)
  })

  it('[S1.06] [S2.53] [S4.01] recolours one, undoes and redoes, and loses nothing by a reload', async () => {
    await looks().first().click()
    await ann.page.getByRole('tab', { name: 'Colour' }).click()
    const color = ann.page.getByRole('textbox', { name: 'Colour, as #rrggbb or a code' })
    const before = await color.inputValue()
    await color.fill('#2e6b4f')
    await color.press('Enter')
    await expect.poll(() => color.inputValue()).toBe('#2e6b4f')
    await ann.page.getByRole('heading', { level: 1 }).click()
    await ann.page.keyboard.press('Control+z')
    await expect.poll(() => color.inputValue()).toBe(before)
    await ann.page.keyboard.press('Control+Shift+z')
    await expect.poll(() => color.inputValue()).toBe('#2e6b4f')
    await saved()
    await ann.page.reload()
    await ann.page.getByRole('tab', { name: 'Colour' }).click()
    await expect.poll(() => color.inputValue()).toBe('#2e6b4f')
  })

  it('[S1.06] [S2.53] opens its prints and turns a knob', async () => {
    await ann.page.getByRole('tab', { name: 'Print' }).click()
    await ann.findsNothingWrong('print of a look')
    await ann.page.getByRole('tab', { name: 'Apparel' }).click()
    const slider = ann.page.getByRole('slider').last()
    await slider.focus()
    const before = await slider.evaluate((node) =>
      node instanceof HTMLInputElement ? node.value : node.getAttribute('aria-valuenow'),
    )
    for (let i = 0; i < 5; i++) await ann.page.keyboard.press('ArrowRight')
    await expect
      .poll(() =>
        slider.evaluate((node) => (node instanceof HTMLInputElement ? node.value : node.getAttribute('aria-valuenow'))),
      )
      .not.toBe(before)
    await saved()
  })

  it('[S4.01] puts a belt on and takes it off again', async () => {
    const worn = ann.page.getByRole('list', { name: 'Worn, outermost first' }).getByRole('listitem')
    const before = await worn.count()
    await ann.button('Add a garment or an accessory').click()
    await ann.page
      .getByRole('list', { name: 'Garments and accessories' })
      .getByRole('button', { name: 'Chain belt' })
      .click()
    await expect.poll(() => worn.count()).toBe(before + 1)
    await ann.button('Take off Chain belt').first().click()
    await expect.poll(() => worn.count()).toBe(before)
    await saved()
  })

  it('[S1.06] exports the picture, the document and the collection', async () => {
    const detail = ann.page.getByRole('complementary').last()
    const item = async (name: string | RegExp) => {
      await detail.getByRole('button', { name: 'Export' }).click()
      await ann.page.getByRole('menuitem', { name }).first().click()
    }
    const picture = await ann.receive(() => item(/1024 × 1536/))
    expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG')
    const document = await ann.receive(() => item('Design as JSON'))
    expect(JSON.parse(document.bytes.toString())).toMatchObject({ version: designVersion })
    const zip = await ann.receive(async () => {
      await ann.page.getByRole('button', { name: 'Export' }).first().click()
      await ann.page.getByRole('menuitem', { name: 'The liked looks as a ZIP' }).click()
    })
    expect(Object.keys(unzipSync(new Uint8Array(zip.bytes))).sort()).toEqual([
      'collection.json',
      'line-up.png',
      'look-01.png',
      'look-01.svg',
      'look-02.png',
      'look-02.svg',
    ])
  })

  it('[S4.05] signing out clears what was open, and the deep link asks to sign in again', async () => {
    const place = ann.page.url()
    await ann.page.getByRole('button', { name: 'Personal menu' }).click()
    await ann.page.getByRole('menuitem', { name: 'Sign out' }).click()
    await ann.page.waitForURL(/Square|login/)
    await ann.page.goto(place)
    await ann.page.waitForURL(/404/)
  })

  it('nothing broke on the way', () => {
    expect(ann.complaints.filter((text) => !/Failed to load resource/.test(text))).toEqual([])
  })
})
