import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { sure } from '@toile/geometry'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onBehalfOf } from '../../host/aside/person.ts'
import { openServerHost } from '../../host/canvas.ts'
import { whileHolding } from '../../host/database/held.ts'
import { type Files, openFiles } from '../../host/files/files.ts'
import { plainDesign } from '../../testing/things.ts'
import { drawAside } from './drawAside.ts'
import { openDrawing } from './drawPicture.ts'
import type { Job } from './openJobs.ts'

const uploads = { pictures: {}, pieces: {} }
const look: Job = {
  picture: { kind: 'look', design: plainDesign(), width: 48, height: 72, form: 'png' },
}
let folder: string
let files: Files

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-aside-'))
  files = openFiles({ s3: undefined, folder })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('drawing for calls', () => {
  it('what cannot be drawn costs nobody a new thread, and a thread that has ended is replaced', async () => {
    const source = { kind: 'picture' as const, hash: 'f'.repeat(64) }
    const missing: Job = { element: { kind: 'print', version: 1, source, repeat: 'straight', width: 200 } }
    const begun: Worker[] = []
    process.on('worker', (worker) => begun.push(worker))
    await drawAside([look], uploads)
    const before = begun.length
    await expect(drawAside([missing], uploads)).rejects.toThrow()
    expect(await drawAside([look], uploads)).toHaveLength(1)
    expect(begun).toHaveLength(before)
    await begun.at(-1)?.terminate()
    expect(await drawAside([look], uploads)).toHaveLength(1)
    expect(begun).toHaveLength(before + 1)
  })

  it('people take turns picture by picture: who asks for one does not wait for who asked for many', async () => {
    const ended: string[] = []
    const ask = (person: string, count: number) =>
      onBehalfOf(person, () =>
        drawAside(
          Array.from({ length: count }, () => look),
          uploads,
        ),
      ).then((drawn) => {
        ended.push(person)
        return drawn
      })
    const many = ask('ann', 8)
    const one = ask('ben', 1)
    const [drawn, single] = await Promise.all([many, one])
    expect(ended).toEqual(['ben', 'ann'])
    expect(drawn).toHaveLength(8)
    expect(drawn.every((picture) => picture.equals(sure(single[0])))).toBe(true)
  })

  it('one person may have so many in the line, and is told; nothing of what was refused is drawn', async () => {
    const asked = onBehalfOf('eve', () =>
      drawAside(
        Array.from({ length: 900 }, () => look),
        uploads,
      ),
    )
    await expect(asked).rejects.toMatchObject({ code: 'studioBusy' })
    expect(await onBehalfOf('eve', () => drawAside([look], uploads))).toHaveLength(1)
  })

  it('no transaction waits for drawing, for a picture that is read, or for bytes that are stored', async () => {
    const hash = await files.putBytes(Buffer.from('linen'), 'application/json')
    const slow = [
      () => drawAside([look], uploads),
      () => files.read(hash),
      () => files.open(hash, 'application/json'),
      () => files.readPixels(hash, 100),
      () => files.putBytes(Buffer.from('silk'), 'application/json'),
      () => files.putDrawn(Buffer.from('silk'), 'image/png'),
      () => files.putStream((async function* () {})(), 'application/json'),
    ]
    for (const work of slow)
      await expect(whileHolding<unknown>(work), String(work)).rejects.toThrow(/inside a transaction/)
    expect((await files.read(hash)).toString()).toBe('linen')
  })

  it('nobody who answers a call draws: a canvas is refused on the thread that calls are answered on', async () => {
    const call = <T>(work: () => T) => onBehalfOf('ann', work)
    expect(() => call(openServerHost)).toThrow(/while a call was being answered/)
    expect(() => call(() => openDrawing(uploads))).toThrow(/while a call was being answered/)
    expect(() => openServerHost().createCanvas(2, 2)).not.toThrow()
  })
})
