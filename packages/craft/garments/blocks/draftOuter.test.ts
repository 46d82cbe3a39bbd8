import { boundsOf, contains, openChance, type Path, resample } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { findBuild } from '../../mannequins/builds/index.ts'
import type { View } from '../../mannequins/figure.ts'
import { poseFigure } from '../../mannequins/poseFigure.ts'
import { findPose } from '../../mannequins/poses/index.ts'
import { findGarment } from '../index.ts'
import type { StoredKnobs } from '../knob.ts'
import type { Piece } from '../piece.ts'
import { heldUnder } from './heldUnder.ts'

function figureOf(build: string, pose: string, view: View = 'front') {
  const body = findBuild(build)
  const stance = findPose(pose)
  if (!body || !stance) throw new Error(`no figure ${build} ${pose}`)
  return poseFigure({ build: body, pose: stance, view })
}

const woman = figureOf('woman', 'relaxed')

function draft(id: string, knobs: StoredKnobs = {}, figure = woman, stiffness = 0.6): Piece[] {
  const garment = findGarment(id)
  if (!garment) throw new Error(`no garment ${id}`)
  const cloth = { weight: 300, stiffness }
  return garment.draft(figure, knobs, { chance: openChance(5), layered: false, tucked: false, cloth })
}

const front = (pieces: readonly Piece[]) => pieces.filter(({ role, layer }) => role === 'front' && layer === 'front')
const widthAt = (outlines: readonly Path[], y: number) => {
  const near = outlines.flatMap((outline) => resample(outline, 600)).filter((point) => Math.abs(point[1] - y) < 0.08)
  const box = boundsOf(near)
  return box.right - box.left
}

describe('tailoring [S3.26]', () => {
  it('what is sewn on an open front lies on it', () => {
    for (const id of ['blazer', 'coat', 'safariJacket', 'biker', 'puffer']) {
      for (const piece of front(draft(id, { worn: 'open' }))) {
        const loose = piece.fittings.filter(({ at }) => !piece.outlines.some((outline) => contains(outline, at)))
        expect(loose, `${id} ${piece.name}`).toEqual([])
      }
    }
  })

  it('an open front has no rounded edge of its own: it takes the volume of the whole body', () => {
    for (const piece of front(draft('blazer', { worn: 'open' }))) {
      const box = boundsOf(...(piece.volume ?? []))
      const own = boundsOf(...piece.outlines)
      expect(box.right - box.left).toBeGreaterThan(1.5 * (own.right - own.left))
    }
  })

  it('a breast pocket lies on the wearer’s left, for women and for men', () => {
    for (const figure of [woman, figureOf('man', 'stand')]) {
      const [pocket] = draft('blazer', { chest: 'patch' }, figure).filter(({ name }) => name === 'chest1')
      const centre = figure.across(0, figure.levels.bust)[0]
      expect(boundsOf(...pocket.outlines).left).toBeGreaterThan(centre)
    }
  })

  it('a soft coat swings deeper at the hem than a stiff one', () => {
    const wave = (stiffness: number) => {
      const [body] = draft('wrapCoat', { flare: 0.5 }, woman, stiffness).filter(({ role }) => role === 'bodice')
      const lowest = Math.max(...body.outlines[0].map(([, y]) => y))
      const hem = body.outlines[0].filter(([, y]) => y > lowest - 0.2)
      return hem.slice(1).reduce((sum, [, y], i) => sum + Math.abs(y - hem[i][1]), 0)
    }
    expect(wave(0.1)).toBeGreaterThan(wave(1))
  })

  it('an unfastened belt hangs from its loops instead of closing the coat', () => {
    const names = (knobs: StoredKnobs) => draft('trench', knobs).map(({ name }) => name)
    expect(names({ worn: 'open' })).toEqual(expect.arrayContaining(['looseBelt0', 'looseBelt1']))
    expect(names({ worn: 'open' })).not.toContain('belt')
    expect(names({ worn: 'closed' })).toContain('belt')
  })

  it('the bands of a kimono jacket stay plain on printed cloth', () => {
    const bands = draft('kimonoJacket', { worn: 'closed' }).filter(({ role }) => role === 'lapel')
    expect(bands).toHaveLength(2)
    expect(bands.every(({ takesPrint }) => !takesPrint)).toBe(true)
  })
})

describe('a full skirt under a coat [S3.26]', () => {
  it('stays within the coat’s sides and springs out below its hem', () => {
    const coat = draft('trench', { length: 0.4 })
    const gown = draft('ballGown')
    const held = heldUnder(gown, coat)
    const skirt = (pieces: readonly Piece[]) =>
      pieces.filter(({ role, layer }) => role === 'skirt' && layer === 'front').flatMap(({ outlines }) => outlines)
    const body = coat.filter(({ role }) => role === 'bodice').flatMap(({ outlines }) => outlines)
    const level = woman.levels.crotch + 0.2
    expect(widthAt(skirt(gown), level)).toBeGreaterThan(widthAt(body, level))
    expect(widthAt(skirt(held), level)).toBeLessThan(widthAt(body, level))
    expect(widthAt(skirt(held), woman.levels.calf)).toBeGreaterThan(widthAt(skirt(held), level) * 1.2)
  })

  it('[S3.26] covers the hip below a jacket whose hem runs up to one side, in every stance', () => {
    for (const pose of ['walk', 'contrapposto', 'relaxed'])
      for (const jacket of ['blazer', 'doubleBreasted'])
        for (const dress of ['shiftDress', 'halterGown']) {
          const figure = figureOf('woman', pose)
          const over = draft(jacket, { worn: 'closed' }, figure)
          const free = draft(dress, {}, figure)
          const outlinesOf = (pieces: readonly Piece[]) =>
            pieces.filter(({ layer }) => layer === 'front').flatMap(({ outlines }) => [...outlines])
          const fronts = over.filter(({ role, layer }) => layer === 'front' && (role === 'front' || role === 'bodice'))
          const hem = Math.max(...fronts.flatMap(({ outlines }) => outlines.flat().map(([, y]) => y)))
          const shown = widthAt(outlinesOf(heldUnder(free, over)), hem + 0.1)
          expect(shown / widthAt(outlinesOf(free), hem + 0.1), `${pose} ${dress} ${jacket}`).toBeGreaterThan(0.9)
        }
  })
})

describe('a roll neck under a collar [S3.26]', () => {
  it('stays about the neck in every stance and from both sides', () => {
    for (const view of ['front', 'back'] as const)
      for (const pose of ['relaxed', 'walk', 'contrapposto']) {
        const figure = figureOf('woman', pose, view)
        const bare = draft('turtleneck', {}, figure)
        const paths = (pieces: readonly Piece[]) =>
          pieces.flatMap(({ outlines, lines }) => [...outlines, ...lines.map(({ path }) => path)])
        const [free, held] = [bare, heldUnder(bare, draft('trench', {}, figure))].map((pieces) =>
          boundsOf(...paths(pieces)),
        )
        expect(held.right - free.right, `${view} ${pose}`).toBeLessThan(0.1)
        expect(free.left - held.left, `${view} ${pose}`).toBeLessThan(0.1)
      }
  })
})
