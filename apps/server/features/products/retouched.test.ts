import { library } from '@toile/contract/features/library.ts'
import { products } from '@toile/contract/features/products.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { tasks } from '@toile/contract/tasks.ts'
import { colorDistance } from '@toile/craft/colors/color.ts'
import { studioLight } from '@toile/craft/products/light.ts'
import type { Retouch } from '@toile/craft/products/retouch.ts'
import { sure, sureFirst } from '@toile/geometry'
import { refusals } from '@toile/rules/refusals.ts'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { sweepFiles } from '../../host/chores/sweep.ts'
import { storedName } from '../../host/files/files.ts'
import { endedTask } from '../../testing/endedTask.ts'
import { openSignedIn } from '../../testing/openSignedIn.ts'
import { orderedFile } from '../../testing/orderedFile.ts'

const { toile, caller } = await openSignedIn()
let projectId: string

/** A dark shirt on a pale ground, as somebody photographs it. */
function photograph(side: number, shirt = true): Promise<Buffer> {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 100 100">
    <rect width="100" height="100" fill="#e6e4de"/>
    ${shirt ? '<path d="M30 20 L44 16 Q50 22 56 16 L70 20 L88 44 L76 50 L70 42 L70 86 L30 86 L30 42 L24 50 L12 44 Z" fill="#28406a"/>' : ''}
  </svg>`
  return sharp(Buffer.from(drawn)).png().toBuffer()
}
const upload = async (name: string, bytes: Buffer) =>
  ((await caller.upload('mood', name, bytes)).data as { picture: { id: string; hash: string } }).picture
const begun = async (name: string, bytes: Buffer) => {
  const file = await upload(name, bytes)
  const task = await endedTask(caller, (await caller.call(products.begin, { projectId, fileId: file.id })).taskId)
  return { file, task }
}
const list = async (which: 'toProductImage' | 'relight' = 'toProductImage') =>
  (await caller.call(products.list, { projectId, list: which })).items
const crop: Retouch = { kind: 'crop', left: 0, top: 0, right: 1, bottom: 0.5 }

beforeAll(async () => {
  projectId = (await caller.call(projects.createProject, { name: 'Harbour' })).id
})

describe('pictures of one’s own', () => {
  it('[S2.31] an uploaded picture becomes a product picture without steps, its original kept, and costs nothing', async () => {
    const { file, task } = await begun('shirt.png', await photograph(400))
    expect(task).toMatchObject({ status: 'succeeded', cost: 0 })
    const { productId, asks } = tasks.beginProduct.gives.parse(task.output)
    expect(asks).toBe(false)
    expect(await caller.call(products.open, { id: productId })).toMatchObject({
      list: 'toProductImage',
      state: 'staged',
      name: 'shirt',
      designId: null,
      work: { of: 'picture', retouched: { picture: file.hash, steps: [] } },
      picture: { id: file.id },
    })
  })

  it('[S2.31] [S8.04] a picture that is too small, or in which nothing stands out, is none', async () => {
    const small = await upload('small.png', await photograph(120))
    const answer = await caller.ask(products.begin, { projectId, fileId: small.id })
    expect(answer.errMsg).toBe('The picture is too small; it needs at least 200 pixels a side')
    const { task } = await begun('plain.png', await photograph(400, false))
    expect(task).toMatchObject({ status: 'failed', message: refusals.nothingStandsOut.says })
    expect(await list()).toHaveLength(1)
  })

  it('[S2.31] steps are kept as a picture of their own, once however often they are sent, or as the new state of the one they began with, which nobody else may have changed', async () => {
    const begin = sureFirst(await list())
    if (begin.work.of !== 'picture') throw new Error('It began with a picture.')
    const { retouched } = begin.work
    const cropped = { id: begin.id, name: 'Half', retouched: { ...retouched, steps: [crop] } }
    const one = await caller.call(products.keep, cropped, { key: 'half' })
    expect((await caller.call(products.keep, cropped, { key: 'half' })).id).toBe(one.id)
    expect(one).toMatchObject({ from: begin.id, name: 'Half', picture: { width: 400, height: 200 } })
    await caller.call(products.like, { id: one.id })

    const steps: Retouch[] = [crop, { kind: 'exposure', stops: 1 }]
    const state = { id: one.id, revision: 0, retouched: { ...retouched, steps } }
    const kept = await caller.call(products.keep, state)
    expect(kept).toMatchObject({ id: one.id, revision: 1, state: 'liked', work: { retouched: { steps } } })
    expect(kept.picture.hash).not.toBe(one.picture.hash)
    const items = (await caller.call(library.listItems, { tab: 'looks' })).items
    expect(items.map(({ picture }) => picture?.hash)).toEqual([kept.picture.hash])
    expect((await caller.ask(products.keep, state)).errMsg).toBe(refusals.changedElsewhere.says)
    // What nothing names any more is let go of; the original is kept.
    expect((await caller.get(one.picture.url)).status).toBe(404)
    expect((await caller.get(begin.picture.url)).status).toBe(200)
  })

  it('[S1.07] [S2.31] an edit that recolours tells how far the colour is from the asked one; one that asks for none tells nothing', async () => {
    const [begin] = (await list()).filter(({ name }) => name === 'shirt')
    const { id, work, measures } = sure(begin)
    if (work.of !== 'picture') throw new Error('It began with a picture.')
    expect(measures).toBeNull()
    const color = { r: 150, g: 40, b: 60 }
    const steps: Retouch[] = [crop, { kind: 'recolour', region: { by: 'cutOut' }, color }]
    const kept = await caller.call(products.keep, { id, name: 'Red', retouched: { ...work.retouched, steps } })
    const [red, ...others] = kept.measures?.colors ?? []
    expect(others).toEqual([])
    expect(sure(red).asked).toEqual(color)
    expect(sure(red).deltaE).toBeLessThanOrEqual(2)
    expect(colorDistance(sure(red).drawn, color)).toBeCloseTo(sure(red).deltaE, 6)
    await caller.call(products.remove, { id: kept.id })
    const turned = await caller.call(products.keep, {
      id,
      name: 'Half',
      retouched: { ...work.retouched, steps: [crop] },
    })
    expect(turned.measures).toBeNull()
    await caller.call(products.remove, { id: turned.id })
  })

  it('[S1.08] a photograph is relit by one step of light, however often it is relit', async () => {
    const [begin] = (await list()).filter(({ name }) => name === 'shirt')
    const relight = async (id: string, from: number) => {
      const light = { ...studioLight, key: { ...studioLight.key, from } }
      const task = await endedTask(caller, (await caller.call(products.relight, { ids: [id], light })).taskId)
      expect(task.status, task.message).toBe('succeeded')
      return caller.call(products.open, { id: sureFirst(tasks.relightPictures.gives.parse(task.output).productIds) })
    }
    const once = await relight(sure(begin).id, 90)
    const twice = await relight(once.id, 270)
    expect(twice).toMatchObject({ list: 'relight', from: once.id })
    const { work } = twice
    expect(work.of === 'picture' && work.retouched.steps.map(({ kind }) => kind)).toEqual(['light'])
    expect(twice.picture.hash).not.toBe(once.picture.hash)
  })

  it('[S1.07] a list is packed with its pictures, numbered, and a contact sheet; an empty one is not', async () => {
    expect((await caller.ask(products.pack, { projectId, list: 'relight' })).errMsg).toBe(refusals.nothingToPack.says)
    const { bytes, mime } = await orderedFile(caller, products.pack, { projectId, only: 'all' })
    expect(mime).toBe('application/zip')
    const packed = unzipSync(bytes)
    const names = Object.keys(packed).toSorted()
    expect(names).toEqual(['contact-sheet.png', 'pictures/01 shirt.png', 'pictures/02 Half.webp'])
    const sheet = await sharp(packed['contact-sheet.png']).stats()
    expect((await sharp(packed['contact-sheet.png']).metadata()).width).toBeGreaterThan(2000)
    // The shirt is on it: it has more than paper.
    expect(sure(sheet.channels[0]).stdev).toBeGreaterThan(20)
  })

  it('[S1.07] what a product picture is made of is kept, and swept once its project is gone for good', async () => {
    const own = (await caller.call(projects.createProject, { name: 'Short' })).id
    const { files, house } = toile.server
    const mime = 'application/json'
    const original = await files.putBytes(Buffer.from('an original'), mime)
    await toile.database.pool.query(
      `insert into product_picture (owner_id, project_id, list, work, file_id)
       select owner_id, $1, 'toProductImage', $2, file_id from product_picture limit 1`,
      [own, JSON.stringify({ of: 'picture', retouched: { picture: original, steps: [] } })],
    )
    const isKept = async () => {
      await sweepFiles(house, files, Date.now() + 25 * 60 * 60 * 1000)
      return files.store.has(storedName(original, mime))
    }
    expect(await isKept()).toBe(true)
    await toile.database.pool.query('delete from project where id = $1', [own])
    expect(await isKept()).toBe(false)
  })
})
