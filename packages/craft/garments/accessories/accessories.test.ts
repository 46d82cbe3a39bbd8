import { area, boundsOf, contains, distance, openChance, type Path } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { fabrics } from '../../fabrics/index.ts'
import { builds } from '../../mannequins/builds/index.ts'
import { faceOf } from '../../mannequins/faces/index.ts'
import type { Figure, View } from '../../mannequins/figure.ts'
import { people } from '../../mannequins/people/index.ts'
import { buildOf } from '../../mannequins/person.ts'
import { poseFigure } from '../../mannequins/poseFigure.ts'
import { poses } from '../../mannequins/poses/index.ts'
import { accessoryCategories } from '../categories.ts'
import type { AnyAccessory } from '../garment.ts'
import type { StoredKnobs } from '../knob.ts'
import type { Piece } from '../piece.ts'
import { accessories } from './index.ts'

const all: readonly AnyAccessory[] = accessories
const byName = all.map((accessory): [string, AnyAccessory] => [accessory.id, accessory])
const views: readonly View[] = ['front', 'back']
const figures = builds.flatMap((build) =>
  poses.flatMap((pose) => views.map((view) => poseFigure({ build, pose, view, mirrored: pose.id.length % 2 === 0 }))),
)
const named = ({ build, pose, view }: Figure) => `${build.id}, ${pose.id}, ${view}`

const draft = (accessory: AnyAccessory, figure: Figure, knobs: StoredKnobs = {}, over?: readonly Path[]) =>
  accessory.draft(figure, knobs, {
    chance: openChance(11),
    layered: false,
    tucked: false,
    cloth: { weight: 120, stiffness: 0.5 },
    over,
  })

function accessoryOf(id: string): AnyAccessory {
  const found = all.find((accessory) => accessory.id === id)
  if (!found) throw new Error(`no accessory ${id}`)
  return found
}

/** Everything normal, then each knob alone at its least and most, and at every choice. */
const settings = (accessory: AnyAccessory): StoredKnobs[] => [
  {},
  ...Object.entries(accessory.knobs).flatMap(([name, knob]) =>
    (knob.kind === 'number' ? [knob.least, knob.most] : knob.options.map(({ id }) => id)).map((value) => ({
      [name]: value,
    })),
  ),
]

const pathsOf = (piece: Piece): Path[] => [
  ...piece.outlines,
  piece.left,
  piece.right,
  ...(piece.presses ? [piece.presses] : []),
  ...piece.folds.map(({ path }) => path),
  ...piece.lines.map(({ path }) => path),
  ...piece.contours.map(({ path }) => path),
  piece.fittings.map(({ at }) => at),
]

/** What is wrong with a piece as geometry, in words; nothing when it is sound. */
function faults(piece: Piece, figure: Figure): string[] {
  const paths = pathsOf(piece)
  if (!paths.every((path) => path.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y)))) {
    return ['points that are not numbers']
  }
  const found: string[] = []
  if (!piece.outlines.length) found.push('nothing to draw')
  if (piece.outlines.some((outline) => Math.abs(area(outline)) < 2e-5)) found.push('an outline without area')
  const box = boundsOf(...piece.outlines)
  const wide = figure.build.heads * 0.45
  if (box.left < -wide || box.right > wide || box.top < -1.1 || box.bottom > figure.levels.floor) {
    found.push(`a box out of reach: ${JSON.stringify(box)}`)
  }
  if (piece.takesPrint && piece.left.length === 1) found.push('a print without grain')
  return found
}

