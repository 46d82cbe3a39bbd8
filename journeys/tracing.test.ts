import { describe, expect, it } from 'vitest'
import { drawSketch } from '../apps/server/testing/pictures.ts'
import { begin } from './begin.ts'

const ann = await begin({ project: 'Sketches' })

const tool = (name: string) =>
  ann.page.getByRole('radiogroup', { name: 'Tool' }).getByText(name, { exact: true }).click()
let free = 1
const point = () => ann.button(new RegExp(`^Point ${free} of`))
const placeOf = async () => (await point().getAttribute('style')) ?? ''
const chips = () => ann.page.getByRole('group', { name: 'Likely categories' }).getByRole('button')
const board = () => ann.page.getByRole('list', { name: 'Sketches' })

describe('tracing a sketch by hand', () => {
  it('[S3.25] a sketch of the board opens traced, and axe finds nothing', async () => {
    await ann.upload('Sketches', { name: 'dress.png', mimeType: 'image/png', buffer: await drawSketch('aLineDress') })
    await board().getByText('Dress').first().waitFor({ timeout: 60_000 })
    await ann.button(/^Actions for dress/).click()
    await ann.page.getByRole('menuitem', { name: 'Trace it by hand' }).click()
    await point().waitFor({ timeout: 60_000 })
    await expect.poll(() => chips().count()).toBeGreaterThanOrEqual(3)
    await ann.findsNothingWrong('tracing')
  })

  it('[S3.27] a point is dragged, moved by keys, and brought back by undo', async () => {
    // Points may lie over one another at this zoom: one that lies free is taken.
    const found = await ann.button(/^Point \d+ of/).evaluateAll((points) =>
      points.findIndex((one) => {
        one.scrollIntoView({ block: 'center' })
        const { x, y } = one.getBoundingClientRect()
        return document.elementFromPoint(x + 4, y + 4) === one
      }),
    )
    free = found + 1
    const before = await placeOf()
    await point().scrollIntoViewIfNeeded()
    const box = await point().boundingBox()
    if (!box) throw new Error('The point is not to be seen.')
    await ann.page.mouse.move(box.x + 4, box.y + 4)
    await ann.page.mouse.down()
    await ann.page.mouse.move(box.x + 40, box.y + 30, { steps: 4 })
    await ann.page.mouse.up()
    await expect.poll(placeOf).not.toBe(before)
    await ann.button(/^Undo: Move a point/).click()
    await expect.poll(placeOf).toBe(before)
    await point().focus()
    await ann.page.keyboard.press('Shift+ArrowRight')
    await expect.poll(placeOf).not.toBe(before)
  })

  it('[S3.27] strokes are drawn by keys alone, and pins stand by their names', async () => {
    await tool('Keep')
    await ann.page.getByRole('application').focus()
    for (const key of ['Space', 'ArrowRight', 'ArrowDown', 'Space']) await ann.page.keyboard.press(key)
    await ann.button('Trace again with the strokes').waitFor()
    await ann.button('Clear the strokes').click()
    await tool('Pins')
    await ann.button(/^Neck, left/).waitFor()
    await ann.findsNothingWrong('pins')
  })

  it('[S3.26] another category is chosen by how it hangs, saved, and seen on the board', async () => {
    const other = chips().and(ann.page.locator('[aria-pressed="false"]')).first()
    const name = (await other.innerText()).trim()
    await other.click()
    await ann.page.getByRole('button', { name, exact: true, pressed: true }).waitFor()
    await ann.button('Save to the board').click()
    await ann.seen('The tracing is on the sketchboard')
    await ann.button(/^Back to /).click()
    await board().getByText(name, { exact: true }).waitFor()
  })

  it('[S3.26] a sketch of which nobody knows what it shows says so on its tile, and its category is chosen by keys', async () => {
    const buffer = await drawSketch('bolero')
    await ann.upload('Sketches', { name: 'unknown.png', mimeType: 'image/png', buffer })
    const asked = board().getByRole('group', { name: 'We are not sure what this is' })
    await asked.waitFor({ timeout: 60_000 })
    await ann.page.getByText('Sketches left out until you say what they are: 1').waitFor()
    await ann.findsNothingWrong('an unsure sketch')
    await asked.getByRole('button', { name: 'Jacket', exact: true }).focus()
    await ann.page.keyboard.press('Enter')
    await asked.waitFor({ state: 'detached' })
    await board().getByText('Jacket', { exact: true }).waitFor()
    expect(await ann.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain('unknown')
    await ann.button(/^Undo: Describe a picture/).click()
    await asked.waitFor()
    await ann.button(/^Redo: Describe a picture/).click()
    await asked.waitFor({ state: 'detached' })
    expect(ann.complaints).toEqual([])
  })
})
