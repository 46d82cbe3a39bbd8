import { randomUUID } from 'node:crypto'
import { anyStoredCanvas } from '@toile/canvas/document/testing/anyStoredCanvas.ts'
import { tilesNamed } from '@toile/canvas/document/tilesNamed.ts'
import { canvas, tileAddress } from '@toile/contract/features/canvas.ts'
import { designs } from '@toile/contract/features/designs.ts'
import { library } from '@toile/contract/features/library.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { sure } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { refusals } from '@toile/rules/refusals.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openSignedIn } from '../../testing/openSignedIn.ts'
import { paintNew, paintOf, sendTiles } from '../../testing/paint.ts'
import { openRole } from '../../testing/people.ts'
import { plainTile } from '../../testing/plainTile.ts'
import { plainBrush, plainCanvas, plainDesign } from '../../testing/things.ts'

const { toile, caller } = await openSignedIn()
const picture = (shade: number) =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: { r: shade, g: 90, b: 120 } } })
    .png()
    .toBuffer()
const names = async (asked: { projectId?: string; of?: string; bin?: boolean } = {}) =>
  (await caller.call(canvas.list, asked)).items.map(({ name }) => name)
const sentence = (refusal: keyof typeof refusals) => refusals[refusal].says

describe('paintings', () => {
  it('[S3.13] [S3.20] one is made once however often it is sent, with a size, in a project, of a look; it opens as it was kept', async () => {
    const { id: projectId } = await caller.call(projects.createProject, { name: 'Quay' })
    const { id: designId } = await caller.call(designs.importDesign, { projectId, document: plainDesign() })
    const asked = {
      name: 'Coat study',
      width: 512,
      height: 256,
      color: '#f0ead8',
      projectId,
      origin: { kind: 'look' as const, designId },
    }
    const [one, two] = await Promise.all([1, 2].map(() => caller.call(canvas.make, asked, { key: 'make' })))
    expect(two?.id).toBe(one?.id)
    const { id } = sure(one)
    expect(one).toMatchObject({ projectId, origin: { kind: 'look', id: designId }, revision: 0, layers: 0 })
    expect((await caller.call(canvas.open, { id })).document).toEqual(plainCanvas({ color: '#f0ead8' }))

    const everyKind = anyStoredCanvas()
    const tiles = Array.from(new Set(tilesNamed(everyKind)), () => plainTile())
    const named = [...new Set(tilesNamed(everyKind))]
    let written = JSON.stringify(everyKind)
    for (const [i, hash] of named.entries()) written = written.replaceAll(hash, sure(tiles[i]).hash)
    const document = JSON.parse(written) as typeof everyKind
    await sendTiles(caller, tiles)
    expect(await caller.call(canvas.keep, { id, revision: 0, document })).toEqual({
      kept: true,
      says: '',
      revision: 1,
      missing: [],
    })
    const opened = await caller.call(canvas.open, { id })
    expect(opened.document).toEqual(document)
    expect(opened.canvas).toMatchObject({ width: 1024, height: 1536, layers: 7, revision: 1 })
    expect(await names({ projectId })).toEqual(['Coat study'])
    expect(await names({ of: designId })).toEqual(['Coat study'])
    await caller.call(projects.deleteProject, { id: projectId })
    expect(await names({ of: designId })).toEqual([])
    await caller.call(projects.restoreProject, { id: projectId })
    expect(await names({ of: designId })).toEqual(['Coat study'])
  })

  it('[S3.13] tiles are sent by their hashes, twice as well as once, and served to their owner alone, for ever', async () => {
    const tiles = [plainTile(), plainTile()]
    const hashes = tiles.map(({ hash }) => hash)
    expect(await caller.call(canvas.lacking, { hashes })).toEqual({ hashes })
    expect((await sendTiles(caller, tiles)).data).toEqual({ hashes })
    expect((await sendTiles(caller, tiles)).data).toEqual({ hashes })
    expect(await caller.call(canvas.lacking, { hashes: [...hashes, 'f'.repeat(64)] })).toEqual({
      hashes: ['f'.repeat(64)],
    })
    const [tile] = tiles
    const address = tileAddress(sure(tile).hash)
    const answer = await caller.get(address)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(sure(tile).png))
    const other = await openRole(toile)
    for (const path of [address, tileAddress('f'.repeat(64)), '/api/canvas/tile/x.png', `${address}x`])
      expect((await other.get(path)).status, path).toBe(404)
    expect((await fetch(`${toile.address}${address}`)).status).toBe(404)
    expect(await other.call(canvas.lacking, { hashes })).toEqual({ hashes })
  })

  it('[S6.11] a tile of another is missing, until one sends the same oneself', async () => {
    const { document, tiles } = await paintNew(caller)
    const other = await openRole(toile)
    const { id } = await other.call(canvas.make, { name: 'Copied', width: 512, height: 256 })
    const hashes = tiles.map(({ hash }) => hash)
    expect(await other.call(canvas.keep, { id, revision: 0, document })).toMatchObject({ kept: false, missing: hashes })
    await sendTiles(other, tiles)
    expect(await other.call(canvas.keep, { id, revision: 0, document })).toMatchObject({ kept: true, missing: [] })
  })

  it('[S3.13] a painting whose tiles are not all here is not kept, and they are named; with the same key it is kept once they are', async () => {
    const { entry, document, tiles } = await paintNew(caller)
    const late = plainTile()
    const further = paintOf([...tiles, late])
    const asked = { id: entry.id, revision: 1, document: further }
    const sending = { key: `keep ${entry.id}`, lang: 'en' }
    expect(await caller.call(canvas.keep, asked, sending)).toEqual({
      kept: false,
      says: sentence('tilesMissing').replace('{count}', '1'),
      revision: 1,
      missing: [late.hash],
    })
    expect((await caller.call(canvas.open, { id: entry.id })).document).toEqual(document)
    await sendTiles(caller, [late])
    expect(await caller.call(canvas.keep, asked, sending)).toMatchObject({ kept: true, revision: 2 })
    expect(await caller.call(canvas.keep, asked, sending)).toMatchObject({ kept: true, revision: 2 })
    expect((await caller.call(canvas.open, { id: entry.id })).document).toEqual(further)
  })

  it('[S3.20] what was changed elsewhere is not written over; the newest revision is told, in the caller’s language', async () => {
    const { entry, document, tiles } = await paintNew(caller)
    const { id } = entry
    const theirs = { ...document, color: '#101010' }
    await caller.call(canvas.keep, { id, revision: 1, document: theirs })
    const mine = { id, revision: 1, document: paintOf(tiles, { color: '#202020' }) }
    expect(await caller.call(canvas.keep, mine, { lang: 'en' })).toEqual({
      kept: false,
      says: sentence('changedElsewhere'),
      revision: 2,
      missing: [],
    })
    const { says } = await caller.call(canvas.keep, mine, { lang: 'ja' })
    expect(says).toMatch(/[ぁ-ん]/)
    expect((await caller.call(canvas.open, { id })).document).toEqual(theirs)
    expect(await caller.call(canvas.keep, { ...mine, revision: 2 })).toMatchObject({ kept: true, revision: 3 })
  })

  it('[S3.20] the same sent twice, the first answer lost, is kept once', async () => {
    const { entry, tiles } = await paintNew(caller)
    const document = paintOf(tiles, { color: '#303030' })
    const asked = { id: entry.id, revision: 1, document }
    const answers = await Promise.all([1, 2, 3].map(() => caller.call(canvas.keep, asked)))
    for (const answer of answers) expect(answer).toMatchObject({ kept: true, revision: 2 })
  })

  it('[S3.20] of two windows that keep at once, one is kept and the other told', async () => {
    const { entry, tiles } = await paintNew(caller)
    const keep = (color: string) =>
      caller.call(canvas.keep, { id: entry.id, revision: 1, document: paintOf(tiles, { color }) })
    const answers = await Promise.all(['#111111', '#222222', '#333333'].map(keep))
    expect(answers.filter(({ kept }) => kept)).toHaveLength(1)
    for (const { revision } of answers) expect(revision).toBe(2)
  })

  it('[S3.20] is renamed, duplicated, put into the bin and brought back; a copy is a painting of its own', async () => {
    const { entry, document } = await paintNew(caller, { name: 'Pier' })
    const { id } = entry
    const copy = await caller.call(canvas.duplicate, { id }, { key: 'copy' })
    expect(copy).toMatchObject({ name: 'Pier 2', revision: 0, layers: 1 })
    expect((await caller.call(canvas.duplicate, { id }, { key: 'copy' })).id).toBe(copy.id)
    await caller.call(canvas.keep, { id: copy.id, revision: 0, document: plainCanvas() })
    expect((await caller.call(canvas.open, { id })).document).toEqual(document)
    expect((await caller.call(canvas.rename, { id, name: 'Mole' })).name).toBe('Mole')
    expect((await caller.call(canvas.remove, { id })).deletedAt).not.toBeNull()
    expect(await names()).not.toContain('Mole')
    expect(await names({ bin: true })).toContain('Mole')
    expect((await caller.call(canvas.open, { id })).document).toEqual(document)
    expect((await caller.call(canvas.restore, { id })).deletedAt).toBeNull()
    expect((await names())[0]).toBe('Pier 2')
    expect(await names()).toContain('Mole')
  })

  it('[S4.03] a like brings the flattened picture into the library once; a later one shows the new picture, and what is taken back is gone', async () => {
    const { entry } = await paintNew(caller, { name: 'Liked' })
    const { id } = entry
    const inLibrary = async () =>
      (await caller.call(library.listItems, { tab: 'looks' })).items.filter(({ canvasId }) => canvasId === id)
    const like = async (shade: number) => (await caller.sendFile(canvas.like, { id }, await picture(shade))).data
    const liked = canvas.like.gives.parse(await like(20))
    const [first] = await inLibrary()
    expect(first).toMatchObject({ name: 'Liked', category: 'Painting', picture: { width: 90, height: 60 } })
    expect(liked.kept).toBe(first?.id)
    await like(200)
    const [second, ...more] = await inLibrary()
    expect([second?.id, more.length]).toEqual([first?.id, 0])
    expect(second?.picture?.hash).not.toBe(first?.picture?.hash)
    expect((await caller.get(first?.picture?.url ?? '')).status).toBe(404)
    await caller.call(canvas.rename, { id, name: 'Loved' })
    expect((await inLibrary()).map(({ name }) => name)).toEqual(['Loved'])
    expect((await caller.call(canvas.unlike, { id })).kept).toBeNull()
    expect(await inLibrary()).toEqual([])
  })

  it('[S3.20] a preview shows it in lists; a newer one takes the place of the former', async () => {
    const { entry } = await paintNew(caller)
    const { id } = entry
    const send = async (shade: number) =>
      canvas.keepPreview.gives.parse((await caller.sendFile(canvas.keepPreview, { id }, await picture(shade))).data)
    const { preview: first } = await send(30)
    const { preview: second } = await send(220)
    expect(second).toMatchObject({ width: 90, height: 60 })
    expect((await caller.get(second?.url ?? '')).status).toBe(200)
    expect((await caller.get(first?.url ?? '')).status).toBe(404)
    const listed = (await caller.call(canvas.list, {})).items.find((one) => one.id === id)
    expect(listed?.preview?.hash).toBe(second?.hash)
    expect((await caller.sendFile(canvas.keepPreview, { id }, Buffer.from('no picture'))).errCode).toBe(1)
  })

  it('[S3.20] sides below and above the limits are refused with a sentence, and so is one painting more than a person may have', async () => {
    const { side: least, perPerson } = limits.paintings
    const { side: most } = limits.canvas
    const ask = async (width: number) =>
      (await caller.ask(canvas.make, { name: 'Sheet', width, height: 256 }, { lang: 'en' })).errMsg
    expect(await ask(least - 1)).toBe(`width must be at least ${least}`)
    expect(await ask(most + 1)).toBe(`width may be at most ${most}`)
    expect(await ask(most)).toBe('')
    const full = await openRole(toile)
    await toile.database.pool.query(
      "insert into canvas (owner_id, name, document) select $1, 'n' || i, $2 from generate_series(1, $3) as i",
      [full.userId, JSON.stringify(plainCanvas()), perPerson],
    )
    const more = sentence('tooManyPaintings').replace('{most}', String(perPerson))
    const asked = { name: 'More', width: 256, height: 256 }
    expect((await full.ask(canvas.make, asked, { lang: 'en' })).errMsg).toBe(more)
    const page = await full.call(canvas.list, {})
    expect([page.items.length, page.more]).toEqual([60, true])
    const next = await full.call(canvas.list, { after: sure(page.items.at(-1)).id })
    expect(new Set([...page.items, ...next.items].map(({ id }) => id)).size).toBe(120)
    const { id } = sure(page.items[0])
    expect((await full.ask(canvas.duplicate, { id }, { lang: 'en' })).errMsg).toBe(more)
    await full.call(canvas.remove, { id })
    expect((await full.ask(canvas.make, asked)).errMsg).toBe('')
    expect((await full.ask(canvas.restore, { id }, { lang: 'en' })).errMsg).toBe(more)
  })

  it('[S6.11] a project of another, or one that is gone, is none to paint in', async () => {
    const projectId = randomUUID()
    const asked = { name: 'Sheet', width: 256, height: 256, projectId }
    expect((await caller.ask(canvas.make, asked, { lang: 'en' })).errMsg).toBe(sentence('notFound'))
  })
})

