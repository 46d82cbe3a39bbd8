import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { files } from '@toile/contract/features/files.ts'
import { library } from '@toile/contract/features/library.ts'
import { sure } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { openSignedIn } from '../../testing/openSignedIn.ts'
import { openRole } from '../../testing/people.ts'
import { drawCut } from '../../testing/pictures.ts'

const { toile, caller } = await openSignedIn({ TOILE_ROLE: 'api' })

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const announced = (bytes: Buffer, more: object = {}) => ({
  name: 'plate.jpg',
  bytes: bytes.length,
  hash: hashOf(bytes),
  use: 'mood' as const,
  ...more,
})
const begin = (bytes: Buffer, more: object = {}, who = caller) => who.call(files.beginUpload, announced(bytes, more))

async function sendPart(id: string, offset: number, bytes: Uint8Array, who = caller): Promise<number> {
  const { data } = await who.sendFile(files.sendPart, { id, offset }, bytes)
  return files.sendPart.gives.parse(data).received
}

/** Sends fifths of a file from an offset on. */
async function sendRest(id: string, bytes: Buffer, received: number, who = caller): Promise<void> {
  const step = Math.ceil(bytes.length / 5)
  for (let at = received; at < bytes.length; ) at = await sendPart(id, at, bytes.subarray(at, at + step), who)
}

async function sendWhole(bytes: Buffer, more: object = {}, who = caller) {
  const { id, received } = await begin(bytes, more, who)
  await sendRest(id, bytes, received, who)
  return { id, finish: (keep = false) => who.ask(files.finishUpload, { id, keep }) }
}

async function stored(bytes: Buffer, more: object = {}, who = caller) {
  const { data } = await (await sendWhole(bytes, more, who)).finish()
  return files.finishUpload.gives.parse(data)
}

