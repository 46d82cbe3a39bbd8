import { collections } from '@toile/contract/features/collections.ts'
import { designs } from '@toile/contract/features/designs.ts'
import { elements } from '@toile/contract/features/elements.ts'
import { history } from '@toile/contract/features/history.ts'
import { library } from '@toile/contract/features/library.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { brandSchema } from '@toile/fashion/brands/brandDocument.ts'
import { figureDocumentSchema, ownPerson } from '@toile/fashion/mannequins/ownFigure.ts'
import type { Project } from '@toile/fashion/projects/project.ts'
import { strToU8, unzipSync, zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { holdPicture } from '../../content/holdPicture.ts'
import { hashOfFigure } from '../../content/traceFigure.ts'
import { traceFile } from '../../content/traceFile.ts'
import { brand as brands } from '../../host/database/schema/brands.ts'
import { figure } from '../../host/database/schema/figures.ts'
import { hashBytes } from '../../host/files/files.ts'
import type { Caller } from '../../testing/caller.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { openRole } from '../../testing/people.ts'
import { drawPlate, drawSketch } from '../../testing/pictures.ts'
import { plainDesign, plainFigure, plainPrint } from '../../testing/things.ts'

let here: TestToile
let there: TestToile
let ann: Caller
let ben: Caller
let own: Awaited<ReturnType<typeof richCollection>>
let exported: Uint8Array

beforeAll(async () => {
  here = await openTestToile({ TOILE_ROLE: 'api' })
  there = await openTestToile({ TOILE_ROLE: 'api' })
  ann = await openRole(here)
  ben = await openRole(there)
  own = await richCollection()
  exported = await exportOf(ann, own.id, 'yes')
}, 120_000)
afterAll(async () => {
  await here.close()
  await there.close()
})

const exportOf = async (caller: Caller, projectId: string, states = 'no') =>
  new Uint8Array(
    await (await caller.get(`${history.exportProject.path}?projectId=${projectId}&states=${states}`)).arrayBuffer(),
  )

async function importTo(caller: Caller, bytes: Uint8Array, copy = 'no') {
  const answer = await caller.sendFile(history.importProject, { copy }, bytes)
  if (answer.errCode !== 0) throw new Error(answer.errMsg)
  return history.importProject.gives.parse(answer.data)
}

/** Whose person's mannequin it is, made of a little picture. */
async function ownMannequin(ownerId: string, fileId: string, pictureHash: string): Promise<string> {
  const { db, files } = here.server
  const png = await sharp({ create: { width: 40, height: 90, channels: 4, background: '#b08060' } })
    .png()
    .toBuffer()
  const stored = await files.putDrawn(png, 'image/png')
  const document = figureDocumentSchema.parse({
    ...plainFigure,
    picture: pictureHash,
    cutOut: stored.hash,
    confirmed: true,
  })
  const hash = hashOfFigure(document)
  const cutOutId = await db.transaction((tx) => holdPicture(tx, { ownerId, kind: 'figure' }, stored))
  await db.insert(figure).values({ ownerId, hash, fileId, cutOutId, document })
  return ownPerson({ gender: 'female', ageGroup: 'adult', figure: hash })
}

type Sent = { picture: { id: string; hash: string } }

/** A collection with everything that can stand in one: uploads, an element, a traced sketch, an own mannequin, printed and traced designs, lists, states. */
async function richCollection() {
  const { db, files } = here.server
  const { id } = await ann.call(projects.createProject, { name: 'Harbour' })
  const plate = (await ann.upload('print', 'plate.jpg', await drawPlate(3))).data as Sent
  const sketch = (await ann.upload('sketch', 'coat.png', await drawSketch('coat'))).data as Sent
  const piece = await traceFile(db, files, ann.userId, sketch.picture.id, {})
  await db.transaction((tx) => piece.keep(tx))
  const dots = await ann.call(elements.keep, { name: 'Dots', document: plainPrint })
  const person = await ownMannequin(ann.userId, plate.picture.id, plate.picture.hash)
  const { revision, project } = await ann.call(projects.openProject, { id })
  const [brand] = await db
    .insert(brands)
    .values({ ownerId: ann.userId, document: brandSchema.parse({ name: 'Mole', pictures: [plate.picture.id] }) })
    .returning({ id: brands.id })
  const item = { source: 'Upload' as const, pinned: true, category: '' }
  const filled: Project = {
    ...project,
    prompt: 'calm water',
    brandId: brand.id,
    boards: {
      ...project.boards,
      mood: [{ ...item, id: plate.picture.id }],
      print: [{ ...item, id: dots.picture.id, width: 64, repeat: 'straight' }],
      sketch: [{ ...item, id: sketch.picture.id, traced: piece.hash, garment: null }],
      color: [
        {
          ...project.boards.color[0],
          id: 'navy',
          name: 'Navy',
          tcx: '',
          color: { r: 20, g: 30, b: 80 },
          gradient: null,
        },
      ],
      mannequins: [{ id: 'own', person, pose: '' }],
    },
  }
  await ann.call(projects.saveProject, {
    id,
    revision,
    project: z.encode(projects.saveProject.takes.shape.project, filled),
  })
  const [worn] = plainDesign().garments
  const print = {
    source: { kind: 'picture' as const, hash: plate.picture.hash },
    mode: 'overall' as const,
    repeat: 'straight' as const,
    width: 120,
    x: 0,
    y: 0,
    angle: 0,
    opacity: 1,
  }
  const origin = { briefSeed: 7, index: 0, sources: [{ kind: 'print' as const, id: plate.picture.id }] }
  const add = (document: ReturnType<typeof plainDesign>) => ann.call(designs.importDesign, { projectId: id, document })
  const printed = await add(plainDesign({ garments: [{ ...worn, print, knobs: { length: 0.4, ease: 0.3 } }], origin }))
  const cut = { ...worn, cut: { kind: 'traced' as const, traced: piece.hash } }
  const tracedLook = await add(plainDesign({ garments: [cut] }))
  await ann.call(collections.like, { id: printed.id })
  await ann.call(history.keepState, { projectId: id, name: 'With the coat' })
  await ann.call(collections.remove, { id: tracedLook.id })
  await here.database.pool.query('update collection set "order" = $2 where project_id = $1', [
    id,
    JSON.stringify([printed.id]),
  ])
  return { id, looks: [printed.id, tracedLook.id], plate: plate.picture }
}

/** What a collection is, with ids exchanged for the hashes of what they name. */
async function plainly(caller: Caller, id: string) {
  const { project, pictures } = await caller.call(projects.openProject, { id })
  const lists = await caller.call(collections.openCollection, { projectId: id })
  const names = new Map(pictures.map((one) => [one.id, one.hash]))
  names.set(project.brandId ?? '', 'brand')
  const all = [...lists.designCollectionList, ...lists.likeDesignCollectionList, ...lists.deleteDesignCollectionList]
  for (const [i, look] of all.entries()) names.set(look.id, `look ${i}`)
  const text = JSON.stringify({
    project,
    looks: all.map(({ id: look, position, state, document, pictures: drawn }) => ({
      look,
      position,
      state,
      document,
      drawn,
    })),
  })
  return JSON.parse([...names].reduce((now, [one, name]) => now.replaceAll(one, name), text))
}

const refusal = async (bytes: Uint8Array) => {
  const before = await counts()
  const { errCode, errMsg } = await ben.sendFile(history.importProject, { copy: 'yes' }, bytes)
  expect(errCode).toBe(1)
  expect(await counts()).toEqual(before)
  return errMsg
}
const counts = async () =>
  (
    await there.database.pool.query(
      'select (select count(*) from project) p, (select count(*) from file) f, (select count(*) from design) d, (select count(*) from element) e, (select count(*) from kept_document) k',
    )
  ).rows[0]

type Parts = Record<string, Uint8Array>
/** The exported file with other parts; its manifest tells the truth about them unless it is given itself. */
function forged(change: (parts: Parts) => Parts, manifest: (told: object) => object = (told) => told): Uint8Array {
  const parts = change(unzipSync(exported))
  const told = JSON.parse(new TextDecoder().decode(unzipSync(exported)['manifest.json']))
  const files = Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]) => (name === 'manifest.json' ? [] : [[name, hashBytes(part)]])),
  )
  return zipSync({ ...parts, 'manifest.json': strToU8(JSON.stringify(manifest({ ...told, files }))) }, { level: 0 })
}
// oxlint-disable-next-line no-explicit-any
const content = (change: (content: any) => void) => (parts: Parts) => {
  const read = JSON.parse(new TextDecoder().decode(parts['collection.json']))
  change(read)
  return { ...parts, 'collection.json': strToU8(JSON.stringify(read)) }
}

