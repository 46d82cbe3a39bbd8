import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import type { Designer } from './designer.ts'
import { openProject } from './openProject.ts'
import { openSample } from './openSample.ts'
import { openStudio } from './studio.ts'

const studio = await openStudio()
afterAll(() => studio.close())

const soon = <T>(see: () => Promise<T>) => expect.poll(see, { timeout: 30_000 })
const stageOf = ({ page }: Designer) => page.getByRole('group', { name: /^Look \d+, / })
const onTheCloth = ({ page }: Designer) => page.getByRole('list', { name: 'On the cloth, uppermost first' })
const namesOn = (who: Designer) => onTheCloth(who).locator('b').allTextContents()
const offered = ({ page }: Designer, name: string) =>
  page.getByRole('list', { name: 'Haberdashery' }).getByRole('button', { name, exact: true })
const moveHandle = ({ page }: Designer) => page.getByRole('button', { name: /^Move the element/ })
const number = ({ page }: Designer, name: string) => page.getByRole('textbox', { name: `${name}, exact`, exact: true })
const saved = async ({ page }: Designer) => {
  await soon(() => page.getByText(/^Saving/).count()).toBe(0)
  await page
    .getByText(/^Saved/)
    .first()
    .waitFor({ state: 'attached' })
}

const toolOf = ({ page }: Designer, name: string) =>
  page.getByRole('radiogroup', { name: 'Tool' }).getByText(name, { exact: true }).click()

/** A place of the stage on the screen, in shares of it. */
async function spotOf(who: Designer, x: number, y: number) {
  const box = await stageOf(who).boundingBox()
  if (!box) throw new Error('The stage has no place.')
  return { x: box.x + box.width * x, y: box.y + box.height * y }
}

/** What the screen shows around a place, as one colour. */
async function colorAt({ page }: Designer, { x, y }: { x: number; y: number }): Promise<number[]> {
  const bytes = await page.screenshot({ clip: { x: x - 2, y: y - 2, width: 5, height: 5 } })
  const { channels } = await sharp(bytes).removeAlpha().stats()
  return channels.map(({ mean }) => Math.round(mean))
}
const apart = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((value, i) => Math.abs(value - (other[i] ?? 0))))

async function openLarge(who: Designer, look: string, tab: string) {
  await openProject(who)
  const card = who.button(look).first()
  await card.scrollIntoViewIfNeeded()
  await card.dblclick()
  await who.page.getByRole('tab', { name: tab }).click()
  await who.page.getByRole('img', { name: /^Look \d+, front$/ }).waitFor()
}

