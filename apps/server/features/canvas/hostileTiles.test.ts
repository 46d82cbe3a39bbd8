import { deflateSync } from 'node:zlib'
import { packTiles, type StoredTile } from '@toile/canvas/document/storedTilePack.ts'
import { anyStoredCanvas } from '@toile/canvas/document/testing/anyStoredCanvas.ts'
import { encodeTile } from '@toile/canvas/files/encodeTile.ts'
import { side, tileBytes } from '@toile/canvas/tiles/tile.ts'
import { canvas, tileAddress } from '@toile/contract/features/canvas.ts'
import { openChance } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { fillBlanks, refusals } from '@toile/rules/refusals.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isTile } from '../../documents/canvases/isTile.ts'
import { openSignedIn } from '../../testing/openSignedIn.ts'
import { paintNew, sendTiles } from '../../testing/paint.ts'
import { openRole } from '../../testing/people.ts'
import { named, plainTile, pngChunk, pngHead, pngOf, rowsOf } from '../../testing/plainTile.ts'

const { toile, caller } = await openSignedIn({ TOILE_ROLE: 'api', TOILE_PERSON_BYTES: '1 MB' })
const color = Buffer.of(200, 40, 30, 128)
const behind = pngChunk('IDAT', Buffer.concat([deflateSync(rowsOf(color)), Buffer.from('hidden')]))
const end = pngChunk('IEND', Buffer.of())
const data = (rows: Uint8Array) => pngChunk('IDAT', deflateSync(rows))
const head = pngHead(side, side)
const whole = data(rowsOf(color))
const good = pngOf(head, whole, end)
const noise = () => {
  const chance = openChance(3)
  return Uint8ClampedArray.from({ length: tileBytes }, () => Math.floor(chance.next() * 256))
}
const picture = (kind: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width: side, height: side, channels: 4, background: '#883322' } })
    .toFormat(kind)
    .toBuffer()
const wrongSum = Buffer.from(good)
wrongSum[wrongSum.length - 1] = 0
const unreadable = refusals.tilesUnreadable.says
const otherForm = fillBlanks(refusals.tileForm.says, { side })

