import type { Wearer } from '../../mannequins/wearer.ts'
import type { Placement } from '../../prints/placement.ts'
import type { Outfit, Part } from './outfit.ts'
import type { PrintPlan } from './printPlan.ts'

/** A figure is drawn this much larger or smaller where its cloth is worn a second time. */
const turns = { larger: 1.4, smaller: 0.7 } as const
/** Nearer than this two widths are one scale. */
const alike = 1.18
const ofChild = 0.66
const ofSupport = 0.9
/** A figure half a body wide is seen on no garment. */
const widest = 480

/** The scale of a print on a garment: small for children, shirts and shorts, large on long skirts and gowns; where its collection wears it already, another scale than before. An uploaded print keeps the size its designer gave it, and one of a picture is laid when the garment is cut. */
export function scaled(
  { placement, role, from }: Omit<PrintPlan, 'part'>,
  { wearer, outfit }: { wearer: Wearer; outfit: Outfit },
  part: number,
  before: readonly number[] = [],
): Placement {
  if (from !== 'system' || placement.source.kind === 'derived') return placement
  const byRole = role === 'support' ? ofSupport : 1
  const own = placement.width * (wearer.ageGroup === 'child' ? ofChild : 1) * byRole * byGarment(outfit.parts[part])
  const isTaken = before.some((width) => Math.max(width, own) / Math.min(width, own) < alike)
  const again = isTaken ? (isLarge(outfit.parts[part]) ? turns.larger : turns.smaller) : 1
  return { ...placement, width: Math.round(Math.min(own * again, Math.max(widest, placement.width))) }
}

const lengthOf = ({ garment }: Part) => garment?.character.length ?? 0.5

const isSkirt = ({ garment }: Part) => garment?.category === 'skirt' || garment?.category === 'dress'

const isLarge = (part: Part) => part.slot === 'outer' || (isSkirt(part) && lengthOf(part) > 0.55)

function byGarment(part: Part): number {
  if (part.slot === 'top') return 0.8
  if (isSkirt(part)) return lengthOf(part) > 0.85 ? 1.3 : lengthOf(part) > 0.55 ? 1.15 : 1
  return part.garment?.category === 'shorts' ? 0.8 : 1
}
