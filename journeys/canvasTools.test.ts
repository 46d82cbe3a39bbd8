import { afterAll, describe, expect, it } from 'vitest'
import { openDesigner } from './designer.ts'
import { openStudio } from './studio.ts'

const studio = await openStudio()
afterAll(() => studio.close())
const ann = await openDesigner(studio)
const { page } = ann

const patient = { timeout: 20_000 }
const sheet = page.getByRole('application', { name: 'Sheet' })
type Place = readonly [x: number, y: number]

async function onStage([x, y]: Place): Promise<Place> {
  const box = await sheet.boundingBox()
  return [(box?.x ?? 0) + x, (box?.y ?? 0) + y]
}

/** Draws from place to place of the stage with the tool in the hand. */
async function draw(...places: readonly Place[]): Promise<void> {
  const [first, ...rest] = await Promise.all(places.map(onStage))
  if (!first) return
  await page.mouse.move(...first)
  await page.mouse.down()
  for (const place of rest) await page.mouse.move(...place, { steps: 6 })
  await page.mouse.up()
}

/** The colour that the eyedropper takes up at a place of the stage. */
async function colorAt(place: Place): Promise<string> {
  const field = page.getByRole('textbox', { name: 'Colour, as #rrggbb or a code' })
  await sheet.press('i')
  await field.fill('#00ff00')
  await field.press('Tab')
  await draw(place)
  await expect.poll(() => field.inputValue(), patient).not.toBe('#00ff00')
  return field.inputValue()
}

const undone = async (step: string) => {
  await ann.button(`Undo: ${step}`).click()
  await ann.button(`Redo: ${step}`).waitFor()
}

const [inside, outside]: readonly Place[] = [
  [360, 300],
  [360, 440],
] as const

describe('tools of the canvas', () => {
  it('[S2.63] a stroke stays within what is selected, and what is filled too; each is taken back', async () => {
    await ann.goTo('/canvasExample')
    await ann.button('Paint').waitFor()
    if (!inside || !outside) throw new Error('Both places are told.')
    const [ground, beside] = [await colorAt(inside), await colorAt(outside)]
    await sheet.press('m')
    await draw([310, 250], [420, 380])
    await page.getByRole('status').filter({ hasText: ' px at ' }).waitFor()
    await ann.button('Marker').click()
    await page.getByRole('textbox', { name: 'Colour, as #rrggbb or a code' }).fill('#204080')
    await sheet.press('b')
    await draw([340, 440], outside, [400, 440])
    await draw([340, 300], inside, [400, 300])
    await ann.button('Undo: Marker').waitFor()
    expect(await colorAt(inside)).not.toBe(ground)
    expect(await colorAt(outside)).toBe(beside)
    await undone('Marker')
    expect(await colorAt(inside)).toBe(ground)
    await page.getByRole('textbox', { name: 'Colour, as #rrggbb or a code' }).fill('#802040')
    await sheet.press('Alt+Backspace')
    await ann.button('Undo: Fill').waitFor()
    expect(await colorAt(inside)).toBe('#802040')
    expect(await colorAt(outside)).toBe(beside)
    await undone('Fill')
    expect(await colorAt(inside)).toBe(ground)
    await sheet.press('Control+d')
    await page.getByText('Nothing is selected: the whole sheet is worked on').waitFor({ state: 'detached' })
  })

  it('[S2.63] what is selected is copied to a layer of its own, and moved by numbers and by keys', async () => {
    await ann.button('Colours').click()
    await sheet.press('Control+a')
    await page.getByRole('status').filter({ hasText: ' px at ' }).waitFor()
    await sheet.press('Control+j')
    await ann.button('Undo: Copy to a new layer').waitFor()
    await sheet.press('Control+d')
    await sheet.press('v')
    const x = page.getByRole('textbox', { name: 'X', exact: true })
    await x.waitFor()
    const before = Number.parseFloat(await x.inputValue())
    await x.fill(String(before + 40))
    await x.press('Tab')
    await sheet.press('Shift+ArrowRight')
    await expect.poll(async () => Number.parseFloat(await x.inputValue()), patient).toBe(before + 50)
    await sheet.press('Enter')
    await undone('Move')
    await sheet.press('v')
    await undone('Copy to a new layer')
  })

  it('[S2.63] an adjustment lies over the picture as a layer, and is tried on a layer itself', async () => {
    await sheet.press('b')
    await ann.button('New adjustment').click()
    await page.getByRole('menuitem', { name: 'Levels' }).first().click()
    await page.getByRole('img', { name: 'How many pixels are how light, from black to white' }).waitFor()
    const place: Place = [360, 300]
    const before = await colorAt(place)
    const lightest = page.getByRole('textbox', { name: 'Lightest result, exact' })
    await lightest.fill('100')
    await lightest.press('Tab')
    await expect.poll(() => colorAt(place), patient).not.toBe(before)
    await undone('Adjustment')
    expect(await colorAt(place)).toBe(before)
    await ann.button('Undo: New layer').click()
    await ann.button('Colours').click()
    await ann.button('New adjustment').click()
    await page.getByRole('menuitem', { name: 'Blur' }).last().click()
    await page.getByText('Tried on all of “Colours”').waitFor()
    await ann.findsNothingWrong('an adjustment that is tried', 'aside')
    await ann.button('Apply').click()
    await undone('Blur')
  })

  it('[S4.11] liquify asks for a rasterised layer, makes one, and pushes it; each stroke is taken back', async () => {
    await sheet.press('t')
    await draw([360, 300])
    await page.keyboard.type('Toile')
    await page.keyboard.press('Escape')
    await sheet.press('y')
    await ann.seen('Liquify needs a rasterised layer.')
    await ann.button('Rasterise').click()
    await ann.seen(/is rasterised/)
    await draw([370, 300], [420, 330])
    await ann.button('Undo: Push').waitFor()
    await undone('Push')
    await undone('Rasterize')
    await ann.seen('Liquify needs a rasterised layer.')
    expect(ann.complaints).toEqual([])
  })
})
