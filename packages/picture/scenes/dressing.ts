import { fabrics, findFabric } from '@toile/fashion/fabrics/index.ts'
import type { Fabric } from '@toile/fashion/fabrics/fabric.ts'
import type { Design, Worn } from '@toile/fashion/designs/design.ts'
import type { AnyAccessory, AnyGarment } from '@toile/fashion/garments/garment.ts'
import { findWearable } from '@toile/fashion/garments/index.ts'
import type { Piece } from '@toile/fashion/garments/piece.ts'
import type { Figure } from '@toile/fashion/mannequins/figure.ts'
import { openChance } from '@toile/geometry'
import type { TracedPiece } from '../trace/traced.ts'
import type { Sources } from './sources.ts'
import { inOrderOfDressing, isTucked } from './tucking.ts'

/** A garment on a figure: its drafted pieces, or a traced sketch; covered says that an outer garment with sleeves lies over it. */
export type Dressed = {
  worn: Worn
  fabric: Fabric
  /** Names all that the garment's drawing on one figure depends on. */
  key: string
} & (
  | { kind: 'drafted'; garment: AnyGarment | AnyAccessory; pieces: readonly Piece[] }
  | { kind: 'traced'; traced: TracedPiece; covered: boolean }
)

/**
 * Drafts every visible garment of a design on a figure, in the order of dressing; what comes before an outer garment with sleeves is cut
 * close and sleeveless. Unknown garments are left out.
 */
export function dress(
  { garments }: Pick<Design, 'garments'>,
  figure: Figure,
  sources: Pick<Sources, 'traced'>,
): Dressed[] {
  const visible = inOrderOfDressing(garments.filter((worn) => !worn.hidden))
  const dressed: Dressed[] = []
  let covered = false
  for (let i = visible.length - 1; i >= 0; i--) {
    const worn = visible[i]
    const fabric = findFabric(worn.fabric) ?? fabrics[0]
    if (worn.cut.kind === 'traced') {
      const traced = sources.traced(worn.cut.traced)
      if (traced) dressed.unshift({ kind: 'traced', worn, fabric, key: keyOf(worn, covered), traced, covered })
      if (traced?.slot === 'outer' && traced.anchors.cuffLeft) covered = true
      continue
    }
    const garment = findWearable(worn.cut.garment)
    if (!garment) continue
    const tucked = isTucked(worn, visible)
    const pieces = garment.draft(figure, worn.knobs, {
      chance: openChance(worn.seed),
      layered: covered,
      tucked,
      cloth: fabric,
    })
    dressed.unshift({
      kind: 'drafted',
      worn,
      fabric,
      key: keyOf(worn, covered, tucked),
      garment,
      pieces: covered ? pieces.filter(notSleeve) : pieces,
    })
    if (garment.slot === 'outer' && pieces.some((piece) => piece.role === 'sleeve')) covered = true
  }
  return dressed
}

const keyOf = (worn: Worn, ...how: boolean[]) => JSON.stringify([worn, how])

const notSleeve = ({ role }: Piece) => role !== 'sleeve' && role !== 'cuff'
