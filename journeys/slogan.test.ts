import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { begin } from './begin.ts'

const ann = await begin()

const layers = () => ann.page.getByRole('list', { name: 'Texts and shapes' }).getByRole('button')

describe('making a slogan', () => {
  it('[S2.56] an arrangement of one’s own words is the beginning, and axe finds nothing', async () => {
    await ann.goTo('/home/tools?tool=slogan')
    await ann.page.getByLabel('Your words').fill('Harbour\nнежно 海の日')
    const layouts = ann.page.getByRole('list', { name: 'Arrangements' }).getByRole('button')
    await ann.page.getByRole('list', { name: 'Arrangements' }).getByText('Stacked block').click()
    await expect.poll(() => layers().count()).toBeGreaterThan(1)
    expect(await layouts.count()).toBe(8)
    await layers().first().click()
    await ann.findsNothingWrong('slogan')
  })

  it('[S2.56] [S5.18] by keys alone a text is moved over another; the overlap is told, and undone again', async () => {
    await ann.button(/^Move: arrows/).focus()
    for (let i = 0; i < 4; i++) await ann.page.keyboard.press('Shift+ArrowUp')
    await ann.seen(/These texts overlap/)
    await ann.button(/^Undo: Move/).click()
    await expect.poll(() => ann.page.getByText(/These texts overlap/).count()).toBe(0)
  })

  it('[S5.18] letters that no font has are named, and what is empty cannot be kept', async () => {
    await layers().first().click()
    const field = ann.page.getByLabel('Text', { exact: true })
    const before = await field.inputValue()
    await field.fill('Hi 😀')
    await ann.seen('No font here has these letters: 😀')
    await field.fill(before)
    await expect.poll(() => ann.page.getByText(/No font here/).count()).toBe(0)
  })

  it('[S2.56] the browser saves the same picture that the server keeps in the library', async () => {
    const own = await ann.receive(async () => {
      await ann.button('Download').click()
      await ann.page.getByRole('menuitem', { name: 'PNG at 300 dpi' }).click()
    })
    const kept = ann.page.waitForResponse((answer) => answer.url().endsWith('/api/element/made/keep'))
    await ann.button('Keep in library').click()
    const { data } = await (await kept).json()
    await ann.seen(/is in your library/)
    const answer = await ann.page.request.get(data.picture.url)
    const seen = (bytes: Buffer) => sharp(bytes).ensureAlpha().resize(512).raw().toBuffer()
    const [here, there] = await Promise.all([seen(own.bytes), seen(await answer.body())])
    let apart = 0
    for (let i = 3; i < Math.min(here.length, there.length); i += 4) if (Math.abs(here[i]! - there[i]!) > 60) apart++
    expect(apart / (here.length / 4)).toBeLessThan(0.01)
  })

  it('[S2.56] the SVG holds outlines and no text', async () => {
    const { bytes } = await ann.receive(async () => {
      await ann.button('Download').click()
      await ann.page.getByRole('menuitem', { name: 'SVG with outlines' }).click()
    })
    expect(bytes.toString()).toMatch(/^<svg .*<path d="M/)
    expect(bytes.toString()).not.toContain('<text')
    expect(ann.complaints).toEqual([])
  })
})
