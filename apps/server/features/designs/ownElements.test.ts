import { randomBytes } from 'node:crypto'
import { designs } from '@toile/contract/features/designs.ts'
import { collections } from '@toile/contract/features/collections.ts'
import { files } from '@toile/contract/features/files.ts'
import { history } from '@toile/contract/features/history.ts'
import { library } from '@toile/contract/features/library.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { tasks } from '@toile/contract/tasks.ts'
import type { NotionOn } from '@toile/craft/applied/notionOn.ts'
import type { Region } from '@toile/craft/applied/region.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { sure, sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepFiles } from '../../host/chores/sweep.ts'
import type { Caller } from '../../testing/caller.ts'
import { endedTask } from '../../testing/endedTask.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { orderedFile } from '../../testing/orderedFile.ts'
import { openRole } from '../../testing/people.ts'
import { plainDesign } from '../../testing/things.ts'

let here: TestToile
let there: TestToile
let ann: Caller
let ben: Caller
let cat: Caller
let projectId: string

beforeAll(async () => {
  here = await openTestToile()
  there = await openTestToile()
  ann = await openRole(here)
  ben = await openRole(here)
  cat = await openRole(there)
  projectId = (await ann.call(projects.createProject, { name: 'Harbour' })).id
})
afterAll(async () => {
  await here.close()
  await there.close()
})

/** A disc of one colour on nothing. */
const disc = (color: string) =>
  sharp(Buffer.from(`<svg width="300" height="300"><circle cx="150" cy="150" r="140" fill="${color}"/></svg>`))
    .png()
    .toBuffer()
const uploaded = async (caller: Caller, bytes: Uint8Array) =>
  files.upload.gives.parse((await caller.upload('detail', 'badge.png', bytes)).data).picture

const at = { part: 'body', side: 'front', u: 0, v: 160, from: 'top' } as const
const element = (id: string, source: NotionOn['source']): NotionOn => ({
  kind: 'notion',
  id,
  source,
  at,
  width: 160,
  angle: 0,
  mirrored: false,
  opacity: 1,
  hidden: false,
})
const button = (id: string) => element(id, { kind: 'notion', notion: 'fourHoleButton', colors: [] })
const region = (id: string): Region => {
  const outlines: Region['outlines'] = [
    [
      [-20, -20],
      [20, -20],
      [0, 20],
    ],
  ]
  const fill = { kind: 'solid', color: { r: 9, g: 9, b: 9 } } as const
  return { kind: 'region', id, at, outlines, fill, edge: { kind: 'cut' }, hidden: false }
}
const wearing = (...applied: NonNullable<Design['garments'][number]['applied']>): Design => {
  const plain = plainDesign()
  return { ...plain, garments: [{ ...sureFirst(plain.garments), applied }] }
}
const newLook = (document: Design) => ann.call(designs.importDesign, { projectId, document })
const stands = async ({ id, revision, document }: Awaited<ReturnType<typeof newLook>>) => {
  const now = await ann.call(designs.openDesign, { id })
  expect([now.revision, now.document]).toEqual([revision, document])
}
const drawn = async (caller: Caller, id: string) =>
  (await orderedFile(caller, designs.exportLook, { id, file: { scene: 'look', width: 512 } })).bytes
const blueness = async (bytes: Buffer) => {
  const raw = await sharp(bytes).removeAlpha().raw().toBuffer()
  let blue = 0
  for (let i = 0; i < raw.length; i += 3) if (sure(raw[i + 2]) > 120 && sure(raw[i]) < 90) blue++
  return blue
}

