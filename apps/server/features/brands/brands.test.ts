import { contract } from '@toile/contract/index.ts'
import { brandSchema } from '@toile/craft/brands/brandDocument.ts'
import { sureFirst } from '@toile/geometry'
import { drawPrintSwatch } from '@toile/picture/looks/drawPrintSwatch.ts'
import { openSources } from '@toile/picture/looks/sources.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openServerHost } from '../../host/canvas.ts'
import type { Caller } from '../../testing/caller.ts'
import { endedTask } from '../../testing/endedTask.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { openRole } from '../../testing/people.ts'

const { brands } = contract
let toile: TestToile
let caller: Caller
let other: Caller
const pictures: string[] = []

/** Navy and white stripes, as a mill would send them. */
function stripes(step: number): Promise<Buffer> {
  const host = openServerHost()
  const surface = drawPrintSwatch(host, openSources(host), {
    source: {
      kind: 'construction',
      print: step % 2 ? 'awningStripe' : 'bretonStripe',
      colors: [
        { r: 29, g: 39, b: 70 },
        { r: 244, g: 241, b: 232 },
      ],
      seed: step,
    },
    repeat: 'straight',
    across: 90 + 20 * step,
    tileWidth: 40,
    width: 420,
    height: 420,
  })
  const { data } = surface.getContext('2d').getImageData(0, 0, 420, 420)
  return sharp(Buffer.from(data.buffer), { raw: { width: 420, height: 420, channels: 4 } })
    .png()
    .toBuffer()
}

beforeAll(async () => {
  toile = await openTestToile()
  caller = await openRole(toile)
  other = await openRole(toile)
  for (let step = 0; step < 6; step++) {
    const { data } = await caller.upload('print', `stripes-${step}.png`, await stripes(step))
    pictures.push((data as { picture: { id: string } }).picture.id)
  }
})
afterAll(() => toile.close())

const made = async (name = 'Marine') => (await caller.call(brands.createBrand, { name })).id
const read = (id: string) => caller.call(brands.readBrand, { id })
const saved = (id: string, revision: number, own: object, rights = true) =>
  caller.call(brands.saveBrand, { id, revision, brand: brandSchema.parse({ name: 'Marine', ...own }), rights })

describe('brands', () => {
  it('[S3.18] keep name, slogan, logo, description and the time of their last completion', async () => {
    const id = await made()
    const { revision } = await read(id)
    const own = { slogan: 'Salt on linen', description: 'Navy stripes for the harbour', logo: pictures[0], pictures }
    const { taskId } = await saved(id, revision, own)
    expect(await endedTask(caller, taskId ?? '')).toMatchObject({ status: 'succeeded', output: { pictures: 6 } })
    const entry = await read(id)
    expect(entry.brand).toMatchObject(own)
    expect(entry.rightsAt).not.toBeNull()
    expect(Date.parse(entry.completedAt ?? '')).toBeGreaterThan(Date.parse(entry.rightsAt ?? ''))
    const [line] = (await caller.call(brands.listBrands, {})).brands
    expect(line).toMatchObject({ id, name: 'Marine', slogan: 'Salt on linen', pictures: 6 })
    expect(line?.colors.length).toBeGreaterThan(1)
  })

  it('[S2.61] are measured from their pictures: stripes in navy and white are found', async () => {
    const { id } = sureFirst((await caller.call(brands.listBrands, {})).brands)
    const { profile, pictures: shown } = await read(id)
    expect(profile?.prints.kinds[0]?.kind).toBe('stripe')
    expect(profile?.prints.kinds[0]?.share).toBeGreaterThan(0.9)
    expect(shown.every(({ reading }) => reading?.kind === 'print')).toBe(true)
  })

  it('[S2.61] are measured anew when pictures go, from what was read before', async () => {
    const { id } = sureFirst((await caller.call(brands.listBrands, {})).brands)
    const { revision, brand, measuredAt } = await read(id)
    const { taskId } = await saved(id, revision, { ...brand, pictures: pictures.slice(0, 5) }, false)
    await endedTask(caller, taskId ?? '')
    const after = await read(id)
    expect(after.profile?.pictures).toBe(5)
    expect(Date.parse(after.measuredAt ?? '')).toBeGreaterThan(Date.parse(measuredAt ?? ''))
  })

  it('[S2.61] take no picture without the declaration of its rights, and are not measured from fewer than five', async () => {
    const id = await made('Few')
    await expect(saved(id, 1, { pictures: pictures.slice(0, 3) }, false)).rejects.toThrow(/rights/)
    expect((await read(id)).brand.pictures).toEqual([])
    const { taskId } = await saved(id, 1, { pictures: pictures.slice(0, 3) })
    expect(taskId).toBeNull()
    await expect(caller.call(brands.measureBrand, { id })).rejects.toThrow(
      'A brand is measured from 5 pictures or more',
    )
  })

  it('[S6.11] take no picture and no logo of somebody else', async () => {
    const { id } = await other.call(brands.createBrand, { name: 'Theirs' })
    for (const own of [{ pictures: pictures.slice(0, 5) }, { logo: pictures[0] }]) {
      const wanted = { id, revision: 1, brand: brandSchema.parse({ name: 'Theirs', ...own }), rights: true }
      await expect(other.call(brands.saveBrand, wanted)).rejects.toThrow(/not here/)
    }
  })

  it('[S2.61] of two windows the later is told; deleting is taken back by restoring', async () => {
    const id = await made('Twice')
    await saved(id, 1, { slogan: 'first' })
    await expect(saved(id, 1, { slogan: 'second' })).rejects.toThrow(/another window/)
    expect((await read(id)).brand.slogan).toBe('first')
    await caller.call(brands.deleteBrand, { id })
    await expect(read(id)).rejects.toThrow(/not here/)
    await caller.call(brands.restoreBrand, { id })
    expect((await read(id)).brand.slogan).toBe('first')
  })
})
