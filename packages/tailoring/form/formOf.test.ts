import { sure } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { measuresOf } from '../bodies/measuresOf.ts'
import { sizeRanges } from '../bodies/sizeRanges.ts'
import { sectionAt } from './sectionAt.ts'
import { cross, dot } from './spots.ts'
import { bodyOf } from './body.ts'
import { builds } from './builds/index.ts'
import { distanceAt } from './distanceAt.ts'
import { fitted } from './fitted.ts'
import type { Figure, Form, Mesh, Spot } from './form.ts'
import { formOf } from './formOf.ts'
import { surfaceAlong } from './girthAround.ts'
import { backLengthOf, shoulderWidthOf } from './lengthsOf.ts'
import type { Solid } from './solid.ts'
import { girths } from './tapePlanes.ts'
import { tapeOf } from './tapeOf.ts'

const figures: readonly [Figure, string][] = [
  ['woman', 'women'],
  ['man', 'men'],
  ['girl', 'girls'],
  ['boy', 'boys'],
  ['toddler', 'toddlers'],
]
const ranged = figures.map(([figure, id]) => [figure, sure(sizeRanges.find((one) => one.id === id))] as const)
const bodies = ranged.flatMap(([figure, range]) => {
  const names = range.sizes.map(({ name }) => name)
  return [names[0], names[Math.floor(names.length / 2)], names.at(-1)].map(
    (name) => [figure, sure(name), sure(measuresOf(range, sure(name)) ?? undefined)] as const,
  )
})
const middle = new Map(
  ranged.map(([figure, range]) => [figure, sure(measuresOf(range, sure(range.sizes[2]).name) ?? undefined)]),
)
const middleForm = (figure: Figure, arms?: number) => formOf(sure(middle.get(figure)), figure, arms)

const spotsOf = ({ positions }: Mesh) =>
  Array.from({ length: positions.length / 3 }, (_, i): Spot => {
    const [x, y, z] = positions.subarray(3 * i, 3 * i + 3)
    return [sure(x), sure(y), sure(z)]
  })
const reachOf = (form: Form, axis: 0 | 1 | 2) => {
  const values = spotsOf(form.mesh).map((spot) => spot[axis])
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))] as const
}

const between = (a: Spot, b: Spot): Spot => [b[0] - a[0], b[1] - a[1], b[2] - a[2]]

/** The exact body of a form, of which its field and mesh are made. */
const exact = ({ measures, figure }: Form) => bodyOf(measures, builds[figure], 35, fitted(measures, figure))
const inField =
  ({ field }: Form): Solid =>
  (x, y, z) =>
    distanceAt(field, [x, y, z]).distance

function crotchOf(form: Form): number {
  const { armless, levels } = exact(form)
  return levels.crotch + 60 - surfaceAlong((far) => armless(0, levels.crotch + 60 - far, -10))
}

function backLengthOn(form: Form): number {
  const { nape, scale } = exact(form).skeleton
  return backLengthOf(inField(form), nape, form.levels.waist, -40 * scale)
}

function shoulderWidthOn(form: Form): number {
  const { nape, scale, shoulder } = exact(form).skeleton
  const spot: Spot = [shoulder[0], form.levels.shoulder - 8 * scale, shoulder[2]]
  return shoulderWidthOf(inField(form), nape - 8 * scale, spot)
}

describe.each(someOf(bodies))('the form of a %s in size %s', (figure, _, measures) => {
  const form = formOf(measures, figure)

  it('[S1.11] has the girths that its measures ask within 10 mm', () => {
    const tape = tapeOf(form)
    const wrong = girths
      .filter((girth) => Math.abs(tape[girth] - measures[girth]) > 10)
      .map((girth) => `${girth} ${tape[girth]} of ${measures[girth]}`)
    expect(wrong).toEqual([])
  })

  it('[S1.11] has the lengths that its measures ask within 1 %', () => {
    const { levels, arms } = form
    const [least, most] = reachOf(form, 1)
    const arm = Math.hypot(...arms.left.to.map((one, axis) => one - sure(arms.left.from[axis])))
    const near = (value: number, asked: number, what: string) =>
      expect(Math.abs(value / asked - 1), `${what} ${value} of ${asked}`).toBeLessThan(0.01)
    near(most - least, measures.height, 'height')
    near(levels.waist - least, measures.waistToFloor, 'waist to floor')
    near(levels.waist - levels.hips, measures.waistToHips, 'waist to hips')
    near(levels.waist - crotchOf(form), measures.waistToCrotch, 'waist to crotch')
    near(levels.waist - levels.knee, measures.waistToKnee, 'waist to knee')
    near(arm, measures.armLength, 'arm')
    near(backLengthOn(form), measures.backLength, 'back')
    near(shoulderWidthOn(form), measures.shoulderWidth, 'shoulders')
  })
})

