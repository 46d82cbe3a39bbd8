import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { openProject } from './openProject.ts'
import { openSample } from './openSample.ts'
import { openStudio } from './studio.ts'

const studio = await openStudio()
afterAll(() => studio.close())
const ann = await openSample(studio, { viewport: { width: 1440, height: 900 } })
const { page } = ann

const soon = <T>(see: () => Promise<T>) => expect.poll(see, { timeout: 60_000 })
const sheet = () => page.getByRole('application', { name: 'Sheet' })
const stage = () => page.getByRole('group', { name: /^Look 1, / })
const paintOnCloth = () =>
  page.getByRole('list', { name: 'On the cloth, uppermost first' }).locator('b').allTextContents()

/** How many pixels of a picture of the screen are of the green that is painted with, in thousandths. */
async function greenOf(bytes: Promise<Buffer>): Promise<number> {
  const rgb = await sharp(await bytes)
    .removeAlpha()
    .raw()
    .toBuffer()
  let green = 0
  for (let i = 0; i < rgb.length; i += 3)
    if ((rgb[i + 1] ?? 0) - Math.max(rgb[i] ?? 0, rgb[i + 2] ?? 0) > 60) green += 1
  return (green / (rgb.length / 3)) * 1000
}

async function chooseFile(item: string): Promise<void> {
  await ann.button('File').click()
  await page.getByRole('menuitem', { name: item }).click()
}

describe('a look in the canvas', () => {
  it('[S1.12] [S2.31] opens as its layers from its menu, is painted over, and shows the paint when it went back', async () => {
    await openProject(ann)
    await ann.button('Look 1').click()
    const article = page.getByRole('article', { name: 'Look 1' })
    await article.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Open in the canvas' }).click()
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await page.locator('[data-open="yes"]').waitFor()
    const layers = page.getByRole('list', { name: 'Layers' })
    await layers.getByText('Ground').first().waitFor()
    expect(await layers.getByText('Paint', { exact: true }).count()).toBe(1)

    await page.getByRole('list', { name: 'Brushes' }).getByRole('button', { name: 'Marker' }).click()
    const code = page.getByRole('textbox', { name: /^Colour, as #rrggbb/ }).first()
    await code.fill('#14d84a')
    await code.press('Enter')
    const box = await sheet().boundingBox()
    if (!box) throw new Error('There is no sheet.')
    const at = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const
    await page.mouse.move(...at(0.47, 0.33))
    await page.mouse.down()
    for (const [x, y] of [
      [0.53, 0.34],
      [0.47, 0.36],
      [0.53, 0.38],
      [0.47, 0.4],
    ] as const)
      await page.mouse.move(...at(x, y), { steps: 8 })
    await page.mouse.up()
    await soon(() => greenOf(sheet().screenshot())).toBeGreaterThan(0.3)

    await chooseFile('Put the paint on the look')
    await ann.button('Put it there').click()
    await page.getByText('The look shows the paint.').waitFor()
    await page.getByRole('button', { name: 'Open the look' }).click()
    await page.getByRole('tab', { name: 'Elements' }).click()
    await soon(paintOnCloth).toContain('Paint')
    await soon(() => greenOf(stage().screenshot())).toBeGreaterThan(0.3)
  }, 240_000)

  it('[S3.13] the paint stays on the cloth when the cut below it is another color', async () => {
    await page.getByRole('tab', { name: 'Print' }).click()
    await ann.button('Remove the print').click()
    await soon(() => greenOf(stage().screenshot())).toBeGreaterThan(0.3)
    await page.getByRole('tab', { name: 'Elements' }).click()
    await soon(paintOnCloth).toContain('Paint')
  }, 120_000)

  it('[S1.12] the painting is found again from the look, and a like puts its picture into the library', async () => {
    const article = page.getByRole('article', { name: 'Look 1' })
    await article.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Open in the canvas' }).click()
    await page.getByText('Go on with a painting of this look').waitFor()
    await page.getByRole('listitem').getByRole('button', { name: 'Look 1' }).click()
    await page.locator('[data-open="yes"]').waitFor()
    await chooseFile('Like: put it into the library')
    await page.getByText('Look 1 is in your library').waitFor()
    await ann.goTo('/home/library')
    await page.getByText('Look 1', { exact: true }).first().waitFor()
    expect(ann.complaints).toEqual([])
  }, 120_000)
})
