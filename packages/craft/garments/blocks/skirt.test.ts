import { area, openChance, type Path } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { builds } from '../../mannequins/builds/index.ts'
import { woman } from '../../mannequins/builds/woman.ts'
import { poseFigure } from '../../mannequins/poseFigure.ts'
import { relaxed, walk } from '../../mannequins/poses/women.ts'
import { findLoops } from './loops.ts'
import { hemLevel } from './proportion.ts'
import { skirt, skirtCone } from './skirt.ts'
import { plainSkirt, type SkirtCut } from './skirtCut.ts'
import { tiers } from './tiers.ts'

const figure = poseFigure({ build: woman, pose: relaxed })
const cutOf = (change: Partial<SkirtCut> = {}): SkirtCut => ({
  ...plainSkirt,
  topY: figure.levels.waist,
  hemY: hemLevel(figure, 0.55),
  ...change,
})
const circle = cutOf({ profile: 'bell', flare: 0.23, flutes: 11, depth: 0.125 })
const hemOf = (cut: SkirtCut, seed = 7): Path => skirt(figure, cut, openChance(seed)).contours[2].path
const mean = (path: Path) => path.reduce((sum, [, y]) => sum + y, 0) / path.length

describe('a skirt', () => {
  it('hangs lower in front than at its sides, so that it is no lampshade', () => {
    for (const cut of [
      cutOf(),
      circle,
      cutOf({ pleats: 17 }),
      cutOf({ profile: 'ball', gather: 1, flutes: 13, depth: 0.06 }),
    ]) {
      const hem = hemOf(cut)
      const third = Math.floor(hem.length / 3)
      const sides = Math.max(hem[0][1], hem[hem.length - 1][1])
      expect(mean(hem.slice(third, 2 * third))).toBeGreaterThan(sides + 0.03)
    }
  })

  it('has a hem that falls with every step of its length', () => {
    const levels = [0.25, 0.4, 0.55, 0.7, 0.85, 0.97].map((share) =>
      mean(hemOf({ ...circle, hemY: hemLevel(figure, share) })),
    )
    for (let i = 1; i < levels.length; i++) expect(levels[i]).toBeGreaterThan(levels[i - 1] + 0.3)
  })

  it('laps rounded lobes over their valleys: where the hem doubles back it is higher than the lobes on both sides', () => {
    const { surface } = skirtCone(figure, circle, openChance(7))
    const rim = surface[surface.length - 1].map(({ x, y }) => [x, y] as const)
    const loops = findLoops(rim)
    expect(loops.length).toBeGreaterThan(0)
    for (const { from, to, at } of loops) {
      const inside = rim.slice(from + 1, to)
      const low = (path: Path) => Math.max(...path.map(([, y]) => y))
      expect(Math.min(...inside.map(([, y]) => y))).toBeLessThanOrEqual(at[1])
      expect(low(rim.slice(Math.max(0, from - 9), from))).toBeGreaterThan(Math.min(...inside.map(([, y]) => y)))
      expect(low(rim.slice(to, to + 9))).toBeGreaterThan(Math.min(...inside.map(([, y]) => y)))
    }
  })

  it('draws every overlap from the hem upwards, and none in a plain skirt', () => {
    const folds = skirt(figure, circle, openChance(7)).lines.filter(({ kind }) => kind === 'fold')
    expect(folds.length).toBeGreaterThan(3)
    for (const { path } of folds) expect(path[path.length - 1][1]).toBeGreaterThan(path[0][1])
    expect(skirt(figure, cutOf(), openChance(7)).lines.some(({ kind }) => kind === 'fold')).toBe(false)
  })

  it('grows with flare, and lays more cloth into deeper flutes', () => {
    const size = (cut: SkirtCut) => Math.abs(area(skirt(figure, cut, openChance(7)).outlines[0]))
    expect(size(cutOf({ flare: 0.2 }))).toBeGreaterThan(size(cutOf({ flare: 0.1 })) * 1.1)
    const cloth = (cut: SkirtCut) => {
      const row = skirtCone(figure, cut, openChance(7)).surface.at(-1) ?? []
      return row[row.length - 1].u - row[0].u
    }
    expect(cloth({ ...circle, depth: 0.18 })).toBeGreaterThan(cloth({ ...circle, depth: 0.05 }) * 1.03)
  })

  it('measures the cloth downwards without jumps, from the neck level', () => {
    const { surface } = skirtCone(figure, circle, openChance(7))
    expect(surface[0][75].v).toBeCloseTo(figure.levels.waist - figure.levels.neck, 6)
    for (let row = 1; row < surface.length; row++) {
      for (let column = 0; column < surface[row].length; column += 15) {
        const step = surface[row][column].v - surface[row - 1][column].v
        expect(step).toBeGreaterThan(0)
        expect(step).toBeLessThan(0.25)
      }
    }
  })

  it('never shows the hip outside it, on any body, standing or walking', () => {
    for (const build of builds) {
      for (const pose of [relaxed, walk]) {
        const body = poseFigure({ build, pose })
        const cut = { ...cutOf({ profile: 'pencil', flare: 0 }), topY: body.levels.waist, hemY: body.levels.knee }
        const { left, right } = skirt(body, cut, openChance(1))
        for (const y of [body.levels.highHip, body.levels.hip]) {
          const at = (edge: Path) => edge.reduce((best, p) => (Math.abs(p[1] - y) < Math.abs(best[1] - y) ? p : best))
          expect(at(left)[0]).toBeLessThan(body.trunk(-1, at(left)[1])[0] + 0.012)
          expect(at(right)[0]).toBeGreaterThan(body.trunk(1, at(right)[1])[0] - 0.012)
        }
      }
    }
  })

  it('opens a slit from the hem upwards', () => {
    const whole = hemOf(cutOf({ profile: 'pencil' }))
    const slit = hemOf(cutOf({ profile: 'pencil', slit: 0.3 }))
    expect(Math.min(...slit.map(([, y]) => y))).toBeLessThan(Math.min(...whole.map(([, y]) => y)) - 0.5)
  })

  it('[S3.25] the mouth of a slit hangs below its head, on waving hems as well', () => {
    for (const slitAt of [0.5, 0.7]) {
      const hem = hemOf({ ...circle, slit: 0.4, slitAt })
      const top = hem.findIndex(([, y]) => y === Math.min(...hem.map(([, own]) => own)))
      // The edge that stands still has 12 steps.
      const foot = hem[top - 12]
      expect(foot[1]).toBeGreaterThan(hem[top][1] + 0.5)
      expect(Math.abs(foot[0] - hem[top][0])).toBeLessThan(0.3)
    }
  })

  it('hangs each tier over the next one', () => {
    const rows = tiers(figure, cutOf(), 3, 0.7, openChance(7))
    expect(rows.map(({ name }) => name)).toEqual(['tier2', 'tier1', 'tier0'])
    for (let i = 1; i < rows.length; i++) {
      expect(rows[i].order).toBeGreaterThan(rows[i - 1].order)
      expect(mean(rows[i].contours[2].path)).toBeGreaterThan(rows[i - 1].left[0][1])
    }
  })
})