describe('a form', () => {
  const woman = middleForm('woman')

  it('[S1.11] is closed: every side of a triangle is the other way round in another', () => {
    for (const form of someOf([woman, middleForm('toddler')])) {
      const sides = new Map<string, number>()
      const { triangles } = form.mesh
      for (let i = 0; i < triangles.length; i++) {
        const [from, to] = [sure(triangles[i]), sure(triangles[i % 3 === 2 ? i - 2 : i + 1])]
        const side = `${Math.min(from, to)} ${Math.max(from, to)}`
        sides.set(side, (sides.get(side) ?? 0) + Math.sign(to - from))
      }
      expect([...sides.values()].filter((left) => left !== 0)).toEqual([])
    }
  })

  it('[S1.11] shows its triangles counter-clockwise from outside, with normals of length 1 that point there', () => {
    const { mesh, field } = woman
    const spots = spotsOf(mesh)
    const normals = spotsOf({ ...mesh, positions: mesh.normals })
    let wrong = 0
    for (let i = 0; i < mesh.triangles.length; i += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => sure(spots[sure(mesh.triangles[i + k])]))
      const way = cross(between(sure(a), sure(b)), between(sure(a), sure(c)))
      if (dot(way, sure(normals[sure(mesh.triangles[i])])) < 0) wrong++
    }
    expect(wrong / (mesh.triangles.length / 3)).toBeLessThan(0.004)
    normals.forEach((normal, i) => {
      expect(Math.hypot(...normal)).toBeCloseTo(1, 4)
      const [x, y, z] = sure(spots[i])
      const outside: Spot = [x + 9 * normal[0], y + 9 * normal[1], z + 9 * normal[2]]
      if (i % 50 === 0 && x > 40) expect(distanceAt(field, outside).distance, outside.join(' ')).toBeGreaterThan(0)
    })
  })

  it('[S1.11] is the same left and right, stands on the floor and faces the front', () => {
    for (const figure of someOf(['woman', 'man', 'girl'] as const)) {
      const form = middleForm(figure)
      const [right, left] = reachOf(form, 0)
      expect(right).toBeCloseTo(-left, 1)
      expect(reachOf(form, 1)[0]).toBeGreaterThan(-1)
      expect(form.arms.left.from[0]).toBeGreaterThan(0)
      expect(form.arms.right.from[0]).toBe(-form.arms.left.from[0])
      const toes = spotsOf(form.mesh).filter(([, y]) => y < 20)
      expect(Math.max(...toes.map(([, , z]) => z))).toBeGreaterThan(-2 * Math.min(...toes.map(([, , z]) => z)))
    }
  })

  it('[S1.11] holds its arms as far off the trunk as it is asked', () => {
    for (const arms of [0, 20, 45, 80]) {
      const form = middleForm('woman', arms)
      const { from, to } = form.arms.left
      const held = (Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI
      if (arms > 0) expect(held).toBeCloseTo(arms, 1)
      else expect(held).toBeLessThan(10)
      expect(distanceAt(form.field, to).distance).toBeLessThan(-10)
      expect(form.levels).toEqual(woman.levels)
    }
    const { arms, field } = middleForm('woman', 0)
    const [x, y, z] = arms.left.to
    const gap = distanceAt(field, [x - 1.25 * arms.left.endRadius, y, z]).distance
    expect(gap, 'between a hanging wrist and the hip').toBeGreaterThan(-5)
    expect(middleForm('woman', 0).field.values.length).toBeLessThan(woman.field.values.length)
  })

  it('[S1.11] tells figures of the same measures apart', () => {
    const measures = sure(middle.get('woman'))
    const man = formOf(measures, 'man')
    const flat = ({ sections }: Form) => Math.max(...sections.map(({ front, middle: at }) => front + at))
    expect(flat(woman)).not.toBeCloseTo(flat(man), 0)
  })

  it('[S1.11] of a toddler has a large head and a belly, of a woman a waist', () => {
    const toddler = middleForm('toddler')
    const headShare = (form: Form) => (form.measures.height - form.levels.neck) / form.measures.height
    expect(headShare(toddler)).toBeGreaterThan(1.25 * headShare(woman))
    const waistShare = (form: Form) =>
      sectionAt(form, form.levels.waist).halfWidth / sectionAt(form, form.levels.hips).halfWidth
    expect(waistShare(toddler)).toBeGreaterThan(1.15 * waistShare(woman))
    const bellyShare = (form: Form) => {
      const { front, middle: at, halfWidth } = sectionAt(form, (form.levels.waist + form.levels.hips) / 2)
      return (front + at) / halfWidth
    }
    expect(bellyShare(toddler)).toBeGreaterThan(1.2 * bellyShare(woman))
  })
})
