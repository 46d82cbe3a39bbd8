import { faceOf } from '@toile/craft/mannequins/faces/index.ts'
import { people } from '@toile/craft/mannequins/people/index.ts'
import { buildOf, type Person } from '@toile/craft/mannequins/person.ts'
import type { Mood } from '@toile/craft/mannequins/round/gesture.ts'
import { gesturesOf } from '@toile/craft/mannequins/round/gestures/index.ts'
import type { HeadPose } from '@toile/craft/mannequins/round/headPose.ts'
import { poseInSpace } from '@toile/craft/mannequins/round/poseInSpace.ts'
import { contains, distance, type Path, type Point } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { placeEye } from './eyePlace.ts'
import { farContour } from './farContour.ts'
import { roundOutline } from './roundOutline.ts'
import { expressionOf, moods } from './moods.ts'
import { placeMouth } from './mouthPlace.ts'
import { nearContour } from './nearContour.ts'
import { ridgeOf } from './nose.ts'
import { openTurnedHead, type TurnedHead } from './openTurnedHead.ts'

const degrees = Math.PI / 180
const yaws = [-48, -36, -24, -12, 0, 12, 24, 36, 48]
const everyMood: readonly Mood[] = ['calm', 'smile', 'laugh', 'proud', 'pensive']
const sides = [-1, 1] as const

function headOf(person: Person, yaw: number, own: { nod?: number; roll?: number } = {}): TurnedHead {
  const { nod = 0, roll = 0 } = own
  const size = buildOf(person).headHalf / 0.335
  const pose: HeadPose = {
    pivot: [0, 0.5],
    yaw: yaw * degrees,
    nod: nod * degrees,
    roll: roll * degrees,
    size,
    lock: 0,
  }
  return openTurnedHead(faceOf(person.face), pose)
}

/** Calls for every person at every yaw in every mood. */
function forAll(check: (head: TurnedHead, mood: Mood, named: string) => void): void {
  for (const person of someOf(people)) {
    for (const yaw of yaws) {
      const head = headOf(person, yaw)
      for (const mood of everyMood) check(head, mood, `${person.id} ${yaw} ${mood}`)
    }
  }
}

const apart = (a: Path, b: Path) => a.reduce((sum, p, i) => sum + distance(p, b[i]), 0) / a.length
const middleOf = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

