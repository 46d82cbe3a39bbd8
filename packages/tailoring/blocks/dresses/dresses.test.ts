import { boundsOf, sure, sureFirst } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { edgeLength } from '../../pattern/edgePath.ts'
import type { EdgeOf, Pattern } from '../../pattern/pattern.ts'
import type { Block } from '../block.ts'
import { blocks } from '../index.ts'
import { runLength } from '../drafting/sewn.ts'
import { sampleBodies } from '../testing/sampleBodies.ts'
import { corset } from './corset.ts'
import { fittedBodice } from './fittedBodice.ts'
import { jumpsuit } from './jumpsuit.ts'
import { qipao } from './qipao.ts'
import { sheathDress } from './sheathDress.ts'
import { waistDress } from './waistDress.ts'
import { wrapDress } from './wrapDress.ts'

/** A block drafted as usual but for what is told, for a body. */
const draft = (block: Block, told: Record<string, number | string> = {}, body: keyof typeof sampleBodies = 'woman') =>
  block.draft(sampleBodies[body], {
    ...Object.fromEntries(
      Object.entries(block.knobs).map(([name, knob]) => [
        name,
        'choices' in knob ? sureFirst(knob.choices) : knob.usual,
      ]),
    ),
    ...told,
  })

const pieceOf = ({ pieces }: Pattern, id: string) => sure(pieces.find((piece) => piece.id === id))
const bodies = ['woman', 'largeWoman', 'man', 'child'] as const

/** How far along a run each of its edges ends, in millimetres. */
const endsAlong = ({ pieces }: Pattern, run: readonly EdgeOf[]): number[] =>
  run.map((_, i) => runLength(pieces, run.slice(0, i + 1)))

/** The stitch along the waist of a pattern: the lower run first. */
const waistOf = ({ stitches }: Pattern) =>
  sure(stitches.find(({ first }) => first.length > 2 && first.every(({ edge }) => edge.startsWith('waist'))))

describe('a dress with a seam at the waist', () => {
  it.each(bodies.flatMap((body) => ['side', 'waist', 'princess'].map((darts) => [body, darts] as const)))(
    '[S1.11] of a %s, darts %s: has darts of the skirt that meet those of the bodice, and side seams that meet',
    (body, darts) => {
      const dress = draft(waistDress, { skirt: 'aLine', darts }, body)
      const { first, second } = waistOf(dress)
      const whole = runLength(dress.pieces, first)
      const bodice = endsAlong(dress, second).map((at) => whole - at)
      const skirt = endsAlong(dress, first)
      const missed = bodice.slice(0, -1).filter((at) => skirt.every((other) => Math.abs(other - at) > 3))
      // Where the bodice is so loose that the skirt needs no dart, nothing is there to be met.
      expect(skirt.length < 6 ? [] : missed).toEqual([])
    },
  )

  it('[S1.11] gathers and tiers its skirts by the fullness asked for', () => {
    for (const fullness of [1.3, 2.2]) {
      const gathered = waistOf(draft(waistDress, { skirt: 'gathered', fullness }))
      expect(gathered.fullness).toBeCloseTo(fullness, 2)
      const { stitches } = draft(waistDress, { skirt: 'tiered', fullness })
      expect(stitches.filter((stitch) => Math.abs((stitch.fullness ?? 1) - fullness) < 0.02)).toHaveLength(3)
    }
  })

  it('[S1.11] is as long as asked for, wherever its seam lies', () => {
    for (const level of [-80, 0, 80]) {
      const dress = draft(waistDress, { skirt: 'straight', level, length: 0.5 })
      const { top, bottom } = boundsOf(pieceOf(dress, 'skirtFront').corners)
      expect(bottom - top - level).toBeGreaterThan(0.5 * sampleBodies.woman.waistToFloor - 3)
      expect(bottom - top - level).toBeLessThan(0.5 * sampleBodies.woman.waistToFloor + 30)
    }
  })
})

describe('a dress in one length', () => {
  it.each(bodies)(
    '[S1.11] of a %s: goes round waist and hips with the ease asked for once its darts are sewn',
    (body) => {
      const dress = draft(sheathDress, { waist: 50, hips: 45 }, body)
      const { waist, hips } = sampleBodies[body]
      const [front, back] = [pieceOf(dress, 'front'), pieceOf(dress, 'back')]
      const taken = [...front.lines, ...back.lines, ...back.lines].reduce((sum, { path }) => {
        const { left, right } = boundsOf(path)
        return sum + right - left
      }, 0)
      const sideAt = (x: number[]) => Math.max(...x)
      const at = (id: string) => (piece: typeof front) => {
        const index = piece.edges.findIndex((edge) => edge.id === id)
        return sure(piece.corners[(index + 1) % piece.corners.length])[0]
      }
      const round = (frontEdge: string, backEdge: string) => 2 * (sideAt([at(frontEdge)(front)]) + at(backEdge)(back))
      expect(round('side2Left', 'side2') - taken).toBeCloseTo(waist + 50, 3)
      expect(round('side1Left', 'side1')).toBeGreaterThanOrEqual(hips + 45 - 1e-6)
    },
  )

  it('[S1.11] has a vent where there is one, slits in both sides where they are asked for', () => {
    const slits = (told: Record<string, number>) =>
      draft(sheathDress, told).pieces.flatMap((piece) => piece.edges.filter(({ id }) => id.startsWith('slit'))).length
    expect(slits({ vent: 0, slit: 0 })).toBe(0)
    expect(slits({ vent: 0.2, slit: 0 })).toBe(2)
    expect(slits({ vent: 0, slit: 0.2 })).toBe(3)
  })
})