describe('tiles that are sent', () => {
  it('[S3.13] as the engine encodes them are taken, even of noise, and in the parts of a stream', async () => {
    const [first, second] = [deflateSync(rowsOf(color)).subarray(0, 40), deflateSync(rowsOf(color)).subarray(40)]
    const parts = pngOf(head, pngChunk('IDAT', first), pngChunk('IDAT', second), end)
    const noisy = encodeTile(noise())
    expect(noisy.length).toBeLessThanOrEqual(limits.tilePack.each)
    for (const png of [good, parts, noisy, encodeTile(new Uint8ClampedArray(tileBytes))])
      expect(await isTile(png)).toBe(true)
  })

  it.each<[string, Uint8Array | Promise<Uint8Array>]>([
    ['nothing', Buffer.of()],
    ['its signature alone', pngOf()],
    ['a PNG of other sides', pngOf(pngHead(side, side + 1), whole, end)],
    ['a PNG of one pixel', pngOf(pngHead(1, 1), data(rowsOf(color).subarray(0, 5)), end)],
    ['a PNG of sixteen bits', pngOf(pngHead(side, side, 16), whole, end)],
    ['a PNG without transparency', pngOf(pngHead(side, side, 8, 2), whole, end)],
    ['an interlaced PNG', pngOf(pngHead(side, side, 8, 6, 1), whole, end)],
    ['a PNG with words in it', pngOf(head, whole, pngChunk('tEXt', Buffer.from('Comment\0hidden')), end)],
    ['a PNG with words behind its packed pixels', pngOf(head, behind, end)],
    ['a PNG that moves', pngOf(head, pngChunk('acTL', Buffer.alloc(8)), whole, end)],
    ['a PNG with a tail', Buffer.concat([good, Buffer.from('<script>')])],
    ['a PNG that does not end', pngOf(head, whole)],
    ['a PNG that ends twice', pngOf(head, whole, end, end)],
    ['a PNG with its pixels before its head', pngOf(whole, head, end)],
    ['a PNG without pixels', pngOf(head, end)],
    ['a PNG cut off', good.subarray(0, good.length - 20)],
    ['a PNG with a wrong checksum', wrongSum],
    ['a PNG with a row too few', pngOf(head, data(rowsOf(color, 0, side - 1)), end)],
    ['a PNG with a row too many', pngOf(head, data(rowsOf(color, 0, side + 1)), end)],
    ['a PNG that unpacks to a hundred million bytes', pngOf(head, data(Buffer.alloc(100_000_000)), end)],
    ['a PNG of filters that there are not', pngOf(head, data(rowsOf(color, 5)), end)],
    ['a PNG of what is not packed', pngOf(head, pngChunk('IDAT', Buffer.from('not packed')), end)],
    ['a PNG as another program writes it', picture('png')],
    ['a JPEG', picture('jpeg')],
    ['a WebP', picture('webp')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ])('[S3.13] %s is refused with a sentence, and nothing of it is kept', async (_, bytes) => {
    const bad = named(await bytes)
    const beside = plainTile(color)
    const answer = await caller.ask(
      canvas.sendTiles,
      {},
      {
        lang: 'en',
        file: new Blob([packTiles([bad, beside])]),
        fileName: 'part',
      },
    )
    expect(answer).toMatchObject({ status: 200, errCode: 1, errMsg: otherForm, data: null })
    for (const { hash } of [bad, beside]) expect((await caller.get(tileAddress(hash))).status).toBe(404)
  })

  it.each<[string, Uint8Array]>([
    ['nothing', Buffer.of()],
    ['noise', Buffer.from('no tiles at all')],
    ['a body cut off', packTiles([plainTile()]).subarray(0, -1)],
    ['a tile under the name of another', packTiles([{ hash: plainTile().hash, png: good }])],
    ['too many tiles', packTiles(Array.from({ length: limits.tilePack.tiles + 1 }, (): StoredTile => named(good)))],
  ])('[S3.13] %s is refused with a sentence', async (_, body) => {
    const file = new Blob([new Uint8Array(body)])
    const answer = await caller.ask(canvas.sendTiles, {}, { lang: 'en', file, fileName: 'part' })
    expect(answer).toMatchObject({ status: 200, errCode: 1, errMsg: unreadable })
  })

  it('[S3.13] a body that is too large, or none, is refused before it is read', async () => {
    const large = new Uint8Array(limits.tilePack.bytes + 1)
    const answer = await caller.sendFile(canvas.sendTiles, {}, large)
    expect(answer).toMatchObject({ status: 200, errCode: 1 })
    expect(answer.errMsg).toContain(String(limits.tilePack.bytes / 1_000_000))
    expect((await caller.ask(canvas.sendTiles, {})).errCode).toBe(1)
  })

  it('[S5.01] count among what a person may store; what is full says so, and what is painted stays', async () => {
    const full = await openRole(toile)
    const { entry, document } = await paintNew(full)
    await toile.database.pool.query('update canvas_tile set bytes = 500000 where owner_id = $1', [full.userId])
    const { errMsg } = await full.ask(
      canvas.sendTiles,
      {},
      {
        lang: 'en',
        file: new Blob([packTiles([plainTile()])]),
        fileName: 'part',
      },
    )
    expect(errMsg).toBe('Your files fill all of the 1 MB that you have; delete some to make room')
    expect((await full.call(canvas.open, { id: entry.id })).document).toEqual(document)
  })
})

describe('paintings that are sent', () => {
  const all = anyStoredCanvas()
  const { paint } = all.layers
  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'painting'],
    ['another kind of document', { ...all, kind: 'lineDrawing' }],
    ['a version to come', { ...all, version: 2 }],
    ['a sheet of another size', { ...all, width: 1e9 }],
    ['a layer that is not there', { ...all, root: [...all.root, 'gone'] }],
    [
      'a group within itself',
      { ...all, layers: { ...all.layers, coat: { ...all.layers['coat'], children: ['coat'] } } },
    ],
    [
      'a tile named by no hash',
      { ...all, layers: { ...all.layers, paint: { ...paint, tiles: { '0,0': '../../etc' } } } },
    ],
    ['a layer that says what is not known', { ...all, layers: { ...all.layers, paint: { ...paint, script: 'x' } } }],
    ['a layer of the prototype', { ...all, layers: { ...all.layers, ['__proto__']: paint } }],
  ])('[S3.20] %s is refused with a sentence, and what is kept stays', async (_, document) => {
    const person = await openRole(toile)
    const { entry, document: before } = await paintNew(person)
    const { errCode, errMsg, status } = await person.ask(canvas.keep, { id: entry.id, revision: 1, document })
    expect({ status, errCode }).toEqual({ status: 200, errCode: 1 })
    expect(errMsg.length).toBeGreaterThan(10)
    expect(await person.call(canvas.open, { id: entry.id })).toMatchObject({
      canvas: { revision: 1 },
      document: before,
    })
  })

  it('[S3.20] one with more tiles than are kept is refused with a sentence of its own', async () => {
    const { entry } = await paintNew(await openRole(toile))
    expect(entry.revision).toBe(1)
    const person = await openRole(toile)
    const own = await paintNew(person)
    const tiles = Object.fromEntries(
      Array.from({ length: limits.paintings.tiles + 1 }, (_, i) => [
        `${i % 1000},${Math.floor(i / 1000)}`,
        'a'.repeat(64),
      ]),
    )
    const layers = { paint: { ...own.document.layers['paint'], tiles } }
    const { errMsg } = await person.ask(
      canvas.keep,
      { id: own.entry.id, revision: 1, document: { ...own.document, layers } },
      { lang: 'en' },
    )
    expect(errMsg).toBe(refusals.tooManyTiles.says)
    await sendTiles(person, [plainTile()])
  })
})
