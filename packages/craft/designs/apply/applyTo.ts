import { waysOf } from '../../garments/ways/index.ts'
import { limits } from '@toile/rules/limits.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import type { Design, Worn } from '../design.ts'
import { addGarment } from '../changes.ts'
import { freeGarmentId } from '../freeGarmentId.ts'
import { typeOf } from '../typeOf.ts'
import { withFill } from '../withGarment.ts'
import { matched } from './matched.ts'

/** What of a look can be laid on others. */
export const copyables = [
  { id: 'colors', label: 'Colours' },
  { id: 'fabric', label: 'Fabric' },
  { id: 'print', label: 'Print' },
  { id: 'styling', label: 'Styling' },
  { id: 'pieces', label: 'Whole garments' },
] as const
export type CopyId = (typeof copyables)[number]['id']

/** What is taken from a look: of these garments, or of all. */
export interface Copied {
  from: Design
  what: readonly CopyId[]
  garments: readonly string[]
}

/** A look with colours, cloth, prints or ways of wearing of another, garment by garment where both are worn in one place, or with its pieces themselves; the look itself where nothing of it fits. */
export function applyTo(design: Design, { from, what, garments }: Copied): Design {
  const taken = from.garments.filter(({ id }) => garments.includes(id))
  if (what.includes('pieces')) return taken.reduce(withPiece, design)
  let changed = false
  const next = design.garments.map((worn) => {
    const source = worn.locked ? undefined : matched(worn, { garments: taken })
    const edited = source && matched(source, design)?.id === worn.id ? what.reduce(copiedOn(source), worn) : worn
    changed ||= !sameContent(edited, worn)
    return edited
  })
  return changed ? { ...design, garments: next } : design
}

const copiedOn =
  (source: Worn) =>
  (worn: Worn, what: CopyId): Worn => {
    if (what === 'colors') return withFill({ ...worn, contrast: source.contrast, trim: source.trim }, source.fill)
    if (what === 'fabric') return inFabric(worn, source)
    if (what === 'print') return inPrint(worn, source)
    return what === 'styling' ? { ...worn, knobs: styledAs(worn, source) } : worn
  }

function inFabric(worn: Worn, { fabric, flecks }: Worn): Worn {
  const { flecks: _, ...plain } = worn
  return { ...plain, fabric, ...(flecks && { flecks }) }
}

function inPrint(worn: Worn, { print, partPrints }: Worn): Worn {
  const { partPrints: _, ...plain } = worn
  return { ...plain, print, ...(partPrints && { partPrints }) }
}

/** The knobs of a garment with the ways of wearing of another, as far as both can be worn so. */
function styledAs(worn: Worn, source: Worn): Worn['knobs'] {
  const [own, other] = [typeOf(worn), typeOf(source)]
  if (!own || !other) return worn.knobs
  const both = Object.keys(waysOf(own)).filter((way) => way in waysOf(other))
  const kept = Object.entries(worn.knobs).filter(([name]) => !both.includes(name))
  const taken = Object.entries(source.knobs).filter(([name]) => both.includes(name))
  return Object.fromEntries([...kept, ...taken])
}

/** A look with another's garment in the place of its own, or put on beside the rest where there is room. */
function withPiece(design: Design, piece: Worn): Design {
  const there = matched(piece, design)
  if (there?.locked) return design
  if (there)
    return {
      ...design,
      garments: design.garments.map((worn) => (worn.id === there.id ? { ...piece, id: worn.id } : worn)),
    }
  if (design.garments.length >= limits.garmentsPerLook) return design
  return addGarment(design, { ...piece, id: freeGarmentId(piece.id, design) })
}
