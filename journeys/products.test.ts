import { afterAll, describe, expect, it } from 'vitest'
import { openDesigner } from './designer.ts'
import { openSample } from './openSample.ts'
import { smallTargets } from './smallTargets.ts'
import { openStudio } from './studio.ts'

const studio = await openStudio()
afterAll(() => studio.close())
const ann = await openSample(studio)
const { page } = ann

const pictures = () => page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
const sphere = () => page.getByRole('slider', { name: 'Where the light comes from' })
const isDrawn = () => page.locator('canvas[data-drawn]').first().waitFor()

/** A skirt before a wall, as somebody photographed it. */
const photograph = async () => {
  const bytes = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 720, height: 960 })
    const context = canvas.getContext('2d')
    if (!context) return ''
    context.fillStyle = 'rgb(216, 212, 204)'
    context.fillRect(0, 0, 720, 960)
    const cloth = context.createLinearGradient(200, 0, 520, 0)
    cloth.addColorStop(0, 'rgb(45, 74, 134)')
    cloth.addColorStop(0.5, 'rgb(79, 116, 192)')
    cloth.addColorStop(1, 'rgb(34, 56, 106)')
    context.fillStyle = cloth
    context.beginPath()
    for (const [x, y] of [
      [264, 208],
      [456, 208],
      [560, 768],
      [160, 768],
    ] as const)
      context.lineTo(x, y)
    context.fill()
    return canvas.toDataURL('image/jpeg', 0.92).split(',')[1] ?? ''
  })
  return { name: 'skirt.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(bytes, 'base64') }
}