describe('elements and regions on a look', () => {
  it('[S4.01] [S2.53] an element is found, dragged onto the garment, moved, repeated, ordered, taken back, and there after a reload', async () => {
    const ann = await openSample(studio, { viewport: { width: 1920, height: 1080 } })
    const { page } = ann
    await openLarge(ann, 'Look 7', 'Elements')
    await page.getByRole('searchbox', { name: 'Search elements' }).fill('heart')
    await soon(() => page.getByRole('list', { name: 'Haberdashery' }).getByRole('listitem').count()).toBeLessThan(8)
    const chest = await spotOf(ann, 0.5, 0.33)
    const box = await stageOf(ann).boundingBox()
    const targetPosition = { x: chest.x - (box?.x ?? 0), y: chest.y - (box?.y ?? 0) }
    // Nothing can be laid before it is known where the cloth is seen.
    await soon(async () => {
      await offered(ann, 'Heart patch').dragTo(stageOf(ann), { targetPosition })
      return onTheCloth(ann).count()
    }).toBe(1)
    expect(await namesOn(ann)).toEqual(['Heart patch'])
    await ann.findsNothingWrong('elements', 'html')

    await moveHandle(ann).waitFor()
    const from = await moveHandle(ann).boundingBox()
    const across = number(ann, 'X, from the middle of the part')
    const before = await across.inputValue()
    await page.mouse.move((from?.x ?? 0) + 11, (from?.y ?? 0) + 11)
    await page.mouse.down()
    await page.mouse.move((from?.x ?? 0) + 51, (from?.y ?? 0) + 21, { steps: 6 })
    await page.mouse.up()
    await soon(() => across.inputValue()).not.toBe(before)
    const dragged = await across.inputValue()
    await page.keyboard.press('Control+z')
    await soon(() => across.inputValue()).toBe(before)
    await page.keyboard.press('Control+Shift+z')
    await soon(() => across.inputValue()).toBe(dragged)

    await number(ann, 'Copies in a row').fill('3')
    await number(ann, 'Copies in a row').press('Enter')
    await page.getByRole('button', { name: /^Move the end of the row/ }).waitFor()

    await page.getByRole('searchbox', { name: 'Search elements' }).fill('star')
    await offered(ann, 'Star patch').click()
    await soon(() => namesOn(ann)).toEqual(['Star patch', 'Heart patch'])
    await page.getByRole('button', { name: 'Lay Star patch lower' }).click()
    await soon(() => namesOn(ann)).toEqual(['Heart patch', 'Star patch'])
    await page.getByRole('button', { name: 'Hide Star patch' }).click()
    await page.getByRole('button', { name: 'Show Star patch' }).click()
    await page.getByRole('button', { name: 'Take off Star patch' }).click()
    await soon(() => namesOn(ann)).toEqual(['Heart patch'])
    await soon(() => onTheCloth(ann).locator(':focus').textContent()).toContain('Heart patch')

    await saved(ann)
    await page.reload()
    await page.getByRole('tab', { name: 'Elements' }).click()
    await soon(() => namesOn(ann)).toEqual(['Heart patch'])
    await onTheCloth(ann)
      .getByRole('button', { name: /^Heart patch/ })
      .click()
    await soon(() => across.inputValue()).toBe(dragged)
    expect(await number(ann, 'Copies in a row').inputValue()).toBe('3')
    await ann.leave()
  }, 240_000)

  it('[S4.01] an element is laid, moved, and taken hold of by keys alone', async () => {
    const ann = await openSample(studio, { viewport: { width: 1280, height: 800 } })
    const { page } = ann
    await openLarge(ann, 'Look 6', 'Apparel')
    await page.getByRole('tab', { name: 'Apparel' }).focus()
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')
    const search = page.getByRole('searchbox', { name: 'Search elements' })
    await search.focus()
    await page.keyboard.type('flat bow')
    await offered(ann, 'Flat bow').focus()
    await page.keyboard.press('Enter')
    await soon(() => namesOn(ann)).toEqual(['Flat bow'])
    const across = number(ann, 'X, from the middle of the part')
    const before = Number.parseFloat(await across.inputValue())
    await moveHandle(ann).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await soon(async () => Number.parseFloat(await across.inputValue())).toBeCloseTo(before + 9, 1)
    await page.getByRole('button', { name: /^Size the element/ }).focus()
    const width = number(ann, 'Width on the cloth')
    const wide = Number.parseFloat(await width.inputValue())
    await page.keyboard.press('ArrowUp')
    await soon(async () => Number.parseFloat(await width.inputValue())).toBeCloseTo(wide + 1, 1)
    await page.keyboard.press('Control+z')
    await soon(async () => Number.parseFloat(await width.inputValue())).toBeCloseTo(wide, 1)
    await page.getByRole('button', { name: 'Take off Flat bow' }).focus()
    await page.keyboard.press('Enter')
    await soon(() => onTheCloth(ann).count()).toBe(0)
    await ann.leave()
  }, 240_000)

  it('[S3.14] a region is drawn on a garment with lasso and rectangle, takes another colour, and one beside the cloth is refused', async () => {
    const ann = await openSample(studio, { viewport: { width: 1920, height: 1080 } })
    const { page } = ann
    await openLarge(ann, 'Look 3', 'Regions')
    await ann.findsNothingWrong('regions', 'html')
    const color = page.getByRole('textbox', { name: 'Colour, as #rrggbb or a code' })
    const paint = async (hex: string) => {
      await color.fill(hex)
      await color.press('Enter')
    }
    await toolOf(ann, 'Lasso')
    await page.getByRole('img', { name: 'Draw a region on the look' }).waitFor()
    await paint('#20d060')
    const place = await spotOf(ann, 0.485, 0.34)
    // Beside the handle in its middle.
    const seen = { x: place.x + 15, y: place.y }
    const cloth = await colorAt(ann, seen)
    await page.mouse.move(place.x + 20, place.y)
    await page.mouse.down()
    for (let i = 1; i <= 16; i++) {
      const angle = (i / 16) * 2 * Math.PI
      await page.mouse.move(place.x + 20 * Math.cos(angle), place.y + 20 * Math.sin(angle))
    }
    await page.mouse.up()
    await soon(() => onTheCloth(ann).getByRole('listitem').count()).toBe(1)
    await soon(async () => apart(await colorAt(ann, seen), cloth)).toBeGreaterThan(40)
    const green = await colorAt(ann, seen)
    await paint('#2030e0')
    await soon(async () => apart(await colorAt(ann, seen), green)).toBeGreaterThan(80)

    await soon(() => namesOn(ann)).toEqual(['Region 1, Body'])
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Yoke')
    await page.keyboard.press('Enter')
    await soon(() => namesOn(ann)).toEqual(['Yoke'])
    const outside = { x: place.x - 32, y: place.y }
    const bare = await colorAt(ann, outside)
    const size = page.getByRole('button', { name: /^Size the region/ })
    for (let i = 0; i < 4; i++) await size.press('Shift+ArrowRight')
    await soon(async () => apart(await colorAt(ann, outside), bare)).toBeGreaterThan(40)
    for (let i = 0; i < 4; i++) await size.press('Shift+ArrowLeft')
    await soon(async () => apart(await colorAt(ann, outside), bare)).toBeLessThan(40)

    const below = await spotOf(ann, 0.485, 0.4)
    const within = { x: below.x - 14, y: below.y }
    const under = await colorAt(ann, within)
    await toolOf(ann, 'Rectangle')
    await page.mouse.move(below.x - 16, below.y - 10)
    await page.mouse.down()
    await page.mouse.move(below.x + 16, below.y + 10, { steps: 5 })
    await page.mouse.up()
    await soon(() => onTheCloth(ann).getByRole('listitem').count()).toBe(2)
    await soon(async () => apart(await colorAt(ann, within), under)).toBeGreaterThan(40)

    const beside = await spotOf(ann, 0.06, 0.1)
    await page.mouse.move(beside.x, beside.y)
    await page.mouse.down()
    await page.mouse.move(beside.x + 30, beside.y + 30, { steps: 5 })
    await page.mouse.up()
    await ann.seen('This region covers nothing; draw a closed outline round some cloth')
    expect(await onTheCloth(ann).getByRole('listitem').count()).toBe(2)
    await page.keyboard.press('Control+z')
    await soon(() => onTheCloth(ann).getByRole('listitem').count()).toBe(1)
    await ann.leave()
  }, 240_000)

  it('[S4.01] [S5.02] pictures from this machine are laid as elements together; one of more than 5 MB among them is refused in one sentence', async () => {
    const ann = await openSample(studio, { viewport: { width: 1440, height: 900 } })
    const { page } = ann
    await openLarge(ann, 'Look 8', 'Elements')
    const svg = '<svg width="400" height="400"><circle cx="200" cy="200" r="190" fill="#2040e0"/></svg>'
    const badge = await sharp(Buffer.from(svg)).png().toBuffer()
    const field = page.getByLabel('Upload an element')
    const png = { name: 'badge.png', mimeType: 'image/png', buffer: badge }
    await field.setInputFiles([
      { ...png, name: 'big.png', buffer: Buffer.concat([badge, Buffer.alloc(5_000_000)]) },
      png,
    ])
    await ann.seen('The picture has 5.1 MB; 5 MB is the most')
    await ann.addChosen()
    await soon(() => page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem').count()).toBe(1)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
    await soon(() => namesOn(ann)).toEqual(['badge.png'])
    await ann.findsNothingWrong('an element of one’s own', 'html')
    const blueAt = async () => {
      const handle = await moveHandle(ann).boundingBox()
      const [red = 0, , blue = 0] = await colorAt(ann, { x: (handle?.x ?? 0) + 11, y: (handle?.y ?? 0) - 8 })
      return blue - red
    }
    await soon(blueAt).toBeGreaterThan(60)
    await saved(ann)
    await page.reload()
    await page.getByRole('tab', { name: 'Elements' }).click()
    await soon(() => namesOn(ann)).toEqual(['badge.png'])
    await ann.leave()
  }, 240_000)

  it('[S4.01] [S9.05] at 393 wide an element is laid and taken hold of by touch, and the picture stays in sight', async () => {
    const ann = await openSample(studio, { viewport: { width: 393, height: 852 }, hasTouch: true, isMobile: true })
    const { page } = ann
    await openProject(ann)
    await ann.button('Look 5').first().tap()
    await page.getByRole('button', { name: 'Edit large' }).tap()
    await page.getByRole('tab', { name: 'Elements' }).tap()
    await page.getByRole('searchbox', { name: 'Search elements' }).fill('heart patch')
    await offered(ann, 'Heart patch').tap()
    await soon(() => namesOn(ann)).toEqual(['Heart patch'])
    await moveHandle(ann).waitFor()
    await ann.findsNothingWrong('elements, 393', 'html')
    const handle = await moveHandle(ann).boundingBox()
    const sheet = await page.getByRole('slider', { name: 'Height of the sheet' }).boundingBox()
    expect(handle?.y ?? 0).toBeLessThan(sheet?.y ?? 0)
    const { x, y } = await spotOf(ann, 0.06, 0.04)
    await page.touchscreen.tap(x, y)
    await soon(() => moveHandle(ann).count()).toBe(0)
    await page.touchscreen.tap((handle?.x ?? 0) + 11, (handle?.y ?? 0) + 11)
    await moveHandle(ann).waitFor()
    await ann.leave()
  }, 240_000)
})
