import { contains, openChance, type Path, type Point } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { fabrics } from '../../fabrics/index.ts'
import { faceOf } from '../../mannequins/faces/index.ts'
import { findPerson } from '../../mannequins/people/index.ts'
import { buildOf } from '../../mannequins/person.ts'
import type { Gesture } from '../../mannequins/round/gesture.ts'
import { gesturesOf } from '../../mannequins/round/gestures/index.ts'
import { seeHead } from '../../mannequins/round/headPose.ts'
import type { Posed } from '../../mannequins/round/posed.ts'
import { poseInSpace } from '../../mannequins/round/poseInSpace.ts'
import { accessories } from '../accessories/index.ts'
import type { Piece } from '../piece.ts'
import { hangsOn } from './hangsOn.ts'
import { turnPieces } from './turnPieces.ts'

interface Worn {
  posed: Posed
  flat: readonly Piece[]
  round: readonly Piece[]
}

function wear(id: string, yaw: number, knobs: Record<string, string> = {}, person = 'ines'): Worn {
  const build = buildOf(findPerson(person) ?? expect.fail(person))
  const gesture: Gesture = { ...gesturesOf(build)[0], head: { yaw, nod: 0, roll: 0, shift: 0 } }
  const posed = poseInSpace(build, gesture, 0.6)
  const flat = flatOf(id, posed, knobs)
  return { posed, flat, round: turnPieces(posed, flat) }
}

function flatOf(id: string, posed: Posed, knobs: Record<string, string> = {}): readonly Piece[] {
  const accessory = accessories.find((one) => one.id === id) ?? expect.fail(id)
  const context = { chance: openChance(1), layered: false, tucked: false, cloth: fabrics[0], over: [] }
  return accessory.draft(posed.block, knobs, context)
}

const pathOf = (pieces: readonly Piece[], name: string): Path =>
  (pieces.find((piece) => piece.name === name) ?? expect.fail(name)).outlines[0]
const spanOf = (path: Path) => {
  const across = path.map(([x]) => x)
  return { from: Math.min(...across), to: Math.max(...across), wide: Math.max(...across) - Math.min(...across) }
}
const middleOf = (path: Path) => (spanOf(path).from + spanOf(path).to) / 2
const yaws = [-40, -24, 24, 40]
/** The lens, temple or jewel of the side that the face turns to. */
const farOf = (yaw: number) => (yaw > 0 ? 1 : 0)

