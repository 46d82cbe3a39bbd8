import { area, boundsOf, contains, openChance, type Path } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { findBuild } from '../mannequins/builds/index.ts'
import type { Figure, View } from '../mannequins/figure.ts'
import { poseFigure } from '../mannequins/poseFigure.ts'
import { findPose } from '../mannequins/poses/index.ts'
import { neutral } from '../mannequins/poses/neutral.ts'
import type { AnyGarment } from './garment.ts'
import { garments } from './index.ts'
import type { Knob, StoredKnobs } from './knob.ts'
import type { Piece } from './piece.ts'
import { largestLoop } from './turn/testing/loop.ts'
import { waysOf } from './ways/index.ts'

/** One body of each kind in two stances. */
const wearers = [
  ['woman', 'relaxed'],
  ['woman', 'hip'],
  ['curve', 'contrapposto'],
  ['curve', 'walk'],
  ['man', 'stand'],
  ['man', 'stride'],
  ['girl', 'kidStand'],
  ['girl', 'kidWalk'],
  ['boy', 'kidStand'],
  ['boy', 'kidHip'],
  ['tall', 'walk'],
  ['teen', 'relaxed'],
  ['tallMan', 'stride'],
  ['broad', 'stand'],
  ['teenBoy', 'thumbs'],
  ['junior', 'kidStand'],
  ['juniorBoy', 'kidWalk'],
  ['toddler', 'kidStand'],
] as const

const views: readonly View[] = ['front', 'back']

function figureOf(build: string, pose: string, view: View): Figure {
  const body = findBuild(build)
  const stance = findPose(pose)
  if (!body || !stance) throw new Error(`no figure ${build} ${pose}`)
  return poseFigure({ build: body, pose: stance, view })
}

const suits = (garment: AnyGarment, { build }: Figure) =>
  garment.wornBy.length === 0 ||
  garment.wornBy.some(
    ({ gender, ageGroup }) => (!gender || gender === build.gender) && (!ageGroup || ageGroup === build.ageGroup),
  )

const figures = wearers.flatMap(([build, pose]) => views.map((view) => figureOf(build, pose, view)))
const named = (figure: Figure) => `${figure.build.id}, ${figure.pose.id}, ${figure.view}`

/** Everything normal, then each knob alone at its least and most, and at every choice. */
function settings(garment: AnyGarment): { label: string; knobs: StoredKnobs }[] {
  const turned = Object.entries(garment.knobs).flatMap(([name, knob]) =>
    (knob.kind === 'number' ? [knob.least, knob.most] : knob.options.map(({ id }) => id)).map((value) => ({
      label: `${name} ${value}`,
      knobs: { [name]: value },
    })),
  )
  return [{ label: 'normal', knobs: {} }, ...turned]
}

/** Cotton poplin. */
const cloth = { weight: 120, stiffness: 0.5 }

const draft = (
  garment: AnyGarment,
  figure: Figure,
  knobs: StoredKnobs,
  worn: { layered?: boolean; tucked?: boolean } = {},
) => garment.draft(figure, knobs, { chance: openChance(11), layered: false, tucked: false, cloth, ...worn })

const finite = (path: Path) => path.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))

/** What is wrong with a piece as geometry, in words; nothing when it is sound. */
function faults(piece: Piece, figure: Figure): string[] {
  const found: string[] = []
  const paths = [
    ...piece.outlines,
    piece.left,
    piece.right,
    ...piece.folds.map(({ path }) => path),
    ...piece.lines.map(({ path }) => path),
    ...piece.contours.map(({ path }) => path),
    piece.fittings.map(({ at }) => at),
    ...(piece.surface ?? []).map((row) => row.map(({ x, y }): readonly [number, number] => [x, y])),
  ]
  if (!paths.every(finite)) found.push('points that are not numbers')
  for (const outline of piece.outlines) {
    if (Math.abs(area(outline)) < 1e-4) found.push('an outline without area')
    const loop = largestLoop(outline)
    if (loop > 0.006) found.push(`an outline that crosses itself: a loop of ${loop.toFixed(3)} square heads`)
  }
  const box = boundsOf(...paths)
  const reach = figure.build.heads * 0.45
  if (box.left < -reach || box.right > reach || box.top < 0.2 || box.bottom > figure.levels.floor + 0.6) {
    found.push(`a box out of reach: ${JSON.stringify(box)}`)
  }
  if (piece.takesPrint && piece.outlines.length && (piece.left.length === 1 || piece.right.length === 1)) {
    found.push('a print without grain')
  }
  return found
}

