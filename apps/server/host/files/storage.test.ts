import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { openTestStorage } from '../testing/openTestStorage.ts'
import { type Files, openFiles } from './files.ts'

let storage: Awaited<ReturnType<typeof openTestStorage>>
let files: Files

beforeAll(async () => {
  storage = await openTestStorage()
  files = openFiles(readSettings(storage.settings))
})

afterAll(() => storage.close())

describe('files in a bucket', () => {
  it('keeps a picture with its thumbnails and reads it back', async () => {
    const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#224466' } })
      .png()
      .toBuffer()
    const kept = await files.putPicture(bytes, { bytes: 5_000_000 })
    expect((await files.read(kept.hash, kept.mime)).length).toBe(kept.bytes)
    expect(await files.readPixels(kept.hash, 100)).toMatchObject({ width: 100, height: 67 })
    expect(await sharp(await files.read(kept.thumbnails['160'] ?? '')).metadata()).toMatchObject({ width: 160 })
    expect(await files.putPicture(bytes, { bytes: 5_000_000 })).toEqual(kept)
  })

  it('[S1.09] reads a part by itself, and tells how large the whole is', async () => {
    const bytes = Buffer.from('a film of a coat that walks')
    const hash = await files.putBytes(bytes, 'video/mp4')
    expect(await files.sizeOf(hash, 'video/mp4')).toBe(bytes.length)
    const part = await Array.fromAsync(await files.openPart(hash, 'video/mp4', { start: 2, end: 5 }))
    expect(Buffer.concat(part).toString()).toBe('film')
    expect(await files.sizeOf('0'.repeat(64), 'video/mp4')).toBeNull()
  })

  it('lists and removes', async () => {
    const hash = await files.putBytes(Buffer.from('{}'), 'application/json')
    const names = await Array.fromAsync(files.store.list())
    const name = names.find((one) => one.includes(hash)) ?? ''
    expect(Date.now() - ((await files.store.written(name))?.getTime() ?? 0)).toBeLessThan(60_000)
    await files.store.remove(name)
    expect(await files.store.written(name)).toBe(null)
    await expect(files.read(hash)).rejects.toThrow('is not stored')
  })
})
