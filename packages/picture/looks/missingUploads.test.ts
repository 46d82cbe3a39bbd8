import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { type Design, designSchema, type Worn } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { ownPerson } from '@toile/craft/mannequins/ownFigure.ts'
import { describe, expect, it } from 'vitest'
import { missingUploads } from './missingUploads.ts'
import { noUploads } from './sources.ts'

const [sketch, print, figure] = ['a', 'b', 'c'].map((digit) => digit.repeat(64))
const red = { r: 200, g: 30, b: 30 }

const worn = (own: Partial<Worn>): Worn => plainWorn('shirt', red, { id: 'g1', seed: 1, ...own })

const look = (person: string, garments: Worn[]): Design =>
  designSchema.parse({
    version: designVersion,
    style: 'ink',
    mannequin: { person, pose: 'walk', mirrored: false },
    shoes: { kind: 'pump', color: red },
    lips: red,
    ground: red,
    garments,
    origin: null,
  } satisfies Design)

const placed = {
  source: { kind: 'picture', hash: print },
  mode: 'overall',
  repeat: 'straight',
  width: 100,
  x: 0,
  y: 0,
  angle: 0,
  opacity: 1,
} as const
const own = ownPerson({ gender: 'female', ageGroup: 'adult', figure })
const madeOfUploads = look(own, [worn({ cut: { kind: 'traced', traced: sketch } }), worn({ id: 'g2', print: placed })])

describe('what a look is made of', () => {
  it('[S3.25] is missing by name: the traced sketch, the printed picture and the own mannequin that are not at hand', () => {
    expect(missingUploads({ kind: 'look', design: madeOfUploads }, noUploads)).toEqual([print, sketch, figure])
    const tile = { width: 1, height: 1, rgba: new Uint8ClampedArray(4) }
    const withPrint = { ...noUploads, picture: (hash: string) => (hash === print ? tile : null) }
    expect(missingUploads({ kind: 'look', design: madeOfUploads }, withPrint)).toEqual([sketch, figure])
  })

  it('[S3.25] is all there for a look out of the catalogue', () => {
    expect(missingUploads({ kind: 'look', design: look('ines', [worn({})]) }, noUploads)).toEqual([])
  })
})
