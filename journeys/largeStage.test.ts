import type { Locator } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import type { Designer } from './designer.ts'
import { openProject } from './openProject.ts'
import { openSample } from './openSample.ts'
import { openStudio } from './studio.ts'

const studio = await openStudio()
afterAll(() => studio.close())

const soon = <T>(see: () => Promise<T>) => expect.poll(see, { timeout: 30_000 })
const stageOf = ({ page }: Designer) => page.getByRole('group', { name: /^Look \d+, / })
const pictureOf = (who: Designer) => stageOf(who).getByRole('img', { name: /^Look \d+, (front|back)$/ })
const percentOf = async ({ page }: Designer) =>
  Number.parseInt((await page.getByRole('button', { name: /^Actual size/ }).textContent()) ?? '', 10)
const targetsOf = ({ page }: Designer) => page.getByRole('list', { name: 'Parts of the look' })
const isLarge = (who: Designer) => soon(() => Promise.resolve(new URL(who.page.url()).searchParams.get('stage')))
const ready = async (who: Designer) => {
  await pictureOf(who).waitFor()
  await targetsOf(who).waitFor({ state: 'attached', timeout: 30_000 })
}
/** Where a part of the picture lies on the screen, in shares of the stage. */
const spotOf = async (stage: Locator, x: number, y: number) => {
  const box = await stage.boundingBox()
  if (!box) throw new Error('The stage has no place.')
  return { x: box.x + box.width * x, y: box.y + box.height * y }
}
const colorField = (place: Locator) => place.getByRole('textbox', { name: 'Colour, as #rrggbb or a code' })

