import { area, openChance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { findBuild } from '../../mannequins/builds/index.ts'
import { poseFigure } from '../../mannequins/poseFigure.ts'
import { findPose } from '../../mannequins/poses/index.ts'
import type { StoredKnobs } from '../knob.ts'
import { shirt } from '../shirt.ts'
import { draftBodice } from './bodice.ts'
import type { BodiceOptions } from './bodiceOptions.ts'
import { collarNeck, collars, draftCollarOf } from './collars.ts'
import { hemShapes } from './hemLine.ts'
import { necklines } from './necklines.ts'
import { draftSleeves } from './sleeve.ts'
import { sleeveCut, sleeves } from './sleeveCut.ts'
import { trimmed } from './trims.ts'

const stances = [
  ['woman', 'relaxed'],
  ['curve', 'walk'],
  ['man', 'stride'],
  ['girl', 'kidStand'],
  ['boy', 'kidHip'],
] as const

const figures = stances.flatMap(([build, pose]) =>
  (['front', 'back'] as const).map((view) => {
    const [body, stance] = [findBuild(build), findPose(pose)]
    if (!body || !stance) throw new Error(`no figure ${build} ${pose}`)
    return poseFigure({ build: body, pose: stance, view })
  }),
)
const [woman] = figures

const worn = (knobs: StoredKnobs, tucked = false) =>
  shirt.draft(woman, knobs, { chance: openChance(5), layered: false, tucked, cloth: { weight: 120, stiffness: 0.5 } })

const cut = (own: Partial<BodiceOptions> = {}): BodiceOptions => ({
  neckline: 'crew',
  ease: { bust: 0.06, waist: 0.06, hip: 0.06 },
  box: 0.5,
  hem: woman.levels.hip,
  chance: openChance(3),
  ...own,
})

describe('trims', () => {
  it('[S3.26] leave the very same pieces where they are plain', () => {
    const pieces = worn({})
    expect(trimmed(woman, pieces, { edging: 'none', stitching: 'plain', hardware: 'matching' })).toEqual(pieces)
  })

  it('[S3.26] sew in a contrast thread only what is topstitched', () => {
    const lines = worn({ stitching: 'contrast' }).flatMap((piece) => piece.lines)
    expect(lines.filter(({ thread }) => thread === 'contrast').length).toBeGreaterThan(4)
    for (const line of lines) expect(line.thread === 'contrast').toBe(line.kind === 'topstitch')
  })

  it('[S3.26] make every button of the metal that is chosen', () => {
    const fittings = worn({ hardware: 'gold' }).flatMap((piece) => piece.fittings)
    expect(fittings.length).toBeGreaterThan(5)
    for (const { finish } of fittings) expect(finish).toBe('gold')
  })

  it('[S3.26] follow collar and cuffs with piping, and the hem with lace and ruffles where it is seen', () => {
    const added = (knobs: StoredKnobs, tucked = false) =>
      worn(knobs, tucked)
        .filter(({ name }) => name.includes('Edging'))
        .map(({ name }) => name)
    expect(added({})).toEqual([])
    expect(added({ edging: 'piping' }).map((name) => name.replace(/Edging\d/, ''))).toEqual([
      'cuff0',
      'cuff1',
      'collar0',
      'collar1',
    ])
    for (const edging of ['lace', 'ruffle']) {
      expect(added({ edging }).some((name) => name.startsWith('bodice'))).toBe(true)
      expect(added({ edging }, true).some((name) => name.startsWith('bodice'))).toBe(false)
    }
  })
})

describe('catalogues of the upper body', () => {
  const closed = (outline: readonly (readonly [number, number])[]) =>
    outline.length > 2 &&
    outline.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y)) &&
    Math.abs(area(outline)) > 1e-4

  it('[S3.26] offer at least ten necklines, collars and sleeves, each under its own id', () => {
    for (const rows of [necklines, collars, sleeves]) {
      const ids = rows.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.length).toBeGreaterThanOrEqual(10)
    }
  })

  it('[S3.26] draft closed outlines on everyone, from both sides', () => {
    for (const figure of figures) {
      const chance = openChance(3)
      const options = cut({ hem: figure.levels.hip })
      const pieces = [
        ...necklines.map(({ id }) => draftBodice(figure, { ...options, neckline: id, sleeveless: 0.8 }).piece),
        ...hemShapes.map(({ id }) => draftBodice(figure, { ...options, hemShape: id }).piece),
        ...sleeves.flatMap(({ id }) => draftSleeves(figure, draftBodice(figure, options), sleeveCut(id), chance)),
        ...collars.flatMap(({ id }) => {
          const bodice = draftBodice(figure, { ...options, ...collarNeck(figure, id) })
          return draftCollarOf(figure, bodice, id, 1, chance)
        }),
      ]
      for (const piece of pieces) {
        for (const outline of piece.outlines) expect(closed(outline), `${piece.name} on ${figure.build.id}`).toBe(true)
      }
    }
  })

  it('[S3.26] leave one shoulder bare under an asymmetric neckline, the same one from both sides', () => {
    const behind = figures.find(({ view, build }) => view === 'back' && build.id === 'woman')
    if (!behind) throw new Error('no figure')
    const bare = (figure: typeof woman) =>
      draftBodice(figure, cut({ neckline: 'oneShoulder', sleeveless: 0.7 })).rims.map((rim) => rim.length === 0)
    expect(bare(woman)).toEqual([true, false])
    expect(bare(behind)).toEqual([false, true])
  })
})
