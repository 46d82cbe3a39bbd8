import { describe, expect, it } from 'vitest'
import { ago } from './ago.ts'

const minute = 60_000

describe('how long ago something was', () => {
  it('is nothing under a minute, then minutes, hours and days, rounded down', () => {
    const words = [0, minute - 1, minute, 2.9 * minute, 61 * minute, 50 * 60 * minute].map((time) => ago(time, 'en'))
    expect(words).toEqual([null, null, '1 min ago', '2 min ago', '1 hr ago', '2 days ago'])
  })
  it('is said in the language of the screen', () => {
    expect(['fr', 'ja', 'ru'].map((language) => ago(2 * minute, language))).toEqual([
      'il y a 2\u00a0min',
      '2 分前',
      '2 мин. назад',
    ])
  })
})
