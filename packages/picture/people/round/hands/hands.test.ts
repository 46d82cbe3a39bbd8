import { createCanvas } from '@napi-rs/canvas'
import { people as catalogue } from '@toile/craft/mannequins/people/index.ts'
import { personOf } from '@toile/craft/mannequins/people/testing/personOf.ts'
import { buildOf, type Person } from '@toile/craft/mannequins/person.ts'
import type { Gesture, HandGesture } from '@toile/craft/mannequins/round/gesture.ts'
import { gesturesOf } from '@toile/craft/mannequins/round/gestures/index.ts'
import { seeHead } from '@toile/craft/mannequins/round/headPose.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { poseInSpace } from '@toile/craft/mannequins/round/poseInSpace.ts'
import { contains, distance, type Path, type Point, selfCrossing } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { type Stage } from '../../../raster/stage.ts'
import type { Host, Surface } from '../../../surface.ts'
import { drawArm } from '../drawArm.ts'
import type { Standing } from '../standing.ts'
import { digitOutline, withoutLoops } from './digitOutline.ts'
import { drawHand } from './drawHand.ts'
import { handDoes } from './handDoes.ts'
import { handFrame } from './handFrame.ts'
import { type Digit, handOf } from './handOutlines.ts'
import { standingOn } from '../testing/standingOn.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const names: readonly HandGesture[] = ['relaxed', 'strap', 'pocket', 'hip', 'collar', 'clutch', 'flat']
const people = ['ines', 'marco', 'lily'].map(personOf)
const scale = 48

const gestureWith = (hand: HandGesture): Gesture => ({
  id: 'standing',
  label: 'standing',
  stance: 'neutral',
  yaw: 30,
  twist: -8,
  chest: { shift: 0, tilt: 4, z: 0 },
  pelvis: { shift: -0.1, tilt: -6, z: 0 },
  head: { yaw: 20, nod: 0, roll: 0, shift: 0 },
  arms: [
    { upper: [14, -12], lower: [4, 40] },
    { upper: [12, 10], lower: [2, 50] },
  ],
  hands: [hand, hand],
  legs: [
    { ankle: [-0.1, 0], toes: 8 },
    { ankle: [0.3, 0.4], toes: 20 },
  ],
  weight: 0,
  mood: 'calm',
  gaze: 0,
  breeze: 0,
})

const standing = (person: Person, hand: HandGesture) => standingOn(host, person, gestureWith(hand), scale)

const each = (check: (one: Standing, hand: HandGesture, index: 0 | 1, of: string) => void) => {
  const cases = people.flatMap((person) =>
    names.flatMap((hand) => ([0, 1] as const).map((index) => ({ person, hand, index }))),
  )
  for (const { person, hand, index } of someOf(cases))
    check(standing(person, hand), hand, index, `${person.id} ${hand} ${index}`)
}
/** Everybody of the catalogue in every gesture that becomes them. */
const everybody = someOf(
  catalogue.flatMap((person) => gesturesOf(buildOf(person)).map((gesture) => ({ person, gesture }))),
).map(({ person, gesture }) => poseInSpace(buildOf(person), gesture, 0.5))
const everywhere = (check: (posed: Posed, index: 0 | 1, of: string) => void) => {
  for (const posed of everybody)
    for (const index of [0, 1] as const) check(posed, index, `${posed.build.id} ${posed.gesture.id} ${index}`)
}
const hangs = ({ gesture, arms }: Posed, index: 0 | 1) =>
  gesture.hands[index] === 'relaxed' && arms[index].ruler.limb.at(2).direction[1] > 0.3
/** The end of a finger or thumb. */
const tipOf = ({ outline }: Digit): Point => outline[Math.floor(outline.length / 2)]
const finite = (path: Path) => path.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))

/** How many parts the covered pixels fall into, specks aside. */
function partsOf({ context, width, height }: Stage): number {
  const covered = Uint8Array.from(
    context.getImageData(0, 0, width, height).data.filter((_, i) => i % 4 === 3),
    (a) => (a > 60 ? 1 : 0),
  )
  let parts = 0
  for (let start = 0; start < covered.length; start++) {
    if (!covered[start]) continue
    let size = 0
    const open = [start]
    covered[start] = 0
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      size++
      for (const next of [at - 1, at + 1, at - width, at + width])
        if (covered[next]) {
          covered[next] = 0
          open.push(next)
        }
    }
    if (size > 8) parts++
  }
  return parts
}

