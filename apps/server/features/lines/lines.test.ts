import { account } from '@toile/contract/features/account.ts'
import { designs } from '@toile/contract/features/designs.ts'
import { files } from '@toile/contract/features/files.ts'
import { library } from '@toile/contract/features/library.ts'
import { lines } from '@toile/contract/features/lines.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { tasks as taskCalls } from '@toile/contract/features/tasks.ts'
import { tasks } from '@toile/contract/tasks.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { deleteLines, moveLinePoint } from '@toile/craft/sketches/lineChanges.ts'
import { sure, sureFirst } from '@toile/geometry'
import { refusals } from '@toile/rules/refusals.ts'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { endedTask } from '../../testing/endedTask.ts'
import { openSignedIn } from '../../testing/openSignedIn.ts'
import { openRole } from '../../testing/people.ts'
import { plainDesign } from '../../testing/things.ts'

const { toile, caller } = await openSignedIn()
let projectId: string
let designId: string

const addLook = async (own: Partial<Design> = {}) =>
  (await caller.call(designs.importDesign, { projectId, document: plainDesign(own) })).id
const credits = () => caller.call(account.credits, {})
const entries = async () => (await caller.call(lines.list, { designId })).items
const shirt = async () => sure((await entries()).find(({ categoryValue }) => categoryValue === 'tShirt'))
const inLibrary = async () => (await caller.call(library.listItems, { tab: 'sketches' })).items

beforeAll(async () => {
  projectId = (await caller.call(projects.createProject, { name: 'Harbour' })).id
  designId = await addLook()
})

describe('line drawings', () => {
  it('[S1.10] [S3.11] a look is taken apart into one drawing for each garment and its shoes, staged, by category in the language that asks; sent twice it is done and paid once', async () => {
    const before = await credits()
    const asked = { of: { kind: 'look' as const, designId } }
    const [one, two] = await Promise.all([1, 2].map(() => caller.call(lines.order, asked, { key: 'order' })))
    expect(two?.taskId).toBe(sure(one).taskId)
    const task = await endedTask(caller, sure(one).taskId)
    expect(task).toMatchObject({ status: 'succeeded', cost: 1 })
    expect(await credits()).toBe(before - 1)
    const made = await entries()
    expect(made.map(({ id }) => id)).toEqual(tasks.drawLines.gives.parse(task.output).lineDrawingIds)
    expect(made).toMatchObject([
      { isLike: false, category: 'top', categoryValue: 'tShirt', categoryShow: 'T-shirt', name: 'T-shirt · Look 1' },
      { isLike: false, category: 'shoes', categoryValue: 'shoes', categoryShow: 'Shoes' },
    ])
    const [first] = made
    expect(first?.document).toMatchObject({ from: 'look', garment: { id: 'tShirt' } })
    const bytes = Buffer.from(await (await caller.get(sure(first).url)).arrayBuffer())
    const { width, height, format } = await sharp(bytes).metadata()
    expect([Math.max(width, height), format]).toEqual([1024, 'png'])
    expect((await sharp(bytes).stats()).channels[0]?.min).toBeLessThan(60)
    expect(await inLibrary()).toEqual([])
  })

  it('[S4.03] a like brings a drawing into the library as a sketch of its category, once; a name goes along, and what is put aside leaves it', async () => {
    const { id } = await shirt()
    await caller.call(lines.like, { id })
    expect(await caller.call(lines.like, { id })).toMatchObject({ isLike: true, state: 'liked' })
    expect(await inLibrary()).toMatchObject([{ category: 'tShirt', lineDrawingId: id, source: 'Generate' }])
    await caller.call(lines.rename, { id, name: 'Summer tee' })
    expect((await inLibrary()).map(({ name }) => name)).toEqual(['Summer tee'])
    expect((await caller.call(lines.list, { liked: true })).items.map((one) => one.id)).toEqual([id])
    await caller.call(lines.remove, { id })
    expect(await inLibrary()).toEqual([])
    expect((await entries()).map((one) => one.id)).not.toContain(id)
    expect((await caller.call(lines.restore, { id })).state).toBe('staged')
  })

  it('[S3.11] a correction is drawn and kept as the new state of its drawing, in the library too; one that began before it is refused', async () => {
    const { id, document, url, revision } = await shirt()
    await caller.call(lines.like, { id })
    const { id: line } = sureFirst(document.lines)
    const moved = moveLinePoint.applied(document, { id: line, node: 0, part: 'at', to: [1, 1] })
    const kept = await caller.call(lines.correct, { id, revision, document: moved })
    expect(kept).toMatchObject({ revision: revision + 1, document: moved })
    expect(kept.url).not.toBe(url)
    expect((await inLibrary()).map(({ picture }) => picture?.url)).toEqual([kept.url])
    const { errMsg } = await caller.ask(lines.correct, { id, revision, document })
    expect(errMsg).toBe(refusals.changedElsewhere.says)
  })

  it('[S5.14] a drawing in which no line segment is left is not kept', async () => {
    const { id, document, revision } = await shirt()
    const bare = deleteLines.applied(
      document,
      document.lines.map((line) => line.id),
    )
    const { errMsg } = await caller.ask(lines.correct, { id, revision, document: bare })
    expect(errMsg).toBe(refusals.nothingDrawn.says)
    expect((await shirt()).document.lines.length).toBe(document.lines.length)
  })

  it('[S1.10] a drawing is recognised as garments of the catalogue with knobs, its own first, in another category too', async () => {
    const { id } = await shirt()
    const own = await caller.call(lines.recognise, { id })
    expect(own.choices).toEqual([{ categoryValue: 'tShirt', categoryShow: 'T-shirt', confidence: 1 }])
    expect(own.garments[0]?.id).toBe('tShirt')
    const other = await caller.call(lines.recognise, { id, category: 'dress' })
    expect(other.garments.length).toBeGreaterThan(0)
    expect(other.garments.map((garment) => garment.id)).not.toContain('tShirt')
  })

  it('[S1.10] drawings are packed as SVG and PNG under their names', async () => {
    const ids = (await entries()).map(({ id }) => id)
    const { taskId } = await caller.call(lines.pack, { ids })
    expect((await endedTask(caller, taskId)).status).toBe('succeeded')
    const zip = await (await caller.get(`${taskCalls.fetchFile.path}?taskId=${taskId}`)).arrayBuffer()
    const packed = unzipSync(new Uint8Array(zip))
    expect(Object.keys(packed).toSorted()).toEqual([
      'png/Shoes · Look 1.png',
      'png/Summer tee.png',
      'svg/Shoes · Look 1.svg',
      'svg/Summer tee.svg',
    ])
    const svg = Buffer.from(sure(packed['svg/Summer tee.svg'])).toString()
    expect(svg).toContain('id="outline"')
  })
})

