import type { Duplicate, Picture } from '@toile/contract/features/files.ts'
import i18next from 'i18next'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { CallRefused } from '@toile/contract/answer.ts'
import { judgeFile } from './judgeFile.ts'
import { patiently, pauseBefore } from './patience.ts'
import type { DuplicateChoice, Stored, Upload } from './sendUpload.ts'
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
const stored = (name: string): Stored => ({ picture: picture(name), duplicate: false, upload: `way of ${name}` })
const file = (name: string) => new File(['x'], name)

/** A line for moodboards, and what it has stored. */
function openLine(send: (upload: Upload) => Promise<Stored>, judge: (file: File) => string | null = () => null) {
  const ids: string[] = []
  const line = openUploadLine<'mood'>({
    usedFor: () => 'mood',
    judge: async (one) => judge(one),
    send,
    onStored: (_, { id }) => ids.push(id),
  })
  return { line, ids }
}

describe('[S5.01] a file is judged before it is sent', () => {
  beforeAll(() => i18next.init({ lng: 'en', keySeparator: false, nsSeparator: false }))
  const named = (name: string, start: string) => judgeFile(new File([bytes(start)], name))

  it('by its bytes and not by its name: what is no picture that is taken is called by its kind', async () => {
    expect(await named('a.txt', '\x89PNG\r\n\x1a\n')).toBeNull()
    expect(await named('a.gif', '\xff\xd8\xff\xe0')).toBeNull()
    expect(await named('a', 'RIFF1234WEBPVP8 ')).toBeNull()
    const kinds = { HEIC: '\0\0\0\x18ftypheic', SVG: '<svg xmlns="', GIF: 'GIF89a', TIFF: 'II*\0' }
    for (const [kind, start] of Object.entries(kinds))
      expect(await named('photo.jpg', start)).toBe(`This is a ${kind} file; pictures are taken as PNG, JPEG or WebP`)
    expect(await named('photo.jpg', 'hello')).toBe('You can only upload Image file!')
    expect(await named('photo.jpg', '')).toBe('The file is empty; it has 0 bytes')
  })
})

describe('files on their way', () => {
  it('one bad file does not stop the others, and keeps its own sentence', async () => {
    const { line, ids } = openLine(
      async ({ file: { name } }) => stored(name),
      ({ name }) => (name === 'bad.txt' ? 'Not a picture' : null),
    )
    line.add('mood', [file('a.png'), file('bad.txt'), file('b.png'), file('c.png')])
    await vi.waitFor(() => expect(ids).toHaveLength(3))
    expect(ids.sort()).toEqual(['a.png', 'b.png', 'c.png'])
    expect(line.get().map(({ name, why, again }) => ({ name, why, again }))).toEqual([
      { name: 'bad.txt', why: 'Not a picture', again: false },
    ])
  })

  it('a fault can be tried again; a warning cannot', async () => {
    let broken = true
    const { line } = openLine(async ({ file: { name } }) => {
      if (name === 'huge.png') throw new CallRefused('warning', 'Too large', {})
      if (broken) throw new CallRefused('error', 'No room', {})
      return stored(name)
    })
    line.add('mood', [file('a.png'), file('huge.png')])
    await vi.waitFor(() => expect(line.get().map(({ state }) => state)).toEqual(['refused', 'refused']))
    expect(line.get().map(({ again }) => again)).toEqual([true, false])
    broken = false
    line.again(line.get()[0]?.id ?? '')
    await vi.waitFor(() => expect(line.get()).toHaveLength(1))
  })

  it('a cancelled file is stopped and stored nowhere', async () => {
    let stopped = false
    const { line, ids } = openLine(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            stopped = true
            reject(new CallRefused('silent', ''))
          })
        }),
    )
    line.add('mood', [file('a.png')])
    await vi.waitFor(() => expect(line.get()[0]?.state).toBe('sending'))
    await Promise.resolve()
    line.drop(line.get()[0]?.id ?? '')
    await vi.waitFor(() => expect(stopped).toBe(true))
    expect(line.get()).toEqual([])
    expect(ids).toEqual([])
  })

  it('[S5.03] twelve files onto a board of eight: bad ones take no room, and those left move up when there is some', async () => {
    const ids: string[] = []
    const told: (readonly string[])[] = []
    let held = 2
    const line = openUploadLine<'mood'>({
      usedFor: () => 'mood',
      judge: async ({ name }) => (name.startsWith('bad') ? 'Not a picture' : null),
      room: () => 8 - held,
      onLeft: (_, names) => told.push(names),
      send: async ({ file: { name } }) => {
        if (name === 'torn.png') throw new CallRefused('warning', 'Cut off', {})
        return stored(name)
      },
      onStored: (_, { id }) => {
        held += 1
        ids.push(id)
      },
    })
    const names = ['bad1', 'a', 'bad2', 'b', 'torn.png', 'c', 'd', 'bad3', 'e', 'f', 'g', 'h']
    line.add('mood', names.map(file))
    await vi.waitFor(() => expect(ids).toHaveLength(6))
    expect(ids.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
    expect(told).toEqual([['f', 'g', 'h']])
    const states = () => line.get().map(({ name, state }) => `${name} ${state}`)
    await vi.waitFor(() =>
      expect(states().toSorted()).toEqual(
        ['bad1', 'bad2', 'bad3', 'torn.png']
          .map((name) => `${name} refused`)
          .concat('g left', 'h left')
          .toSorted(),
      ),
    )
    held -= 1
    line.look()
    await vi.waitFor(() => expect(ids).toContain('g'))
    expect(states()).toContain('h left')
  })

  it('[S5.04] every file tells how many its go holds, and a thousand pass through', async () => {
    const told = new Set<number>()
    const { line, ids } = openLine(async ({ file: { name }, together = 0 }) => {
      told.add(together)
      return stored(name)
    })
    line.add(
      'mood',
      Array.from({ length: 1000 }, (_, i) => file(`${i}.png`)),
    )
    await vi.waitFor(() => expect(ids).toHaveLength(1000), 10_000)
    expect([...told]).toEqual([1000])
    expect(line.get()).toEqual([])
  })
})