describe('hands in space', () => {
  it('[S3.04] have five digits in every gesture; in a pocket the thumb alone is seen, and on a hip it is behind', () => {
    each(({ posed }, hand, index, of) => {
      const thumbs = handOf(posed, index).digits.filter(({ art }) => art.isThumb)
      const count = handOf(posed, index).digits.length
      expect(count, of).toBe(hand === 'pocket' ? 1 : hand === 'hip' ? 4 : 5)
      expect(thumbs.length, of).toBe(hand === 'hip' ? 0 : 1)
    })
  })

  it('[S3.04] are finite and grow out of the wrist of women, men and children: the palm begins on the edges of the arm and covers its end', () => {
    each(({ posed }, _, index, of) => {
      const { palm } = handOf(posed, index)
      const { limb } = posed.arms[index].ruler
      const edges = [limb.edge(1.86, 1), limb.edge(1.86, -1)]
      expect(finite(palm), of).toBe(true)
      for (const edge of edges)
        expect(Math.min(distance(palm[0], edge), distance(palm[palm.length - 1], edge)), of).toBeLessThan(1e-6)
      expect(contains(palm, limb.at(1.96).centre), of).toBe(true)
    })
  })

  it('[S3.04] are as broad as the arm where they begin: no step shows at the wrist', () => {
    everywhere((posed, index, of) => {
      const { art, frame } = handOf(posed, index)
      const { inner, outer } = posed.arms[index].ruler.limb.at(2)
      const wide = distance(frame.put(art.palm[0]), frame.put(art.palm[art.palm.length - 1]))
      expect(wide / (inner + outer), of).toBeGreaterThan(0.95)
    })
  })

  it('[S3.04] root every finger in the palm', () => {
    each(({ posed }, _, index, of) => {
      const { palm, digits } = handOf(posed, index)
      for (const { outline } of digits) {
        expect(finite(outline), of).toBe(true)
        expect(outline.filter((point) => contains(palm, point)).length, of).toBeGreaterThan(2)
      }
    })
  })

  it('[S3.04] are drawn of one piece with the arm', () => {
    each((one, _, index, of) => {
      drawArm(one, index, 1)
      drawHand(one, index)
      expect(partsOf(one.stage), of).toBe(1)
    })
  })

  it('[S3.04] have contours that do not cross themselves, in every gesture of everybody', () => {
    everywhere((posed, index, of) => {
      const { palm, digits } = handOf(posed, index)
      for (const outline of [palm, ...digits.map((digit) => digit.outline)]) {
        expect(finite(outline), of).toBe(true)
        expect(selfCrossing(outline), of).toBeNull()
      }
    })
  })

  it('[S3.04] keep no loop within the bend of a finger that is folded', () => {
    for (const x of [0.02, 0.035, 0.05]) {
      const folded: Path = [
        [0, 0],
        [0, 0.3],
        [x, 0.4],
        [x * 2, 0.3],
        [x * 2, 0.1],
      ]
      const outline = digitOutline(folded, [0.04, 0.04, 0.04, 0.035, 0.025])
      expect(finite(outline)).toBe(true)
      const bend = outline.slice(0, Math.floor(outline.length * 0.45))
      const other = outline.slice(Math.ceil(outline.length * 0.55))
      for (const side of [bend, other]) {
        const reach = side.map((point, i) => (i ? distance(point, side[i - 1]) : 0))
        expect(Math.max(...reach), `${x}`).toBeLessThan(0.2)
        expect(withoutLoops(side), `${x}`).toEqual(side)
      }
    }
  })

  it('[S3.04] differ where both hang, and between the gestures that follow each other', () => {
    const seen = (posed: Posed, index: 0 | 1) => handOf(posed, index).art
    everywhere((posed, index, of) => {
      if (index || !hangs(posed, 0) || !hangs(posed, 1)) return
      expect(handDoes(posed, 0).pose, of).not.toBe(handDoes(posed, 1).pose)
      expect(seen(posed, 0), of).not.toEqual(seen(posed, 1))
    })
    for (const person of people) {
      const poses = gesturesOf(buildOf(person))
        .map((gesture) => poseInSpace(buildOf(person), gesture, 0.5))
        .flatMap((posed) => ([0, 1] as const).filter((i) => hangs(posed, i)).map((i) => handDoes(posed, i).pose))
      expect(new Set(poses).size, person.id).toBeGreaterThanOrEqual(5)
    }
  })

  it('[S3.04] part their fingers at 200 pixels: the tips of three at least stand free where a hand hangs, of five where it is shown', () => {
    const free = (posed: Posed, index: 0 | 1) => {
      const { digits, palm, frame } = handOf(posed, index)
      const tips = digits.filter((digit) =>
        [palm, ...digits.flatMap((other) => (other === digit ? [] : [other.outline]))].every(
          (outline) => !contains(outline, tipOf(digit)),
        ),
      )
      const pixels = 200 / frame.size
      return tips.filter((one, i) => tips.slice(0, i).every((other) => distance(tipOf(one), tipOf(other)) * pixels > 6))
        .length
    }
    everywhere((posed, index, of) => {
      if (hangs(posed, index)) expect(free(posed, index), of).toBeGreaterThanOrEqual(3)
      else if (posed.gesture.hands[index] === 'relaxed') expect(free(posed, index), of).toBe(5)
    })
  })

  it('[S3.04] reach the hair with a hand that runs through it: the fingers lie on the head and leave the face free', () => {
    everywhere((posed, index, of) => {
      if (posed.gesture.arms[index].rest !== 'hair') return
      const { size } = posed.head
      const tips = handOf(posed, index).digits.map(tipOf)
      const middle = seeHead(posed.head, 0, 0.42, 0)
      const face = seeHead(posed.head, 0, 0.55, 0.3)
      expect(Math.min(...tips.map((tip) => distance(tip, middle) / size)), of).toBeLessThan(0.4)
      for (const tip of tips) expect(distance(tip, face) / size, of).toBeGreaterThan(0.2)
    })
  })

  it('[S3.04] are within a tenth as long as the face from the chin to the middle of a grown-up’s forehead, to just above a child’s brow; a small child’s are smaller', () => {
    everywhere(({ build, head, ...posed }, index, of) => {
      const { put } = handFrame({ build, head, ...posed }, index)
      const grown = build.ageGroup === 'adult'
      const face = distance(seeHead(head, 0, 1, 0), seeHead(head, 0, grown ? 0.3 : 0.4, 0)) / Math.cos(head.nod)
      const share = distance(put([0, 1]), put([0, 0])) / face
      expect(share, of).toBeGreaterThan(grown ? 0.9 : build.heads < 5.6 ? 0.7 : 0.9)
      expect(share, of).toBeLessThan(1.1)
    })
  })

  it('[S3.04] hang where the arm hangs and go on along an arm that is raised', () => {
    for (const person of people) {
      const raised = {
        ...gestureWith('relaxed'),
        arms: [
          { upper: [14, 0], lower: [6, 20] },
          { upper: [140, 10], lower: [158, 12] },
        ],
      } as const
      const posed = poseInSpace(buildOf(person), raised, 0.5)
      const [hanging, up] = ([0, 1] as const).map((index) => {
        const { put } = handFrame(posed, index)
        return put([0, 1])[1] - put([0, 0])[1]
      })
      expect(hanging, person.id).toBeGreaterThan(0.3)
      expect(up, person.id).toBeLessThan(-0.3)
    }
  })

  it('[S3.04] throw a soft shadow on the cloth they lie on, and none where they hang', () => {
    const darkened = (hand: HandGesture) => {
      const one = standing(people[0], hand)
      const { context, width, height } = one.stage
      context.fillStyle = 'rgb(200,200,255)'
      context.fillRect(0, 0, width, height)
      drawHand(one, 1)
      const { data } = context.getImageData(0, 0, width, height)
      let count = 0
      for (let i = 0; i < data.length; i += 4)
        if (data[i] < 194 && data[i] > 120 && Math.abs(data[i] - data[i + 1]) < 2 && data[i + 2] > data[i] * 1.2)
          count++
      return count
    }
    for (const name of names) {
      if (handDoes(standing(people[0], name).posed, 1).pose.lies) expect(darkened(name), name).toBeGreaterThan(50)
      else expect(darkened(name), name).toBeLessThan(30)
    }
  })
})
