import { openChance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { handles } from '../../fabrics/handle.ts'
import { findPerson } from '../../mannequins/people/index.ts'
import { buildOf } from '../../mannequins/person.ts'
import { gesturesOf } from '../../mannequins/round/gestures/index.ts'
import { poseInSpace } from '../../mannequins/round/poseInSpace.ts'
import { findGarment } from '../index.ts'
import type { StoredKnobs } from '../knob.ts'
import type { Fold, Piece } from '../piece.ts'
import { type Bearing, bearingInSpace } from './bearing.ts'
import { fallen } from './fallen.ts'

const person = findPerson('ines')
if (!person) throw new Error('nobody called ines')
const build = buildOf(person)
const posed = gesturesOf(build).map((gesture) => poseInSpace(build, gesture, 0.6))
const figure = posed[0].block
const still: Bearing = { weight: 0, elbows: [0.1, 0.1], knees: [0.1, 0.3], swing: 0 }
const cloth = { weight: 120, stiffness: 0.5 }

function worn(id: string, { handle = handles.poplin, seed = 3, bearing = still, knobs = {} }: Worn = {}): Piece[] {
  const garment = findGarment(id)
  if (!garment) throw new Error(`no garment ${id}`)
  const pieces = garment.draft(figure, knobs, { chance: openChance(seed), layered: false, tucked: false, cloth })
  return fallen(pieces, figure, handle, seed, bearing)
}
interface Worn {
  handle?: (typeof handles)[keyof typeof handles]
  seed?: number
  bearing?: Bearing
  knobs?: StoredKnobs
}

const seeds = Array.from({ length: 12 }, (_, i) => i + 1)
const foldsOf = (pieces: readonly Piece[], name: string) => pieces.find((piece) => piece.name === name)?.folds ?? []
const end = ({ path }: Fold) => path[path.length - 1]
const run = (fold: Fold) => Math.hypot(end(fold)[0] - fold.path[0][0], end(fold)[1] - fold.path[0][1])
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)

