import { describe, expect, it } from 'vitest'
import { dayOf, daysOf, daysOfMonth, stampOf } from './days.ts'

const now = new Date(2026, 10, 22, 7, 5, 9)

describe('days of the history', () => {
  it('[S9.08] a moment is written YYYY-MM-DD hh:mm:ss', () => {
    expect(stampOf(now.toISOString())).toBe('2026-11-22 07:05:09')
  })

  it('[S2.50] the spans end today and count it', () => {
    expect(daysOf('today', now)).toEqual({ from: '2026-11-22', to: '2026-11-22' })
    expect(daysOf('week', now)).toEqual({ from: '2026-11-16', to: '2026-11-22' })
    expect(daysOf('month', now)).toEqual({ from: '2026-10-24', to: '2026-11-22' })
    expect(daysOf('any', now)).toEqual({ from: null, to: null })
  })

  it('[S2.50] autumn and winter run from September to February, the last season ends the day before this one', () => {
    expect(daysOf('season', now)).toEqual({ from: '2026-09-01', to: '2026-11-22' })
    expect(daysOf('lastSeason', now)).toEqual({ from: '2026-03-01', to: '2026-08-31' })
    const january = new Date(2027, 0, 5)
    expect(daysOf('season', january)).toEqual({ from: '2026-09-01', to: '2027-01-05' })
    expect(daysOf('lastSeason', new Date(2027, 3, 1))).toEqual({ from: '2026-09-01', to: '2027-02-28' })
  })

  it('[S2.50] a month has its own last day', () => {
    expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
    expect(dayOf(new Date(2026, 0, 3))).toBe('2026-01-03')
  })
})
