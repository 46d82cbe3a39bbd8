import { sure } from '@toile/geometry'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openProject } from './openProject.ts'
import { openSample } from './openSample.ts'
import { openStudio } from './studio.ts'

const studio = await openStudio()
afterAll(() => studio.close())
const ann = await openSample(studio)
const { page } = ann

const article = page.getByRole('article', { name: 'Look 1' })
const canvas = article.getByRole('img', { name: /^Look 1, / })
const waiting = article.locator('[data-first]')
const there = () =>
  waiting.locator('img').evaluate((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth > 0)
/** Where everything stands in the open look, which itself gives way to a message on a narrow screen. */
const places = () =>
  article.evaluate((one) => {
    const { x: left, y: top } = one.getBoundingClientRect()
    return [...one.querySelectorAll('canvas, [role=group], [role=radiogroup], [role=tab], h2')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return [x - left, y - top, width, height].map(Math.round).join(' ')
    })
  })
/** What is seen where the look is drawn. */
const seen = async () => {
  const clip = await canvas.boundingBox()
  if (!clip) throw new Error('The look has no place.')
  return sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer()
}
/** How many of a hundred bytes are clearly unlike. */
const unlike = (a: Buffer, b: Buffer) => {
  expect(a).toHaveLength(b.length)
  return (100 * a.filter((byte, i) => Math.abs(byte - sure(b[i])) > 48).length) / a.length
}
/** On every page what draws hears nothing until it may. */
beforeAll(() =>
  page.addInitScript(() => {
    const held: (() => void)[] = []
    const post = Worker.prototype.postMessage
    Object.defineProperty(Worker.prototype, 'postMessage', {
      configurable: true,
      writable: true,
      value(this: Worker, ...all: unknown[]) {
        held.push(() => Reflect.apply(post, this, all))
      },
    })
    addEventListener('may-draw', () => {
      Worker.prototype.postMessage = post
      for (const send of held.splice(0)) send()
    })
  }),
)

describe('a look that is opened', () => {
  it.each([1440, 1024, 393])(
    '[S4.01] at %i wide stands there at once as its card shows it, on its own ground, and is drawn in that very place',
    async (width) => {
      await page.setViewportSize({ width, height: 852 })
      await openProject(ann)
      await ann.button('Look 1').click()
      if (width < 769) await ann.button('Detail').click()
      await expect.poll(there).toBe(true)
      const before = { places: await places(), seen: await seen() }
      const ground = await waiting.evaluate((one) => getComputedStyle(one).backgroundColor)
      const [r, g, b] = before.seen
      expect(ground).toBe(`rgb(${r}, ${g}, ${b})`)
      await article.getByText('Back', { exact: true }).click()
      expect(await waiting.locator('img').count()).toBe(0)
      expect(await waiting.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(ground)
      await article.getByText('Front', { exact: true }).click()
      await page.evaluate(() => dispatchEvent(new Event('may-draw')))
      await waiting.waitFor({ state: 'detached' })
      expect(await places()).toEqual(before.places)
      expect(unlike(await seen(), before.seen)).toBeLessThan(2)
      expect(ann.complaints).toEqual([])
    },
    90_000,
  )
})
