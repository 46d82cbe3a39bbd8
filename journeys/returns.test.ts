import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawPlate, drawSketch } from '../apps/server/testing/pictures.ts'
import { type Designer, openDesigner } from './designer.ts'
import { type StartedStudio, startStudio } from './startStudio.ts'
import { openStudio } from './studio.ts'

let started: StartedStudio
let ann: Designer
let one: Page

beforeAll(async () => {
  const studio = await openStudio()
  afterAll(() => studio.close())
  started = await startStudio({ TOILE_SAMPLE: 'off' })
  ann = await openDesigner({ ...studio, ...started })
  one = ann.page
  await ann.signUp('Ann')
  await ann.newProject('Harbour')
}, 120_000)
afterAll(() => started.close(), 30_000)

const soon = <T>(see: () => Promise<T>) => expect.poll(see, { timeout: 60_000 })
const told = () => one.locator('[data-slot="saved"]')
const fill = () => one.getByRole('textbox', { name: 'Colour, as #rrggbb or a code' })
const heart = (number: number) =>
  one
    .locator('[data-bench]')
    .getByRole('button', { name: `Like look ${number}` })
    .first()
const choose = async (number: number) => {
  await ann.button(`Look ${number}`).click()
  await one.getByRole('heading', { level: 2, name: `Look ${number}` }).waitFor()
}
/** What is to be seen of the look that is open; empty before it is drawn, and while a lighter picture goes before. */
const picture = () =>
  one.getByRole('img', { name: /^Look \d, front/ }).evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('The look that is open is not drawn here.')
    const blank = document.createElement('canvas')
    blank.width = canvas.width
    blank.height = canvas.height
    const seen = canvas.toDataURL()
    return canvas.width < 0.9 * canvas.clientWidth || seen === blank.toDataURL() ? '' : seen
  })
const hashed = async () => {
  const seen = await picture()
  return seen && createHash('sha256').update(seen).digest('hex')
}
/** The picture once it changes no more. */
const settled = async () => {
  let last = ''
  await soon(async () => {
    const before = last
    last = await hashed()
    return last !== '' && before === last
  }).toBe(true)
  return last
}

describe('a studio whose server dies while somebody works', () => {
  let worn = 1

  it('[S4.03] keeps what is changed and liked meanwhile, says so, and has it all when it is back', async () => {
    await ann.upload('Sketches', { name: 'dress.png', mimeType: 'image/png', buffer: await drawSketch('aLineDress') })
    await one.getByRole('list', { name: 'Sketches' }).getByText('Dress').first().waitFor({ timeout: 60_000 })
    await ann.upload('Prints', { name: 'print.png', mimeType: 'image/png', buffer: await drawPlate(1) })
    await ann.addColor('#aa3311')
    await ann.addMannequins('Ines')
    await one.getByRole('textbox', { name: 'Number of looks' }).fill('2')
    await ann.button(/^Generate 2 looks/).click()
    await ann.button('Look 2').waitFor({ timeout: 90_000 })
    await choose(1)
    if (!/of your sketches/.test((await one.getByText(/^Made from /).textContent()) ?? '')) worn = 2
    await choose(worn)
    await ann.seen(/^Made from .*1 of your sketches/)
    await settled()

    await started.kill()
    await one.getByRole('tab', { name: 'Colour' }).click()
    await fill().fill('#335577')
    await fill().press('Enter')
    await heart(3 - worn).click()
    await told().getByText('Offline: kept in this window').waitFor()

    await started.startAgain()
    await soon(() => told().textContent()).toMatch(/^Saved/)
    await one.reload()
    await one.getByRole('tab', { name: 'Colour' }).click()
    await soon(() => fill().inputValue()).toBe('#335577')
    await soon(() => heart(3 - worn).getAttribute('aria-pressed')).toBe('true')
  }, 300_000)

  it('[S4.03] draws no look without what it is made of: it is seen as it was, or not yet', async () => {
    const before = await settled()
    const stored = /\/api\/(picture|generate\/traced)/
    await one.route(stored, (route) => route.abort())
    await one.reload()
    await ann.seen('This look could not be drawn yet. It is tried again by itself.')
    expect(await hashed()).toBe('')
    await one.unroute(stored)
    await soon(hashed).toBe(before)
    await soon(() => one.getByText('This look could not be drawn yet.', { exact: false }).count()).toBe(0)
  }, 180_000)
})
