import { area, distance, type Path, type Point, readTable } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { figureKey, figureOf } from '../designs/figureOf.ts'
import { builds, findBuild } from './builds/index.ts'
import type { Figure, LandmarkName, View } from './figure.ts'
import { findPerson, people } from './people/index.ts'
import { buildOf } from './person.ts'
import { poseFigure } from './poseFigure.ts'
import { findPose, poses } from './poses/index.ts'
import { gestureOf, stanceOf } from './round/gestureOf.ts'
import { gesturesOf } from './round/gestures/index.ts'

const views: readonly View[] = ['front', 'back']
const posed = people.flatMap((person) =>
  person.flat.flatMap((pose) =>
    views.flatMap((view) => [false, true].map((mirrored) => ({ person: person.id, pose, view, mirrored }))),
  ),
)

function figureFor({ person, pose, view, mirrored }: (typeof posed)[number]): Figure {
  const figure = figureOf({ person, pose, mirrored }, view)
  if (!figure) throw new Error(`${person} cannot take ${pose}`)
  return figure
}

const finite = (path: Path) => path.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))

describe('people', () => {
  it('[S3.04] at least six women, men, girls and boys are offered, differing in skin, hair, face and build', () => {
    for (const gender of ['female', 'male'] as const) {
      for (const ageGroup of ['adult', 'child'] as const) {
        const group = people.filter((person) => person.gender === gender && person.ageGroup === ageGroup)
        const kinds = (feature: 'skin' | 'hair' | 'face' | 'build') => new Set(group.map((one) => one[feature])).size
        expect(group.length, `${gender} ${ageGroup}`).toBeGreaterThanOrEqual(6)
        expect(kinds('skin'), `${gender} ${ageGroup}`).toBeGreaterThanOrEqual(5)
        expect(kinds('hair'), `${gender} ${ageGroup}`).toBeGreaterThanOrEqual(5)
        expect(kinds('build'), `${gender} ${ageGroup}`).toBeGreaterThanOrEqual(3)
        const looks = group.map(({ skin, hair, hairColor, face, build }) => [skin, hair, hairColor, face, build].join())
        expect(new Set(looks).size).toBe(group.length)
      }
    }
  })

  it('[S3.04] sizes beyond the runway: a full and a tall figure for women and for men', () => {
    for (const build of ['curve', 'tall', 'broad', 'tallMan'] as const) {
      expect(
        people.some((person) => person.build === build),
        build,
      ).toBe(true)
    }
  })

  it('[S3.04] everybody offers every stance of their age, begun elsewhere than most others', () => {
    for (const person of people) {
      const becoming = gesturesOf(person).map(({ id }) => id)
      expect(person.stances.toSorted(), person.id).toEqual(becoming.toSorted())
      expect(
        person.stances.every((id) => id.startsWith('kid') || id === 'skip'),
        person.id,
      ).toBe(person.ageGroup === 'child')
    }
    const usual = people.map(({ stances }) => stances[0])
    for (const id of usual) expect(usual.filter((one) => one === id).length, id).toBeLessThanOrEqual(6)
  })

  it('[S3.04] everybody is known by at least four flat stances of their age, and each has one for every gesture', () => {
    for (const person of people) {
      expect(new Set(person.flat).size, person.id).toBeGreaterThanOrEqual(4)
      const forChildren = person.flat.every((id) => id.startsWith('kid') || id === 'toddle')
      expect(forChildren, person.id).toBe(person.ageGroup === 'child')
      expect(person.flat.includes('toddle'), person.id).toBe(buildOf(person).heads < 5)
      for (const id of person.stances) expect(stanceOf(id)?.id, id).toBe(gestureOf(id)?.stance)
    }
  })

  it('has unique ids and finds each entry by its own', () => {
    for (const person of people) expect(findPerson(person.id)).toBe(person)
    for (const pose of poses) expect(findPose(pose.id)).toBe(pose)
    for (const build of builds) expect(findBuild(build.id)).toBe(build)
    expect(findPerson('nobody')).toBeNull()
  })

  it('gives no figure for a person or stance that does not exist', () => {
    expect(figureOf({ person: 'nobody', pose: 'relaxed', mirrored: false }, 'front')).toBeNull()
    expect(figureOf({ person: 'ines', pose: 'flying', mirrored: false }, 'front')).toBeNull()
  })

  it('names different drawings differently', () => {
    const keys = posed.map((entry) => {
      const person = findPerson(entry.person)
      return person && figureKey(person, figureFor(entry), entry.mirrored)
    })
    expect(new Set(keys).size).toBe(posed.length)
  })
})