describe('an element of somebody’s own on a garment', () => {
  it('[S4.01] is drawn on the cloth, its ground left out', async () => {
    const { hash } = await uploaded(ann, await disc('#1030e0'))
    const bare = await blueness(await drawn(ann, (await newLook(wearing())).id))
    const { id } = await newLook(wearing(element('badge', { kind: 'picture', hash })))
    const laid = await blueness(await drawn(ann, id))
    expect(bare).toBeLessThan(laid / 10)
    const square = await newLook(wearing({ ...element('badge', { kind: 'picture', hash }), width: 320 }))
    const larger = await blueness(await drawn(ann, square.id))
    expect(larger / laid).toBeGreaterThan(2.5)
  })

  it('[S4.01] of somebody else is refused in a sentence, whichever way it comes, and nothing is changed', async () => {
    const { hash } = await uploaded(ben, await disc('#e01030'))
    const sentence = 'This is not here: it may have been deleted, or the address is wrong'
    const foreign = element('badge', { kind: 'picture', hash })
    const look = await newLook(wearing(button('a')))
    const { id, revision } = look
    const document = wearing(foreign)
    const { detail } = await ann.call(designs.openDetail, { id })
    const garment = sureFirst(detail.clothes).id
    const ways = [
      ann.ask(designs.saveDesign, { id, revision, document }),
      ann.ask(designs.saveDesign, { id, revision, document: wearing({ ...foreign, hidden: true }) }),
      ann.ask(designs.saveDetail, {
        id,
        revision,
        detail: { ...detail, newDetail: { ...detail.newDetail, element: [{ id: garment, element: foreign }] } },
      }),
      ann.ask(designs.saveDetail, {
        id,
        revision,
        detail: { ...detail, clothes: detail.clothes.map((one) => ({ ...one, trims: [foreign] })) },
      }),
      ann.ask(designs.importDesign, { projectId, document }),
      ann.ask(designs.keepFormer, { id, document }),
    ]
    for (const answer of await Promise.all(ways)) expect(answer.errMsg).toBe(sentence)
    await stands(look)
  })

  it('[S4.01] one more than a garment holds is refused in a sentence, whichever way it comes, and nothing is changed', async () => {
    const most = limits.appliedPerGarment
    const sentence = `A garment holds at most ${most} elements and regions; take some off first`
    const full = Array.from({ length: most }, (_, i) => button(`b${i}`))
    const look = await newLook(wearing(...full))
    const { id, revision } = look
    const { detail } = await ann.call(designs.openDetail, { id })
    const garment = sureFirst(detail.clothes).id
    const one = await ann.ask(designs.saveDetail, {
      id,
      revision,
      detail: { ...detail, newDetail: { ...detail.newDetail, element: [{ id: garment, element: button('more') }] } },
    })
    expect(one.errMsg).toBe(sentence)
    const partialDesign = { ...sureFirst(detail.clothes).partialDesign, layers: [region('r')] }
    const clothes = detail.clothes.map((worn) => ({ ...worn, partialDesign }))
    const both = await ann.ask(designs.saveDetail, { id, revision, detail: { ...detail, clothes } })
    expect(both.errMsg).toBe(sentence)
    const whole = await ann.ask(designs.saveDesign, { id, revision, document: wearing(...full, button('more')) })
    expect([whole.errCode, whole.errMsg.includes(`at most ${most}`)]).toEqual([1, true])
    await stands(look)
  })

  it('[S4.01] is kept while a look wears it: also out of the library and its bin, and after the sweep', async () => {
    const { id: fileId, hash } = await uploaded(ann, await disc('#10e030'))
    const item = await ann.call(library.addItem, { fileId, tab: 'prints', name: 'Badge', category: 'Logo' })
    const look = await newLook(wearing(element('badge', { kind: 'picture', hash })))
    const before = await drawn(ann, look.id)
    await ann.call(library.deleteItems, { ids: [item.id] })
    await ann.call(library.purgeItems, { ids: [item.id] })
    await sweepFiles(here.server.house, here.server.files, Date.now() + 400 * 86_400_000)
    expect(await ann.call(files.read, { ids: [fileId] })).toHaveLength(1)
    expect((await drawn(ann, look.id)).equals(before)).toBe(true)
  })

  it('[S4.01] goes with a copy of its collection and with the collection file to another studio', async () => {
    const { hash } = await uploaded(ann, await disc('#e0c010'))
    const own = (await ann.call(projects.createProject, { name: 'Badges' })).id
    const document = wearing(element('badge', { kind: 'picture', hash }), region('r'))
    const { id } = await ann.call(designs.importDesign, { projectId: own, document })
    const before = await drawn(ann, id)
    const firstOf = async (caller: Caller, project: string) =>
      sureFirst((await caller.call(collections.openCollection, { projectId: project })).designCollectionList)
    const copy = await ann.call(history.duplicateCollection, { id: own })
    expect((await drawn(ann, (await firstOf(ann, copy.id)).id)).equals(before)).toBe(true)
    const { bytes } = await orderedFile(ann, history.exportProject, { projectId: own })
    const answer = await cat.sendFile(history.importProject, { copy: 'no' }, new Uint8Array(bytes))
    const task = await endedTask(cat, history.importProject.gives.parse(answer.data).taskId)
    const came = tasks.importProject.gives.parse(task.output).imported?.id ?? ''
    const arrived = await firstOf(cat, came)
    expect(arrived.document.garments[0]?.applied).toEqual(document.garments[0]?.applied)
    expect((await drawn(cat, arrived.id)).equals(before)).toBe(true)
  })
})

describe('a file that is sent in the detail of a look', () => {
  const noise = (side: number) =>
    sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
      .png()
      .toBuffer()

  it('[S5.02] may have 5 MB in every language, and one that is larger is refused in one sentence', async () => {
    const picture = await noise(900)
    expect(picture.length).toBeGreaterThan(limits.uploadBytes.other)
    for (const lang of ['en', 'th']) {
      const held = { name: 'a.png', bytes: 5_000_000, hash: null, use: 'detail' } as const
      expect((await ann.ask(files.beginUpload, held, { lang })).errCode).toBe(0)
      const more = await ann.ask(files.beginUpload, { ...held, bytes: 5_000_001 }, { lang })
      expect([more.errCode, more.errMsg.includes('5 MB')]).toEqual([1, true])
      expect((await ann.upload('detail', 'a.png', picture, lang)).errCode).toBe(0)
      const large = await ann.upload('detail', 'a.png', Buffer.concat([picture, Buffer.alloc(5_000_000)]), lang)
      expect([large.errCode, large.errMsg.includes('5 MB')]).toEqual([1, true])
    }
    const elsewhere = await ann.upload('mood', 'b.png', await noise(901), 'th')
    expect([elsewhere.errCode, elsewhere.errMsg.includes('2 MB')]).toEqual([1, true])
  })

  it('[S5.02] arrives in parts in a language of 2 MB too', async () => {
    const bytes = await noise(902)
    const { id } = await ann.call(
      files.beginUpload,
      { name: 'a.png', bytes: bytes.length, hash: null, use: 'detail' },
      { lang: 'fr' },
    )
    for (let offset = 0; offset < bytes.length; offset += limits.uploadParts.bytes)
      await ann.sendFile(files.sendPart, { id, offset }, bytes.subarray(offset, offset + limits.uploadParts.bytes))
    const { picture } = await ann.call(files.finishUpload, { id, keep: true }, { lang: 'fr' })
    expect(picture?.width).toBe(902)
  })
})
