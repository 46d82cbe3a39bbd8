import { describe, expect, it, vi } from 'vitest'
import { openUploadLine } from '../uploads/uploadLine.ts'
import { type Meeting, openMeetings } from './meetings.ts'
import type { SaveState } from './saver.ts'
import { standingOf, type Watched } from './standing.ts'
import { watchedLine } from './watchedLine.ts'

const one = (state: SaveState, savedAt: number | null, says = ''): Watched => ({
  savedAt: () => savedAt,
  saver: { state: () => state, says: () => says, flush: async () => {}, subscribe: () => () => {} },
  meetings: openMeetings<never>(),
})
const asked: Meeting<string> = { base: 'a', theirs: 'b', mine: () => 'c', settle: () => new Promise(() => {}) }
const stateOf = (...states: SaveState[]) => standingOf(states.map((state) => one(state, null))).state

describe('how a project stands with what is open of it', () => {
  it('is only saved when the project and every open look are', () => {
    expect(stateOf()).toBe('saved')
    expect(stateOf('saved', 'saved')).toBe('saved')
    expect(stateOf('saved', 'saving')).toBe('saving')
    expect(stateOf('offline', 'saving', 'saved')).toBe('offline')
    expect(stateOf('saved', 'refused', 'offline')).toBe('refused')
    expect(stateOf('elsewhere', 'saved', 'refused')).toBe('elsewhere')
  })
  it('tells the reason of what is worst, and the latest save of all', () => {
    const standing = standingOf([one('saved', 5), one('refused', 9, 'Too many garments'), one('saving', null)])
    expect(standing).toEqual({ state: 'refused', says: 'Too many garments', savedAt: 9 })
  })

  it('[S3.08] is not saved while two versions wait for an answer, and is saving while the answer is carried out', async () => {
    const project = one('saved', 5)
    const meetings = openMeetings<string>()
    const look = { ...one('saved', 7), meetings }
    meetings.set(asked)
    meetings.putOff()
    expect(standingOf([project, look])).toEqual({ state: 'elsewhere', says: '', savedAt: 7 })
    void meetings.get()?.settle({ whole: 'mine' })
    expect(standingOf([project, look]).state).toBe('saving')
  })
  it('[S2.50] a meeting is settled once, however often it is asked to be', async () => {
    const meetings = openMeetings<string>()
    const settle = vi.fn(async () => {})
    meetings.set({ ...asked, settle })
    const meeting = meetings.get()
    await Promise.all([meeting?.settle({ whole: 'mine' }), meeting?.settle({ whole: 'mine' })])
    expect(settle).toHaveBeenCalledOnce()
    expect(meetings.settling()).toBe(false)
  })
  it('[S5.05] is not saved before the files that were put on its boards are there, or refused', async () => {
    const files = ['a.png', 'b.png'].map((name) => new File(['x'], name))
    const answer = Promise.withResolvers<never>()
    const line = openUploadLine({
      usedFor: () => 'mood' as const,
      judge: async () => null,
      send: () => answer.promise,
      onStored: () => {},
    })
    const stands = () => standingOf([one('saved', 5), watchedLine(line)])
    line.add('mood', files)
    expect(stands().state).toBe('saving')
    answer.reject(new Error('no picture'))
    await vi.waitFor(() => expect(stands()).toEqual({ state: 'saved', says: '', savedAt: 5 }))
  })
})
