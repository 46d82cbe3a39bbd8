import { faceOf } from '@toile/craft/mannequins/faces/index.ts'
import { people } from '@toile/craft/mannequins/people/index.ts'
import { buildOf, type Person } from '@toile/craft/mannequins/person.ts'
import type { Path } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { placeEye } from './eyePlace.ts'
import { expressionOf, moods } from './moods.ts'
import { placeMouth } from './mouthPlace.ts'
import { ridgeOf } from './nose.ts'
import { openTurnedHead, type TurnedHead } from './openTurnedHead.ts'

function headOf(person: Person, yaw: number): TurnedHead {
  const size = buildOf(person).headHalf / 0.335
  return openTurnedHead(faceOf(person.face), {
    pivot: [0, 0.5],
    yaw: (yaw * Math.PI) / 180,
    nod: 0,
    roll: 0,
    size,
    lock: 0,
  })
}

/** What is measured of a face: in its middle, and of its nose at a turn. */
function measure(person: Person): number[] {
  const [front, turned] = [headOf(person, 0), headOf(person, 34)]
  const eye = placeEye({ head: front, mood: moods.calm }, 1)
  const mouth = placeMouth(front, moods.calm)
  const [left, right] = [eye.at(-1, 0), eye.at(1, 0)]
  const tall = (path: Path) => Math.max(...path.map(([, y]) => y)) - Math.min(...path.map(([, y]) => y))
  const ridge = ridgeOf(turned).map(([x]) => x)
  const { nose, brow } = front.face
  const notch = mouth.bow[Math.round(mouth.bow.length / 2)][1] - Math.min(...mouth.bow.map(([, y]) => y))
  return [
    right[0] - left[0],
    tall([...eye.upper, ...eye.lower]),
    left[0],
    left[1] - right[1],
    brow.y,
    brow.w,
    nose.w,
    ridge[4] - ridge[0],
    ridge[2] - (ridge[0] + ridge[4]) / 2,
    mouth.at(1, 0)[0] - mouth.at(-1, 0)[0],
    tall([...mouth.bow, ...mouth.under]),
    notch,
    front.profile.half(0.62),
    front.profile.half(0.82),
    front.profile.bottom,
  ]
}

/** How far apart each must be to be seen, in heads: three pixels of a head drawn at five hundred. */
const perceived = [
  0.006, 0.004, 0.006, 0.004, 0.006, 0.003, 0.004, 0.005, 0.005, 0.01, 0.007, 0.003, 0.008, 0.008, 0.008,
]

describe('a likeness', () => {
  it('[S3.04] has features of its own: two people of one cast differ in at least four of them', () => {
    const grown = (kind: string) => people.filter((person) => faceOf(person.face).kind === kind)
    for (const cast of [grown('woman'), grown('man'), grown('child')]) {
      const measured = cast.map((person) => ({ id: person.id, features: measure(person) }))
      for (const [i, one] of measured.entries()) {
        for (const other of measured.slice(0, i)) {
          const unlike = one.features.filter((value, k) => Math.abs(value - other.features[k]) > perceived[k])
          expect(unlike.length, `${one.id} ${other.id}`).toBeGreaterThanOrEqual(4)
        }
      }
    }
  })

  it('[S1.09] shuts the eyes of every face in a blink: the lids meet all along', () => {
    const head = { yaw: 0, nod: 0, roll: 0, shift: 0 }
    for (const person of people)
      for (const mood of ['calm', 'laugh'] as const) {
        const gap = (blink: number) => {
          const { upper, lower } = placeEye({ head: headOf(person, 20), mood: expressionOf({ mood, head, blink }) }, 1)
          return Math.max(...upper.map(([, y], i) => Math.abs(y - (lower.at(-1 - i)?.[1] ?? y))))
        }
        expect(gap(1), `${person.id} ${mood}`).toBeLessThan(0.55 * gap(0))
      }
  })
})
