import { designVersion } from '@toile/craft/designs/designVersion.ts'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallRefused } from '@toile/contract/answer.ts'
import { callOf, type List, openMove } from './openMove.ts'

const away = new CallRefused('error', 'No answer')
const refusal = new CallRefused('warning', 'This look is gone', { errCode: 1 })
const standing = (state: List): DesignEntry => ({
  id: 'a',
  projectId: 'p',
  taskId: null,
  position: 0,
  state,
  revision: 0,
  pictures: null,
  document: {
    version: designVersion,
    style: 'ink',
    mannequin: { person: 'ines', pose: 'walk', mirrored: false },
    shoes: { kind: 'pump', color: { r: 0, g: 0, b: 0 } },
    lips: { r: 0, g: 0, b: 0 },
    ground: { r: 0, g: 0, b: 0 },
    garments: [],
    origin: null,
  },
})

function open(failures: (Error | null)[] = []) {
  const sent: string[] = []
  const keys: string[] = []
  const shown: List[] = []
  const kept: (List | null)[] = []
  const refused: unknown[] = []
  const move = openMove({
    list: 'draft',
    async send(to, from, key) {
      const failure = failures.shift()
      if (failure) throw failure
      sent.push(callOf(to, from).path)
      keys.push(key)
      return standing(to)
    },
    settled: (answer, list) => void shown.push(answer?.state ?? list),
    refused: (error) => void refused.push(error),
    keep: (unsaved) => void kept.push(unsaved?.document ?? null),
    serverNow: () => 77,
  })
  return { move, sent, keys, shown, kept, refused }
}

describe('a like while the server is away', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('[S4.03] is kept, stands as what waits, and is sent once when the server is back', async () => {
    const { move, sent, shown, kept, refused } = open([away, away])
    expect(await move.to('liked', 'draft')).toBe(true)
    expect([move.waits(), move.saver.state(), kept.at(-1), sent]).toEqual(['liked', 'offline', 'liked', []])
    await vi.advanceTimersByTimeAsync(20_000)
    expect(sent).toEqual(['/api/design/like'])
    expect([move.waits(), move.saver.state(), kept.at(-1), move.savedAt()]).toEqual([null, 'saved', null, 77])
    expect(shown).toEqual(['liked'])
    expect(refused).toEqual([])
  })

  it('[S4.03] is taken back only after it was sent again, as the server may have it, and then kept no more', async () => {
    const { move, sent, kept } = open([away])
    await move.to('liked', 'draft')
    await move.to('draft', 'liked')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(sent).toEqual(['/api/design/like', '/api/design/unlike'])
    expect([move.waits(), move.saver.state(), kept.at(-1)]).toEqual([null, 'saved', null])
  })

  it('[S4.03] goes on where a page that is gone left it: its call again under its key, then what was wanted last', async () => {
    const { move, sent, keys } = open()
    move.resume(
      {
        document: 'draft',
        base: 'draft',
        revision: 0,
        sent: { document: 'liked', revision: 0, key: 'of the page that is gone' },
      },
      'liked',
    )
    expect(move.waits()).toBe('draft')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(sent).toEqual(['/api/design/like', '/api/design/unlike'])
    expect(keys[0]).toBe('of the page that is gone')
    expect([move.waits(), move.saver.state()]).toEqual([null, 'saved'])
  })

  it('[S4.03] what is wished here is newer than what a page that is gone left', async () => {
    const { move, sent } = open()
    const wish = move.to('deleted', 'draft')
    move.resume({ document: 'liked', base: 'draft', revision: 0, sent: null }, 'draft')
    await wish
    await vi.advanceTimersByTimeAsync(1_000)
    expect(sent).toEqual(['/api/design/delete'])
  })

  it('[S4.03] is taken back with the reason when the server refuses it', async () => {
    const { move, shown, kept, refused } = open([refusal])
    expect(await move.to('liked', 'draft')).toBe(false)
    expect([move.waits(), move.saver.state(), kept.at(-1), shown.at(-1)]).toEqual([null, 'saved', null, 'draft'])
    expect(refused).toEqual([refusal])
  })

  it('[S4.03] every way between two lists has its call, also when another window moved the look meanwhile', async () => {
    const { move, sent } = open()
    await move.to('deleted', 'draft')
    await move.to('liked', 'deleted')
    await move.to('draft', 'liked')
    await move.to('draft', 'deleted')
    expect(sent.map((path) => path.split('/').at(-1))).toEqual(['delete', 'like', 'unlike', 'restore'])
  })
})