describe('what is worn on a turned head', () => {
  it('[S3.04] spectacles are bent round the face: the far lens is narrower, their bridge lies on the nose', () => {
    for (const yaw of yaws) {
      const { posed, round } = wear('glasses', yaw)
      const far = spanOf(pathOf(round, `lens${farOf(yaw)}`)).wide
      const near = spanOf(pathOf(round, `lens${1 - farOf(yaw)}`)).wide
      expect(far, String(yaw)).toBeLessThan(near * 0.92)
      const [nose] = seeHead(posed.head, 0, 0.53, 0.375)
      expect(Math.abs(middleOf(pathOf(round, 'bridge')) - nose), String(yaw)).toBeLessThan(0.03)
    }
  })

  it.each(['ines', 'theo', 'hiro', 'otis'])('[S3.04] spectacles sit before the eyes of %s', (id) => {
    const { posed, round } = wear('glasses', 24, {}, id)
    const lens = pathOf(round, 'lens0')
    const middle = lens.reduce((sum, [, y]) => sum + y, 0) / lens.length
    const [, eye] = seeHead(posed.head, -0.13, faceOf((findPerson(id) ?? expect.fail(id)).face).eye.y, 0.3)
    expect(Math.abs(middle - eye)).toBeLessThan(0.026)
  })

  it('[S3.04] the near temple of spectacles ends at the ear, the far one is hidden', () => {
    for (const yaw of yaws) {
      const { posed, round } = wear('glasses', yaw)
      expect(round.some(({ name }) => name === `temple${farOf(yaw)}`)).toBe(false)
      const temple = pathOf(round, `temple${1 - farOf(yaw)}`)
      const [ear] = seeHead(posed.head, -Math.sign(yaw) * 0.32, 0.53, -0.03)
      const end = yaw > 0 ? spanOf(temple).from : spanOf(temple).to
      expect(Math.abs(end - ear), String(yaw)).toBeLessThan(0.03)
      expect(spanOf(temple).wide, 'seen longer than from the front').toBeGreaterThan(0.12)
    }
  })

  it.each(['hoopEarrings', 'dropEarrings'])('[S3.04] %s hang straight at the ear that is seen', (id) => {
    for (const yaw of yaws) {
      const { posed, flat, round } = wear(id, yaw)
      expect(round.length).toBe(flat.length / 2)
      const [ear] = seeHead(posed.head, -Math.sign(yaw) * 0.315, 0.66, -0.03)
      for (const { outlines } of round) expect(Math.abs(middleOf(outlines[0]) - ear)).toBeLessThan(0.06)
    }
    const { flat, round } = wear(id, 6)
    expect(round.length, 'both while the face is seen from the front').toBe(flat.length)
  })

  it.each(['fedora', 'boater', 'beanie', 'cloche', 'bucketHat', 'baseballCap'])(
    '[S3.04] the crown of a %s goes round a skull that is longer than broad',
    (id) => {
      for (const yaw of yaws) {
        const { posed, flat, round } = wear(id, yaw)
        const before = spanOf(pathOf(flat, 'crown'))
        const after = spanOf(pathOf(round, 'crown'))
        expect(after.wide, String(yaw)).toBeGreaterThan(before.wide * 1.02)
        // The back of the skull comes into sight on the side that the face turns from.
        const moved = (after.from + after.to) / 2 - posed.head.pivot[0] - (before.from + before.to) / 2
        expect(moved * -Math.sign(yaw), String(yaw)).toBeGreaterThan(0.01)
      }
    },
  )

  it('[S3.04] a turned-up cuff and a ribbon reach from edge to edge of the crown they lie on', () => {
    for (const [id, name] of [
      ['beanie', 'cuff'],
      ['boater', 'ribbon'],
    ] as const) {
      for (const yaw of yaws) {
        const { round } = wear(id, yaw)
        const [crown, band] = ['crown', name].map((part) => spanOf(pathOf(round, part)))
        expect(Math.abs(crown.from - band.from), `${id} ${yaw}`).toBeLessThan(0.04)
        expect(Math.abs(crown.to - band.to), `${id} ${yaw}`).toBeLessThan(0.04)
      }
    }
  })

  it('[S3.04] no brim hides the eyes, on women, men and children', () => {
    const hats = accessories.filter(({ category, id }) => category === 'hat' && id !== 'hairBow').map(({ id }) => id)
    expect(hats.length).toBeGreaterThan(6)
    for (const person of ['ines', 'theo', 'mina', 'otis'])
      for (const id of hats)
        for (const yaw of yaws) {
          const { posed, round } = wear(id, yaw, {}, person)
          const [x, eye] = seeHead(posed.head, 0, posed.build.ageGroup === 'child' ? 0.56 : 0.5, 0.34)
          const brim = round
            .filter(({ role, layer }) => role === 'hat' && layer === 'head')
            .flatMap(({ outlines }) => outlines.flat())
            .filter((point) => Math.abs(point[0] - x) < 0.14)
          expect(eye - Math.max(...brim.map(([, y]) => y)), `${person} ${id} ${yaw}`).toBeGreaterThan(0.015)
        }
  })

  it('[S3.04] in no gesture does a brim hide the brows', () => {
    for (const person of ['ines', 'theo', 'mina']) {
      const build = buildOf(findPerson(person) ?? expect.fail(person))
      for (const gesture of gesturesOf(build)) {
        const posed = poseInSpace(build, gesture, 0.6)
        for (const id of ['bucketHat', 'baseballCap', 'cloche', 'fedora', 'beanie', 'beret']) {
          const round = turnPieces(posed, flatOf(id, posed))
          const [x, brow] = seeHead(posed.head, 0, person === 'mina' ? 0.475 : 0.44, 0.37)
          const low = round
            .filter(({ role }) => role === 'hat' || role === 'band')
            .flatMap(({ outlines }) => outlines.flat())
            .filter((point) => Math.abs(point[0] - x) < 0.1)
          expect(brow - Math.max(...low.map(([, y]) => y)), `${person} ${gesture.id} ${id}`).toBeGreaterThan(0)
        }
      }
    }
  })

  it('[S3.04] a hat sits on the skull: its crown hardly stands over the head, and its band lies on its edge', () => {
    for (const [id, band] of [
      ['beanie', 'cuff'],
      ['beret', 'binding'],
      ['fedora', 'ribbon'],
    ] as const) {
      for (const yaw of [-30, 0, 30]) {
        const { posed, flat, round } = wear(id, yaw)
        const crown = pathOf(round, 'crown')
        const tall = (pieces: readonly Piece[], name: string) => {
          const rows = pathOf(pieces, name).map(([, y]) => y)
          return Math.max(...rows) - Math.min(...rows)
        }
        if (id === 'beanie') expect(tall(round, band), `${yaw}: pressed as its crown is`).toBeLessThan(tall(flat, band))
        const top = posed.head.pivot[1] - 0.5 - Math.min(...crown.map(([, y]) => y))
        expect(top, `${id} ${yaw}`).toBeGreaterThan(0.06)
        expect(top, `${id} ${yaw}`).toBeLessThan(0.24)
        const middle = (path: Path) => path.filter(([x]) => Math.abs(x - middleOf(crown)) < 0.05).map(([, y]) => y)
        const mean = (all: readonly number[]) => all.reduce((sum, y) => sum + y, 0) / all.length
        const half = (path: Path, low: boolean) => {
          const rows = middle(path)
          const level = mean(rows)
          return mean(rows.filter((y) => y > level === low))
        }
        const [edge, over] = [half(crown, true), half(pathOf(round, band), false)]
        expect(edge - over, `${id} ${yaw}: no slit`).toBeGreaterThan(-0.004)
      }
    }
  })

  it('[S3.04] hair does not rise over the crown of a hat', () => {
    for (const id of ['beanie', 'beret', 'fedora', 'bucketHat', 'baseballCap', 'cloche', 'boater', 'strawHat'])
      for (const yaw of yaws) {
        const { posed, round } = wear(id, yaw)
        const presses = round.flatMap((piece) => (piece.presses ? [piece.presses] : []))
        expect(presses.length, id).toBe(1)
        for (const [x, y] of pathOf(round, 'crown')) {
          if (y > posed.head.pivot[1] - 0.45) continue
          for (const by of [0.01, 0.08, 0.2]) expect(contains(presses[0], [x, y - by]), `${id} ${yaw}`).toBe(true)
        }
      }
  })

  it('[S3.04] a bow is pinned above the ear that is seen', () => {
    for (const yaw of yaws) {
      const { posed, round } = wear('hairBow', yaw)
      const middle = middleOf(round.flatMap(({ outlines }) => outlines.flat()))
      expect((middle - posed.head.pivot[0]) * -Math.sign(yaw), String(yaw)).toBeGreaterThan(0.15)
    }
  })

  it('[S3.04] a peak stands out before the forehead that turns', () => {
    for (const yaw of yaws) {
      const { round } = wear('baseballCap', yaw)
      const crown = spanOf(pathOf(round, 'crown'))
      const peak = middleOf(pathOf(round, 'peak'))
      expect((peak - (crown.from + crown.to) / 2) * Math.sign(yaw), String(yaw)).toBeGreaterThan(0.12)
    }
  })

  it('[S3.04] a headscarf goes with the head and not with the trunk, its opening with the face', () => {
    for (const tied of ['chin', 'nape']) {
      for (const yaw of yaws) {
        const { posed, flat, round } = wear('headscarf', yaw, { tied })
        const top = posed.head.pivot[1] - 0.5
        expect(new Set(flat.map((piece) => hangsOn(piece).hold))).toEqual(new Set(['head']))
        const straight = wear('headscarf', 0, { tied })
        const square = (pieces: readonly Piece[]): readonly Point[] => pathOf(pieces, 'square')
        const opening = (path: readonly Point[]) => {
          // The lowest of the edge over the forehead is nearest to the middle of the face.
          const brow = path.filter(([, y]) => y > top + 0.05 && y < top + 0.35)
          return brow.reduce((sum, [x]) => sum + x, 0) / brow.length
        }
        const moved = opening(square(round)) - opening(square(straight.round))
        expect(moved * Math.sign(yaw), `${tied} ${yaw}`).toBeGreaterThan(0.02)
      }
    }
  })

  it('[S3.04] a scarf round the neck stays with the trunk', () => {
    const { flat } = wear('knitScarf', 30)
    expect(new Set(flat.map((piece) => hangsOn(piece).hold))).toEqual(new Set(['trunk']))
  })

  it('[S3.04] turned to the other side a hat is its mirror image', () => {
    const [one, other] = [wear('boater', 30, { tilt: '0' }), wear('boater', -30, { tilt: '0' })]
    const reachOf = ({ posed, round }: Worn, side: 1 | -1) => {
      const { from, to } = spanOf(pathOf(round, 'crown'))
      return side === 1 ? to - posed.head.pivot[0] : posed.head.pivot[0] - from
    }
    expect(reachOf(one, 1)).toBeCloseTo(reachOf(other, -1), 1)
    expect(reachOf(one, -1)).toBeCloseTo(reachOf(other, 1), 1)
  })
})
