import { describe, expect, it, vi } from 'vitest'
import type { Stored } from '../sendUpload.ts'
import { openUploadSession } from './uploadSession.ts'

const picture: Stored['picture'] = {
  id: 'a',
  hash: '',
  bytes: 1,
  name: 'a.png',
  url: '',
  width: 1,
  height: 1,
  thumbnails: { small: '', middle: '', large: '' },
}
const open = (room: number, together: number) =>
  openUploadSession({
    use: 'mood',
    together,
    room,
    judge: async () => null,
    send: async ({ file }) => ({ picture: { ...picture, id: file.name }, duplicate: false, upload: file.name }),
    recognise: async () => null,
    edit: async (one) => one,
    cutOut: async (one) => one,
    forget: () => {},
  })
const files = (count: number) => Array.from({ length: count }, (_, i) => new File(['x'], `${i}.png`))

describe('pictures that are added to a place', () => {
  it('[S5.03] end it when the place is full, also where more were chosen than it holds', async () => {
    const session = open(2, 10)
    session.add(files(3))
    await vi.waitFor(() => expect(session.get().filter(({ stored }) => stored)).toHaveLength(2))
    expect(session.isOver()).toBe(false)
    await session.finish(() => {})
    expect(session.isOver()).toBe(true)
  })

  it('[S5.04] go on while those that were too many at once still find room', async () => {
    const session = open(8, 2)
    session.add(files(3))
    await vi.waitFor(() => expect(session.get().filter(({ stored }) => stored)).toHaveLength(2))
    await session.finish(() => {})
    expect(session.isOver()).toBe(false)
  })
})
