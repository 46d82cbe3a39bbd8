import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { account } from '@toile/contract/features/account.ts'
import { designs } from '@toile/contract/features/designs.ts'
import { films } from '@toile/contract/features/films.ts'
import { library } from '@toile/contract/features/library.ts'
import { products } from '@toile/contract/features/products.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { tasks } from '@toile/contract/features/tasks.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { sure, sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { refusals } from '@toile/rules/refusals.ts'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepFilms } from '../../films/sweepFilms.ts'
import { openLog } from '../../host/log.ts'
import { openWorkers } from '../../host/queue/workers.ts'
import { endedTask } from '../../testing/endedTask.ts'
import { openSignedIn } from '../../testing/openSignedIn.ts'
import { orderedFile } from '../../testing/orderedFile.ts'
import { openRole } from '../../testing/people.ts'
import { probeFilm } from '../../testing/probeFilm.ts'
import { firstFrames, putFrames } from '../../testing/putFrames.ts'
import { plainDesign, plainTake } from '../../testing/things.ts'

const own = mkdtempSync(join(tmpdir(), 'toile-films-'))
const { toile, caller } = await openSignedIn({ TOILE_ROLE: 'api', TOILE_FILM_SIDE: '96' })
const making = (taskId: string, ...below: string[]) => join(toile.server.files.making, taskId, ...below)
let workers: Awaited<ReturnType<typeof openWorkers>>
let projectId: string
let looks: string[]
let before: number
/** Orders that were given while nobody worked, with frames that nobody has to draw any more. */
let whole: string
let dropped: string
let full: string

const credits = () => caller.call(account.credits, {})
const addLook = async (more: Partial<Design> = {}) =>
  (await caller.call(designs.importDesign, { projectId, document: plainDesign(more) })).id
const order = (more: object = {}) => caller.call(films.order, { projectId, designIds: looks, take: plainTake, ...more })
const refusal = async (more: object) =>
  (await caller.ask(films.order, { projectId, designIds: looks, take: plainTake, ...more })).errMsg
const listed = async () => (await caller.call(films.list, { projectId })).items
const inLibrary = async () => (await caller.call(library.listItems, { tab: 'looks', category: 'Film' })).items

beforeAll(async () => {
  projectId = (await caller.call(projects.createProject, { name: 'Harbour' })).id
  looks = [await addLook(), await addLook()]
  before = await credits()
  const asked = { projectId, designIds: looks, take: plainTake, forms: ['gif' as const] }
  const [one, two] = await Promise.all([1, 2].map(() => caller.call(films.order, asked, { key: 'order' })))
  whole = sure(one).taskId
  expect(two).toMatchObject({ taskId: whole, cost: 12, films: 2, minutes: 3, leftOut: [] })
  for (const place of ['0', '1']) await putFrames(making(whole, place), firstFrames(72))
  dropped = (await order()).taskId
  await putFrames(making(dropped, '0'), firstFrames(3))
  await caller.call(tasks.cancelTask, { id: dropped })
  full = (await order()).taskId
  await putFrames(making(full, '0'), firstFrames(71))
  // Whatever is written to its last frame meets a disk without room.
  symlinkSync('/dev/full', making(full, '0', '000071.png.new'))
  const { database, server } = toile
  const runners = new URL('../runners.ts', import.meta.url)
  workers = await openWorkers({ settings: server.settings, database, log: openLog(server.settings), runners })
})
afterAll(async () => {
  await workers.close()
  rmSync(own, { recursive: true, force: true })
})

