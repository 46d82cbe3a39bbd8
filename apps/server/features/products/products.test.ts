import { account } from '@toile/contract/features/account.ts'
import { collections } from '@toile/contract/features/collections.ts'
import { designs } from '@toile/contract/features/designs.ts'
import { library } from '@toile/contract/features/library.ts'
import { products } from '@toile/contract/features/products.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { tasks } from '@toile/contract/tasks.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { studioLight } from '@toile/craft/products/light.ts'
import { sure, sureFirst } from '@toile/geometry'
import { refusals } from '@toile/rules/refusals.ts'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { endedTask } from '../../testing/endedTask.ts'
import { openSignedIn } from '../../testing/openSignedIn.ts'
import { openRole } from '../../testing/people.ts'
import { plainDesign, plainShot } from '../../testing/things.ts'

const { toile, caller } = await openSignedIn()
const shot = plainShot({ format: 'banner' })
let projectId: string
let designId: string

const addLook = async (own: Partial<Design> = {}) =>
  (await caller.call(designs.importDesign, { projectId, document: plainDesign(own) })).id
const hidden = (): Partial<Design> => ({
  garments: plainDesign().garments.map((worn) => ({ ...worn, hidden: true })),
})
const credits = () => caller.call(account.credits, {})
const entries = async (list?: 'toProductImage' | 'relight') =>
  (await caller.call(products.list, { projectId, ...(list && { list }) })).items
const inLibrary = async () => (await caller.call(library.listItems, { tab: 'looks', category: 'Product image' })).items

beforeAll(async () => {
  projectId = (await caller.call(projects.createProject, { name: 'Harbour' })).id
  designId = await addLook()
})

