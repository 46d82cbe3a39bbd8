import { describe, expect, it } from 'vitest'
import { compose } from '../designs/compose/compose.ts'
import { bareBrief } from '../designs/compose/bareBrief.ts'
import { looseArms } from '../motions/looseArms.ts'
import { moverFor } from '../motions/testing/movers.ts'
import { filmSchema, type Film } from './film.ts'
import { footOf } from './standsOf.ts'
import { type Figurine, timelineOf } from './timelineOf.ts'

const looks = compose(bareBrief(['ines', 'theo'], ['#1f3a5f', '#c0392b'], { seed: 7, looks: 2 }))
const walkers = [{ mover: moverFor('ines', 'rest', 'heels') }, { mover: moverFor('theo', 'easy', 'flats') }]
const film = (id: string, take: Partial<Film['take']> = {}): Film =>
  filmSchema.parse({ looks, take: { motion: { kind: 'motion', id }, ...take } })
const only = (figurines: readonly Figurine[]): Figurine => figurines[0] ?? expect.fail('nobody')

describe('the time line of a film', () => {
  it('[S1.09] tells any frame by itself, the same in whatever order they are asked', () => {
    const [forwards, backwards] = [timelineOf(film('catwalk'), walkers), timelineOf(film('catwalk'), walkers)]
    const frames = [95, 40, 3]
    const late = frames.map((frame) => backwards.at(frame))
    expect(frames.toReversed().map((frame) => forwards.at(frame))).toEqual(late.toReversed())
    expect(forwards.frames).toBe(96)
  })

  it('[S1.09] closes a round: after the last frame the first comes, what swings included', () => {
    for (const [id, seconds] of [
      ['sway', 4],
      ['swish', 5],
      ['dance', 7],
      ['weightShift', 3],
    ] as const) {
      const timeline = timelineOf(film(id, { seconds }), walkers)
      expect(timeline.loops, id).toBe(true)
      const at = (frame: number) => only(timeline.at(frame))
      const swung = (a: Figurine, b: Figurine) =>
        Math.hypot(a.swing.hem[0] - b.swing.hem[0], a.swing.hem[1] - b.swing.hem[1])
      const moved = (a: Figurine, b: Figurine) =>
        Math.abs(a.moment.gesture.pelvis.shift - b.moment.gesture.pelvis.shift)
      const last = timeline.frames - 1
      expect(swung(at(last), at(0)), id).toBeLessThan(
        2.2 * Math.max(swung(at(0), at(1)), swung(at(last - 1), at(last)), 0.004),
      )
      expect(moved(at(last), at(0)), id).toBeLessThan(
        2.2 * Math.max(moved(at(0), at(1)), moved(at(last - 1), at(last)), 0.004),
      )
    }
    expect(timelineOf(film('walk'), walkers).loops).toBe(false)
  })

  it('[S1.09] lets whoever is filmed blink now and then, and neither first nor last', () => {
    for (const seconds of [3, 4, 10]) {
      const line = timelineOf(film('sway', { seconds }), walkers)
      const shut = Array.from({ length: line.frames }, (_, i) => only(line.at(i)).moment.gesture.blink ?? 0)
      const times = shut.filter((by, i) => by > 0.9 && (shut[i - 1] ?? 0) <= 0.9).length
      expect(times, `${seconds} s`).toBeGreaterThanOrEqual(Math.floor(seconds / 3.5))
      expect(shut.filter((by) => by > 0).length / shut.length).toBeLessThan(0.12)
      expect([shut[0], shut.at(-1)]).toEqual([0, 0])
    }
  })

  it('[S1.09] lets folded arms hang where a motion needs them, and leaves what is carried, and hands in pockets', () => {
    const crossed = [{ mover: moverFor('kofi', 'manCrossed', 'flats') }]
    const arms = (id: string) => only(timelineOf(film(id), crossed).at(0)).moment.gesture.arms.map(({ rest }) => rest)
    expect(arms('sway')).toEqual(crossed[0]?.mover.rest.arms.map(({ rest }) => rest))
    expect(arms('handOnHip').filter((rest) => rest && rest !== 'free')).toEqual([])
    const { rest } = moverFor('mei', 'pocketed', 'flats')
    expect(looseArms(rest)).toEqual(rest)
  })

  it('[S2.43] puts looks beside each other, each a moment later than the one before', () => {
    const timeline = timelineOf(film('sway', { staging: 'beside', format: 'wide' }), walkers)
    const [left, right] = timeline.at(12)
    expect(timeline.at(12)).toHaveLength(2)
    expect((right?.stand.x ?? 0) - (left?.stand.x ?? 0)).toBeGreaterThan(4)
    const shifts = [left, right].map(
      (one) => (one?.moment.gesture.pelvis.shift ?? 0) - (one ? (walkers[one.look]?.mover.rest.pelvis.shift ?? 0) : 0),
    )
    expect(shifts[0]).not.toBeCloseTo(shifts[1] ?? 0, 3)
  })

  it('[S1.09] shows one look after the other on one runway: each comes out of the depth, stops, and goes back', () => {
    const show = timelineOf(film('catwalk', { staging: 'show', seconds: 6 }), walkers)
    expect(show.frames).toBe(288)
    for (const [look, from] of [
      [0, 0],
      [1, 144],
    ] as const) {
      const scales = [0, 60, 143].map((frame) => only(show.at(from + frame)))
      expect(scales.map((one) => one.look)).toEqual([look, look, look])
      const [first, stopped, gone] = scales.map(({ stand }) => stand.scale)
      expect(first).toBeLessThan(0.93)
      expect(stopped).toBeCloseTo(1, 1)
      expect(gone).toBeLessThan(0.95)
      expect(Math.abs(only(show.at(from + 143)).moment.gesture.yaw)).toBeGreaterThan(150)
    }
  })

  it('[S1.09] keeps the foot that carries where it is on the page, in every frame of a show', () => {
    const show = timelineOf(film('catwalk', { staging: 'show', seconds: 5, rate: 30 }), walkers)
    const held = new Map<string, readonly [number, number]>()
    for (let frame = 0; frame < show.frames; frame++) {
      const { look, moment, stand } = only(show.at(frame))
      for (const foot of [0, 1] as const) {
        const key = `${look}${foot}`
        if (!moment.planted[foot]) {
          held.delete(key)
          continue
        }
        const place = footOf(walkers[look]?.mover ?? expect.fail(), moment, foot, stand)
        const from = held.get(key) ?? place
        held.set(key, from)
        expect(Math.hypot(place[0] - from[0], place[1] - from[1]) * 112, `${key} at ${frame}`).toBeLessThan(4)
      }
    }
  })
})