/** Begins to send a part of so many bytes, which are left to be written. */
function openPart(id: string, offset: number, { length }: Buffer) {
  const head = `--x\r\ncontent-disposition: form-data; name="id"\r\n\r\n${id}\r\n--x\r\ncontent-disposition: form-data; name="offset"\r\n\r\n${offset}\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="part"\r\n\r\n`
  const headers = {
    authorization: caller.token,
    cookie: [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': head.length + length + end.length,
  }
  const sending = request(`${toile.address}${files.sendPart.path}`, { method: 'POST', headers })
  sending.write(head)
  return sending
}
const end = '\r\n--x--'

/** Sends a part whose connection breaks in the middle of its bytes. */
const cutOff = (id: string, offset: number, bytes: Buffer) =>
  new Promise<void>((resolve) => {
    const sending = openPart(id, offset, bytes)
    sending.on('error', () => undefined)
    sending.on('close', () => resolve())
    sending.write(bytes.subarray(0, bytes.length / 2), () => setTimeout(() => sending.destroy(), 50))
  })

/** Sends a part whose last byte comes alone; answers what is answered. */
const sendTorn = (id: string, bytes: Buffer) =>
  new Promise<string>((resolve, reject) => {
    const sending = openPart(id, 0, bytes)
    sending.on('error', reject)
    sending.on(
      'response',
      (answer) =>
        void answer
          .setEncoding('utf8')
          .toArray()
          .then((said) => resolve(said.join(''))),
    )
    sending.write(bytes.subarray(0, -1), () =>
      setTimeout(() => sending.end(Buffer.concat([bytes.subarray(-1), Buffer.from(end)])), 50),
    )
  })

const rows = async (text: string, ...values: unknown[]) => (await toile.database.pool.query(text, values)).rows
const heldBy = async (who: Caller) =>
  Number((await rows('select count(*) from file where owner_id = $1', who.userId))[0].count)

describe('files sent in parts', () => {
  it('[S5.01] a picture whose connection breaks at half goes on from its last whole part, and is stored once', async () => {
    const plate = await drawCut(1)
    const { id, received } = await begin(plate)
    expect(received).toBe(0)
    const half = await sendPart(id, 0, plate.subarray(0, plate.length / 2))
    await cutOff(id, half, plate.subarray(half))
    expect(await heldBy(caller)).toBe(0)
    const again = await begin(plate, { name: 'the same after a reload.jpg' })
    expect(again).toMatchObject({ id, received: half, known: null })
    await sendRest(id, plate, again.received)
    const [first, second] = [
      await caller.call(files.finishUpload, { id }),
      await caller.call(files.finishUpload, { id }),
    ]
    expect(first.picture?.name).toBe('the same after a reload.jpg')
    expect(second).toEqual(first)
    expect(await heldBy(caller)).toBe(1)
    expect(await rows('select 1 from upload_part where upload_id = $1', id)).toEqual([])
  })

  it('[S5.01] parts sent twice, too early or too long change nothing, and a missing part is told', async () => {
    const plate = await drawCut(2)
    const { id } = await begin(plate)
    const part = plate.subarray(0, 9000)
    expect(await sendPart(id, 5000, part)).toBe(0)
    expect(await sendPart(id, 0, part)).toBe(9000)
    expect(await sendPart(id, 0, part)).toBe(9000)
    expect(await caller.call(files.finishUpload, { id })).toMatchObject({ picture: null, received: 9000 })
    const long = Buffer.alloc(limits.uploadParts.bytes + 1)
    expect((await caller.sendFile(files.sendPart, { id, offset: 9000 }, long)).errCode).toBe(1)
    await sendRest(id, plate, 9000)
    expect((await caller.call(files.finishUpload, { id })).picture).not.toBeNull()
  })

  it('[S5.01] a part that is one byte too long is refused and never cut, also where that byte comes alone', async () => {
    const { id } = await begin(await drawCut(3))
    expect(await sendTorn(id, Buffer.alloc(limits.uploadParts.bytes + 1))).toMatch(/"errCode":1,.*0.512 MB/)
    expect(await rows('select 1 from upload_part where upload_id = $1', id)).toEqual([])
  })

  it('[S5.01] bytes that are not what was announced are thrown away, and can be sent afresh', async () => {
    const [plate, other] = [await drawCut(3), await drawCut(4)]
    const { id } = await begin(plate)
    await sendRest(id, Buffer.concat([other, Buffer.alloc(plate.length)]).subarray(0, plate.length), 0)
    expect(await caller.call(files.finishUpload, { id })).toEqual({ picture: null, duplicate: null, received: 0 })
    await sendRest(id, plate, 0)
    expect((await caller.call(files.finishUpload, { id })).picture).not.toBeNull()
  })

  it('[S5.01] [S5.02] empty, too large and wrong files are refused with a sentence and leave nothing', async () => {
    const held = await heldBy(caller)
    const asks = async (more: object, lang = 'en') =>
      (await caller.ask(files.beginUpload, { ...announced(Buffer.from('x')), ...more }, { lang })).errMsg
    const empty = 'The file is empty; it has 0 bytes'
    expect(await asks({ bytes: 0 })).toBe(empty)
    expect((await caller.upload('mood', 'a.png', Buffer.alloc(0))).errMsg).toBe(empty)
    expect(await asks({ bytes: 5_000_001 })).toBe('The picture is larger than 5 MB')
    expect((await caller.ask(files.beginUpload, announced(Buffer.alloc(2_000_001)), { lang: 'fr' })).errCode).toBe(1)
    const wrong = await sendWhole(Buffer.from('%PDF-1.7 and so on and on'), { name: 'a.png' })
    expect((await wrong.finish()).errMsg).toBe('You can only upload Image file!')
    const plate = await drawCut(5)
    const cut = await sendWhole(plate.subarray(0, plate.length * 0.6))
    expect((await cut.finish()).errMsg).toMatch(/^The picture is cut off or damaged/)
    expect(await heldBy(caller)).toBe(held)
    await caller.call(files.dropUpload, { id: cut.id })
    expect(await rows('select 1 from upload where id = $1', cut.id)).toEqual([])
  })

  it('[S5.06] what was stored and then not wanted goes, unless it has come to use; it is read by id and by hash, by its owner alone', async () => {
    const stranger = await openRole(toile)
    const [plate, used] = [await drawCut(20), await drawCut(21)]
    const first = await sendWhole(plate)
    const { picture } = files.finishUpload.gives.parse((await first.finish()).data)
    const second = await sendWhole(used)
    const kept = files.finishUpload.gives.parse((await second.finish()).data).picture
    await caller.call(library.addItem, { fileId: kept?.id ?? '', tab: 'moodboards', name: 'Used' })
    await caller.call(files.dropUpload, { id: first.id })
    await caller.call(files.dropUpload, { id: second.id })
    const left = await caller.call(files.read, { ids: [picture?.id ?? '', kept?.id ?? ''] })
    expect(left.map(({ id }) => id)).toEqual([kept?.id])
    const byHash = await caller.call(files.read, { hashes: [picture?.hash ?? '', kept?.hash ?? ''] })
    expect(byHash.map(({ name }) => name)).toEqual([kept?.name])
    expect(await stranger.call(files.read, { hashes: [kept?.hash ?? ''] })).toEqual([])
  })

  it('[S5.01] names in any script arrive sound, whatever they were', async () => {
    const plate = await drawCut(6)
    const { picture } = await stored(plate, { name: `../ลายดอก👗\u202e${'ไหม'.repeat(90)}.JPG` })
    expect(picture?.name).toMatch(/^ลายดอก👗ไหม.*….JPG$/u)
    expect(picture?.name.length).toBeLessThanOrEqual(limits.nameLength)
    const nul = await caller.ask(files.beginUpload, announced(plate, { name: 'a\0b.png' }))
    expect(nul.errCode).toBe(1)
  })

  it('[S5.04] a go holds so many files by what it is for', async () => {
    const most = {
      mood: 8,
      print: 16,
      sketch: 20,
      marketing: 15,
      library: 8,
      libraryPrint: 16,
      color: 10,
      mannequin: 10,
    }
    for (const [use, count] of Object.entries(most)) {
      const asks = (together: number) =>
        caller.ask(files.beginUpload, announced(Buffer.from(`${use}${together}`), { use, together }))
      expect((await asks(count)).errCode, use).toBe(0)
      expect((await asks(count + 1)).errMsg).toBe(`At most ${count} files at once; send the others afterwards`)
    }
  })

  it('[S5.06] a trial holds ten pictures, however they are sent', async () => {
    const trial = await openRole(toile, 'trial')
    for (let n = 0; n < limits.trialUploads; n++) {
      const bytes = await sharp({
        create: { width: 30 + n, height: 20, channels: 3, background: `hsl(${n * 36},60%,50%)` },
      })
        .png()
        .toBuffer()
      expect((await stored(bytes, {}, trial)).picture).not.toBeNull()
    }
    expect(await trial.call(files.uploadRoom, {})).toEqual({ most: 10, held: 10 })
    const plate = await drawCut(8)
    const sentence = 'A trial holds at most 10 pictures. Subscribe to upload more'
    expect((await trial.ask(files.beginUpload, announced(plate))).errMsg).toBe(sentence)
    expect((await trial.upload('mood', 'a.jpg', plate)).errMsg).toBe(sentence)
    expect(await caller.call(files.uploadRoom, {})).toMatchObject({ most: null })
  })

  it('[S5.06] the windows of a trial hear of each upload, and of each that is let go', async () => {
    const trial = await openRole(toile, 'trial')
    const heard = async () =>
      (await toile.database.pool.query(`select 1 from event where person_id = $1 and kind = 'upload'`, [trial.userId]))
        .rowCount
    const bytes = await drawCut(31)
    const { id } = await trial.call(files.beginUpload, announced(bytes))
    await trial.sendFile(files.sendPart, { id, offset: 0 }, bytes)
    expect(await heard()).toBe(0)
    await trial.call(files.finishUpload, { id })
    expect(await heard()).toBe(1)
    await trial.call(files.dropUpload, { id })
    expect(await heard()).toBe(2)
    expect(await trial.call(files.uploadRoom, {})).toEqual({ most: 10, held: 0 })
    await toile.database.pool.query('delete from person where id = $1', [trial.userId])
  })
})

describe('a picture that is here already', () => {
  it('[S5.08] the same bytes are told before anything is sent, with where they are kept; a copy needs no bytes', async () => {
    const plate = await drawCut(10)
    const first = (await stored(plate)).picture
    await caller.call(library.addItem, { fileId: first?.id ?? '', tab: 'moodboards', name: 'Marble of the spring' })
    const { id, known } = await begin(plate, { name: 'again.jpg' })
    expect(known).toMatchObject({ kind: 'same', picture: first })
    expect(known?.kept).toEqual([{ place: 'library', name: 'Marble of the spring' }])
    expect(await caller.call(files.finishUpload, { id })).toMatchObject({ picture: null, duplicate: { kind: 'same' } })
    const copy = (await caller.call(files.finishUpload, { id, keep: true })).picture
    expect(copy).toMatchObject({ hash: first?.hash, name: 'again.jpg' })
    expect(copy?.id).not.toBe(first?.id)
  })

  it('[S5.08] the same pixels saved in another form are the same; scaled or saved anew they are alike; others are neither', async () => {
    const plate = await sharp(await drawCut(11))
      .png()
      .toBuffer()
    const first = (await stored(plate)).picture
    const forms = {
      same: [
        await sharp(plate).png({ compressionLevel: 2, adaptiveFiltering: true }).toBuffer(),
        await sharp(plate).ensureAlpha().webp({ lossless: true }).toBuffer(),
      ],
      alike: [
        await sharp(plate).jpeg({ quality: 60 }).toBuffer(),
        await sharp(plate).resize(200).webp({ quality: 75 }).toBuffer(),
      ],
    }
    for (const [kind, all] of Object.entries(forms))
      for (const bytes of all)
        expect((await stored(bytes)).duplicate).toMatchObject({ kind, picture: { id: first?.id } })
    expect((await stored(await sharp(plate).negate().png().toBuffer())).duplicate).toBeNull()
    expect((await stored(await sharp(plate).modulate({ hue: 70 }).png().toBuffer())).duplicate).toBeNull()
    const kept = await sendWhole(sure(forms.alike[0]))
    expect((await kept.finish()).data).toMatchObject({ picture: null, duplicate: { kind: 'alike' } })
    expect((await kept.finish(true)).data).toMatchObject({ picture: { width: first?.width }, duplicate: null })
  })

  it('[S6.11] another person’s picture is never told of', async () => {
    const other = await openRole(toile)
    const plate = await drawCut(12)
    await stored(plate, {}, other)
    expect((await begin(plate)).known).toBeNull()
    expect(await stored(plate)).toMatchObject({ duplicate: null })
  })
})
