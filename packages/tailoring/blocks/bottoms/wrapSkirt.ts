import type { Stitch } from '../../pattern/pattern.ts'
import { defineBlock } from '../block.ts'
import { fittedHalf } from './fittedHalf.ts'
import { edgesOf, mirrored, opened, pieceOf } from './runs.ts'
import { dartStitches, runLength, sewn } from '../drafting/sewn.ts'
import { hipEase, skirtKnobs } from './skirtKnobs.ts'
import { waistband } from './waistband.ts'

/** A wrap skirt: a whole back, two fronts that lie over each other, and a waistband whose ends are tied. */
export const wrapSkirt = defineBlock({
  id: 'wrapSkirt',
  name: 'Wrap skirt',
  knobs: {
    ...skirtKnobs,
    ease: hipEase,
    flare: { name: 'Flare', unit: 'share', least: 0.02, usual: 0.1, most: 0.25 },
    overlap: { name: 'Overlap', unit: 'share', least: 0.4, usual: 0.7, most: 0.9 },
    tie: { name: 'Length of a tie', unit: 'mm', least: 300, usual: 700, most: 1100 },
  },
  draft(measures, { length, band, ease, flare, overlap, tie }) {
    const long = length * measures.waistToFloor
    const cut = { ease, length: long, flare: flare * (long - measures.waistToHips), opening: long }
    const over = (overlap * measures.waist) / 4
    const frontRuns = mirrored(fittedHalf(measures, { ...cut, overlap: over }, false))
    const backRuns = opened(fittedHalf(measures, cut, true), 'Right', 'Left')
    const front = pieceOf(frontRuns, { id: 'front', name: 'Front', grain: [-30, -long / 2], pair: true, turn: -30 })
    const back = pieceOf(backRuns, { id: 'back', name: 'Back', grain: [0, -long / 2], turn: 180 })
    const sides = edgesOf(backRuns, 'side', 'back')
    const waist = [
      ...edgesOf(frontRuns, 'waist', 'front'),
      ...edgesOf(backRuns, 'waist', 'back'),
      ...edgesOf(frontRuns, 'waist', 'front', true),
    ]
    const whole = runLength([front, back], waist)
    const stitches: Stitch[] = [
      { first: edgesOf(frontRuns, 'side', 'front'), second: sides.filter(({ edge }) => edge.endsWith('Right')) },
      { first: edgesOf(frontRuns, 'side', 'front', true), second: sides.filter(({ edge }) => edge.endsWith('Left')) },
      ...dartStitches(front),
      ...dartStitches(back),
      { first: waist, second: [{ piece: 'waistband', edge: 'waist' }] },
    ]
    const notches = [...edgesOf(frontRuns, 'side', 'front'), ...edgesOf(frontRuns, 'waist', 'front')].map(
      ({ edge }) => ({
        edge,
        at: 0.5,
        kind: 'single' as const,
      }),
    )
    const belt = waistband({ length: whole, width: band, lapStart: tie, lapEnd: tie })
    return sewn([{ ...front, notches }, back, belt], stitches)
  },
})
