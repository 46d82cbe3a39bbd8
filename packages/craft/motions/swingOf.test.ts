import { describe, expect, it } from 'vitest'
import { motions } from './index.ts'
import type { Moment } from './motion.ts'
import { lagBehind } from './spring.ts'
import type { Swing } from '../mannequins/round/swing.ts'
import { type Sway, swingOf } from './swingOf.ts'
import { moverFor } from './testing/movers.ts'

const rate = 24
const mover = moverFor('ines', 'rest', 'heels')
const silk: Sway = { stiffness: 0.12, weight: 0.5 }
const leather: Sway = { stiffness: 0.85, weight: 4 }
const momentsOf = (id: string, from: number, until: number): Moment[] => {
  const motion = motions.find((one) => one.id === id) ?? expect.fail(id)
  const frames = Math.round((until - from) * rate)
  return Array.from({ length: frames }, (_, i) => motion.moment(from + i / rate, mover))
}
const furthest = (swings: readonly Swing[], read: (swing: Swing) => number) =>
  Math.max(...swings.map((one) => Math.abs(read(one))))
const energyOf = ({ hem, spin, hair }: Swing) => Math.hypot(...hem, spin / 60, ...hair)

describe('what swings', () => {
  it('[S1.09] lags behind what it hangs from, passes it when it stops, and loses its energy at rest', () => {
    const stop = 24
    const places = Array.from({ length: 120 }, (_, i) => Math.min(i, stop) / rate)
    const lags = lagBehind(places, 1 / rate, { k: 55, c: 6.5, drag: 0.5 })
    expect(lags[4]).toBeLessThan(-0.005)
    expect(Math.max(...lags.slice(stop))).toBeGreaterThan(0.01)
    const strength = (from: number) => Math.max(...lags.slice(from, from + 14).map(Math.abs))
    for (const from of [30, 48, 66, 84]) expect(strength(from + 18)).toBeLessThan(strength(from))
    expect(strength(100)).toBeLessThan(0.001)
  })

  it('[S1.09] is swept from side to side by a swish, light cloth further than leather', () => {
    const sides = (sway: Sway) => swingOf(mover, momentsOf('swish', -6, 4), rate, sway).map(({ hem }) => hem[0])
    const [light, heavy] = [sides(silk), sides(leather)]
    expect(Math.max(...light)).toBeGreaterThan(0.4)
    expect(Math.min(...light)).toBeLessThan(-0.4)
    expect(Math.max(...heavy)).toBeLessThan(0.75 * Math.max(...light))
  })

  it('[S1.09] is thrown by a twirl, hems turn late behind the hips, and all is at rest at its end', () => {
    const swings = swingOf(mover, momentsOf('twirl', -1, 6), rate, silk)
    expect(furthest(swings, ({ flare }) => flare)).toBeGreaterThan(0.12)
    expect(furthest(swings, ({ spin }) => spin)).toBeGreaterThan(10)
    const at = (seconds: number) => energyOf(swings[Math.round((seconds + 1) * rate)] ?? expect.fail())
    expect(at(5.9)).toBeLessThan(0.02)
    expect(at(5.9)).toBeLessThan(at(1.6) / 10)
  })

  it('[S2.43] swings further and longer in light silk than in leather', () => {
    for (const id of ['twirl', 'swish', 'walk', 'catwalk']) {
      const moments = momentsOf(id, -2, 4)
      const [light, heavy] = [silk, leather].map((sway) => swingOf(mover, moments, rate, sway))
      if (!light || !heavy) continue
      expect(
        furthest(light, ({ hem }) => hem[0]),
        id,
      ).toBeGreaterThan(1.3 * furthest(heavy, ({ hem }) => hem[0]))
      expect(
        furthest(light, ({ spin }) => spin),
        id,
      ).toBeGreaterThan(1.3 * furthest(heavy, ({ spin }) => spin))
      expect(
        furthest(light, ({ flare }) => flare),
        id,
      ).toBeGreaterThanOrEqual(furthest(heavy, ({ flare }) => flare))
    }
    const impulse = Array.from(
      { length: 72 },
      (_, i): Moment => ({ ...(momentsOf('sway', 0, 0.05)[0] ?? expect.fail()), at: [Math.min(i, 6) * 0.1, 0] }),
    )
    const last = (sway: Sway) =>
      swingOf(mover, impulse, rate, sway).findLastIndex(({ hem }) => Math.abs(hem[0]) > 0.004)
    expect(last(silk)).toBeGreaterThan(last(leather))
  })
})
