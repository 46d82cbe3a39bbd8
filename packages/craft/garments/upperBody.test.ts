import { along, contains, openChance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { findBuild } from '../mannequins/builds/index.ts'
import type { View } from '../mannequins/figure.ts'
import { poseFigure } from '../mannequins/poseFigure.ts'
import { findPose } from '../mannequins/poses/index.ts'
import { draftBodice } from './blocks/bodice.ts'
import type { BodiceOptions } from './blocks/bodiceOptions.ts'
import { buttonPlacket } from './blocks/closure.ts'
import { necklines } from './blocks/necklines.ts'
import { draftSleeve } from './blocks/sleeve.ts'
import { sleeveCut, sleeves } from './blocks/sleeveCut.ts'

function stand(build: string, pose: string, view: View = 'front') {
  const body = findBuild(build)
  const stance = findPose(pose)
  if (!body || !stance) throw new Error(`no figure ${build} ${pose}`)
  return poseFigure({ build: body, pose: stance, view })
}

const woman = stand('woman', 'neutral')
const cut = (own: Partial<BodiceOptions> = {}): BodiceOptions => ({
  neckline: 'crew',
  ease: { bust: 0.06, waist: 0.06, hip: 0.06 },
  box: 0.5,
  hem: woman.levels.hip,
  chance: openChance(3),
  ...own,
})
const depth = (bodice: ReturnType<typeof draftBodice>) => bodice.neckline.left[bodice.neckline.left.length - 1][1]

describe('upper body blocks', () => {
  it('laps women right over left and men left over right', () => {
    const edgeOf = (build: string, pose: string) => {
      const figure = stand(build, pose)
      const { lines, fittings } = buttonPlacket(figure, { from: 1.6, to: 3, count: 5 })
      return lines[0].path[0][0] - fittings[0].at[0]
    }
    expect(edgeOf('woman', 'neutral')).toBeGreaterThan(0.03)
    expect(edgeOf('girl', 'kidStand')).toBeGreaterThan(0.03)
    expect(edgeOf('man', 'stand')).toBeLessThan(-0.03)
    expect(edgeOf('boy', 'kidStand')).toBeLessThan(-0.03)
  })

  it('draws both halves of every neckline to one centre, on the centre front', () => {
    for (const { id } of necklines) {
      const { neckline } = draftBodice(woman, cut({ neckline: id }))
      const left = neckline.left[neckline.left.length - 1]
      const right = neckline.right[neckline.right.length - 1]
      expect(left[0], id).toBeCloseTo(right[0], 6)
      expect(left[1], id).toBeCloseTo(right[1], 6)
      expect(left[0], id).toBeCloseTo(woman.across(0, left[1])[0], 2)
    }
  })

  it('cuts a neckline deeper in front than behind, and as deep as it is asked', () => {
    const behind = stand('woman', 'neutral', 'back')
    expect(depth(draftBodice(woman, cut({ neckline: 'deepV' })))).toBeGreaterThan(
      depth(draftBodice(behind, cut({ neckline: 'deepV' }))) + 0.4,
    )
    expect(depth(draftBodice(woman, cut({ neckDepth: 0.5 })))).toBeCloseTo(woman.levels.neck + 0.5, 2)
  })

  it('keeps a boxy bodice outside the waist that a close one follows', () => {
    const waist = woman.levels.waist
    const close = draftBodice(woman, cut({ box: 0 })).sideAt(1, waist)[0]
    const boxy = draftBodice(woman, cut({ box: 1 })).sideAt(1, waist)[0]
    expect(close - woman.trunk(1, waist)[0]).toBeCloseTo(0.06, 2)
    expect(boxy).toBeGreaterThan(close + 0.08)
  })

  it('joins every sleeve to the armhole and ends it where its length says', () => {
    const bodice = draftBodice(woman, cut())
    for (const { id } of sleeves) {
      const options = sleeveCut(id)
      const pieces = draftSleeve(woman, bodice, 1, { ...options, chance: openChance(5) })
      const [sleeve] = pieces
      const shares = options.shape === 'coldShoulder' ? [0.1, 0.3] : [0.1, 0.5, 0.8]
      for (const share of shares) {
        const [x, y] = along(bodice.armholes[1], share)
        const covered = contains(sleeve.outlines[0], [x + 0.02, y])
        expect(covered, `${id}, ${share} down the armhole`).toBe(options.shape !== 'coldShoulder')
      }
      const last = pieces[pieces.length - 1].outlines[0].map(([, y]) => y)
      const end = woman.arms[1].at(options.length).centre[1]
      expect(Math.abs(Math.max(...last) - end), id).toBeLessThan(0.24)
      expect(
        pieces.map(({ role }) => role),
        id,
      ).toEqual(options.cuff ? ['sleeve', 'cuff'] : ['sleeve'])
    }
  })
})
