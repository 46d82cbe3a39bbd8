import { contains, openChance, type Path, type Point } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { builds } from '../../mannequins/builds/index.ts'
import { woman } from '../../mannequins/builds/woman.ts'
import type { Figure } from '../../mannequins/figure.ts'
import { poseFigure } from '../../mannequins/poseFigure.ts'
import { relaxed, walk } from '../../mannequins/poses/women.ts'
import { jeans } from '../jeans.ts'
import { legCuts, trouserCut } from './trouserCut.ts'
import type { TrouserLeg } from './trouserLeg.ts'
import { trouserPieces, trousers } from './trouserPieces.ts'

const figure = poseFigure({ build: woman, pose: relaxed })
const legsOf = (body: Figure, cut: keyof typeof legCuts, length?: number) =>
  trousers(body, trouserCut(body, legCuts[cut], { length }), openChance(7))
const xs = (path: Path) => path.map(([x]) => x)
const of = (legs: readonly TrouserLeg[], leg: 0 | 1) => legs.find((one) => one.leg === leg) ?? legs[0]

describe('trousers', () => {
  it('both legs share the hips as one volume, and swell as tubes of their own below', () => {
    const legs = legsOf(figure, 'straight')
    const inside = (leg: TrouserLeg, at: Point) => (leg.piece.volume ?? []).some((outline) => contains(outline, at))
    for (const leg of legs) {
      for (const side of [-1, 1]) expect(inside(leg, figure.trunk(side * 0.7, figure.levels.hip))).toBe(true)
      const other = legs.find((one) => one !== leg) ?? leg
      expect(inside(leg, leg.point(1.2, 0))).toBe(true)
      expect(inside(leg, other.point(1.2, 0))).toBe(false)
    }
  })

  it('keeps each leg on its own side while the legs stand apart', () => {
    for (const build of builds) {
      const body = poseFigure({ build, pose: relaxed })
      for (const cut of Object.keys(legCuts) as (keyof typeof legCuts)[]) {
        const legs = legsOf(body, cut)
        const [left, right] = [of(legs, 0).inner, of(legs, 1).inner]
        for (const [x, y] of left) {
          const beside = right.reduce((best, p) => (Math.abs(p[1] - y) < Math.abs(best[1] - y) ? p : best))
          expect(x).toBeLessThan(beside[0] + 0.02)
        }
      }
    }
  })

  it('lets the front leg pass over the rear one in a walk', () => {
    const body = poseFigure({ build: woman, pose: walk })
    expect(body.frontLeg).not.toBeNull()
    const legs = legsOf(body, 'wide')
    expect(legs[1].leg).toBe(body.frontLeg)
    expect(legs[1].piece.order).toBeGreaterThan(legs[0].piece.order)
    expect(Math.max(...xs(of(legs, 0).inner))).toBeGreaterThan(Math.min(...xs(of(legs, 1).inner)))
  })

  it('has a hem that falls with every step of its length', () => {
    const levels = [0.25, 0.35, 0.5, 0.65, 0.8, 0.92].map(
      (length) => of(legsOf(figure, 'straight', length), 0).hem[0][1],
    )
    for (let i = 1; i < levels.length; i++) expect(levels[i]).toBeGreaterThan(levels[i - 1] + 0.2)
  })

  it('cuts hems from slim to palazzo as the cut says, and widens at the hem alone in a flare', () => {
    const width = (cut: keyof typeof legCuts, t: number) => {
      const leg = of(legsOf(figure, cut), 0)
      return Math.hypot(leg.point(t, 1)[0] - leg.point(t, -1)[0], leg.point(t, 1)[1] - leg.point(t, -1)[1])
    }
    const hems = (['slim', 'straight', 'wide', 'palazzo'] as const).map((cut) => width(cut, 2))
    for (let i = 1; i < hems.length; i++) expect(hems[i]).toBeGreaterThan(hems[i - 1] + 0.1)
    expect(width('flare', 1)).toBeCloseTo(width('slim', 1), 1)
    expect(width('flare', 2)).toBeGreaterThan(width('slim', 2) * 1.8)
  })

  it('shows the inside of a wide hem behind the feet, and none in a slim leg', () => {
    const roles = (cut: keyof typeof legCuts) => trouserPieces(legsOf(figure, cut)).map(({ role }) => role)
    expect(roles('wide').filter((role) => role === 'inside')).toHaveLength(2)
    expect(roles('slim')).not.toContain('inside')
  })

  it('shows the fly in front, and yoke and patch pockets behind', () => {
    const behind = poseFigure({ build: woman, pose: relaxed, view: 'back' })
    const context = () => ({
      chance: openChance(7),
      layered: false,
      tucked: false,
      cloth: { weight: 120, stiffness: 0.5 },
    })
    const front = jeans.draft(figure, {}, context())
    const back = jeans.draft(behind, {}, context())
    expect(front.some(({ role }) => role === 'fly')).toBe(true)
    expect(back.some(({ role }) => role === 'fly')).toBe(false)
    const closed = (leg: (typeof back)[number]) =>
      leg.lines.filter(({ kind, path }) => kind === 'seam' && path.length > 4 && path[0] === path[path.length - 1])
    for (const leg of back.filter(({ role }) => role === 'leg')) expect(closed(leg)).toHaveLength(1)
  })
})
