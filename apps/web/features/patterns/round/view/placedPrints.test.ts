import type { Placement } from '@toile/craft/prints/placement.ts'
import type { PiecePrint } from '@toile/tailoring/editing/patternDocument.ts'
import { measuresOf } from '@toile/tailoring/bodies/measuresOf.ts'
import { sizeRanges } from '@toile/tailoring/bodies/sizeRanges.ts'
import { cutOf } from '@toile/tailoring/garments/cutOf.ts'
import { outlineOf } from '@toile/tailoring/pattern/outlineOf.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { middleFront } from './middleFront.ts'
import { placedPrints, printsOnPiece } from './placedPrints.ts'

const white = { r: 255, g: 255, b: 255 }
const placed: Placement = {
  source: { kind: 'construction', print: 'polkaDot', colors: [white], seed: 1 },
  mode: 'overall',
  repeat: 'brick',
  width: 50,
  x: 12,
  y: 30,
  angle: 0,
  opacity: 1,
}
const onPiece = (piece: string, own: Partial<PiecePrint> = {}): PiecePrint => {
  const { x: _, y: __, ...rest } = placed
  return { ...rest, id: `on-${piece}`, piece, element: null, x: 0.02, y: -0.1, ...own }
}
const body = measuresOf(sure(sizeRanges[0]), '38') ?? expect.fail('no such size')
const cut = cutOf(plainWorn('tShirt', white)) ?? expect.fail('no block cuts it')
const tee = cut(body).pattern
const [first, second] = tee.pieces.map(({ id }) => id)

describe('prints on pieces', () => {
  it('[S3.12] that of the look covers every piece but those that have their own, of which the last counts', () => {
    const prints = placedPrints({ print: placed }, tee, [onPiece(sure(first)), onPiece(sure(first), { id: 'last' })])
    expect(printsOnPiece(prints, sure(first)).over?.id).toBe('last')
    expect(printsOnPiece(prints, sure(second)).over).toEqual({ id: null, piece: null, placement: placed })
    expect(printsOnPiece(placedPrints({ print: null }, tee, []), sure(second))).toEqual({ over: null, once: null })
  })

  it('[S3.12] lie by thousands of millimetres of the piece, upwards', () => {
    const [print] = placedPrints(undefined, tee, [onPiece(sure(first))])
    expect([print?.placement.x, print?.placement.y]).toEqual([20, 100])
  })

  it('[S3.12] what is laid once lies upon what covers the piece', () => {
    const once = onPiece(sure(first), { id: 'badge', mode: 'single' })
    const found = printsOnPiece(placedPrints({ print: placed }, tee, [once]), sure(first))
    expect([found.over?.placement, found.once?.id]).toEqual([placed, 'badge'])
  })

  it('[S3.12] a motif of the look lies on the front alone, from the middle of its neckline', () => {
    const front = middleFront(tee) ?? expect.fail('no front')
    const piece = sure(tee.pieces.find(({ id }) => id === front.piece))
    expect(Math.abs(piece.place.turn)).toBeLessThan(60)
    const heights = outlineOf(piece).map(([, y]) => y)
    // The neckline lies lower than the shoulders.
    expect(front.neck).toBeLessThan(Math.max(...heights) - 20)
    expect(front.neck).toBeGreaterThan(Math.max(...heights) - 250)
    const prints = placedPrints({ print: { ...placed, mode: 'single', y: 80 } }, tee, [])
    expect(printsOnPiece(prints, front.piece).once?.placement.y).toBeCloseTo(80 - front.neck, 6)
    for (const { id } of tee.pieces.filter((one) => one.id !== front.piece))
      expect(printsOnPiece(prints, id).once).toBeNull()
  })
})
