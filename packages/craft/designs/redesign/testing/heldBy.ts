import { colorsOn } from '../colorsOn.ts'
import type { Design, Worn } from '../../design.ts'
import { isAccessory } from '../isAccessory.ts'
import type { LockId } from '../locks.ts'

const covers = ({ garments }: Design) => garments.filter((worn) => !isAccessory(worn))
const each = <T>(design: Design, pick: (worn: Worn) => T) => covers(design).map((worn) => [worn.id, pick(worn)])

/** What each lock holds of a look. */
export const heldBy: Readonly<Record<LockId, (design: Design) => unknown>> = {
  silhouette: (design) => each(design, ({ cut, knobs, seed }) => ({ cut, knobs, seed })),
  garments: (design) => each(design, ({ cut }) => cut),
  palette: (design) => ({
    around: [design.shoes.color, design.lips, design.ground],
    worn: each(design, ({ fill, contrast, trim }) => ({ fill, contrast, trim })),
  }),
  prints: (design) => each(design, ({ print, partPrints, applied }) => ({ print, partPrints, applied })),
  fabrics: (design) => each(design, ({ fabric, flecks }) => ({ fabric, flecks })),
  accessories: (design) => [design.shoes.kind, design.garments.filter(isAccessory)],
  pose: ({ mannequin }) => [mannequin.pose, mannequin.mirrored],
  mannequin: ({ mannequin }) => mannequin.person,
}

/** The colours of a look that another does not wear. */
export const strange = (design: Design, of: Design) =>
  colorsOn(design).filter((color) => !colorsOn(of).some((own) => JSON.stringify(own) === JSON.stringify(color)))