describe('product images', () => {
  it('[S1.07] [S3.10] an order takes results of a look that differ in chance, staged in their list with what was measured; sent twice it is done and paid once', async () => {
    const before = await credits()
    const asked = { projectId, designIds: [designId], shot, results: 2 }
    const [one, two] = await Promise.all([1, 2].map(() => caller.call(products.order, asked, { key: 'order' })))
    expect(two?.taskId).toBe(sure(one).taskId)
    const task = await endedTask(caller, sure(one).taskId)
    expect(task).toMatchObject({ status: 'succeeded', cost: 4 })
    expect(await credits()).toBe(before - 4)
    const { productIds } = tasks.makeProducts.gives.parse(task.output)
    const made = await entries('toProductImage')
    expect(made.map(({ id }) => id).toSorted()).toEqual(productIds.toSorted())
    for (const entry of made) {
      expect(entry).toMatchObject({ state: 'staged', name: 'Look 1', designId, from: null, taskId: task.id })
      const [cloth] = entry.measures?.colors ?? []
      expect(cloth).toMatchObject({ garment: 'g1', asked: { r: 170, g: 51, b: 17 } })
      expect(sure(cloth).deltaE).toBeLessThan(4)
      const bytes = Buffer.from(await (await caller.get(entry.picture.url)).arrayBuffer())
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 2048, height: 683, format: 'webp' })
    }
    const [first, second] = made.map(({ work }) => (work.of === 'look' ? work.shot.seed : null))
    expect(first).not.toBe(second)
    expect(made.map(({ picture }) => picture.hash)).toHaveProperty(
      'length',
      new Set(made.map((m) => m.picture.hash)).size,
    )
    expect(await inLibrary()).toEqual([])
  })

  it('[S4.03] [S3.10] a like brings a picture into the library and the liked list once, unlike takes it out, and a name goes along; its entry leads back to it', async () => {
    const { id } = sureFirst(await entries())
    await caller.call(products.like, { id })
    expect((await caller.call(products.like, { id })).state).toBe('liked')
    expect(await inLibrary()).toMatchObject([{ name: 'Look 1', source: 'Generate', productId: id, designId: null }])
    await caller.call(products.rename, { id, name: 'Shirt for the shop' })
    expect((await inLibrary()).map(({ name }) => name)).toEqual(['Shirt for the shop'])
    expect((await caller.call(products.unlike, { id })).state).toBe('staged')
    expect(await inLibrary()).toEqual([])
  })

  it('[S4.03] a liked picture that is put aside leaves the library, and comes back staged', async () => {
    const { id } = sureFirst(await entries())
    await caller.call(products.like, { id })
    expect((await caller.call(products.remove, { id })).state).toBe('deleted')
    expect(await inLibrary()).toEqual([])
    expect((await caller.call(products.restore, { id })).state).toBe('staged')
    expect(await inLibrary()).toEqual([])
  })

  it('[S1.08] [S3.10] pictures are relit on another ground, each beside the one it was made from', async () => {
    const ids = (await entries('toProductImage')).map(({ id }) => id)
    const light = { ...studioLight, key: { ...studioLight.key, from: 90 } }
    const ground = { kind: 'plaster' as const, color: null, picture: null }
    const before = await credits()
    const queued = await caller.call(products.relight, { ids, light, ground })
    expect((await endedTask(caller, queued.taskId)).status).toBe('succeeded')
    expect(await credits()).toBe(before - ids.length)
    const relit = await entries('relight')
    expect(new Set(relit.map(({ from }) => from))).toEqual(new Set(ids))
    for (const { work } of relit) expect(work).toMatchObject({ of: 'look', shot: { light, ground } })
    const before2 = await entries('toProductImage')
    expect(before2.map(({ picture }) => picture.hash)).not.toContain(sureFirst(relit).picture.hash)
  })

  it('[S1.07] [S8.04] what cannot be ordered is refused with its sentence before anything is spent', async () => {
    const says = async (asked: object) =>
      (await caller.ask(products.order, { projectId, shot, designIds: [designId], ...asked })).errMsg
    const before = await credits()
    expect(await says({ designIds: [] })).toBe(refusals.looksNeeded.says)
    expect(await says({ liked: true })).toBe(refusals.nothingLiked.says)
    expect(await says({ designIds: [await addLook(hidden())] })).toBe(refusals.lookUnseen.says)
    expect(await says({ shot: plainShot({ ground: { kind: 'own', color: null, picture: null } }) })).toBe(
      refusals.groundNeeded.says,
    )
    expect(await credits()).toBe(before)
    expect((await caller.call(products.list, { projectId, list: 'toProductImage' })).items).toHaveLength(2)
  })

  it('[S8.04] an order that costs more than there is left is refused whole', async () => {
    const poor = await openRole(toile)
    const own = (await poor.call(projects.createProject, { name: 'Poor' })).id
    const { id } = await poor.call(designs.importDesign, { projectId: own, document: plainDesign() })
    await toile.database.pool.query('update person set credits = 3 where id = $1', [poor.userId])
    const answer = await poor.ask(products.order, { projectId: own, designIds: [id], shot, results: 2 })
    expect(answer.errMsg).toBe('You need 4 credits and have 3')
    expect(await poor.call(account.credits, {})).toBe(3)
    const { rows } = await toile.database.pool.query('select 1 from task where owner_id = $1', [poor.userId])
    expect(rows).toEqual([])
  })

  it('[S6.11] product pictures, looks and projects of others are missing to whoever asks', async () => {
    const { id } = sureFirst(await entries())
    const other = await openRole(toile)
    const theirs = (await other.call(projects.createProject, { name: 'Theirs' })).id
    const missing = refusals.notFound.says
    expect((await other.ask(products.open, { id })).errMsg).toBe(missing)
    expect((await other.ask(products.like, { id })).errMsg).toBe(missing)
    expect((await other.ask(products.relight, { ids: [id], light: studioLight })).errMsg).toBe(missing)
    expect((await other.ask(products.order, { projectId: theirs, designIds: [designId], shot })).errMsg).toBe(missing)
    expect((await other.call(products.list, { projectId: theirs })).items).toEqual([])
    // A look of one's own, in another project of one's own, is no look of this one.
    const elsewhere = (await caller.call(projects.createProject, { name: 'Elsewhere' })).id
    const answer = await caller.ask(products.order, { projectId: elsewhere, designIds: [designId], shot })
    expect(answer.errMsg).toBe(missing)
  })

  it('[S1.07] [S8.04] liked looks are taken in one scale; one that is hidden is named at once, one whose print is gone is named in the end, and neither is paid', async () => {
    const project = (await caller.call(projects.createProject, { name: 'Series' })).id
    const add = async (own: Partial<Design>) =>
      (await caller.call(designs.importDesign, { projectId: project, document: plainDesign(own) })).id
    const [coat, shirt, unseen] = [
      await add({
        garments: [
          { ...sureFirst(plainDesign().garments), cut: { kind: 'garment', garment: 'cocoonCoat' }, knobs: {} },
        ],
      }),
      await add({}),
      await add(hidden()),
    ]
    const torn = await add({})
    for (const id of [coat, shirt, unseen, torn]) await caller.call(collections.like, { id })
    const lost = JSON.stringify({
      source: { kind: 'picture', hash: 'a'.repeat(64) },
      mode: 'overall',
      repeat: 'straight',
      width: 64,
      x: 0,
      y: 0,
      angle: 0,
      opacity: 1,
    })
    await toile.database.pool.query(
      "update design set document = jsonb_set(document, '{garments,0,print}', $2::jsonb) where id = $1",
      [torn, lost],
    )
    const before = await credits()
    const queued = await caller.call(products.order, { projectId: project, liked: true, shot, sameScale: true })
    expect(queued).toMatchObject({
      cost: 6,
      leftOut: [{ designId: unseen, why: 'hidden', says: 'Look 3 is left out: all of its garments are hidden' }],
    })
    const task = await endedTask(caller, queued.taskId)
    expect(task.status).toBe('partlySucceeded')
    const { productIds, leftOut } = tasks.makeProducts.gives.parse(task.output)
    expect(leftOut.map(({ designId: id, why }) => [id, why])).toEqual([
      [unseen, 'hidden'],
      [torn, 'failed'],
    ])
    expect(productIds).toHaveLength(2)
    expect(await credits()).toBe(before - 4)
    const made = (await caller.call(products.list, { projectId: project })).items
    expect(new Set(made.map((one) => one.designId))).toEqual(new Set([coat, shirt]))
    const scales = made.map(({ work }) => (work.of === 'look' ? work.shot.millimetres : null))
    expect(new Set(scales).size).toBe(1)
    expect(sure(scales[0])).toBeGreaterThan(900)
  })
})
