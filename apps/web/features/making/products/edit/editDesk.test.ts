import type { ProductEntry } from '@toile/contract/features/products.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'

// What ends a drag listens to the window.
vi.stubGlobal('addEventListener', () => undefined)
const { clearDesk, editDesk } = await import('./editDesk.ts')

const entryOf = (id: string, revision: number) =>
  ({ id, revision, work: { of: 'picture', retouched: { picture: 'p', steps: [] } } }) as unknown as ProductEntry
const brighter = { kind: 'exposure', stops: 1 } as const

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

describe('the desk of a picture that is edited', () => {
  it('[S2.31] is kept over the state it began with, whatever became of the picture elsewhere', () => {
    const desk = editDesk(entryOf('a', 3))
    desk.add(brighter, { label: 'Exposure' })
    expect(editDesk(entryOf('a', 4))).toBe(desk)
    expect(desk.revision()).toBe(3)
  })

  it('[S2.31] begins anew where nothing was done on it and the picture was changed elsewhere', () => {
    const desk = editDesk(entryOf('b', 3))
    expect(editDesk(entryOf('b', 4))).not.toBe(desk)
    expect(editDesk(entryOf('b', 4)).revision()).toBe(4)
  })

  it('[S2.31] tells that it is kept, and is kept over that state the next time', () => {
    const desk = editDesk(entryOf('c', 0))
    const told = vi.fn()
    desk.onKept(told)
    desk.add(brighter, { label: 'Exposure' })
    desk.isKept({ picture: 'p', steps: [brighter] }, 1)
    expect(told).toHaveBeenCalledOnce()
    expect(desk.kept().steps).toEqual([brighter])
    expect(editDesk(entryOf('c', 0))).toBe(desk)
    expect(desk.revision()).toBe(1)
  })

  it('[S2.31] is bare again once its steps were kept as another picture', () => {
    editDesk(entryOf('d', 0)).add(brighter, { label: 'Exposure' })
    clearDesk('d')
    expect(editDesk(entryOf('d', 0)).document.get().steps).toEqual([])
  })
})