describe('[S5.08] a file that is here already', () => {
  const duplicate: Duplicate = { kind: 'same', picture: picture('known'), storedAt: '', kept: [] }
  const asking = (choices: DuplicateChoice[]) =>
    openLine(async ({ file: { name }, onDuplicate }) => {
      const choice = (await onDuplicate?.(duplicate)) ?? 'use'
      choices.push(choice)
      if (choice === 'skip') throw new CallRefused('silent', '')
      return stored(choice === 'use' ? 'known' : name)
    })

  it('is asked about while the others go on, and one answer may settle its whole go', async () => {
    const choices: DuplicateChoice[] = []
    const { line, ids } = asking(choices)
    line.add('mood', ['a', 'b', 'c', 'd', 'e'].map(file))
    await vi.waitFor(() => expect(line.get().every(({ state }) => state === 'asks')).toBe(true))
    const [a, b] = line.get()
    line.answer(a?.id ?? '', 'use')
    await vi.waitFor(() => expect(ids).toEqual(['known']))
    line.answer(b?.id ?? '', 'keep', true)
    await vi.waitFor(() => expect(ids).toEqual(['known', 'b', 'c', 'd', 'e']))
    expect(choices).toEqual(['use', 'keep', 'keep', 'keep', 'keep'])
  })

  it('is left out without a word when it is skipped, and the next go is asked anew', async () => {
    const choices: DuplicateChoice[] = []
    const { line, ids } = asking(choices)
    line.add('mood', [file('a'), file('b')])
    await vi.waitFor(() => expect(line.get()[1]?.state).toBe('asks'))
    line.answer(line.get()[0]?.id ?? '', 'skip', true)
    await vi.waitFor(() => expect(line.get()).toEqual([]))
    expect(ids).toEqual([])
    line.add('mood', [file('a')])
    await vi.waitFor(() => expect(line.get()[0]?.state).toBe('asks'))
  })
})

describe('a broken connection', () => {
  const page = new EventTarget()
  beforeAll(() => {
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  })
  afterAll(() => vi.unstubAllGlobals())

  const cut = () => new CallRefused('error', 'The server cannot be reached')

  it('[S5.01] is waited for, longer each time, and told', async () => {
    vi.useFakeTimers()
    try {
      expect([0, 1, 2, 3, 9].map(pauseBefore)).toEqual([1000, 2000, 4000, 8000, 30_000])
      const told: boolean[] = []
      let tries = 0
      const gave = patiently(
        async () => {
          if (++tries < 4) throw cut()
          return 'stored'
        },
        { signal: new AbortController().signal, onWaiting: (waiting) => told.push(waiting) },
      )
      await vi.advanceTimersByTimeAsync(6_999)
      expect(tries).toBe(3)
      await vi.advanceTimersByTimeAsync(1)
      expect(await gave).toBe('stored')
      expect(told).toEqual([true, true, true, false])
    } finally {
      vi.useRealTimers()
    }
  })

  it('[S5.01] is tried at once when the browser says that it is back', async () => {
    let tries = 0
    const gave = patiently(
      async () => {
        if (++tries < 2) throw cut()
        return 'stored'
      },
      {
        signal: new AbortController().signal,
        onWaiting: (waiting) => waiting && setTimeout(() => page.dispatchEvent(new Event('online'))),
      },
    )
    expect(await gave).toBe('stored')
    expect(tries).toBe(2)
  })

  it('[S5.01] is not what a refusal is, and waiting ends when the file is cancelled', async () => {
    const options = { signal: new AbortController().signal, onWaiting: () => undefined }
    await expect(patiently(() => Promise.reject(new CallRefused('error', 'No room', {})), options)).rejects.toThrow(
      'No room',
    )
    const abort = new AbortController()
    const waiting = patiently(() => Promise.reject(cut()), { ...options, signal: abort.signal })
    abort.abort()
    await expect(waiting).rejects.toThrow('cannot be reached')
  })
})
