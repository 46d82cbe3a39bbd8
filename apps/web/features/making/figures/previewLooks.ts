import { designVersion } from '@toile/craft/designs/designVersion.ts'
import type { Color } from '@toile/craft/colors/color.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { findGarment } from '@toile/craft/garments/index.ts'
import { isCutFor } from '@toile/craft/garments/isCutFor.ts'
import { sureFirst } from '@toile/geometry'
import type { Draft } from './figureDraft.ts'

type Who = Pick<Draft, 'gender' | 'ageGroup'>

const ink: Color = { r: 44, g: 50, b: 64 }
const chalk: Color = { r: 238, g: 234, b: 226 }
const clay: Color = { r: 178, g: 96, b: 70 }
const sage: Color = { r: 138, g: 150, b: 126 }

/** Garments to try a mannequin with, those underneath first. */
const sets: readonly { id: string; label: string; worn: readonly (readonly [garment: string, color: Color])[] }[] = [
  {
    id: 'tee',
    label: 'T-shirt and jeans',
    worn: [
      ['jeans', ink],
      ['tShirt', chalk],
    ],
  },
  { id: 'dress', label: 'Dress', worn: [['shirtDress', clay]] },
  {
    id: 'skirt',
    label: 'Jumper and skirt',
    worn: [
      ['aLineSkirt', ink],
      ['sweatshirt', sage],
    ],
  },
  {
    id: 'coat',
    label: 'Coat and trousers',
    worn: [
      ['trousers', ink],
      ['tShirt', chalk],
      ['trench', { r: 196, g: 170, b: 130 }],
    ],
  },
  {
    id: 'shorts',
    label: 'T-shirt and shorts',
    worn: [
      ['shorts', sage],
      ['tShirt', chalk],
    ],
  },
]

const most = 4

/** The first garment sets that are cut for somebody. */
export const setsFor = (who: Who) =>
  sets.filter(({ worn }) => worn.every(([id]) => isCutFor(findGarment(id)?.wornBy ?? [], who))).slice(0, most)

/** A set of garments on a mannequin, as a look. */
export function previewLook(person: string, set: string, who: Who): Design {
  const { worn } = setsFor(who).find(({ id }) => id === set) ?? setsFor(who)[0] ?? sureFirst(sets)
  return {
    version: designVersion,
    style: 'realistic',
    mannequin: { person, pose: 'own', mirrored: false },
    shoes: { kind: 'ballet', color: ink },
    lips: { r: 176, g: 90, b: 84 },
    ground: { r: 232, g: 230, b: 226 },
    garments: worn.map(([garment, color], i) => plainWorn(garment, color, { seed: 5 + i })),
    origin: null,
  }
}