/** Width of a garment's body, and where its hem lies at the sides: a waistcoat's points hang in front only. */
function silhouette(pieces: readonly Piece[]) {
  const body = pieces.filter(
    ({ role, layer }) => layer === 'front' && ['bodice', 'front', 'skirt', 'leg'].includes(role),
  )
  const { left, right, bottom } = boundsOf(...body.flatMap(({ outlines }) => outlines))
  const ends = body.flatMap((piece) => [piece.left, piece.right]).map((path) => path[path.length - 1]?.[1] ?? -Infinity)
  const hem = Math.max(...ends)
  return { width: right - left, hem: Number.isFinite(hem) ? hem : bottom }
}

/** Everything that is drawn of pieces, as text to compare; surfaces follow from outlines. */
const drawing = (pieces: readonly Piece[]) =>
  JSON.stringify(pieces.map(({ surface, ...rest }) => ({ ...rest, rows: surface?.length })))

/** What is drawn of a garment by its knobs, each setting drafted once. */
function drawnOnce(drafted: (knobs: StoredKnobs) => readonly Piece[]): (knobs: StoredKnobs) => string {
  const known = new Map<string, string>()
  return (knobs) => {
    const key = JSON.stringify(knobs)
    const drawn = known.get(key) ?? drawing(drafted(knobs))
    known.set(key, drawn)
    return drawn
  }
}

describe.each(garments.map((garment): [string, AnyGarment] => [garment.id, garment]))('%s', (_, garment) => {
  const worn = figures.filter((figure) => suits(garment, figure))

  it('drafts sound pieces at least, normal and most of every knob, on everyone, from both sides', () => {
    const wrong = new Set<string>()
    const cases = settings(garment).flatMap(({ label, knobs }, turn) => {
      const chosen = label === 'normal' ? worn : worn.filter((__, i) => i % 5 === turn % 5)
      return chosen.map((figure) => ({ label, knobs, figure }))
    })
    for (const { label, knobs, figure } of someOf(cases)) {
      const pieces = draft(garment, figure, knobs)
      expect(pieces.length).toBeGreaterThan(0)
      const names = pieces.map(({ name }) => name)
      if (new Set(names).size !== names.length)
        wrong.add(`${label}, ${named(figure)}: two pieces of one name: ${names.join(' ')}`)
      for (const piece of pieces) {
        for (const fault of faults(piece, figure)) wrong.add(`${label}, ${named(figure)}: ${piece.name}: ${fault}`)
      }
    }
    expect([...wrong].slice(0, 12)).toEqual([])
  })

  it('has the same silhouette in front and behind', () => {
    const seen = wearers
      .filter((__, i) => i % 2 === 1)
      .map(([build, pose]) => ({ front: figureOf(build, pose, 'front'), back: figureOf(build, pose, 'back') }))
      .filter(({ front }) => suits(garment, front))
    const closed: StoredKnobs = 'worn' in garment.knobs ? { worn: 'closed' } : {}
    for (const { front, back } of someOf(seen)) {
      const before = silhouette(draft(garment, front, closed))
      const behind = silhouette(draft(garment, back, closed))
      expect(Math.abs(behind.hem - before.hem), `hem on ${named(front)}`).toBeLessThan(0.02 * before.hem)
      expect(Math.abs(behind.width - before.width), `width on ${named(front)}`).toBeLessThan(
        0.02 * before.width + 0.004,
      )
    }
  })

  it('every knob changes what is drafted, alone or beside one other', () => {
    const figure = worn.find(({ view }) => view === 'front')
    if (!figure) throw new Error('worn by nobody')
    const alone = settings(garment)
    const drawn = drawnOnce((knobs) => draft(garment, figure, knobs))
    const changes = (beside: StoredKnobs, knobs: StoredKnobs) => drawn({ ...beside, ...knobs }) !== drawn(beside)
    const idle = someOf(alone)
      .filter(({ knobs }) => Object.entries(knobs).some(([name, value]) => value !== garment.knobs[name].normal))
      .filter(({ knobs }) => !alone.some((beside) => changes(beside.knobs, knobs)))
    expect(idle.map(({ label }) => label)).toEqual([])
  })
})

