import { canvas, tileAddress } from '@toile/contract/features/canvas.ts'
import { collections } from '@toile/contract/features/collections.ts'
import { designs } from '@toile/contract/features/designs.ts'
import { history } from '@toile/contract/features/history.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { tasks } from '@toile/contract/tasks.ts'
import { sure, sureFirst } from '@toile/geometry'
import { unzipSync, zipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { sweepPaintings } from '../../documents/canvases/sweepPaintings.ts'
import { dropUnnamed } from '../../documents/projectStates/thinStates.ts'
import { copySample } from '../../documents/visitors/sampleCopy.ts'
import { gather } from '../../documents/projectFile/gather.ts'
import { sweepFiles } from '../../host/chores/sweep.ts'
import { hashBytes } from '../../host/files/hashBytes.ts'
import type { Caller } from '../../testing/caller.ts'
import { endedTask } from '../../testing/endedTask.ts'
import { openSignedIn } from '../../testing/openSignedIn.ts'
import { orderedFile } from '../../testing/orderedFile.ts'
import { paintNew, paintOf, sendTiles } from '../../testing/paint.ts'
import { openRole } from '../../testing/people.ts'
import { plainTile } from '../../testing/plainTile.ts'
import { plainDesign } from '../../testing/things.ts'

const { toile, caller: ann } = await openSignedIn()
const { house, files } = toile.server
const days = 86_400_000
const listed = async (caller: Caller, projectId: string, bin = false) =>
  (await caller.call(canvas.list, { projectId, bin })).items
const documentOf = async (caller: Caller, id: string) => (await caller.call(canvas.open, { id })).document
/** Every tile is served, as it was sent. */
async function expectTiles(caller: Caller, tiles: readonly { hash: string }[]) {
  for (const { hash } of tiles) {
    const answer = await caller.get(tileAddress(hash))
    expect(answer.status).toBe(200)
    expect(hashBytes(Buffer.from(await answer.arrayBuffer()))).toBe(hash)
  }
}
/** All that lets go of files, ten days from now. */
async function sweepAll(ownerId: string) {
  const now = Date.now() + 10 * days
  await dropUnnamed(house, ownerId)
  await sweepPaintings.run({ db: house, now })
  await sweepFiles(house, files, now)
}
const isStored = async (hash: string) => (await files.sizeOf(hash, 'image/png')) !== null

let projectId: string
let designId: string
beforeAll(async () => {
  projectId = (await ann.call(projects.createProject, { name: 'Harbour' })).id
  designId = (await ann.call(designs.importDesign, { projectId, document: plainDesign() })).id
})

describe('paintings of a collection', () => {
  it('[S3.13] a state has them as they were, tiles too, whatever was painted, cleared and swept meanwhile; a retrieval is taken back likewise', async () => {
    const { id: own } = await ann.call(projects.createProject, { name: 'Pier' })
    const { entry, document, tiles } = await paintNew(ann, { projectId: own, name: 'Before' })
    const { id } = entry
    const { id: stateId } = await ann.call(history.keepState, { projectId: own, name: 'Painted' })
    const late = plainTile()
    await sendTiles(ann, [late])
    const after = paintOf([late])
    await ann.call(canvas.keep, { id, revision: 1, document: after })
    await ann.call(canvas.rename, { id, name: 'After' })
    const other = await paintNew(ann, { projectId: own, name: 'Later' })
    await sweepAll(ann.userId)
    const { former } = await ann.call(history.retrieve, { projectId: own, stateId })
    expect(await listed(ann, own)).toMatchObject([{ id, name: 'Before', revision: 3 }])
    expect(await documentOf(ann, id)).toEqual(document)
    await expectTiles(ann, tiles)
    expect(
      await ann.call(canvas.keep, { id, revision: 2, document: paintOf([late], { color: '#000000' }) }),
    ).toMatchObject({ kept: false, revision: 3 })
    await sweepAll(ann.userId)
    await ann.call(history.retrieve, { projectId: own, stateId: former })
    expect((await listed(ann, own)).map(({ name }) => name).toSorted()).toEqual(['After', 'Later'])
    expect(await documentOf(ann, id)).toEqual(after)
    await expectTiles(ann, [late, ...other.tiles])
  })

  it('[S3.13] [S4.04] clearing puts them into the bin; a state of before there were paintings leaves them as they are', async () => {
    const { id: own } = await ann.call(projects.createProject, { name: 'Mole' })
    const { entry } = await paintNew(ann, { projectId: own })
    await ann.call(projects.clearProject, { id: own })
    expect([await listed(ann, own), (await listed(ann, own, true)).map(({ id }) => id)]).toEqual([[], [entry.id]])
    const state = sureFirst(await ann.call(history.listStates, { projectId: own }))
    await ann.call(history.retrieve, { projectId: own, stateId: state.id })
    expect((await listed(ann, own)).map(({ id }) => id)).toEqual([entry.id])
    await toile.database.pool.query('update project_state set canvases = null where id = $1', [state.id])
    await ann.call(canvas.rename, { id: entry.id, name: 'Stays' })
    await ann.call(history.retrieve, { projectId: own, stateId: state.id })
    expect((await listed(ann, own)).map(({ name }) => name)).toEqual(['Stays'])
  })

  it('[S3.13] what was painted for ten minutes is a state of its collection, and a state that says the same is none', async () => {
    const { id: own } = await ann.call(projects.createProject, { name: 'Buoy' })
    const { entry, tiles } = await paintNew(ann, { projectId: own })
    const old = "update project set created_at = created_at - interval '1 hour' where id = $1"
    await toile.database.pool.query(old, [own])
    await toile.database.pool.query('delete from project_state where project_id = $1', [own])
    await ann.call(canvas.keep, { id: entry.id, revision: 1, document: paintOf(tiles, { color: '#112233' }) })
    await ann.call(canvas.keep, { id: entry.id, revision: 2, document: paintOf(tiles, { color: '#445566' }) })
    const states = await ann.call(history.listStates, { projectId: own })
    expect(states.map(({ reason }) => reason)).toEqual(['saved'])
    await ann.call(history.retrieve, { projectId: own, stateId: sureFirst(states).id })
    expect((await documentOf(ann, entry.id)).color).toBe('#ffffff')
  })

  it('[S3.13] a duplicate has its own, of its own looks, with shared tiles; what is painted on them leaves the first alone', async () => {
    const origin = { kind: 'look' as const, designId }
    const { entry, document, tiles } = await paintNew(ann, { projectId, name: 'Coat', origin })
    const { id: copy } = await ann.call(history.duplicateCollection, { id: projectId })
    const [mine] = await listed(ann, copy)
    const looks = await ann.call(collections.openCollection, { projectId: copy })
    expect(mine).toMatchObject({ name: 'Coat', revision: 0 })
    expect(mine?.origin?.id).not.toBe(designId)
    expect(JSON.stringify(looks)).toContain(mine?.origin?.id)
    expect(await documentOf(ann, sure(mine).id)).toEqual(document)
    await ann.call(canvas.keep, { id: sure(mine).id, revision: 0, document: paintOf(tiles, { color: '#000000' }) })
    expect(await documentOf(ann, entry.id)).toEqual(document)
  })

  it('[S1.14] [S3.13] in a collection file they come whole, states too: names, looks, previews, and every tile; what was changed in it is refused', async () => {
    const { id: own } = await ann.call(projects.createProject, { name: 'Quay' })
    const look = await ann.call(designs.importDesign, { projectId: own, document: plainDesign() })
    const origin = { kind: 'look' as const, designId: look.id }
    const { entry, tiles } = await paintNew(ann, { projectId: own, name: 'Study', origin })
    const part = { designId: look.id, part: 'g1' }
    const painted = paintOf(tiles)
    const { paint } = painted.layers
    const document = { ...painted, layers: { paint: { ...sure(paint), part } } }
    await ann.call(canvas.keep, { id: entry.id, revision: 1, document })
    await ann.call(history.keepState, { projectId: own, name: 'Two tiles' })
    const last = plainTile()
    await sendTiles(ann, [last])
    await ann.call(canvas.keep, { id: entry.id, revision: 2, document: paintOf([last]) })
    const preview = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#886644' } })
      .png()
      .toBuffer()
    await ann.sendFile(canvas.keepPreview, { id: entry.id }, preview)
    const { bytes } = await orderedFile(ann, history.exportProject, { projectId: own, states: true })

    const ben = await openRole(toile)
    const takeIn = async (sent: Uint8Array) => {
      const { data, errMsg } = await ben.sendFile(history.importProject, { copy: 'yes' }, sent)
      if (errMsg) return errMsg
      const { status, output, message } = await endedTask(ben, history.importProject.gives.parse(data).taskId)
      return status === 'succeeded' ? (tasks.importProject.gives.parse(output).imported?.id ?? '') : message
    }
    const taken = await takeIn(bytes)
    const [mine] = await listed(ben, taken)
    expect(mine).toMatchObject({ name: 'Study', width: 512, preview: { width: 90, height: 60 } })
    const looks = await ben.call(collections.openCollection, { projectId: taken })
    expect(JSON.stringify(looks)).toContain(mine?.origin?.id)
    expect(await documentOf(ben, sure(mine).id)).toEqual(paintOf([last]))
    await expectTiles(ben, [last, ...tiles])
    const state = (await ben.call(history.listStates, { projectId: taken })).find(({ name }) => name === 'Two tiles')
    await ben.call(history.retrieve, { projectId: taken, stateId: sure(state).id })
    const former = await documentOf(ben, sure(mine).id)
    expect(former.layers['paint']?.part).toEqual({ designId: mine?.origin?.id, part: 'g1' })

    const parts = unzipSync(bytes)
    const tile = `tiles/${last.hash}.png`
    const manifest = JSON.parse(Buffer.from(sure(parts['manifest.json'])).toString())
    const forged = (change: (all: Record<string, Uint8Array>) => void) => {
      const all = { ...parts }
      change(all)
      const { [tile]: _, ...told } = manifest.files
      const now = Object.fromEntries(
        Object.entries(all).flatMap(([name, one]) => (name === 'manifest.json' ? [] : [[name, hashBytes(one)]])),
      )
      expect(Object.keys(told).length).toBeGreaterThan(2)
      return zipSync(
        { ...all, 'manifest.json': Buffer.from(JSON.stringify({ ...manifest, files: now })) },
        { level: 0 },
      )
    }
    expect(await takeIn(forged((all) => delete all[tile]))).toMatch(/damaged: tiles/)
    expect(await takeIn(forged((all) => void (all[tile] = sure(plainTile()).png)))).toMatch(/damaged: tiles/)
    const strange = plainTile()
    expect(await takeIn(forged((all) => void (all[`tiles/${strange.hash}.png`] = strange.png)))).toMatch(
      /damaged: tiles/,
    )
    const none = Buffer.from('no tile')
    expect(await takeIn(forged((all) => void (all[`tiles/${hashBytes(none)}.png`] = none)))).toMatch(/damaged: tiles/)
  })

  it('[S2.03] [S3.13] the copy in which a visitor begins has the paintings of the sample project, with their tiles', async () => {
    const { id: own } = await ann.call(projects.createProject, { name: 'Sample' })
    const { document, tiles } = await paintNew(ann, { projectId: own, name: 'Sample' })
    const { content, tiles: held } = await house.transaction((tx) => gather(tx, ann.userId, own, false))
    const visitor = await openRole(toile, 'visitor')
    const sample = { content, stored: new Map(), films: new Map(), tiles: held }
    const copy = await house.transaction((tx) => copySample(tx, visitor.userId, sample))
    const [mine] = await listed(visitor, copy)
    expect(await documentOf(visitor, sure(mine).id)).toEqual(document)
    await expectTiles(visitor, tiles)
  })
})

describe('what is swept', () => {
  it('[S3.13] tiles that no painting names are gone after a day; those that one names stay, in the bin as well, and go with it', async () => {
    const cid = await openRole(toile)
    const { entry, tiles } = await paintNew(cid)
    const lost = plainTile()
    await sendTiles(cid, [lost])
    await sweepPaintings.run({ db: house, now: Date.now() + days / 2 })
    expect((await cid.get(tileAddress(lost.hash))).status).toBe(200)
    await cid.call(canvas.remove, { id: entry.id })
    await sweepAll(cid.userId)
    expect((await cid.get(tileAddress(lost.hash))).status).toBe(404)
    expect(await isStored(lost.hash)).toBe(false)
    await expectTiles(cid, tiles)
    await sweepPaintings.run({ db: house, now: Date.now() + 31 * days })
    expect(await cid.call(canvas.list, { bin: true })).toMatchObject({ items: [] })
    await sweepAll(cid.userId)
    for (const { hash } of tiles) expect(await isStored(hash)).toBe(false)
  })

  it('[S3.13] a tile that two people have stays with the one who names it, and goes with the account of the last', async () => {
    const [cid, dan] = [await openRole(toile), await openRole(toile)]
    const { tiles } = await paintNew(cid)
    await paintNew(dan, {}, tiles)
    await toile.database.pool.query('delete from person where id = $1', [cid.userId])
    await sweepAll(dan.userId)
    await expectTiles(dan, tiles)
    await toile.database.pool.query('delete from person where id = $1', [dan.userId])
    await sweepAll(dan.userId)
    for (const { hash } of tiles) expect(await isStored(hash)).toBe(false)
  })

  it('[S3.13] a tile that is named again while its like are let go of stays', async () => {
    const cid = await openRole(toile)
    const { entry, tiles } = await paintNew(cid)
    await cid.call(canvas.keep, { id: entry.id, revision: 1, document: paintOf([]) })
    const [tile] = tiles
    const client = await toile.database.pool.connect()
    await client.query('begin')
    await client.query("update canvas_tile set created_at = now() + interval '20 days' where hash = $1", [
      sure(tile).hash,
    ])
    const sweeping = sweepPaintings.run({ db: house, now: Date.now() + 10 * days })
    await client.query('select pg_sleep(0.2)')
    await client.query('commit')
    client.release()
    await sweeping
    expect((await cid.get(tileAddress(sure(tile).hash))).status).toBe(200)
    expect((await cid.get(tileAddress(sure(tiles[1]).hash))).status).toBe(404)
    expect(await cid.call(canvas.keep, { id: entry.id, revision: 2, document: paintOf(tiles) })).toMatchObject({
      kept: false,
      missing: [sure(tiles[1]).hash],
    })
  })
})