describe('brushes of one’s own', () => {
  it('[S3.22] lie in the account by their names, are kept anew, taken away and brought back', async () => {
    const soft = plainBrush()
    const { id } = await caller.call(canvas.keepBrush, { preset: soft })
    await caller.call(canvas.keepBrush, { preset: plainBrush({ name: 'blunt', knobs: {} }) })
    const named = async () => (await caller.call(canvas.listBrushes, {})).map(({ preset }) => preset.name)
    expect(await named()).toEqual(['blunt', 'Soft ink'])
    const turned = plainBrush({ knobs: { size: 30 } })
    expect(await caller.call(canvas.keepBrush, { id, preset: turned })).toMatchObject({ id, preset: turned })
    await caller.call(canvas.removeBrush, { id })
    expect(await named()).toEqual(['blunt'])
    expect(await caller.call(canvas.restoreBrush, { id })).toMatchObject({ id, preset: turned })
    expect(await (await openRole(toile)).call(canvas.listBrushes, {})).toEqual([])
    for (const wrong of [{ brush: 'broom' }, { name: '' }, { knobs: { size: 1e9 } }, { knobs: { glow: 1 } }])
      expect((await caller.ask(canvas.keepBrush, { preset: { ...soft, ...wrong } })).errCode).toBe(1)
  })

  it('[S3.22] no more than an account holds', async () => {
    const { brushes: most } = limits.paintings
    const full = await openRole(toile)
    const preset = plainBrush()
    await toile.database.pool.query(
      'insert into brush_preset (owner_id, document) select $1, $2 from generate_series(1, $3)',
      [full.userId, JSON.stringify(preset), most],
    )
    expect((await full.ask(canvas.keepBrush, { preset }, { lang: 'en' })).errMsg).toBe(
      sentence('tooManyOwnBrushes').replace('{most}', String(most)),
    )
    const [{ id } = { id: '' }] = await full.call(canvas.listBrushes, {})
    expect((await full.ask(canvas.keepBrush, { id, preset })).errMsg).toBe('')
  })
})
