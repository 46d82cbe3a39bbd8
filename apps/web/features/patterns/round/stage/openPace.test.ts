import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPace } from './openPace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function paced() {
  const changes: boolean[] = []
  const pace = openPace((light) => changes.push(light))
  const draw = (milliseconds: number) => {
    pace.moves()
    pace.took(milliseconds)
  }
  return { changes, pace, draw }
}

describe('the pace of a stage', () => {
  it('[S2.59] stays full where pictures come fast, also after one that was late', () => {
    const { changes, draw } = paced()
    for (const took of [8, 900, 900, 8, 900, 8, 8]) draw(took)
    vi.runAllTimers()
    expect(changes).toEqual([])
  })

  it('[S2.59] is light while something moves where pictures come slowly, and full again at rest', () => {
    const { changes, pace, draw } = paced()
    for (const took of [400, 400, 400]) draw(took)
    expect(changes).toEqual([])
    draw(60)
    expect([changes, pace.isLight]).toEqual([[true], true])
    draw(60)
    vi.runAllTimers()
    expect(changes).toEqual([true, false])
    draw(60)
    expect(changes).toEqual([true, false, true])
  })

  it('[S2.59] draws nothing more once the stage is closed', () => {
    const { changes, pace, draw } = paced()
    for (const took of [400, 400, 400, 400]) draw(took)
    pace.close()
    vi.runAllTimers()
    expect(changes).toEqual([true])
  })
})
