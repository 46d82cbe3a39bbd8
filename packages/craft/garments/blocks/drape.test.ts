import { contains, openChance, type Path } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { woman } from '../../mannequins/builds/woman.ts'
import { poseFigure } from '../../mannequins/poseFigure.ts'
import { hip, relaxed, walk } from '../../mannequins/poses/women.ts'
import { circleSkirt } from '../circleSkirt.ts'
import { palazzoTrousers } from '../palazzoTrousers.ts'
import type { Piece } from '../piece.ts'
import { drapeOf } from './drape.ts'
import { type PleatKind, pleatCone } from './pleatCone.ts'
import { hemLevel } from './proportion.ts'
import { skirt, skirtCone } from './skirt.ts'
import { plainSkirt, type SkirtCut } from './skirtCut.ts'
import { legCuts, trouserCut } from './trouserCut.ts'
import { trousers } from './trouserPieces.ts'

const figure = poseFigure({ build: woman, pose: relaxed })
const walking = poseFigure({ build: woman, pose: walk })
const cutOn = (body: typeof figure, change: Partial<SkirtCut> = {}): SkirtCut => ({
  ...plainSkirt,
  topY: body.levels.waist,
  hemY: hemLevel(body, 0.55),
  ...change,
})
const circle = { profile: 'bell', flare: 0.23, flutes: 11, depth: 0.125 } as const
const cloths = [0.1, 0.3, 0.5, 0.7, 0.9].map((stiffness) => ({ stiffness, weight: 120 }))
const ends = ({ left, right }: Piece) => [left[left.length - 1][0], right[right.length - 1][0]] as const
const width = (piece: Piece) => ends(piece)[1] - ends(piece)[0]

/** Crests of the cloth across a cone's hem. */
function crests(cut: SkirtCut): number {
  const { surface } = skirtCone(figure, cut, openChance(7))
  const hem = surface[surface.length - 1]
  return hem.filter(({ lift }, c) => c > 0 && c < hem.length - 1 && lift > hem[c - 1].lift && lift >= hem[c + 1].lift)
    .length
}

describe('the drape of a cloth', () => {
  it('[S3.26] stands farther away the stiffer it is, in fewer and deeper flutes', () => {
    const widths = cloths.map((cloth) => width(skirt(figure, cutOn(figure, { ...circle, cloth }), openChance(7))))
    const counts = cloths.map((cloth) => crests(cutOn(figure, { ...circle, cloth })))
    const depths = cloths.map((cloth) => drapeOf(cloth).depth)
    for (let i = 1; i < cloths.length; i++) {
      expect(widths[i]).toBeGreaterThan(widths[i - 1] + 0.05)
      expect(counts[i]).toBeLessThanOrEqual(counts[i - 1])
      expect(depths[i]).toBeGreaterThan(depths[i - 1])
    }
    expect(counts[4]).toBeLessThan(counts[0] - 2)
  })

  it('[S3.26] widens the legs of stiff wide trousers, and leaves slim ones as they are cut', () => {
    const hem = (leg: keyof typeof legCuts, stiffness: number) => {
      const cut = { ...trouserCut(figure, legCuts[leg], {}), cloth: { stiffness, weight: 120 } }
      const [{ hem: run }] = trousers(figure, cut, openChance(3))
      return Math.abs(run[run.length - 1][0] - run[0][0])
    }
    expect(hem('palazzo', 0.9)).toBeGreaterThan(hem('palazzo', 0.1) + 0.1)
    expect(hem('slim', 0.9)).toBeCloseTo(hem('slim', 0.1), 6)
  })

  it('[S3.26] lines sheer cloth and nothing else', () => {
    const names = (garment: typeof circleSkirt | typeof palazzoTrousers, weight: number) =>
      garment
        .draft(figure, {}, { chance: openChance(5), layered: false, tucked: false, cloth: { weight, stiffness: 0.2 } })
        .map(({ name }) => name)
        .filter((name) => /lining/i.test(name))
    expect(names(circleSkirt, 45)).toEqual(['lining'])
    expect(names(palazzoTrousers, 45)).toHaveLength(2)
    expect([...names(circleSkirt, 90), ...names(palazzoTrousers, 90)]).toEqual([])
  })
})

describe('a skirt in movement', () => {
  it('[S3.26] swings its hem to the side of the rear leg, and fluid cloth farther than stiff', () => {
    const centre = (stiffness: number, body: typeof figure) => {
      const cloth = { stiffness, weight: 120 }
      const [left, right] = ends(skirt(body, cutOn(body, { ...circle, cloth }), openChance(7)))
      return (left + right) / 2 - body.trunk(0, body.levels.waist)[0]
    }
    const rear = walking.frontLeg === 0 ? 1 : -1
    const swings = [0.1, 0.5, 0.9].map((stiffness) => (centre(stiffness, walking) - centre(stiffness, figure)) * rear)
    expect(swings[0]).toBeGreaterThan(swings[1])
    expect(swings[1]).toBeGreaterThan(swings[2])
    expect(swings[1]).toBeGreaterThan(0.05)
  })

  it('[S3.26] never lets a leg through the cloth, even where it opens only at the knee', () => {
    const body = poseFigure({ build: woman, pose: hip })
    const cut = cutOn(body, { profile: 'trumpet', flare: 0.1, hemY: hemLevel(body, 0.95) })
    const [outline] = skirt(body, cut, openChance(7)).outlines
    for (const leg of body.legs) {
      for (const t of [0.6, 0.9, 1.1, 1.3, 1.5, 1.7]) expect(contains(outline, leg.edge(t, 1))).toBe(true)
    }
  })
})

describe('pleats', () => {
  const cone = skirtCone(figure, cutOn(figure), openChance(7))
  const kinds: PleatKind[] = ['knife', 'box', 'inverted', 'accordion']

  it('[S3.26] carry a print along each of them, broken where the cloth is folded away', () => {
    for (const kind of kinds) {
      const { surface } = pleatCone(cone, 12, kind)
      const per = surface[0].length / 12
      const [top, hem] = [surface[0], surface[surface.length - 1]]
      const edge = per * 6 - 1
      expect(hem[edge].u).toBeCloseTo(top[edge].u, 6)
      const inside = Math.abs(hem[edge].u - hem[edge - per + 1].u)
      const across = Math.abs(hem[edge + 1].u - hem[edge].u)
      expect(across + inside).toBeGreaterThan(0.1)
      expect(Math.abs(across - inside)).toBeGreaterThan(0.01)
      for (let r = 1; r < surface.length; r++) expect(surface[r][edge].v).toBeGreaterThan(surface[r - 1][edge].v)
    }
  })

  it('[S3.26] step at the hem and never run back', () => {
    const steps = (hem: Path) => hem.filter(([, y], i) => i > 0 && Math.abs(y - hem[i - 1][1]) > 0.01).length
    for (const kind of kinds) {
      const { hem } = pleatCone(cone, 12, kind)
      for (let i = 1; i < hem.length; i++) expect(hem[i][0]).toBeGreaterThan(hem[i - 1][0] - 1e-6)
      expect(steps(hem)).toBeGreaterThan(10)
    }
  })
})