describe('garments worn whole', () => {
  it.each(bodies)(
    '[S1.11] of a %s: no front has more than two darts in a quarter, and a skirt’s two in all',
    (body) => {
      for (const block of blocks)
        for (const piece of block.draft(
          sampleBodies[body],
          Object.fromEntries(
            Object.entries(block.knobs).map(([name, knob]) => [
              name,
              'choices' in knob ? sureFirst(knob.choices) : knob.usual,
            ]),
          ),
        ).pieces) {
          const legs = piece.edges.filter(({ id }) => id.startsWith('dart')).length
          const fish = piece.lines.filter(({ kind }) => kind === 'dart').length
          const quarters = piece.cut.pair ? 1 : 2
          const name = `${block.id} ${piece.id}`
          if (/front/i.test(piece.id)) expect(legs / 2 + fish, name).toBeLessThanOrEqual(2 * quarters)
          if (block.id.endsWith('Skirt') && /front/i.test(piece.id)) expect(legs / 2, name).toBeLessThanOrEqual(2)
        }
    },
  )

  it('[S1.11] a jumpsuit’s legs are as wide at the waist as its bodice, front by front and back by back', () => {
    for (const body of bodies) {
      const suit = draft(jumpsuit, {}, body)
      const { first, second } = waistOf(suit)
      const of = (run: readonly EdgeOf[], face: RegExp) =>
        runLength(
          suit.pieces,
          run.filter(({ piece }) => face.test(piece)),
        )
      expect(Math.abs(of(first, /front/i) - of(second, /front/i)), body).toBeLessThan(0.5)
      expect(Math.abs(of(first, /back/i) - of(second, /back/i)), body).toBeLessThan(0.5)
    }
  })

  it('[S1.11] wrapped fronts lap over each other by the share asked for', () => {
    for (const overlap of [0.3, 0.8]) {
      const dress = draft(wrapDress, { overlap, ease: 60 })
      const { right } = boundsOf(pieceOf(dress, 'front').corners)
      expect(right).toBeCloseTo((overlap * (sampleBodies.woman.waist + 36)) / 4, 6)
    }
  })

  it('[S1.11] a qipao opens from the middle of the neck to the right underarm, and its collar goes round the neck', () => {
    const dress = draft(qipao)
    const opening = edgeLength(pieceOf(dress, 'front'), 'opening1')
    expect(opening).toBeCloseTo(edgeLength(pieceOf(dress, 'inset'), 'opening1'), 6)
    const stand = dress.stitches.filter(({ first }) => first.some(({ piece }) => piece === 'stand'))
    expect(stand).toHaveLength(2)
    const edges = (ids: readonly EdgeOf[]) => ids.map(({ piece, edge }) => `${piece}.${edge}`).join()
    expect(stand.map(({ second }) => edges(second)).join()).toContain('front.neck1Left')
    expect(stand.map(({ second }) => edges(second)).join()).toContain('inset.neck1Right')
  })

  it('[S1.11] a corset goes round the waist by as much less as asked for, and leaves a gap behind', () => {
    for (const [smaller, panels] of [
      [0, '4'],
      [80, '6'],
    ] as const) {
      const { pieces } = draft(corset, { smaller, panels, gap: 50 })
      const widths = pieces.map((piece) => {
        const level = piece.corners.filter(([, y]) => y === 0).map(([x]) => x)
        return Math.max(...level) - Math.min(...level)
      })
      const half = widths.reduce((sum, each) => sum + each, 0)
      expect(2 * half).toBeCloseTo(sampleBodies.woman.waist - smaller - 50, 6)
    }
  })

  it('[S1.11] facings are as long as the necks they face, whatever the neckline', () => {
    for (const neckline of ['round', 'v', 'square', 'boat', 'sweetheart', 'halter', 'slip', 'strapless', 'cowl']) {
      const { pieces, stitches } = draft(fittedBodice, { neckline })
      const faced = stitches.filter(({ second }) => second.some(({ piece }) => piece.endsWith('Facing')))
      expect(faced.length, neckline).toBeGreaterThan(0)
      for (const { first, second } of faced)
        expect(runLength(pieces, first), neckline).toBeCloseTo(runLength(pieces, second), 3)
    }
  })
})
