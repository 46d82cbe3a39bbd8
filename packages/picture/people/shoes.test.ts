import { createCanvas } from '@napi-rs/canvas'
import { figureOf } from '@toile/craft/designs/figureOf.ts'
import { personOf } from '@toile/craft/mannequins/people/testing/personOf.ts'
import { type ShoeKind, shoes } from '@toile/craft/mannequins/shoes.ts'
import { lengths, type Path } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { openStage, type Stage } from '../raster/stage.ts'
import type { Host, Surface } from '../surface.ts'
import { drawShoes } from './drawShoes.ts'
import { footPlace } from './feet/footPlace.ts'
import { shaftLines } from './shoes/drawShaft.ts'
import { shoeArts } from './shoes/index.ts'
import { openSitter } from './sitter.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const lookIn = (shoe: ShoeKind) => ({ shoe, shoeColor: { r: 120, g: 70, b: 50 }, lips: { r: 180, g: 70, b: 60 } })
const scale = 60

/** The four places of a foot: pointing at the viewer, turned out, trailing, and from behind. */
const positions = [
  { pose: 'neutral', view: 'front' },
  { pose: 'turn', view: 'front' },
  { pose: 'walk', view: 'front' },
  { pose: 'walk', view: 'back' },
] as const

function sitterIn(shoe: ShoeKind, { pose, view }: (typeof positions)[number], id = 'ines') {
  const person = personOf(id)
  const figure = figureOf({ person: id, pose, mirrored: false }, view, shoe)
  if (!figure) throw new Error(`${id} cannot take ${pose}`)
  const stage = openStage(host, {
    width: scale * 3,
    height: scale * 10,
    scale,
    origin: [scale * 1.5, scale * 0.5],
    style: 'ink',
    seed: 3,
  })
  return openSitter(stage, figure, person, lookIn(shoe))
}

const finite = (path: Path) => path.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))
const covered = ({ context, width, height }: Stage) =>
  context.getImageData(0, 0, width, height).data.filter((value, i) => i % 4 === 3 && value > 128).length

describe('shoes', () => {
  it('[S3.04] offers at least nineteen kinds besides bare feet, no two of one name', () => {
    expect(shoes.length).toBeGreaterThanOrEqual(20)
    expect(new Set(shoes.map(({ label }) => label)).size).toBe(shoes.length)
  })

  it('[S3.25] draws every kind on a foot seen from the front, turned, trailing and from behind', () => {
    const drawn = shoes.filter(({ id }) => id !== 'barefoot')
    for (const { id, position } of someOf(drawn.flatMap(({ id }) => positions.map((position) => ({ id, position }))))) {
      const sitter = sitterIn(id, position)
      drawShoes(sitter.stage, sitter.figure, sitter.person, sitter.look)
      expect(covered(sitter.stage), `${id} ${position.pose} ${position.view}`).toBeGreaterThan(60)
    }
  })

  it('places every part of every shoe, also on a trailing foot', () => {
    for (const { id } of shoes) {
      const art = shoeArts[id]
      if (!art) continue
      for (const position of positions) {
        const sitter = sitterIn(id, position)
        for (const index of [0, 1] as const) {
          const place = footPlace(sitter, index)
          for (const { path } of [...art.layers, ...art.lines]) {
            expect(finite(path.map(([x, y]) => place(x, y))), `${id} ${position.pose}`).toBe(true)
          }
          if (art.shaft) {
            const { outer, inner, top } = shaftLines(sitter, index, art.shaft)
            expect([outer, inner, top].every(finite), id).toBe(true)
          }
        }
      }
    }
  })

  it('shortens the toes of a trailing foot and lengthens its instep', () => {
    const sitter = sitterIn('loafer', positions[2])
    const trailing = sitter.figure.foot(0).trailing > 0 ? 0 : 1
    const place = footPlace(sitter, trailing)
    const plain = sitter.figure.foot(trailing).place
    const span = (at: typeof place, from: number, to: number) => lengths([at(0, from), at(0, to)]).at(-1) ?? 0
    expect(span(place, 0.05, 0.33)).toBeGreaterThan(span(plain, 0.05, 0.33) * 1.1)
    expect(span(place, 0.36, 0.54)).toBeLessThan(span(plain, 0.36, 0.54) * 0.7)
  })

  it('keeps a boot close to the ankle, so that slim trousers hide its shaft', () => {
    for (const { id } of shoes) {
      const shaft = shoeArts[id]?.shaft
      if (!shaft) continue
      const sitter = sitterIn(id, positions[0])
      const { outer } = shaftLines(sitter, 0, shaft)
      const ankle = outer[outer.length - 1]
      const leg = sitter.figure.legs[0].edge(2, 1)
      expect(Math.abs(ankle[0] - leg[0]), id).toBeLessThan(0.04)
    }
  })

  it('widens shoes with a chubby ankle', () => {
    const usual = footPlace(sitterIn('sneaker', positions[0]), 1)
    const sitter = sitterIn('sneaker', positions[0], 'otis')
    const stout = footPlace(sitter, 1)
    const wide = (place: typeof usual) => place(0.1, 0)[0] - place(-0.1, 0)[0]
    expect(wide(stout) / sitter.figure.build.footScale).toBeGreaterThan(wide(usual) * 1.2)
  })
})
