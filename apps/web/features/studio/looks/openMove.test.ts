import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallRefused } from '../../../shell/answer.ts'
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
    version: 2,
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
  const shown: List[] = []
  const kept: (List | null)[] = []
  const refused: unknown[] = []
  const move = openMove({
    list: 'draft',
    async send(to, from) {
      const failure = failures.shift()
      if (failure) throw failure
      sent.push(callOf(to, from).path)
      return standing(to)
    },
    settled: (answer, list) => void shown.push(answer?.state ?? list),
    refused: (error) => void refused.push(error),
    keep: (unsaved) => void kept.push(unsaved?.document ?? null),
    serverNow: () => 77,
  })
  return { move, sent, shown, kept, refused }
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

  it('[S4.03] is no longer kept when it is taken back before the server knew of it', async () => {
    const { move, sent, kept } = open([away])
    await move.to('liked', 'draft')
    await move.to('draft', 'liked')
    await vi.advanceTimersByTimeAsync(20_000)
    expect([move.waits(), move.saver.state(), kept.at(-1), sent]).toEqual([null, 'saved', null, []])
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
