import type { Worn } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { figureOf } from '@toile/craft/designs/figureOf.ts'
import { garments } from '@toile/craft/garments/index.ts'
import { findPerson } from '@toile/craft/mannequins/people/index.ts'
import { contains, type Path } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { shaftLines } from '../people/shoes/drawShaft.ts'
import { shoeArts } from '../people/shoes/index.ts'
import { shaftUnder } from '../people/shoes/shaftUnder.ts'
import { dress } from './dressing.ts'
import { hemsOf } from './hemsOf.ts'

const wear = (garment: string): Worn => plainWorn(garment, { r: 40, g: 60, b: 80 }, { seed: 3 })
const boots = Object.entries(shoeArts).flatMap(([id, art]) => (art?.shaft ? [{ id, shaft: art.shaft }] : []))
const long = garments.filter(
  ({ id, category }) => (category === 'trousers' || category === 'jeans' || id === 'salopettes') && id !== 'culottes',
)
const people = ['ines', 'theo', 'sam'] as const
const at = (person: string, pose: string) =>
  figureOf({ person, pose, mirrored: false }) ?? expect.fail(`${person} cannot stand so`)

/** How far outside all outlines the farthest point of a path lies, in heads, looked for in steps. */
const beyond = (path: Path, outlines: readonly Path[]) =>
  Math.max(
    ...path.map(([x, y]) => {
      const off = [0, 0.01, 0.02, 0.03, 0.05, 0.1]
      const inside = off.find((by) =>
        [-by, by].some((dx) => outlines.some((outline) => contains(outline, [x + dx, y]))),
      )
      return inside ?? 1
    }),
  )

describe('boots under trousers', () => {
  it('[S3.04] end under every hem: no shaft stands out beside a leg of trousers', () => {
    const cases = people.flatMap((person) =>
      (findPerson(person)?.flat ?? []).flatMap((pose) => long.map(({ id: garment }) => ({ person, pose, garment }))),
    )
    for (const { person, pose, garment } of someOf(cases)) {
      const figure = at(person, pose)
      const dressed = dress({ garments: [wear(garment)] }, figure, { traced: () => null })
      const hems = hemsOf(dressed) ?? expect.fail(garment)
      const outlines = dressed.flatMap((one) =>
        one.kind === 'drafted' ? one.pieces.flatMap((piece) => [...piece.outlines]) : [],
      )
      for (const { id, shaft } of boots)
        for (const index of [0, 1] as const) {
          const hem = hems[index] ?? expect.fail(garment)
          const sitter = { figure, look: { hems } }
          const { outer, inner } = shaftLines(sitter, index, shaftUnder(sitter, index, shaft))
          const covered = [...outer, ...inner].filter(([, y]) => y < hem - 0.08)
          if (covered.length)
            expect(beyond(covered, outlines), `${id} under ${garment}, ${person} ${pose}`).toBeLessThan(0.04)
        }
    }
  })

  it('[S3.04] are seen whole with a skirt and over bare legs', () => {
    const figure = at('ines', 'relaxed')
    expect(hemsOf(dress({ garments: [wear('pencilSkirt')] }, figure, { traced: () => null }))).toBeNull()
    for (const { shaft } of boots) expect(shaftUnder({ figure, look: {} }, 0, shaft)).toEqual(shaft)
  })
})