describe('accessories [S3.26]', () => {
  it('are at least four of each category, of fabrics that exist, under names of their own', () => {
    for (const { id } of accessoryCategories) {
      expect(all.filter(({ category }) => category === id).length, id).toBeGreaterThanOrEqual(4)
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const known: readonly string[] = fabrics.map(({ id }) => id)
    for (const { id, character } of all) {
      expect(
        character.fabrics.every((fabric) => known.includes(fabric)),
        id,
      ).toBe(true)
    }
  })

  it.each(byName)(
    '%s is sound on every build in every stance, from both sides, at both ends of every knob',
    (_, accessory) => {
      const wrong = new Set<string>()
      const cases = settings(accessory).flatMap((knobs, turn) =>
        figures.filter((_figure, i) => turn === 0 || i % 7 === turn % 7).map((figure) => ({ knobs, figure })),
      )
      for (const { knobs, figure } of someOf(cases)) {
        const pieces = draft(accessory, figure, knobs)
        const names = pieces.map(({ name }) => name)
        const where = `${JSON.stringify(knobs)}, ${named(figure)}`
        if (!names.length || new Set(names).size !== names.length) wrong.add(`${where}: names ${names.join(' ')}`)
        for (const piece of pieces)
          for (const fault of faults(piece, figure)) wrong.add(`${where}: ${piece.name}: ${fault}`)
      }
      expect([...wrong].slice(0, 10)).toEqual([])
    },
  )

  it.each(byName)('%s changes with every knob', (_, accessory) => {
    const stances = figures.filter(({ build, pose }) => build.id === 'woman' && pose.id === 'relaxed')
    const drawn = (knobs: StoredKnobs) => JSON.stringify(stances.map((figure) => draft(accessory, figure, knobs)))
    const idle = settings(accessory)
      .slice(1)
      .filter((knobs) => Object.entries(knobs).some(([name, value]) => value !== accessory.knobs[name].normal))
      .filter((knobs) => drawn(knobs) === drawn({}))
    expect(idle).toEqual([])
  })
})

describe('hats', () => {
  const crowned = byName.filter(([id]) => !['sunVisor', 'hairBow'].includes(id) && accessoryOf(id).category === 'hat')

  it.each(crowned)('%s covers the crown of every head', (_, hat) => {
    for (const figure of figures) {
      const outlines = draft(hat, figure).flatMap((piece) => piece.outlines)
      const { headHalf } = figure.build
      for (const x of [-0.8, -0.4, 0, 0.4, 0.8]) {
        const at = figure.head(x * headHalf, 0.16 - 0.09 * (1 - x * x))
        expect(
          outlines.some((outline) => contains(outline, at)),
          `${named(figure)} at ${x}`,
        ).toBe(true)
      }
    }
  })

  it('press the hair above them and leave the face alone', () => {
    for (const [id, hat] of crowned) {
      for (const figure of figures.filter(({ view }) => view === 'front')) {
        const pressed = draft(hat, figure).flatMap(({ presses }) => (presses ? [presses] : []))
        expect(pressed, id).toHaveLength(1)
        expect(contains(pressed[0], figure.head(0, -0.2)), id).toBe(true)
        expect(contains(pressed[0], figure.head(0.56, -0.1)), id).toBe(true)
        expect(contains(pressed[0], figure.face(0, 0.5)), id).toBe(false)
      }
    }
  })
})

describe('eyewear', () => {
  it('lies on the eyes of everybody within 0.03 heads', () => {
    for (const [id, glasses] of byName.filter(([, { category }]) => category === 'eyewear')) {
      for (const person of people) {
        for (const pose of poses) {
          const figure = poseFigure({ build: buildOf(person), pose })
          const { eye } = faceOf(person.face)
          const lenses = draft(glasses, figure).filter(({ role }) => role === 'lens')
          lenses.forEach(({ outlines: [lens] }, i) => {
            const { left, right, top, bottom } = boundsOf(lens)
            const at = figure.face((i ? 1 : -1) * eye.x, eye.y)
            expect(contains(lens, at), `${id} on ${person.id}`).toBe(true)
            expect(Math.abs((top + bottom) / 2 - at[1]), `${id} on ${person.id}, height`).toBeLessThan(0.03)
            expect(Math.abs((left + right) / 2 - at[0]), `${id} on ${person.id}, side`).toBeLessThan(0.03)
          })
        }
      }
    }
  })
})

describe('bags', () => {
  const carried = ['tote', 'handbag', 'bucketBag', 'clutch'].map(accessoryOf)

  it('hang from a fist, or from the forearm where no hand is free', () => {
    for (const bag of carried) {
      for (const figure of figures) {
        const pieces = draft(bag, figure)
        const [arm] = pieces.flatMap(({ heldBy }) => heldBy ?? [])
        const free = figure.armsOver.includes(false)
        expect(arm !== undefined, `${bag.id} on ${named(figure)}`).toBe(free)
        if (arm !== undefined) expect(figure.armsOver[arm]).toBe(false)
      }
    }
  })

  it('are held by handles that run through the hand', () => {
    for (const bag of carried.filter(({ id }) => id !== 'clutch')) {
      for (const figure of figures) {
        const pieces = draft(bag, figure)
        const [arm] = pieces.flatMap(({ heldBy }) => heldBy ?? [])
        if (arm === undefined) continue
        const palm = figure.hand(arm).place(0.01, 0.42)
        const strap = pieces.filter(({ role }) => role === 'strap').flatMap(({ outlines }) => outlines.flat())
        const nearest = Math.min(...strap.map((point) => distance(point, palm)))
        expect(nearest, `${bag.id} on ${named(figure)}`).toBeLessThan(0.05)
      }
    }
  })

  it('are taken by the wearer’s own hand from both sides', () => {
    const woman = figures.filter(({ build, pose }) => build.id === 'woman' && pose.id === 'relaxed')
    for (const figure of woman) {
      const arm = draft(accessoryOf('tote'), figure, { side: 'left' }).flatMap(({ heldBy }) => heldBy ?? [])[0]
      expect(arm, figure.view).toBe(figure.view === 'front' ? 1 : 0)
    }
  })
})

describe('belts', () => {
  it('reach as far out as what they are worn over', () => {
    const [figure] = figures
    const { waist } = figure.levels
    const [x] = figure.trunk(1, waist)
    const loose: Path = [
      [-x - 0.2, waist - 1],
      [x + 0.2, waist - 1],
      [x + 0.2, waist + 1],
      [-x - 0.2, waist + 1],
    ]
    const width = (over?: Path[]) => {
      const { left, right } = boundsOf(...draft(accessoryOf('leatherBelt'), figure, {}, over)[0].outlines)
      return right - left
    }
    expect(width([loose])).toBeGreaterThan(width() + 0.3)
  })
})