describe('a collection file', () => {
  it('issue 5.9: on another server, for another person, it gives the same designs: documents alike, pictures byte for byte', async () => {
    const { imported, already } = await importTo(ben, exported)
    expect(already).toBeNull()
    expect(imported).toMatchObject({ name: 'Harbour', counts: { looks: 1, liked: 1, deleted: 1, sketches: 1 } })
    const id = imported?.id ?? ''
    expect(await plainly(ben, id)).toEqual(await plainly(ann, own.id))
    const lists = await ben.call(collections.openCollection, { projectId: id })
    const [liked] = lists.likeDesignCollectionList
    expect(own.looks).not.toContain(liked.id)
    const bytes = async (caller: Caller, path: string) => Buffer.from(await (await caller.get(path)).arrayBuffer())
    const shown = liked.pictures?.full ?? ''
    expect(await bytes(ben, shown)).toEqual(await bytes(ann, shown))
    for (const [from, to] of [
      [own.looks[0], liked.id],
      [own.looks[1], lists.deleteDesignCollectionList[0].id],
    ]) {
      const path = (one: string) => `${designs.exportPicture.path}?id=${one}&width=256`
      const drawn = await bytes(ben, path(to))
      expect(drawn.equals(await bytes(ann, path(from)))).toBe(true)
      expect((await sharp(drawn).metadata()).width).toBe(256)
    }
    const [held] = await there.server.db.select().from(brands)
    const { project } = await ben.call(projects.openProject, { id })
    expect(held).toMatchObject({ id: project.brandId, ownerId: ben.userId, rightsAt: null })
    expect(held.document).toMatchObject({ name: 'Mole', pictures: [project.boards.mood[0].id] })
    expect((await ben.call(library.listItems, { tab: 'models' })).items.map(({ designId }) => designId)).toEqual([
      liked.id,
    ])
    const { rows } = await there.database.pool.query('select "order" from collection where project_id = $1', [id])
    expect(rows[0].order).toEqual([liked.id])
  }, 60_000)

  it('[S2.50] its states come with it and can be retrieved there', async () => {
    const [{ id }] = (await ben.call(history.listCollections, {})).items
    const states = await ben.call(history.listStates, { projectId: id })
    expect(states.map(({ reason, name }) => [reason, name])).toContainEqual(['named', 'With the coat'])
    const named = states.find(({ name }) => name === 'With the coat')
    await ben.call(history.retrieve, { projectId: id, stateId: named?.id ?? '' })
    const lists = await ben.call(collections.openCollection, { projectId: id })
    expect(lists.deleteDesignCollectionList).toEqual([])
    expect((await ben.call(projects.openProject, { id })).project.boards.sketch).toHaveLength(1)
  })

  it('issue 5.9: a file that is here already is told of, and a copy is made only when it is wanted, under its own name', async () => {
    const mine = await importTo(ann, exported)
    expect(mine).toEqual({ imported: null, already: { id: own.id, name: 'Harbour' } })
    const again = await importTo(ben, exported)
    expect(again).toMatchObject({ imported: null, already: { name: 'Harbour' } })
    const copy = await importTo(ben, exported, 'yes')
    expect(copy.imported?.name).toBe('Harbour 2')
    const back = await importTo(ann, await exportOf(ben, copy.imported?.id ?? ''))
    expect(back.imported?.name).toBe('Harbour 2')
  }, 60_000)

  it('issue 5.9: an import that is sent twice happens once', async () => {
    const send = async () => {
      const form = new FormData()
      form.set('copy', 'yes')
      form.set('file', new Blob([Uint8Array.from(exported)]), 'harbour.toile')
      const headers = {
        authorization: ben.token,
        'idempotency-key': 'once',
        cookie: [...ben.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      }
      return (
        await fetch(`${there.address}${history.importProject.path}`, { method: 'POST', body: form, headers })
      ).json()
    }
    const one = await send()
    expect(one.errCode).toBe(0)
    expect(await send()).toEqual(one)
  }, 60_000)

  it('[S6.11] nobody exports another’s collection', async () => {
    const cyd = await openRole(here)
    const answer = await cyd.get(`${history.exportProject.path}?projectId=${own.id}`)
    expect(await answer.json()).toMatchObject({ errCode: 1, errMsg: expect.stringMatching(/not here/) })
  })
})

describe('a hostile collection file', () => {
  const picture = () => Object.keys(unzipSync(exported)).find((name) => name.endsWith('.jpg')) ?? ''

  it('issue 5.9: what is no collection file is refused in one sentence', async () => {
    const no = /not a Toile collection file/
    expect(await refusal(Buffer.alloc(0))).toMatch(no)
    expect(await refusal(Buffer.from('PK, but not a ZIP at all, only a text that begins alike'))).toMatch(no)
    expect(await refusal(await drawPlate(1))).toMatch(no)
    expect(await refusal(zipSync({ 'manifest.json': strToU8('{"format":"another"}') }))).toMatch(no)
    expect(await refusal(exported.slice(0, exported.length / 2))).toMatch(/damaged: ZIP/)
  })

  it('issue 5.9: foreign names, wrong checksums and missing or strange pictures are told by their names', async () => {
    expect(await refusal(forged((parts) => ({ ...parts, '../../etc/passwd': strToU8('x') })))).toMatch(
      /damaged: \.\.\/\.\.\/etc/,
    )
    const changed = forged((parts) => ({ ...parts, [picture()]: Buffer.from(parts[picture()]).fill(0, 200, 210) }))
    expect(await refusal(changed)).toMatch(/damaged: pictures\//)
    const untold = zipSync({ ...unzipSync(exported), [picture()]: strToU8('GIF89a nothing') }, { level: 0 })
    expect(await refusal(untold)).toMatch(/damaged: pictures\//)
    const missing = forged(({ [picture()]: _gone, ...parts }) => parts)
    expect(await refusal(missing)).toMatch(/damaged: pictures/)
    const script = strToU8(`<svg><script>alert(1)</script>${' '.repeat(40)}</svg>`)
    const name = `pictures/${hashBytes(script)}.png`
    expect(await refusal(forged((parts) => ({ ...parts, [name]: script })))).toMatch(/damaged: pictures\//)
    const tail = Buffer.concat([unzipSync(exported)[picture()], strToU8('<script>alert(1)</script>')])
    expect(await refusal(forged((parts) => ({ ...parts, [`pictures/${hashBytes(tail)}.jpg`]: tail })))).toMatch(
      /damaged/,
    )
    const placed = await sharp(await drawPlate(5))
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer()
    expect(await refusal(forged((parts) => ({ ...parts, [`pictures/${hashBytes(placed)}.jpg`]: placed })))).toMatch(
      /damaged/,
    )
  })

  it('issue 5.9: a newer form, foreign ids and documents that cannot be drawn are refused', async () => {
    expect(
      await refusal(
        forged(
          (parts) => parts,
          (told) => ({ ...told, version: 2 }),
        ),
      ),
    ).toMatch(/newer Toile/)
    const stranger = '00000000-0000-4000-8000-000000000001'
    const foreign = content((one) => {
      one.present.project.boards.mood[0].id = stranger
    })
    expect(await refusal(forged(foreign))).toMatch(/damaged: boards/)
    const order = content((one) => one.present.order.push(stranger))
    expect(await refusal(forged(order))).toMatch(/damaged: order/)
    const piece = content((one) => {
      one.traced[0].note.width *= 3
    })
    expect(await refusal(forged(piece))).toMatch(/damaged: traced/)
    const look = content((one) => {
      const [hash] = Object.keys(one.documents)
      one.documents[hash].lips.r = 1
    })
    expect(await refusal(forged(look))).toMatch(/damaged: documents/)
    const long = content((one) => {
      one.present.project.name = 'x'.repeat(300)
    })
    expect(await refusal(forged(long))).toMatch(/damaged: present\.project\.name/)
    expect(await refusal(forged((parts) => ({ ...parts, 'collection.json': strToU8('{"id":') })))).toMatch(
      /damaged: collection\.json/,
    )
  })

  it('issue 5.9: a bomb is refused before it is unpacked', async () => {
    const told = {
      format: 'toile-collection',
      version: 1,
      app: '',
      name: '',
      files: { 'collection.json': hashBytes(new Uint8Array(1000)) },
    }
    const manifest = strToU8(JSON.stringify(told))
    const bomb = zipSync({ 'manifest.json': manifest, 'collection.json': new Uint8Array(60_000_000) }, { level: 9 })
    expect(bomb.length).toBeLessThan(200_000)
    expect(await refusal(bomb)).toMatch(/more than is taken in: collection\.json/)
    const lying = Buffer.from(bomb)
    const central = lying.lastIndexOf(Buffer.from('collection.json')) - 46
    lying.writeUInt32LE(1000, central + 24)
    expect(await refusal(lying)).toMatch(/damaged/)
  })
})
