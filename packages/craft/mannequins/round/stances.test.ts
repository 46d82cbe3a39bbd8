import { distance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { legShare } from './placing.ts'
import { bodies, posedOn } from './testing/everybody.ts'

const posed = posedOn(0.4)
/** How far apart ankles are seen, in heads of a grown-up's legs. */
const apart = ({ legs: [left, right], build }: (typeof posed)[number]['body']) =>
  distance(left.flat[2], right.flat[2]) / legShare(build)

describe('how people stand', () => {
  it('[S3.04] is on two feet that are seen apart, and on the widest stance half as far again as on the narrowest at least', () => {
    for (const { name, body } of posed) expect(apart(body), name).toBeGreaterThan(0.34)
    for (const build of bodies) {
      const steps = posed.filter(({ body }) => body.build.id === build.id).map(({ body }) => apart(body))
      expect(Math.max(...steps) / Math.min(...steps), build.id).toBeGreaterThan(1.6)
    }
    const men = posed.filter(({ body: { build } }) => build.gender === 'male' && build.ageGroup === 'adult')
    expect(men.filter(({ body }) => apart(body) > 0.72).length).toBeGreaterThan(men.length / 2)
  })

  it('[S3.04] grips a hip from outside: the wrist of the near hand stands beyond the contour, for the fingers to reach round it', () => {
    const grips = posed.filter(({ body: { gesture, near } }) => gesture.hands[near] === 'hip')
    expect(grips.length).toBeGreaterThan(bodies.length * 2)
    for (const { name, body } of grips) {
      const { arms, near, section, station, build } = body
      const [x, y] = arms[near].flat[2]
      const { at, yaw } = station(y)
      const { wide, front } = section(y)
      const half = Math.hypot(wide * Math.cos(yaw), front * Math.sin(yaw))
      expect(((x - at[0]) * (near ? 1 : -1) - half) / legShare(build), name).toBeGreaterThan(0.02)
    }
  })
})