describe('pictures that cannot be taken apart', () => {
  const upload = async (width: number, height: number): Promise<string> => {
    const png = await sharp({ create: { width, height, channels: 3, background: '#808890' } })
      .png()
      .toBuffer()
    const { data } = await caller.upload('sketch', 'plain.png', png)
    return files.upload.gives.parse(data).picture.id
  }

  it('[S1.10] a picture of 200 × 200 is refused with its sentence, and nothing is spent', async () => {
    const before = await credits()
    const fileId = await upload(200, 200)
    const { errMsg } = await caller.ask(lines.order, { of: { kind: 'picture', fileId } })
    expect(errMsg).toMatch(/needs at least 256 pixels/)
    expect(await credits()).toBe(before)
  })

  it('[S1.10] one without a garment says so once it was looked at; its credits return once, and nothing is kept', async () => {
    const before = await credits()
    const fileId = await upload(640, 640)
    const { taskId } = await caller.call(lines.order, { of: { kind: 'picture', fileId } })
    const task = await endedTask(caller, taskId)
    expect(task).toMatchObject({ status: 'failed', refused: { code: 'noGarmentSeen' } })
    expect(await credits()).toBe(before)
    expect((await caller.call(lines.list, { fileId })).items).toEqual([])
  })

  it('[S1.10] a look whose garments are all hidden, or that is somebody else’s, is refused', async () => {
    const garments = plainDesign().garments.map((worn) => ({ ...worn, hidden: true }))
    const hidden = await addLook({ garments })
    const { errMsg } = await caller.ask(lines.order, { of: { kind: 'look', designId: hidden } })
    expect(errMsg).toBe(refusals.lookUnseen.says)
    const other = await openRole(toile)
    expect((await other.ask(lines.order, { of: { kind: 'look', designId } })).errMsg).toBe(refusals.notFound.says)
    expect((await other.call(lines.list, {})).items).toEqual([])
  })
})
