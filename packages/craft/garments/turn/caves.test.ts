import { contains, distance, mix, type Path, type Point } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import type { Posed } from '../../mannequins/round/posed.ts'
import { poseInSpace } from '../../mannequins/round/poseInSpace.ts'
import { heldUnder } from '../blocks/heldUnder.ts'
import type { Piece } from '../piece.ts'
import { openShell } from './shell.ts'
import { carried, draftedOn, posesOf } from './testing/carried.ts'

const turnedOf = (person: string) => posesOf(person, 3).filter(({ gesture }) => Math.abs(gesture.yaw) > 22)
const fromBefore = ({ build, gesture }: Posed) => poseInSpace(build, { ...gesture, yaw: 0, twist: 0 }, 0.6)
const middleOf = ({ left, right }: Piece): Path => left.map((at, i) => mix(at, right[i], 0.5))
const lastOf = (path: Path): Point => path[path.length - 1]
const named = (pieces: readonly Piece[], wanted: RegExp) => pieces.filter(({ name }) => wanted.test(name))

describe('how cloth hangs on a turned trunk', () => {
  it.each(['ines', 'theo', 'lily'])(
    '[S3.04] what hangs loose on %s caves in at the waist of a turned body and is as wide as it is cut from before',
    (person) => {
      for (const posed of turnedOf(person)) {
        const { waist, bust } = posed.build.levels
        for (const id of ['tShirt', 'sweatshirt', 'swingCoat']) {
          const { wide, drafted } = openShell(posed, draftedOn(posed, id)).section(waist)
          const body = posed.section(waist).wide
          expect(wide, `${id} ${posed.gesture.id}`).toBeGreaterThan(Math.min(drafted, body + 0.02))
          expect(wide - body, `${id} ${posed.gesture.id}`).toBeLessThan(0.85 * (drafted - body))
          const chest = openShell(posed, draftedOn(posed, id)).section(bust)
          expect(chest.wide).toBeCloseTo(chest.drafted, 2)
          const front = fromBefore(posed)
          const cut = openShell(front, draftedOn(front, id)).section(waist)
          expect(cut.wide).toBeCloseTo(cut.drafted, 5)
        }
      }
    },
  )

  it('[S3.04] cloth ends at its hem and does not round off towards it: its body runs on beyond hems and cuffs', () => {
    for (const posed of turnedOf('theo'))
      for (const id of ['tShirt', 'shirt', 'tailoredShorts', 'bomber'])
        for (const { role, layer, name, left, right, volume } of carried(posed, id).round) {
          if (layer !== 'front' || left.length < 2 || !/^(bodice|front|leg|cuff)$/.test(role)) continue
          const end = mix(lastOf(left), lastOf(right), 0.5)
          const before = mix(left[0], right[0], 0.5)
          const beyond = mix(before, end, 1 + 0.12 / distance(before, end))
          expect(
            volume?.some((body) => contains(body, beyond)),
            `${id} ${name} ${posed.gesture.id}`,
          ).toBe(true)
        }
  })

  it('[S3.26] a collar under another lies within it, so that none comes out over its shoulders', () => {
    for (const [under, over] of [
      ['polo', 'denimJacket'],
      ['shirt', 'nehruJacket'],
    ] as const)
      for (const posed of posesOf('theo', 6)) {
        const { neck } = posed.build.levels
        const outer = draftedOn(posed, over, { collar: 'mandarin', worn: 'open' })
        const collars = (pieces: readonly Piece[]) => pieces.filter(({ role }) => role === 'collar')
        const held = collars(heldUnder(draftedOn(posed, under), outer))
        const reach = (pieces: readonly Piece[]) =>
          Math.max(
            ...collars(pieces).flatMap(({ outlines }) => outlines.flat().map(([x, y]) => (y < neck ? Math.abs(x) : 0))),
          )
        if (held.length) expect(reach(held), `${under} ${posed.gesture.id}`).toBeLessThan(reach(outer))
      }
  })
})

describe('collars on a turned neck', () => {
  it.each(['ines', 'theo', 'lily'])(
    '[S3.04] a collar on %s rises to the nape: its far half, which is seen nearer to the throat, stands no higher than the near one',
    (person) => {
      for (const posed of turnedOf(person)) {
        const { at, tilt } = posed.station(posed.build.levels.neck)
        const level = ([x, y]: Point) => y - (x - at[0]) * Math.sin(tilt)
        for (const id of ['shirt', 'blazer']) {
          const collars = carried(posed, id).round
          const topOf = (side: number) =>
            Math.min(
              ...named(collars, new RegExp(`^collar${side}$`)).flatMap(({ outlines }) => outlines.flat().map(level)),
            )
          expect(topOf(1 - posed.near) - topOf(posed.near), `${id} ${posed.gesture.id}`).toBeGreaterThan(-0.012)
        }
      }
    },
  )
})

describe('straps of bags on a turned trunk', () => {
  it.each(['ines', 'theo', 'lily'])(
    '[S3.04] the strap of a bag on %s is taut from the shoulder to the bag',
    (person) => {
      for (const posed of turnedOf(person)) {
        const [strap] = named(carried(posed, 'crossbodyBag').round, /^near$/)
        const middle = middleOf(strap)
        const [from, to] = [middle[0], lastOf(middle)]
        const length = distance(from, to)
        const off = middle.map(
          ([x, y]) => Math.abs((x - from[0]) * (to[1] - from[1]) - (y - from[1]) * (to[0] - from[0])) / length,
        )
        expect(Math.max(...off) / length, posed.gesture.id).toBeLessThan(0.065)
      }
    },
  )

  it('[S3.04] the straps of a pack turn under the arms at the contour of what is worn and end on it', () => {
    for (const posed of posesOf('theo', 5)) {
      const over = draftedOn(posed, 'sweatshirt').filter(({ role }) => role === 'bodice')
      for (const strap of named(draftedOn(posed, 'backpack', {}, over), /^strap/))
        expect(
          over.some(({ outlines }) => outlines.some((outline) => contains(outline, lastOf(middleOf(strap))))),
          posed.gesture.id,
        ).toBe(true)
    }
  })
})
