import type { Picture } from '@toile/contract/features/files.ts'
import { describe, expect, it, vi } from 'vitest'
import { CallRefused } from '../answer.ts'
import { kindOf } from './pictureKind.ts'
import { openUploadLine } from './uploadLine.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const picture = (id: string): Picture => ({
  id,
  hash: '',
  name: id,
  width: 1,
  height: 1,
  bytes: 1,
  url: '',
  thumbnails: { small: '', middle: '', large: '' },
})
const file = (name: string) => new File(['x'], name)

describe('[S5.01] the kind of a file', () => {
  it('is read from its bytes, not from its name', () => {
    expect(kindOf(bytes('\x89PNG\r\n\x1a\n'))).toBe('png')
    expect(kindOf(bytes('\xff\xd8\xff\xe0'))).toBe('jpeg')
    expect(kindOf(bytes('RIFF1234WEBPVP8 '))).toBe('webp')
    expect(kindOf(bytes('\0\0\0\x18ftypheic'))).toBe('heic')
    expect(kindOf(bytes('<svg xmlns="'))).toBe('other')
    expect(kindOf(bytes(''))).toBe('other')
  })
})

describe('files on their way', () => {
  it('one bad file does not stop the others, and keeps its own sentence', async () => {
    const stored: string[] = []
    const line = openUploadLine<'mood'>({
      useOf: () => 'mood',
      judge: async ({ name }) => (name === 'bad.txt' ? 'Not a picture' : null),
      send: async ({ file: { name } }) => ({ picture: picture(name), duplicate: false }),
      onStored: (_, { id }) => stored.push(id),
    })
    line.add('mood', [file('a.png'), file('bad.txt'), file('b.png'), file('c.png')])
    await vi.waitFor(() => expect(stored).toHaveLength(3))
    expect(stored.sort()).toEqual(['a.png', 'b.png', 'c.png'])
    expect(line.get().map(({ name, why, again }) => ({ name, why, again }))).toEqual([
      { name: 'bad.txt', why: 'Not a picture', again: false },
    ])
  })

  it('a fault can be tried again under the same key; a warning cannot', async () => {
    const keys: string[] = []
    let broken = true
    const line = openUploadLine<'mood'>({
      useOf: () => 'mood',
      judge: async () => null,
      send: async ({ file: { name }, key }) => {
        keys.push(key)
        if (name === 'huge.png') throw new CallRefused('warning', 'Too large')
        if (broken) throw new CallRefused('error', 'No connection')
        return { picture: picture(name), duplicate: false }
      },
      onStored: () => {},
    })
    line.add('mood', [file('a.png'), file('huge.png')])
    await vi.waitFor(() => expect(line.get().map(({ state }) => state)).toEqual(['refused', 'refused']))
    expect(line.get().map(({ again }) => again)).toEqual([true, false])
    broken = false
    line.again(line.get()[0]?.id ?? '')
    await vi.waitFor(() => expect(line.get()).toHaveLength(1))
    expect(keys[2]).toBe(keys[0])
  })

  it('a cancelled file is stopped and stored nowhere', async () => {
    const stored: string[] = []
    let stopped = false
    const line = openUploadLine<'mood'>({
      useOf: () => 'mood',
      judge: async () => null,
      send: ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            stopped = true
            reject(new CallRefused('silent', ''))
          })
        }),
      onStored: (_, { id }) => stored.push(id),
    })
    line.add('mood', [file('a.png')])
    await vi.waitFor(() => expect(line.get()[0]?.state).toBe('sending'))
    await Promise.resolve()
    line.drop(line.get()[0]?.id ?? '')
    await vi.waitFor(() => expect(stopped).toBe(true))
    expect(line.get()).toEqual([])
    expect(stored).toEqual([])
  })
})