describe('builds', () => {
  it('[S3.04] children have the head count of their age and a larger head on a narrower body than adults', () => {
    const headsOf = { toddler: 4.5, toddlerGirl: 4.5, girl: 6, boy: 6, junior: 6.8, juniorBoy: 6.8 }
    for (const [id, heads] of Object.entries(headsOf)) expect(findBuild(id)?.heads, id).toBe(heads)
    for (const build of builds) {
      if (build.ageGroup === 'child') expect(build.headHalf, build.id).toBeGreaterThan(0.36)
      else expect(build.heads, build.id).toBeGreaterThan(7.5)
    }
  })

  it('[S3.04] no child is a scaled adult: legs are shorter the younger, shoulders narrower, small bellies round', () => {
    const legShare = (id: string) => {
      const build = findBuild(id)
      if (!build) throw new Error(`no ${id}`)
      return (build.levels.floor - build.levels.crotch) / build.levels.floor
    }
    const ages = ['toddler', 'girl', 'junior', 'woman']
    const shares = ages.map(legShare)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares[3] - shares[0]).toBeGreaterThan(0.1)
    for (const build of builds.filter((one) => one.ageGroup === 'child')) {
      expect(build.shoulder[0] / build.headHalf, build.id).toBeLessThan(1.5)
      const half = (y: number) => readTable(build.trunk, y)
      const indent = half(build.levels.waist) / half(build.levels.armpit)
      if (build.heads < 5) expect(indent, build.id).toBeGreaterThan(1.05)
      expect(build.belly > 0, build.id).toBe(build.heads < 6.5)
    }
  })

  it('rounds the bust of women only, and keeps other shares within 0 and 1.5', () => {
    for (const build of builds) {
      const grown = build.gender === 'female' && build.ageGroup === 'adult'
      expect(build.bust > 0, build.id).toBe(grown)
      for (const share of [build.bust, build.muscle, build.handScale, build.footScale]) {
        expect(share, build.id).toBeLessThanOrEqual(1.5)
      }
    }
  })

  it('stands as tall as people of that age do', () => {
    for (const build of builds) {
      const height = build.heads * build.millimetresPerHead
      const [least, most] = build.ageGroup === 'child' ? [850, 1450] : [1550, 1950]
      expect(height, build.id).toBeGreaterThan(least)
      expect(height, build.id).toBeLessThan(most)
    }
  })
})