describe('films', () => {
  it('[S1.09] [S3.10] an order films each look, staged in the list of films; sent twice it is done and paid once, and its frames are not kept', async () => {
    const task = await endedTask(caller, whole)
    expect(task, task.message).toMatchObject({ status: 'succeeded', cost: 12 })
    const made = await listed()
    expect(made.map(({ position }) => position)).toEqual([1, 0])
    for (const one of made) {
      expect(one).toMatchObject({ state: 'staged', frames: 72, width: 64, height: 96, taskId: whole })
      expect(one.files.map(({ form }) => form)).toEqual(['mp4', 'gif'])
      expect((await caller.get(one.poster.url)).headers.get('content-type')).toBe('image/webp')
    }
    expect(made.map(({ designIds }) => designIds)).toEqual(looks.toReversed().map((id) => [id]))
    expect(existsSync(making(whole))).toBe(false)
    // They are no product pictures.
    expect((await caller.call(products.list, { projectId })).items).toEqual([])
    const { id } = sureFirst(made)
    expect((await caller.ask(products.open, { id })).errMsg).toBe(refusals.notFound.says)
    expect((await caller.call(films.open, { id })).looks).toHaveLength(1)
  })

  it('[S1.09] [S6.11] its files are served in parts, so that any moment is reached at once; to nobody else, and never as a page', async () => {
    const [mp4] = sureFirst(await listed()).files
    const address = `${toile.address}${sure(mp4).url}`
    const cookie = [...caller.cookies].map((pair) => pair.join('=')).join('; ')
    const ask = (range?: string) => fetch(address, { headers: { cookie, ...(range && { range }) } })
    const all = await ask()
    expect(all.headers.get('content-type')).toBe('video/mp4')
    expect(all.headers.get('content-security-policy')).toContain('sandbox')
    expect(all.headers.get('x-content-type-options')).toBe('nosniff')
    const bytes = Buffer.from(await all.arrayBuffer())
    expect(bytes).toHaveLength(sure(mp4).bytes)
    writeFileSync(join(own, 'served.mp4'), bytes)
    expect(probeFilm(join(own, 'served.mp4'))).toMatchObject({ codec_name: 'h264', nb_read_frames: 72 })
    for (const [range, part] of [
      ['bytes=100-199', bytes.subarray(100, 200)],
      ['bytes=1000-', bytes.subarray(1000)],
      ['bytes=-50', bytes.subarray(-50)],
    ] as const) {
      const answer = await ask(range)
      expect(answer.status, range).toBe(206)
      expect(answer.headers.get('content-range')).toMatch(new RegExp(`^bytes \\d+-\\d+/${bytes.length}$`))
      expect(Buffer.from(await answer.arrayBuffer()).equals(part), range).toBe(true)
    }
    expect((await ask(`bytes=${bytes.length}-`)).status).toBe(416)
    expect((await fetch(`${address}?name=Walk`, { headers: { cookie } })).headers.get('content-disposition')).toContain(
      'Walk.mp4',
    )
    const other = await openRole(toile)
    expect((await other.get(sure(mp4).url)).status).toBe(404)
    expect((await fetch(address)).status).toBe(404)
  })

  it('[S4.08] one that is cancelled is not made, costs nothing, and its frames are swept', async () => {
    const task = await caller.call(tasks.readTask, { id: dropped })
    expect(task).toMatchObject({ status: 'cancelled' })
    expect((await listed()).some(({ taskId }) => taskId === dropped)).toBe(false)
    await sweepFilms.run({ db: toile.server.house, files: toile.server.files })
    expect(existsSync(making(dropped))).toBe(false)
  })

  it('[S8.04] [S5.01] where there is no room it says so, its credits come back once, and nothing is stored by half', async () => {
    const task = await endedTask(caller, full)
    expect(task).toMatchObject({ status: 'failed', message: refusals.storageFull.says })
    expect(existsSync(making(full))).toBe(false)
    expect((await listed()).some(({ taskId }) => taskId === full)).toBe(false)
    expect(await credits()).toBe(before - 12)
  })

  it('[S4.03] [S3.10] a like brings a film into the library with its MP4, once, unlike takes it out, and a name goes along', async () => {
    const { id } = sureFirst(await listed())
    await caller.call(films.like, { id })
    expect((await caller.call(films.like, { id })).state).toBe('liked')
    const [entry, ...others] = await inLibrary()
    expect(others).toEqual([])
    expect(entry).toMatchObject({ name: 'Look 2', source: 'Generate', productId: null, film: { id } })
    expect((await caller.get(sure(entry?.film ?? undefined).url)).status).toBe(200)
    expect((await caller.call(films.list, { projectId, state: 'liked' })).items).toHaveLength(1)
    await caller.call(films.rename, { id, name: 'Walk' })
    expect((await inLibrary()).map(({ name }) => name)).toEqual(['Walk'])
    const { bytes } = await orderedFile(caller, films.pack, { projectId })
    expect(Object.keys(unzipSync(bytes)).toSorted()).toEqual(['films/01 Walk.mp4', 'posters/01 Walk.webp'])
    expect((await caller.call(films.unlike, { id })).state).toBe('staged')
    expect(await inLibrary()).toEqual([])
    await caller.call(films.remove, { id })
    expect((await caller.call(films.restore, { id })).state).toBe('staged')
  })

  it('[S8.04] each order that cannot be is refused with its sentence, before anything is spent', async () => {
    const paid = await credits()
    expect(await refusal({ designIds: [] })).toBe(refusals.looksNeeded.says)
    expect(await refusal({ designIds: [], liked: true })).toBe(refusals.nothingLiked.says)
    const hidden = await addLook({ garments: plainDesign().garments.map((worn) => ({ ...worn, hidden: true })) })
    expect(await refusal({ designIds: [hidden] })).toBe(refusals.lookUnseen.says)
    expect(await refusal({ take: { ...plainTake, staging: 'beside' } })).toBe(refusals.noRoomBeside.says)
    const skips = { ...plainTake, motion: { kind: 'motion', id: 'skip' } }
    expect(await refusal({ take: skips })).toBe(refusals.motionForChildren.says)
    expect(await refusal({ pictures: [{ figure: 'a'.repeat(64) }] })).toBe(refusals.notFound.says)
    expect(await refusal({ take: { ...plainTake, seconds: 11 } })).toContain('10')
    const long = { ...plainTake, staging: 'show', seconds: 10, rate: 30 }
    const many = [...looks, await addLook()]
    expect(await refusal({ designIds: many, take: long, forms: ['gif'] })).toContain(`${limits.films.sequence}`)
    expect(await credits()).toBe(paid)
  })

  it('[S1.09] tells which forms it makes, and makes one more of a film that is there', async () => {
    const forms = await caller.call(films.forms, {})
    expect(forms.map(({ form }) => form)).toEqual(['mp4', 'webm', 'gif', 'png'])
    expect(forms.filter(({ ready }) => ready).length).toBeGreaterThanOrEqual(3)
    const { id } = sureFirst(await listed())
    const task = await endedTask(caller, (await caller.call(films.encode, { id, form: 'gif' })).taskId)
    expect(task).toMatchObject({ status: 'succeeded', cost: 0 })
  })
})
