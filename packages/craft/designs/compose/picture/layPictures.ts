import { wearerOf } from '../../../mannequins/wearer.ts'
import { nameOfSource } from '../../../prints/nameOfSource.ts'
import type { Design, Worn } from '../../design.ts'
import { typeOf } from '../../typeOf.ts'
import type { Brief } from '../brief.ts'
import { hangOf } from './hangOf.ts'
import { layDerived } from './layDerived.ts'
import type { Cut } from './scaleFor.ts'

/** Lays the prints that finished looks have of their pictures: each on its garment as that hangs on its wearer. */
export function layPictures({ picture }: Brief, designs: readonly Design[]): Design[] {
  if (!picture) return [...designs]
  return designs.map((design, turn) => ({
    ...design,
    garments: design.garments.map((worn) => {
      const { print } = worn
      const name = print && nameOfSource(print.source)
      const cloth = picture.cloths.find(({ source }) => nameOfSource(source) === name)
      const hang = cloth && hangOf(design, worn)
      if (!print || !cloth || !hang) return worn
      const on = { slot: slotOn(worn), cut: cutOf(worn, design), hang, turn }
      return { ...worn, print: { ...print, ...layDerived(cloth.source, cloth, on) } }
    }),
  }))
}

/** A sketch of which nothing is known hangs as a dress. */
function slotOn(worn: Worn) {
  const slot = typeOf(worn)?.slot
  return slot && slot !== 'accessory' ? slot : 'whole'
}

function cutOf(worn: Worn, { mannequin }: Design): Cut {
  if (wearerOf(mannequin.person).ageGroup === 'child') return 'child'
  const type = typeOf(worn)
  if (type?.category === 'dress') return 'dress'
  return type?.category === 'skirt' || type?.category === 'coat' ? 'long' : 'small'
}