describe('a look that fills the screen', () => {
  it('[S1.06] [S2.53] is refined by mouse: opened by a double click, pointed at, recoloured, compared with what it was, zoomed and left again', async () => {
    const ann = await openSample(studio, { viewport: { width: 1920, height: 1080 } })
    const { page } = ann
    await openProject(ann)
    const card = ann.button('Look 2').first()
    await card.scrollIntoViewIfNeeded()
    await card.dblclick()
    await isLarge(ann).toBe('large')
    await ready(ann)
    const box = await pictureOf(ann).boundingBox()
    expect(box?.width).toBeGreaterThan(1000)
    await ann.findsNothingWrong('large stage', 'html')

    const chest = await spotOf(stageOf(ann), 0.5, 0.3)
    await page.mouse.move(chest.x, chest.y)
    await page.mouse.click(chest.x, chest.y)
    const panel = page.getByRole('dialog', { name: /·|top|shirt|blouse|dress/i })
    await panel.waitFor()
    await ann.findsNothingWrong('what is pointed at', '[role=dialog]')
    await colorField(panel).fill('#115533')
    await colorField(panel).press('Enter')
    await panel.getByRole('button', { name: 'Close' }).click()
    const before = page.getByRole('button', { name: 'Before', exact: true })
    await before.waitFor()
    const place = await before.boundingBox()
    if (!place) throw new Error('The button has no place.')
    await page.mouse.move(place.x + 8, place.y + 8)
    await page.mouse.down()
    await page.getByRole('img', { name: /as it was/ }).waitFor()
    await page.mouse.up()
    await soon(() => page.getByRole('img', { name: /as it was/ }).count()).toBe(0)

    const fitting = await percentOf(ann)
    await page.mouse.move(chest.x, chest.y)
    await page.keyboard.down('Control')
    for (let i = 0; i < 12; i++) await page.mouse.wheel(0, -240)
    await page.keyboard.up('Control')
    await soon(() => percentOf(ann)).toBe(400)
    await page.getByRole('button', { name: 'Fit' }).click()
    expect(await percentOf(ann)).toBe(fitting)

    // The tip of the button under the pointer closes with the stage, not before it.
    await page.getByRole('tooltip').waitFor()
    await page.keyboard.press('Escape')
    await isLarge(ann).toBeNull()
    await soon(() => card.evaluate((one) => one === document.activeElement)).toBe(true)
  }, 180_000)

  it('[S1.06] is refined by keys alone: opened with Enter, a part found in the list, recoloured, undone, the next look, and back to its card', async () => {
    const ann = await openSample(studio, { viewport: { width: 1280, height: 800 } })
    const { page } = ann
    await openProject(ann)
    await ann.button('Look 1').first().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await isLarge(ann).toBe('large')
    await ready(ann)
    await stageOf(ann).focus()
    await page.keyboard.press('1')
    await soon(() => percentOf(ann)).toBe(100)
    await page.keyboard.press('0')
    await page.keyboard.press('Tab')
    await soon(() => targetsOf(ann).locator(':focus').count()).toBe(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog')
    await panel.waitFor()
    await colorField(panel).focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('#334455')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Before', exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await soon(() => panel.count()).toBe(0)
    await isLarge(ann).toBe('large')
    await page.keyboard.down('b')
    await page.getByRole('img', { name: /as it was/ }).waitFor()
    await page.keyboard.up('b')
    await page.keyboard.press('Control+z')
    await soon(() => page.getByRole('button', { name: 'Before', exact: true }).count()).toBe(0)
    await page.keyboard.press('PageDown')
    await page.getByRole('article', { name: 'Look 4' }).waitFor()
    const strip = page.getByRole('navigation', { name: 'Looks' })
    await strip.locator('[aria-current]').focus()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('article', { name: 'Look 5' }).waitFor()
    await soon(() => strip.locator(':focus').getAttribute('aria-label')).toMatch(/Look 5/)
    await page.keyboard.press('Escape')
    await isLarge(ann).toBeNull()
    await soon(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Look 5')
  }, 180_000)

  it('[S9.05] at 393 wide is refined by touch: the sheet stands at three heights, and the picture stays in sight', async () => {
    const ann = await openSample(studio, { viewport: { width: 393, height: 852 }, hasTouch: true, isMobile: true })
    const { page } = ann
    await openProject(ann)
    await ann.button('Look 2').first().tap()
    await page.getByRole('button', { name: 'Edit large' }).tap()
    await isLarge(ann).toBe('large')
    await ready(ann)
    await ann.findsNothingWrong('large stage, 393', 'html')
    const sheet = page.getByRole('slider', { name: 'Height of the sheet' })
    const seen = async () => ({
      sheet: (await sheet.boundingBox())?.y ?? 0,
      picture: await pictureOf(ann).boundingBox(),
    })
    const { sheet: middle, picture } = await seen()
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThan(middle + 8)
    const above = async () => {
      const { sheet: top, picture } = await seen()
      return picture !== null && picture.height > 120 && picture.y + picture.height < top + 8
    }
    await sheet.tap()
    await soon(async () => (await seen()).sheet).toBeLessThan(middle - 100)
    await soon(above).toBe(true)
    await page.getByRole('button', { name: 'Lower the sheet' }).tap()
    await soon(async () => Math.abs((await seen()).sheet - middle)).toBeLessThan(4)
    await page.getByRole('button', { name: 'Lower the sheet' }).tap()
    await soon(async () => (await seen()).sheet).toBeGreaterThan(middle + 100)
    await soon(above).toBe(true)
    await page.getByRole('button', { name: 'More' }).tap()
    const actions = page.getByRole('menu').getByRole('menuitem')
    await actions.first().waitFor()
    expect(await actions.allTextContents()).toEqual(
      expect.arrayContaining(['Export', 'Versions', 'Redesign', 'Apply to others', 'Delete the look']),
    )
    await page.keyboard.press('Escape')
    const { x, y } = await spotOf(stageOf(ann), 0.5, 0.3)
    await page.touchscreen.tap(x, y)
    const panel = page.getByRole('dialog')
    await panel.waitFor()
    await colorField(panel).fill('#aa3311')
    await colorField(panel).press('Enter')
    await panel.getByRole('button', { name: 'Close' }).tap()
    await page.getByRole('button', { name: 'Before', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Back to the looks' }).tap()
    await isLarge(ann).toBeNull()
  }, 180_000)

  it('[S9.05] [S3.14] while a region is drawn by finger, a second finger zooms the look and leaves no mark; one alone draws', async () => {
    const ann = await openSample(studio, { viewport: { width: 393, height: 852 }, hasTouch: true, isMobile: true })
    const { page } = ann
    await openProject(ann)
    await ann.button('Look 2').first().tap()
    await page.getByRole('button', { name: 'Edit large' }).tap()
    await ready(ann)
    await page.getByRole('tab', { name: 'Regions' }).tap()
    await page.getByText('Lasso', { exact: true }).tap()
    const layer = page.getByRole('img', { name: 'Draw a region on the look' })
    const box = await layer.boundingBox()
    if (!box) throw new Error('There is nothing to draw on.')
    const fingers = await page.context().newCDPSession(page)
    const spot = (id: number, x: number, y: number) => ({ id, x: box.x + box.width * x, y: box.y + box.height * y })
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: ReturnType<typeof spot>[]) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints })
    // Whoever worked on this look before left steps that can be undone.
    const undone = () => page.locator('[data-slot="undo"]').getByRole('button').first().getAttribute('aria-label')
    const before = await undone()
    const fitting = await percentOf(ann)
    await touch('touchStart', spot(1, 0.48, 0.3))
    for (let i = 1; i <= 4; i++) await touch('touchMove', spot(1, 0.48, 0.3 + i * 0.02))
    await touch('touchStart', spot(1, 0.48, 0.38), spot(2, 0.55, 0.5))
    for (let i = 1; i <= 6; i++) await touch('touchMove', spot(1, 0.48, 0.38 - i * 0.03), spot(2, 0.55, 0.5 + i * 0.05))
    await touch('touchEnd')
    await soon(() => percentOf(ann)).toBeGreaterThan(fitting * 1.5)
    expect(await layer.locator('path').count()).toBe(0)
    expect(await undone()).toBe(before)
    await page.getByRole('button', { name: 'Fit' }).tap()
    await touch('touchStart', spot(1, 0.46, 0.28))
    for (const [x, y] of [
      [0.54, 0.28],
      [0.54, 0.36],
      [0.46, 0.36],
      [0.46, 0.29],
    ] as const)
      await touch('touchMove', spot(1, x, y))
    await touch('touchEnd')
    await soon(undone).not.toBe(before)
    expect(await percentOf(ann)).toBe(fitting)
  }, 180_000)

  it('a link to it opens it, and the browser’s way back leads out of it', async () => {
    const ann = await openSample(studio, { viewport: { width: 1280, height: 800 } })
    await openProject(ann)
    await ann.button('Look 1').first().dblclick()
    await isLarge(ann).toBe('large')
    const address = ann.page.url()
    await ann.page.goBack()
    await isLarge(ann).toBeNull()
    await ann.page.goto(address)
    await ready(ann)
    await isLarge(ann).toBe('large')
  }, 120_000)
})