describe('figures', () => {
  it('has finite landmarks in the order of a body, for every person, stance, view and mirroring', () => {
    for (const entry of posed) {
      const named = `${entry.person} ${entry.pose} ${entry.view}`
      const marks = figureFor(entry).landmarks()
      expect(finite(Object.values(marks)), named).toBe(true)
      for (const side of ['Left', 'Right'] as const) {
        const down = ['shoulder', 'armpit', 'waist', 'hip', 'knee', 'ankle'] as const
        const names: LandmarkName[] = ['chin', `neck${side}`, ...down.map((name) => `${name}${side}` as const)]
        const heights = names.map((name) => marks[name][1])
        expect(heights, named).toEqual(heights.toSorted((a, b) => a - b))
        expect(marks.crotch[1], named).toBeLessThan(marks[`knee${side}`][1])
      }
    }
  })

  it('carries the neck pit over the foot under the raised hip, nearer to it than to the free foot', () => {
    for (const entry of posed) {
      const figure = figureFor(entry)
      const marks = figure.landmarks()
      const [weight, free] =
        marks.hipLeft[1] < marks.hipRight[1] ? [marks.ankleLeft, marks.ankleRight] : [marks.ankleRight, marks.ankleLeft]
      const away = (foot: readonly number[]) => Math.abs(foot[0] - marks.neckPit[0])
      expect(away(weight), `${entry.person} ${entry.pose}`).toBeLessThan(0.4)
      expect(away(weight), `${entry.person} ${entry.pose}`).toBeLessThan(away(free))
    }
  })

  it('shows the same body from behind with left and right exchanged', () => {
    for (const person of people) {
      for (const pose of person.flat) {
        const front = figureFor({ person: person.id, pose, view: 'front', mirrored: false }).landmarks()
        const back = figureFor({ person: person.id, pose, view: 'back', mirrored: false }).landmarks()
        for (const name of ['shoulder', 'waist', 'hip', 'elbow', 'wrist', 'knee', 'ankle'] as const) {
          expect(back[`${name}Left`][0]).toBeCloseTo(-front[`${name}Right`][0], 6)
          expect(back[`${name}Left`][1]).toBeCloseTo(front[`${name}Right`][1], 6)
        }
      }
    }
  })

  it('[S3.04] every stance works on every body: finite landmarks, and the weight over one foot', () => {
    for (const build of builds) {
      for (const pose of poses) {
        if (pose.id === 'neutral') continue
        const named = `${build.id} ${pose.id}`
        const marks = poseFigure({ build, pose }).landmarks()
        expect(finite(Object.values(marks)), named).toBe(true)
        const weight = marks.hipLeft[1] < marks.hipRight[1] ? marks.ankleLeft : marks.ankleRight
        expect(Math.abs(weight[0] - marks.neckPit[0]), named).toBeLessThan(0.4)
      }
    }
  })

  it('[S3.04] hands are where the stance says: on the hip bone, at the pocket, or clear of the hips', () => {
    for (const entry of posed.filter(({ view }) => view === 'front')) {
      const figure = figureFor(entry)
      const { highHip, hip } = figure.levels
      for (const arm of [0, 1] as const) {
        const named = `${entry.person} ${entry.pose} arm ${arm}`
        const side = arm === 0 ? -1 : 1
        const { name, place } = figure.hand(arm)
        const wrist = figure.arms[arm].at(2).centre
        const outward = side * (wrist[0] - figure.trunk(side, wrist[1])[0])
        if (name === 'hip') {
          expect(distance(place(0, 0.33), figure.trunk(side, highHip)), named).toBeLessThan(0.06)
          expect(side * figure.landmarks()[side < 0 ? 'elbowLeft' : 'elbowRight'][0], named).toBeGreaterThan(
            side * wrist[0],
          )
        } else if (name === 'pocket') {
          expect(wrist[1], named).toBeGreaterThan(highHip - 0.15)
          expect(wrist[1], named).toBeLessThan(hip + 0.1)
          expect(Math.abs(outward), named).toBeLessThan(0.1)
        } else if (wrist[1] < hip) expect(outward, named).toBeGreaterThan(-0.1)
      }
    }
  })

  it('[S3.04] arms of men hang loosely: neither alike on both sides nor straight', () => {
    const angle = (from: Point, to: Point) => (Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI
    for (const id of ['stand', 'manContrapposto', 'stride'] as const) {
      const pose = findPose(id)
      const build = findBuild('man')
      if (!pose || !build) throw new Error(`no ${id}`)
      const { elbowLeft, elbowRight, shoulderLeft, shoulderRight, wristLeft, wristRight } = poseFigure({
        build,
        pose,
      }).landmarks()
      const lower = [-angle(elbowLeft, wristLeft), angle(elbowRight, wristRight)]
      expect(Math.abs(lower[0] - lower[1]), id).toBeGreaterThan(8)
      const bends = [angle(shoulderLeft, elbowLeft) + lower[0], angle(shoulderRight, elbowRight) - lower[1]]
      expect(Math.max(...bends.map(Math.abs)), id).toBeGreaterThan(8)
    }
  })

  it('walks on a narrow line, the rear foot off the ground', () => {
    for (const [id, pose] of [
      ['woman', 'walk'],
      ['man', 'stride'],
      ['girl', 'kidWalk'],
    ] as const) {
      const found = findPose(pose)
      const build = findBuild(id)
      if (!found || !build) throw new Error(`no ${pose}`)
      const { ankleLeft, ankleRight } = poseFigure({ build, pose: found }).landmarks()
      expect(ankleLeft[1] - ankleRight[1], pose).toBeGreaterThan(0.3)
      expect(Math.abs(ankleLeft[0] - ankleRight[0]), pose).toBeLessThan(0.4)
    }
  })

  it('closes both body halves and both arms around a finite area', () => {
    for (const entry of posed) {
      const figure = figureFor(entry)
      for (const outline of [...figure.halves(), figure.armOutline(0), figure.armOutline(1)]) {
        expect(finite(outline), `${entry.person} ${entry.pose}`).toBe(true)
        expect(Math.abs(area(outline)), `${entry.person} ${entry.pose}`).toBeGreaterThan(0.05)
      }
    }
  })

  it('slides the centre front but keeps the contours in a three-quarter turn', () => {
    const build = builds[0]
    const turn = findPose('turn')
    if (!turn) throw new Error('no turn')
    const turned = poseFigure({ build, pose: turn })
    const straight = poseFigure({ build, pose: { ...turn, turn: 0.0001 } })
    const bust = build.levels.bust
    expect(turned.across(0, bust)[0] - straight.across(0, bust)[0]).toBeGreaterThan(0.05)
    expect(turned.trunk(1, bust)[0]).toBeCloseTo(turned.silhouette(turned.halfWidth(bust), bust)[0], 6)
  })

  it('draws the inner edge of a bent elbow in, so that the sleeve does not cross itself', () => {
    const build = builds[0]
    const hip = findPose('hip')
    if (!hip) throw new Error('no hip')
    const arm = poseFigure({ build, pose: hip }).arms[1]
    const half = (t: number) => {
      const [x, y] = arm.edge(t, -1)
      const [cx, cy] = arm.at(t).centre
      return Math.hypot(x - cx, y - cy)
    }
    expect(Math.abs(arm.bend)).toBeGreaterThan(0.8)
    expect(half(1)).toBeLessThan(half(0.7) * 0.8)
  })
})
