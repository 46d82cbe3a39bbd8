import { describe, expect, it } from 'vitest'
import { begin } from './begin.ts'

const ann = await begin({ project: 'Harbour' })

const plates = () => ann.page.getByRole('list', { name: 'Moodboard', exact: true }).getByRole('listitem')
const places = async () =>
  plates().evaluateAll((tiles) => tiles.map((tile) => (tile instanceof HTMLElement ? tile.style.cssText : '')))

describe('composing a moodboard', () => {
  it('[S2.52] [S5.14] words become four boards over the moodboard, which takes them', async () => {
    await ann.button('Add to Moodboard').click()
    await ann.page.getByRole('menuitem', { name: 'Compose moodboards' }).click()
    await ann.page.getByLabel('Describe the mood').fill('boho summer, terracotta, linen')
    await ann.seen('linen')
    await ann.button(/^Compose 4 moodboards/).click()
    const put = ann.button(/^Put .* on Moodboard/)
    await expect.poll(() => put.count(), { timeout: 120_000 }).toBe(4)
    await ann.findsNothingWrong('composed moodboards')
    for (const one of await put.all()) await one.click()
    await ann.page.keyboard.press('Escape')
    expect(await plates().count()).toBe(4)
  }, 180_000)

  it('[S5.21] only a click on Layout places the pictures, each click otherwise; undo takes one back', async () => {
    expect((await places()).some((style) => style.includes('absolute'))).toBe(false)
    await ann.button(/^Layout/).click()
    const first = await places()
    expect(first.every((style) => style.includes('absolute'))).toBe(true)
    await ann.button(/^Layout/).press('Enter')
    await expect.poll(places).not.toEqual(first)
    await ann.button(/^Undo: Lay out/).click()
    await expect.poll(places).toEqual(first)
    expect(ann.complaints).toEqual([])
  })
})