describe('product images', () => {
  it('[S1.07] [S2.31] a liked look becomes a ghost on marble, found through the menu of advanced tools', async () => {
    await ann.goTo('/home/tools?tool=product')
    await page.getByRole('list', { name: 'Projects' }).getByRole('link').first().click()
    await ann.button('Look 2').waitFor()
    const chosen = page.getByRole('list', { name: 'Looks' }).locator('[aria-pressed=true]')
    const names = await chosen.evaluateAll((looks) => looks.map((look) => look.getAttribute('aria-label') ?? ''))
    for (const other of names) if (other !== 'Look 2') await ann.button(other).click()
    await expect.poll(() => chosen.count()).toBe(1)
    await ann.button('Ghost mannequin').click()
    await ann.button('Marble').click()
    expect(await ann.button('Marble').getAttribute('aria-pressed')).toBe('true')
    await isDrawn()
    await ann.findsNothingWrong('product images')
  })

  it('[S1.08] the light is turned by arrow keys, said in words, compared, and taken back', async () => {
    await sphere().focus()
    const before = await sphere().getAttribute('aria-valuetext')
    for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowRight')
    const turned = await sphere().getAttribute('aria-valuetext')
    expect(before).toMatch(/^From 10:36 on the clock, 41° high$/)
    expect(turned).toMatch(/^From 11:36 on the clock, 41° high$/)
    await ann.button('Compare').click()
    await page.getByRole('slider', { name: 'Before and after' }).press('ArrowLeft')
    await ann.findsNothingWrong('compared')
    await ann.button('Compare').click()
    // Steps in a row are one act where they follow each other at once, and several on a slow machine.
    for (let i = 0; i < 6 && (await sphere().getAttribute('aria-valuetext')) !== before; i++)
      await ann.button(/^Undo: Side of the light/).click()
    expect(await sphere().getAttribute('aria-valuetext')).toBe(before)
  })

  it('[S3.10] [S4.03] the picture is ordered at its price, comes by itself, is liked, is in the library, and its entry leads back to it', async () => {
    await ann.button(/^Take pictures: 1 · 2 credits$/).click()
    await expect.poll(() => pictures().locator('img').count(), { timeout: 110_000 }).toBe(1)
    await ann.seen(/Colour (holds|shifts), ΔE/)
    await ann.button(/^Like (?!look)/).click()
    await page.getByRole('radiogroup', { name: 'All or liked' }).getByText('Liked').click()
    await expect.poll(() => pictures().locator('img').count()).toBe(1)
    await ann.findsNothingWrong('liked list')
    const { href } = new URL(page.url())
    await ann.goTo('/home/library?tab=looks')
    await ann.button('Product image 1').click()
    await expect.poll(() => page.getByRole('gridcell', { name: 'Look 2', exact: true }).count()).toBe(1)
    await page.getByRole('gridcell', { name: 'Look 2', exact: true }).dblclick()
    await ann.button('Open in its project').click()
    await page.waitForURL(/tool=product&project=.*product=/)
    await page.getByRole('dialog', { name: 'Look 2', exact: true }).waitFor()
    await ann.findsNothingWrong('led back', '[role=dialog]')
    await page.keyboard.press('Escape')
    await page.waitForURL((url) => !url.searchParams.has('product'))
    await ann.goTo(href)
  })

  it('[S1.08] a picture is relit by keys over its own and stands in the list of relit pictures', async () => {
    await ann
      .button(/^Relight /)
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    const lamp = dialog.getByRole('slider', { name: 'Where the light comes from' })
    await lamp.focus()
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowLeft')
    await ann.findsNothingWrong('relight', '[role=dialog]')
    await dialog.getByRole('button', { name: 'Wood', exact: true }).click()
    await dialog.getByRole('button', { name: 'Leave each its own ground' }).waitFor()
    await dialog.getByRole('button', { name: /^Relight pictures: 1 · 1 credit$/ }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('radiogroup', { name: 'All or liked' }).getByText('All').click()
    await expect.poll(() => pictures().locator('img').count(), { timeout: 110_000 }).toBe(1)
  })

  it('[S2.31] a photograph of one’s own is cropped, relit, taken back step by step, and saved', async () => {
    const project = new URL(page.url()).searchParams.get('project') ?? ''
    await ann.goTo(`/home/tools?tool=editPicture&project=${project}`)
    await page.getByLabel('Upload a picture to edit').setInputFiles(await photograph())
    await page.waitForURL(/product=/)
    await ann.button('Crop').click()
    await page.getByRole('slider', { name: 'Top edge' }).fill('10')
    await ann.button('Light').click()
    await sphere().focus()
    await page.keyboard.press('ArrowRight')
    await ann.seen(/keeps some of its own light/)
    await isDrawn()
    await expect.poll(() => page.getByRole('list', { name: 'Steps' }).getByRole('listitem').count()).toBe(2)
    await ann.findsNothingWrong('edit')
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => page.getByRole('list', { name: 'Steps' }).getByRole('listitem').count()).toBe(1)
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect.poll(() => page.getByRole('list', { name: 'Steps' }).getByRole('listitem').count()).toBe(2)
    const isSaved = () =>
      page
        .getByRole('status')
        .filter({ hasText: /^Saved$/ })
        .waitFor()
    await ann.button('Save').click()
    await isSaved()
    // Once more: it is kept over the state that was just kept.
    await ann.button('Recolour').click()
    await ann.seen(/^Colour (holds|shifts), ΔE/)
    await ann.findsNothingWrong('recolour')
    await ann.button('Exposure').click()
    await page.getByRole('slider', { name: 'Exposure' }).fill('0.4')
    await ann.seen('Not saved yet; kept on this machine.')
    await ann.button('Save').click()
    await isSaved()
  })

  it('[S1.07] [S9.05] on a narrow screen by touch: looks, picture and settings by the bar at the foot', async () => {
    const cookies = await page.context().storageState()
    const touch = await openDesigner(studio, {
      viewport: { width: 393, height: 852 },
      hasTouch: true,
      storageState: cookies,
    })
    const project = new URL(page.url()).searchParams.get('project') ?? ''
    await touch.goTo(`/home/tools?tool=product&project=${project}&looks=liked`)
    await touch.button('Settings').tap()
    await touch.button('Dress form').tap()
    expect(await smallTargets(touch.page, 40)).toEqual([])
    await touch.button('Picture').tap()
    await touch.findsNothingWrong('narrow')
    await touch.leave()
    expect(ann.complaints).toEqual([])
  })
})