describe('cloth with weight [S3.25]', () => {
  it('[S3.25] the leg that carries hangs cleaner than the free one, whichever it is', () => {
    for (const weight of [0, 1] as const) {
      const at = (name: string) =>
        sum(seeds.map((seed) => foldsOf(worn('jeans', { seed, bearing: { ...still, weight } }), name).length))
      expect(at(`leg${1 - weight}`)).toBeGreaterThan(at(`leg${weight}`) * 1.15)
    }
  })

  it('[S3.25] both sides are never mirror images', () => {
    for (const seed of seeds) {
      const pieces = worn('jeans', { seed })
      const lengths = (name: string) => foldsOf(pieces, name).map((fold) => run(fold).toFixed(2))
      expect(lengths('leg0')).not.toEqual(lengths('leg1'))
    }
  })

  it('[S3.25] trousers break over the shoe only where they are long enough to rest on it', () => {
    const low = (knobs: StoredKnobs) =>
      seeds.flatMap((seed) =>
        worn('jeans', { seed, knobs })
          .filter(({ role }) => role === 'leg')
          .flatMap(({ folds, outlines }) => {
            const hem = Math.max(...outlines.flat().map(([, y]) => y))
            return folds.filter(({ path }) => path[0][1] > hem - 0.42)
          }),
      ).length
    expect(low({})).toBeGreaterThan(6)
    expect(low({ length: -0.1 })).toBe(0)
  })

  it('[S3.25] a fold is long beside its width even in wool', () => {
    for (const seed of seeds) {
      for (const id of ['shirt', 'jeans']) {
        const drafted = worn(id, { seed, handle: handles.wool }).flatMap(({ folds }) => folds)
        for (const fold of drafted.filter(({ widths }) => Math.max(...widths) < 0.12))
          expect(run(fold)).toBeGreaterThan(Math.max(...fold.widths) * 6)
      }
    }
  })

  it('[S3.25] a bent elbow gathers its sleeve into its hollow', () => {
    const rising = (bend: number) =>
      sum(
        seeds.map(
          (seed) =>
            foldsOf(worn('shirt', { seed, bearing: { ...still, elbows: [bend, bend] } }), 'sleeve0').filter(
              (fold) => end(fold)[1] < fold.path[0][1],
            ).length,
        ),
      )
    expect(rising(1.8)).toBeGreaterThanOrEqual(12)
    expect(rising(0.1)).toBe(0)
  })

  it('[S3.25] wind and stride swing the falls of a skirt to one side', () => {
    const feet = (swing: number) =>
      sum(
        worn('aLineSkirt', { bearing: { ...still, swing }, handle: handles.silk }).flatMap(({ role, folds }) =>
          role === 'skirt' ? folds.map((fold) => end(fold)[0]) : [],
        ),
      )
    expect(feet(1)).toBeGreaterThan(feet(0) + 0.05)
    expect(feet(-1)).toBeLessThan(feet(0) - 0.05)
  })

  it('[S3.25] silk hangs in more and longer folds than denim, which breaks more at the knee', () => {
    const long = (handle: Worn['handle']) =>
      sum(
        seeds.map(
          (seed) =>
            worn('wideTrousers', { seed, handle }).flatMap(({ folds }) => folds.filter((fold) => run(fold) > 1)).length,
        ),
      )
    expect(long(handles.silk)).toBeGreaterThan(long(handles.denim) * 1.3)
  })

  it('[S3.25] a body in space knows which leg carries and how far its elbows are bent, a walk swings what hangs', () => {
    const bearings = posed.map((one) => ({ one, bearing: bearingInSpace(one) }))
    for (const { one, bearing } of bearings) expect(bearing.weight).toBe(one.gesture.weight)
    expect(bearings.some(({ bearing }) => Math.max(...bearing.elbows.map(Math.abs)) > 1.4)).toBe(true)
    expect(Math.max(...bearings.map(({ bearing }) => Math.abs(bearing.swing)))).toBeGreaterThan(0.5)
  })

  const legsOf = (id: string, handle: Worn['handle'], seed: number) =>
    worn(id, { seed, handle }).filter(({ role }) => role === 'leg')

  it('[S3.25] a leg has its own temper: some straight ones hang quite clean, none of them has more than four folds', () => {
    const counts = seeds.flatMap((seed) =>
      legsOf('cigaretteTrousers', handles.twill, seed).map(({ folds }) => folds.filter((fold) => run(fold) < 2).length),
    )
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(counts.length * 0.08)
    expect(Math.max(...counts)).toBeLessThanOrEqual(4)
  })

  it('[S3.25] close legs lie smooth but for a touch behind the knee', () => {
    for (const seed of seeds) {
      for (const { folds } of legsOf('leggings', handles.jersey, seed)) expect(folds.length).toBeLessThanOrEqual(1)
    }
  })

  it('[S3.25] narrow legs of denim stack on the shoe from seam to seam, those of wool give way once', () => {
    const low = (handle: Worn['handle']) =>
      seeds.map((seed) =>
        sum(
          legsOf('jeans', handle, seed).map(({ folds, outlines }) => {
            const hem = Math.max(...outlines.flat().map(([, y]) => y))
            return folds.filter((fold) => fold.path[0][1] > hem - 0.45 && fold.widths[0] < 0.12).length
          }),
        ),
      )
    expect(sum(low(handles.denim))).toBeGreaterThan(sum(low(handles.wool)) + seeds.length * 0.7)
  })

  it('[S3.25] firm cloth leaves out most of the falls of a draft, fluid cloth hardly one', () => {
    const falls = (handle: Worn['handle']) =>
      sum(
        seeds.flatMap((seed) =>
          worn('coat', { seed, handle }).map(({ folds }) => folds.filter((fold) => run(fold) > 1.2).length),
        ),
      )
    expect(falls(handles.denim)).toBeLessThan(falls(handles.silk) * 0.6)
  })
})
