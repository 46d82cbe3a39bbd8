import { history } from '@toile/contract/features/history.ts'
import { tasks } from '@toile/contract/features/tasks.ts'
import { sure, sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { strToU8, unzipSync, zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { fileVersion } from '../../documents/projectFile/fileForm.ts'
import { hashBytes } from '../../host/files/hashBytes.ts'
import { endedTask } from '../../testing/endedTask.ts'
import { pictureBomb } from '../../testing/hostile/pictures.ts'
import { openCollectionFile } from '../../testing/openCollectionFile.ts'
import { openRole } from '../../testing/people.ts'
import { drawPlate } from '../../testing/pictures.ts'

const { there, ben, exported, importTo, refusal, forged, content, close } = await openCollectionFile()
afterAll(close)
// Every file is taken in by a task of its own.
vi.setConfig({ testTimeout: 180_000 })

describe('a hostile collection file', () => {
  const picture = () => Object.keys(unzipSync(exported)).find((name) => name.endsWith('.jpg')) ?? ''

  it('[S1.14] what is no collection file is refused in one sentence', async () => {
    const no = /not a Toile collection file/
    expect(await refusal(Buffer.alloc(0))).toMatch(no)
    expect(await refusal(Buffer.from('PK, but not a ZIP at all, only a text that begins alike'))).toMatch(no)
    expect(await refusal(await drawPlate(1))).toMatch(no)
    expect(await refusal(zipSync({ 'manifest.json': strToU8('{"format":"another"}') }))).toMatch(no)
    expect(await refusal(exported.slice(0, exported.length / 2))).toMatch(/damaged: ZIP/)
  })

  it('[S1.14] why a file was refused is read in the language of who reads it', async () => {
    const answer = await ben.sendFile(history.importProject, { copy: 'yes' }, exported.slice(0, exported.length / 2))
    const { taskId: id } = history.importProject.gives.parse(answer.data)
    expect((await endedTask(ben, id)).message).toMatch(/^The collection file is damaged: ZIP/)
    expect((await ben.call(tasks.readTask, { id }, { lang: 'fr' })).message).toMatch(/abîmé : ZIP/)
    expect((await ben.call(tasks.readTask, { id }, { lang: 'ja' })).message).toMatch(/壊れています：ZIP/)
  })

  it('[S1.14] foreign names, wrong checksums and missing or strange pictures are told by their names', async () => {
    expect(await refusal(forged((parts) => ({ ...parts, '../../etc/passwd': strToU8('x') })))).toMatch(
      /damaged: \.\.\/\.\.\/etc/,
    )
    const changed = forged((parts) => ({
      ...parts,
      [picture()]: Buffer.from(sure(parts[picture()])).fill(0, 200, 210),
    }))
    expect(await refusal(changed)).toMatch(/damaged: pictures\//)
    const untold = zipSync({ ...unzipSync(exported), [picture()]: strToU8('GIF89a nothing') }, { level: 0 })
    expect(await refusal(untold)).toMatch(/damaged: pictures\//)
    const missing = forged(({ [picture()]: _gone, ...parts }) => parts)
    expect(await refusal(missing)).toMatch(/damaged: pictures/)
    const script = strToU8(`<svg><script>alert(1)</script>${' '.repeat(40)}</svg>`)
    const name = `pictures/${hashBytes(script)}.png`
    expect(await refusal(forged((parts) => ({ ...parts, [name]: script })))).toMatch(/damaged: pictures\//)
    const tail = Buffer.concat([sure(unzipSync(exported)[picture()]), strToU8('<script>alert(1)</script>')])
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

  it('[S1.14] a newer form, foreign ids and documents that cannot be drawn are refused', async () => {
    expect(
      await refusal(
        forged(
          (parts) => parts,
          (told) => ({ ...told, version: fileVersion + 1 }),
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
      const hash = sureFirst(Object.keys(one.documents))
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

  it('[S1.14] a bomb is refused before it is unpacked', async () => {
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

  it('[S5.06] pictures count against a trial whatever the file calls them', async () => {
    const trial = await openRole(there, 'trial')
    const { pool } = there.database
    await pool.query(
      "insert into file (owner_id, hash, kind, mime, width, height, bytes) select $1, repeat(to_hex(n), 64), 'upload', 'image/png', 9, 9, 9 from generate_series(1, 8) n",
      [trial.userId],
    )
    const all = content((one) => {
      for (const picture of one.pictures) picture.kind = 'drawn'
    })
    await expect(importTo(trial, forged(all), 'yes')).rejects.toThrow(
      /^A trial holds at most 10 pictures\. Subscribe to upload more$/,
    )
  })

  it('[S5.06] pictures that a trial holds already are not counted again, and a refusal that would stay is told as one', async () => {
    const trial = await openRole(there, 'trial')
    await importTo(trial, exported)
    const { pool } = there.database
    const held = async () =>
      (await pool.query("select hash from file where owner_id = $1 and kind = 'upload'", [trial.userId])).rowCount ?? 0
    const first = await held()
    expect(first).toBeGreaterThan(1)
    await pool.query(
      "insert into file (owner_id, hash, kind, mime, width, height, bytes) select $1, repeat(to_hex(n), 64), 'upload', 'image/png', 9, 9, 9 from generate_series(1, $2) n",
      [trial.userId, limits.trialUploads - first],
    )
    expect((await importTo(trial, exported, 'yes')).imported).not.toBeNull()
    await pool.query(
      "update file set kind = 'sample' where owner_id = $1 and hash !~ '^(.)\\1{63}$' and kind = 'upload'",
      [trial.userId],
    )
    await importTo(trial, exported, 'yes')
    expect(await held()).toBe(limits.trialUploads - first)
    const full = await openRole(there, 'trial')
    await pool.query(
      "insert into file (owner_id, hash, kind, mime, width, height, bytes) select $1, repeat(to_hex(n), 64), 'upload', 'image/png', 9, 9, 9 from generate_series(1, $2) n",
      [full.userId, limits.trialUploads],
    )
    const answer = await full.sendFile(history.importProject, { copy: 'yes' }, exported)
    const { taskId } = history.importProject.gives.parse(answer.data)
    expect(await endedTask(full, taskId)).toMatchObject({ status: 'failed', lasting: true })
  })

  it('[S1.14] pictures that are all weight cost the server nothing', async () => {
    const bytes = pictureBomb(40_000_000, 1)
    const before = process.resourceUsage().maxRSS
    const heavy = forged((parts) => ({ ...parts, [`pictures/${hashBytes(bytes)}.png`]: bytes }))
    expect(await Promise.all(Array.from({ length: 3 }, () => refusal(heavy)))).toEqual(
      Array(3).fill(expect.stringMatching(/more than is taken in: pictures/)),
    )
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(150_000)
  })
})