describe('ways of wearing', () => {
  const trousers = garments.find(({ id }) => id === 'trousers')
  const waistbands = new Map<Figure, readonly Path[]>()
  const waistbandOn = (figure: Figure): readonly Path[] => {
    const worn = waistbands.get(figure) ?? overTop(trousers ? draft(trousers, figure, {}) : [])
    waistbands.set(figure, worn)
    return worn
  }
  const overTop = (worn: readonly Piece[]) =>
    worn.filter(({ layer }) => layer === 'front').flatMap(({ outlines }) => [...outlines])
  const arranged = (garment: AnyGarment, figure: Figure, knobs: StoredKnobs) => {
    const context = { chance: openChance(11), layered: false, tucked: false, cloth, waistband: waistbandOn(figure) }
    return garment.draft(figure, knobs, context)
  }
  const offered = garments.flatMap((garment: AnyGarment) =>
    Object.entries(waysOf(garment)).map(([way, knob]): [string, string, AnyGarment, Knob] => [
      garment.id,
      way,
      garment,
      knob,
    ]),
  )

  it.each(offered)('%s %s: keeps pieces sound on everyone and changes some cut of it', (_, way, garment, knob) => {
    if (knob.kind !== 'choice') throw new Error('a way is a choice')
    const worn = figures.filter((figure) => suits(garment, figure))
    const closed: StoredKnobs = garment.knobs.worn?.kind === 'choice' ? { worn: 'closed' } : {}
    const beside = settings(garment).map(({ label, knobs }) => ({ label, knobs: { ...closed, ...knobs } }))
    const wrong = new Set<string>()
    const cases = knob.options
      .filter((option) => option.id !== knob.normal)
      .flatMap(({ id }) => worn.map((figure, turn) => ({ id, figure, turn })))
    for (const { id, figure, turn } of someOf(cases)) {
      const { label, knobs } = turn < 6 ? beside[0] : beside[(turn * 7) % beside.length]
      const pieces = arranged(garment, figure, { ...knobs, [way]: id })
      const names = pieces.map(({ name }) => name)
      if (new Set(names).size !== names.length) wrong.add(`${id} ${label}: two pieces of one name: ${names.join(' ')}`)
      for (const piece of pieces)
        for (const fault of faults(piece, figure))
          wrong.add(`${id}, ${label}, ${named(figure)}: ${piece.name}: ${fault}`)
    }
    expect([...wrong].slice(0, 12)).toEqual([])
    const figure = worn[0]
    const drawn = drawnOnce((knobs) => arranged(garment, figure, knobs))
    // Being tucked in wholly or not at all is decided with the bottom, in dressing.
    const told = knob.options.filter(({ id }) => id !== knob.normal && !(way === 'tucked' && id !== 'half'))
    // What changes nothing does so beside every other knob, of which some are tried.
    const effective = knob.options.filter((option) =>
      (told.includes(option) ? beside : someOf(beside)).some(
        ({ knobs }) => drawn({ ...knobs, [way]: option.id }) !== drawn(knobs),
      ),
    )
    expect(effective).toEqual(told)
  })

  it('leaves a garment that is worn plainly as it is drafted, and one that is laid flat', () => {
    const flat = poseFigure({ build: figures[0].build, pose: neutral, view: 'front' })
    for (const [, way, garment, knob] of someOf(offered)) {
      if (knob.kind !== 'choice') continue
      const figure = figures.find((one) => suits(garment, one)) ?? figures[0]
      const plain = drawing(arranged(garment, figure, {}))
      expect(drawing(arranged(garment, figure, { [way]: knob.normal })), `${garment.id} ${way}`).toBe(plain)
      const last = knob.options[knob.options.length - 1].id
      expect(drawing(arranged(garment, flat, { [way]: last }))).toBe(drawing(arranged(garment, flat, {})))
    }
  })
})

const uppers: AnyGarment[] = garments.filter(({ slot }) => slot === 'top' || slot === 'outer')

describe.each(uppers.map((garment): [string, AnyGarment] => [garment.id, garment]))('%s as a top', (_, garment) => {
  const worn = someOf(figures.filter((figure) => figure.view === 'front' && suits(garment, figure)))
  const body = (pieces: readonly Piece[]) => pieces.filter(({ role }) => role === 'bodice' || role === 'front')

  it('covers the chest', () => {
    for (const figure of worn) {
      const { levels } = figure
      const outlines = body(draft(garment, figure, 'worn' in garment.knobs ? { worn: 'closed' } : {})).flatMap(
        (piece) => piece.outlines,
      )
      for (const level of [levels.bust + 0.1, (levels.bust + levels.underbust) / 2, levels.underbust]) {
        for (const side of [-0.9, -0.5, 0.5, 0.9]) {
          const covered = outlines.some((outline) => contains(outline, figure.trunk(side, level)))
          expect(covered, `${named(figure)} at ${level.toFixed(2)}, ${side}`).toBe(true)
        }
      }
    }
  })

  it('lies close under an outer garment', () => {
    for (const figure of worn) {
      const pieces = draft(garment, figure, {}, { layered: true })
      expect(silhouette(pieces).width).toBeLessThanOrEqual(silhouette(draft(garment, figure, {})).width + 0.01)
    }
  })

  it('ends at the waist when tucked in', () => {
    if (garment.slot !== 'top') return
    for (const figure of worn) {
      const { hem } = silhouette(draft(garment, figure, {}, { tucked: true }))
      expect(hem, named(figure)).toBeLessThan(figure.levels.waist + 0.3)
    }
  })
})
