import { limits } from '@toile/rules/limits.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPictureLine } from './pictureLine.ts'

const nobody = () => undefined
let asked: string[] = []
let broken = new Set<string>()
const line = () =>
  openPictureLine({
    ...limits.lazyPicture,
    load: async (url) => {
      asked.push(url)
      if (broken.has(url)) throw new Error('no connection')
    },
  })

describe('lazy pictures', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    asked = []
    broken = new Set()
  })
  afterEach(() => void vi.useRealTimers())

  it('[S9.06] are asked for in goes 200 ms apart, and what flew past in between never', async () => {
    const pictures = line()
    pictures.want('a', nobody)
    pictures.want('b', nobody)
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toEqual(['a', 'b'])
    const leave = pictures.want('c', nobody)
    await vi.advanceTimersByTimeAsync(150)
    expect(asked).toEqual(['a', 'b'])
    leave()
    pictures.want('d', nobody)
    await vi.advanceTimersByTimeAsync(50)
    expect(asked).toEqual(['a', 'b', 'd'])
  })

  it('[S9.06] the latest 200 stay ready and are shown again without being asked for', async () => {
    const pictures = line()
    for (let i = 0; i < 230; i++) pictures.want(`p${i}`, nobody)()
    for (let i = 0; i < 230; i++) pictures.want(`p${i}`, nobody)
    await vi.advanceTimersByTimeAsync(400)
    expect(pictures.held()).toHaveLength(limits.lazyPicture.cache)
    const calm = line()
    const leave = calm.want('a', nobody)
    await vi.advanceTimersByTimeAsync(0)
    leave()
    expect(calm.get('a')).toBe('there')
    asked = []
    calm.want('a', nobody)
    await vi.advanceTimersByTimeAsync(400)
    expect(asked).toEqual([])
  })

  it('[S9.06] a picture is tried three times, then says so and can be tried anew', async () => {
    const pictures = line()
    broken.add('x')
    pictures.want('x', nobody)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(asked).toEqual(['x', 'x', 'x'])
    expect(pictures.get('x')).toBe('failed')
    broken.clear()
    pictures.again('x')
    await vi.advanceTimersByTimeAsync(400)
    expect(pictures.get('x')).toBe('there')
  })
})
