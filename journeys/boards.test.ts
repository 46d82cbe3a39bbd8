import { ase } from '@toile/craft/colors/palettes/ase.ts'
import { readPalette } from '@toile/craft/colors/palettes/index.ts'
import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { drawCut, drawPlate } from '../apps/server/testing/pictures.ts'
import { begin } from './begin.ts'

const ann = await begin({ project: 'Boards' })
const { page } = ann
const colors = () => page.getByRole('list', { name: 'Colours', exact: true }).getByRole('listitem')
const prints = () => page.getByRole('list', { name: 'Prints', exact: true }).getByRole('listitem')
const dialog = () => page.getByRole('dialog')
const close = async () => {
  await page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'detached' })
}
const add = async (item: string) => {
  await ann.button('Add to Colours').click()
  await page.getByRole('menuitem', { name: item }).click()
}
const color = (name: string, r: number, g: number, b: number) => ({ name, color: { r, g, b }, group: '' })

describe('the colorboard', () => {
  it('[S3.07] a palette file is read and chosen from; one that is none is refused in a sentence', async () => {
    const input = page.getByLabel('Palette file', { exact: true })
    await input.setInputFiles({ name: 'night.ase', mimeType: 'image/png', buffer: await drawCut(1) })
    await ann.seen('This is not a palette that can be read here; send an ASE, ACO, GPL or CSV file')
    await close()
    const palette = [
      color('Night', 16, 22, 43),
      color('Rust', 160, 100, 40),
      color('Moss', 110, 122, 30),
      color('Chalk', 246, 244, 238),
    ]
    const buffer = Buffer.from(ase.write(palette, 'Autumn'))
    await input.setInputFiles({ name: 'autumn.ase', mimeType: 'application/octet-stream', buffer })
    await dialog().getByText('4 colours in the file').waitFor()
    await dialog()
      .getByRole('checkbox', { name: /^Chalk/ })
      .uncheck()
    await ann.findsNothingWrong('palette file')
    await ann.button('Add the ticked colours').click()
    await dialog().waitFor({ state: 'detached' })
    expect(await colors().count()).toBe(3)
  })

  it('[S3.07] an order is looked at and kept, and undone by name', async () => {
    await ann.button('Look at the colours').click()
    await dialog().getByText('By lightness', { exact: true }).click()
    await ann.button('Keep this order').click()
    await ann.button('Done').click()
    await expect.poll(() => colors().last().innerText()).toContain('Night')
    await ann.button('Undo: Move on a board').click()
    await expect.poll(async () => (await colors().first().innerText()).includes('Night')).toBe(true)
  })

  it('[S5.12] pairs that colour-blind eyes take for one are told', async () => {
    await ann.button('Look at the colours').click()
    await page.getByRole('tab', { name: 'Contrast' }).click()
    const pair = dialog().getByRole('listitem').filter({ hasText: 'Rust and Moss' })
    await pair.getByText('Without green cones (deutan)').waitFor()
    await ann.findsNothingWrong('contrast')
    await page.getByRole('tab', { name: 'As greys' }).click()
    await ann.findsNothingWrong('greys')
    await close()
  })

  it('[S5.13] a wrong form and an unknown code are two sentences, a known code is taken with its colour', async () => {
    await add('Pick or type a code')
    const field = dialog().getByRole('textbox', { name: /^#rrggbb/ })
    for (const [text, says] of [
      ['19-40', '19-40 is not a colour: write #rrggbb or a code like 19-4052'],
      ['19-0001', 'The colour code 19-0001 was not found'],
    ]) {
      await field.fill(sure(text))
      await field.press('Tab')
      await dialog().getByText(sure(says)).waitFor()
    }
    await field.fill('19-4052')
    await field.press('Tab')
    await expect.poll(() => field.inputValue()).toMatch(/^#[0-9a-f]{6}$/)
    await dialog()
      .getByRole('button', { name: /^19-4052 TCX\s*ΔE 0\.0/ })
      .waitFor()
    await ann.button('Add the colour').click()
    await dialog().waitFor({ state: 'detached' })
    expect(await colors().last().innerText()).toContain('19-4052 TCX')
  })

  it('[S3.07] a harmony is turned by keys on the wheel and joins the board', async () => {
    await add('Pick or type a code')
    await dialog().getByText('Wheel', { exact: true }).click()
    await dialog().getByLabel('Harmony', { exact: true }).selectOption('triad')
    const handle = dialog().getByRole('slider', { name: 'Hue and chroma' })
    const before = await handle.getAttribute('aria-valuetext')
    await handle.press('Shift+ArrowRight')
    await expect.poll(() => handle.getAttribute('aria-valuetext')).not.toBe(before)
    await ann.findsNothingWrong('wheel')
    await ann.button('Add the ticked colours to the board').click()
    await ann.seen('2 colours joined the board')
    expect(await colors().count()).toBe(6)
    await close()
  })

  it('[S3.16] a gradient is set by keyboard, with a midpoint', async () => {
    await colors().last().getByRole('button').first().press('Enter')
    await dialog().getByRole('switch', { name: 'Gradient' }).press('Space')
    await ann.button('Set a midpoint').click()
    const stop = dialog().getByRole('slider', { name: 'Stop 2 of 3' })
    await stop.press('Shift+ArrowRight')
    await expect.poll(() => stop.getAttribute('aria-valuenow')).toBe('60')
    await ann.findsNothingWrong('gradient')
    await ann.button('Keep the change').click()
    await dialog().waitFor({ state: 'detached' })
  })

  it('[S2.52] an eyedropper takes colours from a picture by pointer and by keys', async () => {
    await ann.upload('Moodboard', { name: 'plate.jpg', mimeType: 'image/jpeg', buffer: await drawPlate(4) })
    await add('From a picture')
    const picture = page.getByRole('application', { name: /^Eyedropper on plate/ })
    await picture.click({ position: { x: 40, y: 40 } })
    await picture.press('Shift+ArrowRight')
    await picture.press('Enter')
    await expect
      .poll(() => page.getByRole('list', { name: 'Taken with the eyedropper' }).getByRole('listitem').count())
      .toBeGreaterThan(0)
    await ann.findsNothingWrong('eyedropper')
    await ann.button('Add the ticked colours').click()
    await dialog().waitFor({ state: 'detached' })
    expect(await colors().count()).toBeGreaterThan(6)
  })

  it('[S3.07] the palette is saved as ASE with its names, and reads back', async () => {
    await ann.button('Look at the colours').click()
    const { name, bytes } = await ann.receive(async () => {
      await ann.button('Save the palette').click()
      await page.getByRole('menuitem', { name: /ASE/ }).click()
    })
    expect(name).toBe('boards.ase')
    const read = readPalette(bytes)
    expect(read.length).toBe(await colors().count())
    expect(read.slice(0, 3).map((one) => one.name)).toEqual(['Night', 'Rust', 'Moss'])
    expect(read[0]?.color).toEqual({ r: 16, g: 22, b: 43 })
    await close()
  })

  it('[S2.44] colours are chosen together, locked, and a locked one stays when they are removed', async () => {
    const line = (name: string) => colors().filter({ hasText: name }).getByRole('button').first()
    await line('Rust').click({ modifiers: ['Control'] })
    await ann.button('Lock').click()
    await line('Moss').click({ modifiers: ['Shift'] })
    await ann.seen('2 chosen')
    await ann.findsNothingWrong('chosen colours')
    const before = await colors().count()
    await page.getByRole('toolbar').getByRole('button', { name: 'Remove from the board' }).click()
    await ann.seen('Locked colours stay on the board')
    await expect.poll(() => colors().count()).toBe(before - 1)
  })
})

describe('the printboard', () => {
  it('[S5.07] nine pins are warned about and asked; the answer is kept', async () => {
    const plates = await Promise.all(Array.from({ length: 9 }, (_, n) => drawCut(n + 20)))
    await ann.upload(
      'Prints',
      ...plates.map((buffer, n) => ({ name: `print-${n}.jpg`, mimeType: 'image/jpeg', buffer })),
    )
    await prints().first().getByRole('button').first().focus()
    await page.keyboard.press('Control+a')
    await ann.seen('9 chosen')
    await page.getByRole('toolbar').getByRole('button', { name: 'Pin: use it first' }).click()
    await dialog()
      .getByText(/^9 prints are pinned; with more than 8/)
      .waitFor()
    await ann.findsNothingWrong('nine pins')
    await ann.button('Do not pin').click()
    expect(await page.getByRole('button', { name: /, pinned$/ }).count()).toBe(0)
    await page.getByRole('toolbar').getByRole('button', { name: 'Pin: use it first' }).click()
    await ann.button('Continue').click()
    await expect.poll(() => page.getByRole('button', { name: /, pinned$/ }).count()).toBe(9)
    await ann.button('Choose nothing').click()
  })

  it('[S3.27] a print lies under a ruler in true scale; its width shows at once, and on a garment', async () => {
    await prints().first().getByRole('button').first().press('Enter')
    await page.getByRole('img', { name: /^The tile with its neighbours, 160 ×/ }).waitFor()
    const width = dialog().getByRole('slider', { name: 'Width of one tile' })
    await width.focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('img', { name: /^The tile with its neighbours, 161 ×/ }).waitFor()
    await ann.button('Measure this screen with a bank card').click()
    await page.getByRole('slider', { name: 'Width of the rectangle' }).press('ArrowRight')
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog().count()).toBe(1)
    await ann.button('Measure this screen with a bank card').click()
    await page.getByRole('slider', { name: 'Width of the rectangle' }).press('ArrowRight')
    await ann.button('It fits').click()
    for (const tab of ['On cloth', 'On a garment']) {
      await page.getByRole('tab', { name: tab }).click()
      await page.getByRole('img', { name: /^The print on/ }).waitFor()
    }
    await dialog().getByLabel('Type of print').selectOption('Logo')
    await dialog().getByRole('slider', { name: 'Width of the motif' }).waitFor()
    await ann.findsNothingWrong('print on a garment')
    await close()
  })

  it('[S5.03] prints are copied to another project by menu; what is there already is named', async () => {
    const here = page.url()
    await ann.newProject('Other')
    await page.goto(here)
    for (const says of ['1 copied to Other', /^Already on this board \(Prints\): print-/]) {
      await prints().first().hover()
      await prints()
        .first()
        .getByRole('button', { name: /^Actions for/ })
        .click()
      await page.getByRole('menuitem', { name: 'Copy to another project' }).click()
      await ann.button('Other').click()
      await ann.seen(says)
    }
    expect(ann.complaints).toEqual([])
  })
})
