import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { software } from '../apps/web/shared/light/testing/openLightPage.ts'
import { findBrowser } from '../scripts/browser.ts'
import { openOwnCopy } from './openOwnCopy.ts'
import { openStudio } from './studio.ts'

const studio = await openStudio()
/** Draws in space without a graphics processor, alike on every machine. */
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? findBrowser(),
  args: ['--no-sandbox', '--disable-background-networking', '--no-first-run', ...software],
})
afterAll(async () => {
  await browser.close()
  await studio.close()
})
const ann = await openOwnCopy({ ...studio, browser }, { viewport: { width: 1024, height: 720 } })
const { page, button } = ann

const form = () => page.getByRole('application', { name: 'Garment on the form' })
const settled = () =>
  expect.poll(() => form().getAttribute('data-stage'), { timeout: 170_000, interval: 500 }).toBe('settled')

/** What is seen of the stage, without the pointer over it. */
async function seen(): Promise<Buffer> {
  await page.mouse.move(2, 2)
  return form().locator('canvas').screenshot()
}
/** How many pixels look otherwise, in thousandths. */
async function apart(before: Buffer, after: Buffer): Promise<number> {
  const [a, b] = await Promise.all([before, after].map((one) => sharp(one).removeAlpha().raw().toBuffer()))
  if (!a || !b) return 0
  let count = 0
  for (let i = 0; i < a.length; i += 3) if (Math.abs((a[i] ?? 0) - (b[i] ?? 0)) > 12) count += 1
  return (count / (a.length / 3)) * 1000
}
/** The stage once it looks otherwise than before. */
async function changedFrom(before: Buffer): Promise<Buffer> {
  let now = before
  await expect
    .poll(async () => apart(before, (now = await seen())), { timeout: 60_000, interval: 500 })
    .toBeGreaterThan(5)
  return now
}

describe('a pattern on its form', () => {
  it('[S2.59] is opened from the cutting table, says how far it is, and settles', { timeout: 300_000 }, async () => {
    await button('Look 3').first().click()
    await button('More').first().click()
    await page.getByRole('menuitem', { name: 'Pattern making' }).click()
    await page.getByRole('radiogroup', { name: 'How the pattern is seen' }).getByText('On the form').click()
    await form().waitFor()
    await settled()
    await ann.seen('Settled')
    const told = page.getByRole('region', { name: 'How it fits' })
    expect(await told.getByRole('definition').count()).toBeGreaterThan(1)
    await ann.findsNothingWrong('a garment on its form')
  })

  it('[S2.59] is turned by keys and by buttons, brought nearer, and shown whole again', async () => {
    const front = await seen()
    await form().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    const aside = await changedFrom(front)
    await button('Back').click()
    const back = await changedFrom(aside)
    await button('Nearer').click()
    const near = await changedFrom(back)
    await button('Show all of it').click()
    const whole = await changedFrom(near)
    expect(await apart(front, whole)).toBeLessThan(60)
  })

  it('[S2.59] shows how far its cloth is stretched and stands off the body, each with its legend', async () => {
    const cloth = await seen()
    const legend = () => page.getByRole('figure', { name: 'Legend' })
    await button('Tension').click()
    await legend().getByText('Stretch of the cloth').waitFor()
    expect(await legend().getByRole('listitem').last().textContent()).toMatch(/10% or more/)
    const tension = await changedFrom(cloth)
    await button('Ease').click()
    await legend().getByText('Off the body, in mm').waitFor()
    await changedFrom(tension)
    await ann.findsNothingWrong('a map on the form')
    await button('Cloth').click()
    await legend().waitFor({ state: 'detached' })
  })

  it('[S2.59] is taken as a picture of a chosen size, on no ground, with the garment in it', async () => {
    await button('Take a picture').click()
    const { name, bytes } = await ann.receive(() => button('900 × 1200 pixels').click())
    expect(name).toMatch(/\.png$/)
    const picture = sharp(bytes)
    expect(await picture.metadata()).toMatchObject({ width: 900, height: 1200, hasAlpha: true })
    const { channels } = await picture.stats()
    const [red, , , alpha] = channels
    expect([alpha?.min, alpha?.max]).toEqual([0, 255])
    expect(red?.stdev).toBeGreaterThan(8)
  })

  it('[S2.59] comes back after the graphics processor was taken away', async () => {
    const before = await seen()
    await form()
      .locator('canvas')
      .evaluate((canvas) => {
        const loss =
          canvas instanceof HTMLCanvasElement && canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')
        if (!loss) throw new Error('There is nothing to lose.')
        loss.loseContext()
        setTimeout(() => loss.restoreContext(), 2500)
      })
    await ann.seen('The graphics processor is coming back')
    await ann.seen('Settled')
    await expect.poll(async () => apart(before, await seen()), { timeout: 60_000, interval: 500 }).toBeLessThan(5)
  })

  it('[S2.59] a browser that draws nothing in space says so in a sentence', async () => {
    const bob = await openOwnCopy(studio)
    await bob.page.evaluate(() => {
      const own = HTMLCanvasElement.prototype.getContext
      Object.assign(HTMLCanvasElement.prototype, {
        getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
          return kind === 'webgl2' ? null : Reflect.apply(own, this, [kind, ...rest])
        },
      })
    })
    await bob.button('Look 3').first().click()
    await bob.button('More').first().click()
    await bob.page.getByRole('menuitem', { name: 'Pattern making' }).click()
    await bob.page.getByRole('radiogroup', { name: 'How the pattern is seen' }).getByText('On the form').click()
    await bob.seen(/This browser cannot draw in three dimensions here/)
    await bob.findsNothingWrong('a form that cannot be drawn')
  })
})