describe('a head in the round', () => {
  it('[S3.04] is a whole place everywhere, for everybody at every turn in every mood', () => {
    forAll((head, mood, named) => {
      const mouth = placeMouth(head, moods[mood])
      const eyes = sides.map((side) => placeEye({ head, mood: moods[mood] }, side))
      const drawn = [
        ...ridgeOf(head),
        ...mouth.bow,
        ...mouth.under,
        ...eyes.flatMap(({ upper, lower }) => [...upper, ...lower]),
      ]
      if (mood === 'calm') drawn.push(...roundOutline(head).whole)
      expect(
        drawn.flat().every((value) => Number.isFinite(value) && Math.abs(value) < 2),
        named,
      ).toBe(true)
    })
  })

  it('[S3.04] keeps both eyes within the outline, the far one too', () => {
    for (const person of someOf(people)) {
      for (const yaw of yaws) {
        const head = headOf(person, yaw)
        const { whole } = roundOutline(head)
        for (const mood of everyMood) {
          for (const side of sides) {
            const { upper, lower } = placeEye({ head, mood: moods[mood] }, side)
            const outside = [...upper, ...lower].filter((place) => !contains(whole, place))
            expect(outside, `${person.id} ${yaw} ${mood} ${side}`).toEqual([])
          }
        }
      }
    }
  })

  it('[S3.04] sets both eyes on one line, tilted as the head is', () => {
    const roll = 7
    for (const person of people) {
      for (const yaw of yaws) {
        const head = headOf(person, yaw, { roll })
        const [left, right] = sides.map((side) => {
          const { at } = placeEye({ head, mood: moods.calm }, side)
          return middleOf(at(-1, 0), at(1, 0))
        })
        const slope = (right[1] - left[1]) / (right[0] - left[0])
        const off = Math.abs(slope - Math.tan(roll * degrees)) * (right[0] - left[0])
        expect(off, `${person.id} ${yaw}`).toBeLessThan(0.008)
      }
    }
  })

  it('[S3.04] brings eye, nose and mouth nearer to the far contour the further it turns', () => {
    for (const person of people) {
      const gaps = [0, 12, 24, 36, 48].map((yaw) => {
        const head = headOf(person, yaw)
        const { eye, nose, mouth } = head.face
        const gap = (y: number, [x]: Point) => farContour(head, y)[0] - x
        return [
          gap(eye.y, placeEye({ head, mood: moods.calm }, 1).at(0, 0)),
          gap(nose.y, ridgeOf(head)[4]),
          gap(mouth.y, placeMouth(head, moods.calm).at(0, 0)),
        ]
      })
      for (const feature of [0, 1, 2]) {
        const way = gaps.map((gap) => gap[feature])
        expect(
          way.every((gap, i) => i === 0 || gap < way[i - 1]),
          `${person.id} ${way.map((gap) => gap.toFixed(3)).join(' ')}`,
        ).toBe(true)
      }
    }
  })

  it('[S3.04] turned to the other side is its mirror image', () => {
    for (const person of people) {
      for (const yaw of [12, 24, 36, 48]) {
        const [one, other] = [headOf(person, yaw, { roll: 5, nod: 3 }), headOf(person, -yaw, { roll: -5, nod: 3 })]
        const mirrored = roundOutline(other).whole.map(([x, y]): Point => [-x, y])
        expect(apart(roundOutline(one).whole, mirrored), `${person.id} ${yaw}`).toBeLessThan(1e-9)
      }
    }
  })

  it('[S3.04] seen from the front has two like halves', () => {
    for (const person of people) {
      const { far, near } = roundOutline(headOf(person, 0))
      expect(
        apart(
          far,
          near.map(([x, y]): Point => [-x, y]),
        ),
        person.id,
      ).toBeLessThan(1e-9)
    }
  })

  it('[S3.04] has a mouth of its own in each of five moods', () => {
    for (const person of people) {
      const head = headOf(person, 20)
      const mouths = everyMood.map((mood) => {
        const { bow, rim, under } = placeMouth(head, moods[mood])
        return [...bow, ...rim, ...under]
      })
      for (const [i, one] of mouths.entries()) {
        for (const [j, other] of mouths.slice(0, i).entries()) {
          expect(apart(one, other), `${person.id} ${everyMood[i]} ${everyMood[j]}`).toBeGreaterThan(0.001)
        }
      }
    }
  })

  it('[S3.04] smiles with one corner where a calm head leans aside', () => {
    const [tall, aside] = [1, 7].map((roll) =>
      expressionOf({ mood: 'calm', head: { yaw: 20, nod: 0, roll, shift: 0 } }),
    )
    for (const person of people) {
      const head = headOf(person, 20)
      const lean = (mood: typeof tall) => {
        const { at } = placeMouth(head, mood)
        const [near, far] = [-head.far, head.far].map((share) => at(share, 0)[1])
        return far - near
      }
      expect(Math.abs(lean(tall)), person.id).toBeLessThan(0.001)
      expect(lean(aside), person.id).toBeGreaterThan(0.006)
    }
  })

  it('[S3.04] has bones of its own: no two people have one outline', () => {
    const outlines = people.map((person) => ({ id: person.id, outline: roundOutline(headOf(person, 30)).whole }))
    for (const [i, one] of outlines.entries()) {
      for (const other of outlines.slice(0, i)) {
        expect(apart(one.outline, other.outline), `${one.id} ${other.id}`).toBeGreaterThan(0.0015)
      }
    }
  })

  it('[S3.04] bends the ridge of its nose as its own face has it', () => {
    const bend = (person: Person) => {
      const ridge = ridgeOf(headOf(person, 40))
      const [root, , middle, , tip] = ridge
      const share = (middle[1] - root[1]) / (tip[1] - root[1])
      return (middle[0] - root[0] - (tip[0] - root[0]) * share) / headOf(person, 0).pose.size
    }
    const grown = people.filter((person) => faceOf(person.face).kind !== 'child')
    const bent = grown.filter((person) => faceOf(person.face).hook > 0.4).map(bend)
    const turnedUp = grown.filter((person) => faceOf(person.face).hook < 0).map(bend)
    expect(bent.length * turnedUp.length).toBeGreaterThan(8)
    expect(Math.min(...bent)).toBeGreaterThan(Math.max(...turnedUp))
  })

  it('[S3.04] keeps mouth and nose within the contour at every turn in use', () => {
    for (const person of someOf(people)) {
      const build = buildOf(person)
      for (const gesture of gesturesOf(build)) {
        const head = openTurnedHead(faceOf(person.face), poseInSpace(build, gesture, 0.6).head)
        const { whole } = roundOutline(head)
        const { bow, under } = placeMouth(head, expressionOf(gesture))
        const outside = [...bow, ...under, ...ridgeOf(head)].filter((place) => !contains(whole, place))
        expect(outside, `${person.id} ${gesture.id}`).toEqual([])
      }
    }
  })

  it('[S3.04] shows brow, socket and cheekbone in the contour of a far cheek', () => {
    for (const person of people) {
      const head = headOf(person, 30)
      const { eye, mouth } = head.face
      const [brow, socket, bone, lip] = [eye.y - 0.1, eye.y - 0.01, eye.y + 0.11, mouth.y].map(
        (y) => farContour(head, y)[0],
      )
      expect(Math.min(brow, bone) - socket, person.id).toBeGreaterThan(0.008)
      expect(bone - lip, person.id).toBeGreaterThan(0.015)
    }
  })

  it('[S3.04] opens its eyes wider the younger it is', () => {
    const opening = (kind: 'woman' | 'man' | 'child') => {
      const heads = people.map((person) => headOf(person, 0)).filter(({ face }) => face.kind === kind)
      const open = heads.map((head) => {
        const { upper, lower } = placeEye({ head, mood: moods.calm }, 1)
        return Math.max(...lower.map(([, y]) => y)) - Math.min(...upper.map(([, y]) => y))
      })
      return open.reduce((sum, one) => sum + one, 0) / open.length
    }
    expect(opening('man')).toBeGreaterThan(0.042)
    expect(opening('woman')).toBeGreaterThan(opening('man') * 1.04)
    expect(opening('child')).toBeGreaterThan(opening('man') * 1.4)
  })

  it('[S3.04] has round cheeks while it is young: the near jaw stays back of a straight line to the chin', () => {
    for (const person of people) {
      const head = headOf(person, 40)
      if (head.face.kind !== 'child') continue
      const [ear, cheek, chin] = [0.64, 0.83, 0.96].map((y) => nearContour(head, y))
      const share = (cheek[1] - ear[1]) / (chin[1] - ear[1])
      const line = ear[0] + (chin[0] - ear[0]) * share
      expect(line - cheek[0], person.id).toBeGreaterThan(0.03)
    }
  })

  it('[S3.04] brings the near cheek forward in a strong turn, so that it is not too large', () => {
    for (const person of people) {
      const forward = (yaw: number) => {
        const head = headOf(person, yaw)
        const { half, jaw } = head.profile
        return nearContour(head, 0.62)[0] - head.see(-half(0.62), 0.62, jaw(0.62))[0]
      }
      expect(forward(46), person.id).toBeGreaterThan(0.04)
      expect(forward(12), person.id).toBeLessThan(0.01)
    }
  })
})
