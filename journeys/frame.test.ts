import { languages } from '@toile/rules/languages/index.ts'
import type { Locator } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { openLook, openProject } from './openProject.ts'
import { openSample } from './openSample.ts'
import { openStudio } from './studio.ts'

const studio = await openStudio()
afterAll(() => studio.close())
const ann = await openSample(studio)
const { page } = ann

const widths = [393, 1024, 1440, 1920, 2560]
const sized = (width: number) => page.setViewportSize({ width, height: Math.max(852, Math.round(width * 0.5625)) })

/** Which of the dock's laws do not hold now. */
const faultsOfDock = () =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const dock = document.querySelector('[data-dock]')
    const go = dock?.querySelector('[data-generate]')
    const price = go?.querySelector('[data-price]')
    if (!dock || !go || !price) return ['no dock']
    const [around, button, sum] = [dock, go, price].map((each) => each.getBoundingClientRect())
    if (!around || !button || !sum) return ['no place']
    const inside = (a: DOMRect, b: DOMRect) => a.left >= b.left && a.right <= b.right && a.bottom <= b.bottom
    const texts = [...dock.querySelectorAll('button, input, label, dt, dd')].filter((each) => each.checkVisibility())
    const cut = texts.filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
    return [
      ...(inside(button, around) && inside(sum, button) ? [] : ['the price is not shown whole']),
      ...(around.height <= 3 * button.height
        ? []
        : [`more than two lines: ${around.height} beside ${button.height}, ${dock.textContent}`]),
      ...cut.map((each) => `cut: ${each instanceof HTMLInputElement ? each.value : each.textContent}`),
    ]
  })

describe('the dock', () => {
  it('[S3.25] every tier tells its size, its place in line and its price before the click', async () => {
    await sized(1440)
    await openLook(ann)
    await page.getByRole('combobox', { name: 'Speed and size' }).click()
    const told = await page.getByRole('option').allInnerTexts()
    expect(told).toHaveLength(5)
    expect(new Set(told).size).toBe(5)
    expect(told.at(-1)).toMatch(/High · 2048 × 3072\s+first in line · 4 credits a look/)
    await page.keyboard.press('Escape')
  })

  it('[S3.25] [S9.05] at 1024 by 768 it opens in two lines, and the direction above it has most of the height and covers the head of the looks whole', async () => {
    await openProject(ann)
    await page.setViewportSize({ width: 1024, height: 768 })
    await ann.button('Style, size and number').click()
    expect(await faultsOfDock()).toEqual([])
    await ann.button('Direction').click()
    const panel = page.getByRole('dialog', { name: 'Direction' })
    await panel.getByRole('button', { name: 'Hold' }).waitFor()
    const placeOf = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const [over, head, first] = await Promise.all([
      placeOf(panel),
      placeOf(page.getByRole('heading', { level: 1 })),
      placeOf(ann.button('Direction')),
    ])
    expect(over.height).toBeGreaterThan(0.7 * 768)
    expect(over.x).toBeLessThanOrEqual(head.x)
    expect(over.x + over.width).toBeGreaterThanOrEqual(head.x + head.width)
    expect(over.y + over.height).toBeLessThanOrEqual(first.y)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
  })
})

describe('messages', () => {
  it.each([393, 1024, 1440, 1920])(
    'at %i wide lie over nothing that is pressed: not the dock, not the open detail, not the choice of looks',
    async (width) => {
      await sized(1440)
      await openLook(ann)
      await sized(width)
      if (width < 769) await ann.button('Detail').click()
      await page
        .getByRole('button', { name: /^Take off/ })
        .first()
        .click()
      const message = page.getByRole('status', { name: 'Messages' })
      await message.getByText('was taken off').waitFor()
      const over = await message.evaluate((element) => {
        const line = element.firstElementChild?.getBoundingClientRect()
        const others = [...document.querySelectorAll('[data-dock], aside, main [role=radiogroup]')].filter((each) =>
          each.checkVisibility(),
        )
        return others
          .filter((each) => {
            const place = each.getBoundingClientRect()
            return (
              line &&
              line.left < place.right &&
              line.right > place.left &&
              line.top < place.bottom &&
              line.bottom > place.top
            )
          })
          .map((each) => each.getAttribute('aria-label'))
      })
      await message.getByRole('button', { name: 'Undo' }).click()
      expect(over).toEqual([])
    },
  )
})

describe('languages', () => {
  it('[S3.25] the dock fits from 393 to 2560 in all nine, the price shown whole', async () => {
    await sized(1440)
    await openProject(ann)
    const found: string[] = []
    for (const { id, name } of languages.toReversed()) {
      await sized(1440)
      await page.getByRole('banner').getByRole('button').nth(-3).click()
      await page.getByRole('menuitem', { name }).click()
      await page.locator(`html[lang^=${id}]`).waitFor()
      for (const width of widths) {
        await sized(width)
        found.push(...(await faultsOfDock()).map((fault) => `${id} at ${width}: ${fault}`))
      }
    }
    expect(found).toEqual([])
  })
})
