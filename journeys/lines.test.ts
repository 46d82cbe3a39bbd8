import { languages } from '@toile/rules/languages/index.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { openOwnCopy } from './openOwnCopy.ts'
import { openStudio } from './studio.ts'

const studio = await openStudio()
afterAll(() => studio.close())
const ann = await openOwnCopy(studio)
const { page } = ann

const cards = () => page.getByRole('list', { name: 'Line drawings' }).getByRole('listitem')
const stage = () => page.getByRole('group', { name: /lines: \d+/ })

/** A shirt on a pale ground, or nothing but the ground, as somebody photographed it. */
const photograph = async (name: string, side: number, withShirt = true) => {
  const bytes = await page.evaluate(
    ({ side, withShirt }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
      const context = canvas.getContext('2d')
      if (!context) return ''
      context.fillStyle = 'rgb(230, 228, 222)'
      context.fillRect(0, 0, side, side)
      context.scale(side / 100, side / 100)
      context.fillStyle = 'rgb(40, 64, 106)'
      const path = 'M30 20 L44 16 Q50 22 56 16 L70 20 L88 44 L76 50 L70 42 L70 86 L30 86 L30 42 L24 50 L12 44 Z'
      if (withShirt) context.fill(new Path2D(path))
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    { side, withShirt },
  )
  return { name, mimeType: 'image/png', buffer: Buffer.from(bytes, 'base64') }
}

describe('taking a picture apart', () => {
  it('[S1.10] [S2.58] a look becomes line drawings by category at their price, found through its menu', async () => {
    await ann.button('Look 1').first().click()
    await ann.button('More').first().click()
    await page.getByRole('menuitem', { name: 'Line drawings' }).click()
    await page.waitForURL(/tool=lines.*look=/)
    await ann.button(/^Take apart · 1 credit$/).click()
    await expect.poll(() => cards().count(), { timeout: 110_000 }).toBeGreaterThan(1)
    await ann.findsNothingWrong('line drawings')
  })

  it('[S5.14] [S3.11] a line is picked by keys, its point moved, another drawn, one deleted; each is taken back by name, and what is left is saved', async () => {
    await ann
      .button(/^Correct /)
      .first()
      .click()
    await stage().focus()
    const before = await stage().getAttribute('aria-label')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+ArrowDown')
    await ann.button(/^Undo: Move a point/).waitFor()
    await page.getByRole('radiogroup', { name: 'Tool' }).getByText('Pen', { exact: true }).click()
    const pen = page.getByRole('application', { name: /^The pen/ })
    await pen.focus()
    for (const key of [' ', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowRight', ' '])
      await page.keyboard.press(key === ' ' ? 'Space' : key)
    await expect.poll(() => stage().getAttribute('aria-label')).not.toBe(before)
    await ann.button(/^Undo: Draw a line/).click()
    await expect.poll(() => stage().getAttribute('aria-label')).toBe(before)
    await page.getByRole('radiogroup', { name: 'Tool' }).getByText('Points', { exact: true }).click()
    await stage().focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Delete')
    await ann.button(/^Undo: Delete lines/).waitFor()
    await ann.findsNothingWrong('correcting lines')
    await ann.button('Save').click()
    await ann.seen(/is saved$/)
    await ann.button('To the line drawings').click()
  })

  it('[S4.03] a drawing is liked into the library and put on the sketchboard of its project', async () => {
    await cards().first().waitFor()
    await ann
      .button(/^Like (?!look)/)
      .first()
      .click()
    await expect
      .poll(() =>
        ann
          .button(/^Like /)
          .first()
          .getAttribute('aria-pressed'),
      )
      .toBe('true')
    const put = ann.button(/^Put .* on Sketches$/).first()
    await put.click()
    await expect.poll(() => put.isDisabled()).toBe(true)
    const file = await ann.receive(async () => {
      await ann
        .button(/^Download /)
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'As SVG, with its layers' }).click()
    })
    expect(file.name).toMatch(/\.svg$/)
    expect(file.bytes.toString()).toContain('id="outline"')
    await ann.goTo('/home/library?tab=sketches')
    await expect.poll(() => page.getByRole('gridcell', { name: / · Look 1$/ }).count()).toBeGreaterThan(0)
  })

  it('[S1.10] a photograph is dropped, its drawing comes with its category; one that shows no garment says so, and one that is too small is not ordered', async () => {
    const take = async (picture: Awaited<ReturnType<typeof photograph>>) => {
      await ann.goTo('/home/tools?tool=lines')
      await page.getByLabel('Upload a picture to take apart').setInputFiles(picture)
      await ann.button(/^Take apart · 1 credit$/).click()
    }
    await take(await photograph('shirt.png', 600))
    await expect.poll(() => cards().count(), { timeout: 110_000 }).toBe(1)
    await take(await photograph('wall.png', 500, false))
    await ann.seen(/No garment was found in this picture/)
    await ann.seen(/Your credits were returned/)
    await take(await photograph('small.png', 200))
    await ann.seen(/at least 256 pixels/)
  })

  it('[S2.58] fits every width in Russian and Japanese, in the dark', async () => {
    await ann.goTo('/home/tools?tool=lines')
    await page.getByRole('list', { name: 'Taken apart before' }).first().waitFor()
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const { id, name } of languages.filter((one) => one.id === 'ru' || one.id === 'ja')) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.getByRole('banner').getByRole('button').nth(-3).click()
      await page.getByRole('menuitem', { name }).click()
      await page.locator(`html[lang^=${id}]`).waitFor()
      for (const width of [393, 1024, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `${id} at ${width}`,
        ).toBeLessThanOrEqual(width)
      }
    }
    await ann.findsNothingWrong('narrow and dark')
    expect(ann.complaints).toEqual([])
  })
})
