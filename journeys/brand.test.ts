import { sure } from '@toile/geometry'
import { drawHouse } from '@toile/picture/reading/brands/testing/drawHouse.ts'
import { houses } from '@toile/picture/reading/brands/testing/houses.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openServerHost } from '../apps/server/host/canvas.ts'
import { begin } from './begin.ts'

const ann = await begin()
const { page } = ann

/** Pictures of a house of navy stripes: six cloths. */
const pictures = await Promise.all(
  drawHouse(openServerHost(), sure(houses[0]), { looks: 0, flats: 0, swatches: 6 }).map(async ({ id, pixels }) => {
    const { width, height, rgba } = pixels
    const drawn = sharp(Buffer.from(rgba.buffer), { raw: { width, height, channels: 4 } }).flatten({
      background: 'white',
    })
    return { name: `${id}.png`, mimeType: 'image/png', buffer: await drawn.png().toBuffer() }
  }),
)
const section = (name: string) => page.getByRole('region', { name })
const findings = (name: string) => section(name).getByRole('listitem')

describe('the brand of a designer', () => {
  it('[S2.61] [S3.18] begins with a name, and takes pictures only with the declaration of their rights', async () => {
    await ann.goTo('/home/library?tab=brand')
    await page.getByRole('textbox', { name: 'New brand' }).fill('Marine')
    await ann.button('Begin').click()
    await page.getByRole('heading', { level: 1, name: 'Marine' }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Upload', exact: true }).isDisabled()).toBe(true)
    await ann.seen('Declare the rights first')
    await page.getByRole('checkbox', { name: /^I hold the rights/ }).check()
    await page.getByLabel('Upload pictures of the brand').setInputFiles(pictures)
    const list = page.getByRole('list', { name: 'Pictures', exact: true })
    await expect.poll(() => list.getByRole('listitem').count(), { timeout: 30_000 }).toBe(pictures.length)
  }, 90_000)

  it('[S2.61] is measured: stripes and navy are found and drawn', async () => {
    await page.getByText(/^Measured from 6 pictures/).waitFor({ timeout: 60_000 })
    await findings('Prints').first().getByText('Stripes', { exact: true }).waitFor()
    await section('Colours').getByText('Navy', { exact: true }).waitFor()
    await section('Prints').getByRole('img', { name: 'Stripes' }).first().waitFor()
    await ann.findsNothingWrong('a measured brand')
  }, 90_000)

  it('[S2.61] is set by hand: a colour is pinned, another dropped, and the way back is one step', async () => {
    const colors = section('Colours')
    await colors.getByRole('button', { name: 'Pin Navy' }).click()
    await colors.getByRole('button', { name: 'Unpin Navy' }).waitFor()
    const before = await findings('Colours').count()
    await colors
      .getByRole('button', { name: /^Remove / })
      .last()
      .click()
    await expect.poll(() => findings('Colours').count()).toBe(before - 1)
    await ann.button('Undo: Remove a colour').click()
    await expect.poll(() => findings('Colours').count()).toBe(before)
  }, 90_000)

  it('[S2.61] its colours are named in the direction of a project that has a share of it', async () => {
    await ann.newProject('Quay')
    await ann.addColor('#aa3311')
    await ann.button('Workspace setting').click()
    await page.getByRole('combobox', { name: 'Brand DNA' }).click()
    await page.getByRole('option', { name: 'Marine' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await ann.button('Direction').click()
    const brand = page.getByRole('region', { name: /^Colours of Marine/ })
    await brand.getByText('30% of the garments and prints are in the brand’s colours').waitFor()
    await brand.getByRole('listitem').getByText('Navy', { exact: true }).waitFor()
    await page.getByRole('group', { name: 'Colours of the collection' }).waitFor()
    await ann.findsNothingWrong('a brand in the direction')
  }, 90_000)

  it('[S2.61] is deleted and comes back whole', async () => {
    await ann.goTo('/home/library?tab=brand')
    await ann.findsNothingWrong('the list of brands')
    await page.getByRole('button', { name: /Marine/ }).click()
    await ann.button('Delete Marine').click()
    await ann.seen('Marine was deleted')
    await expect.poll(() => page.getByRole('button', { name: /^Marine/ }).count()).toBe(0)
    await ann.button('Undo').click()
    await page.getByRole('button', { name: /Marine/ }).waitFor()
  }, 90_000)
})
