import { sure } from '@toile/geometry'
import { type Cloth, layMarker, type Marker } from '../../marker/layMarker.ts'
import { closeDarts } from '../../pattern/closeDarts.ts'
import type { CutOf, Pattern } from '../../pattern/pattern.ts'

/** The cloth of one kind that patterns take together, in millimetres, and what it costs where a price of its metre is told. */
export interface ClothLength {
  of: CutOf
  width: number
  marker: Marker
  cost: number | null
}

/** What is told of cloth: as it lies, and what a metre costs. */
export interface PricedCloth extends Cloth {
  price?: number
}

/** The cloth that one garment or several take, kind by kind; what is not told of a kind lies on cloth like the shell, without a price. */
export function clothPlan(
  patterns: readonly Pattern[],
  { shell, ...others }: { shell: PricedCloth } & Partial<Record<CutOf, PricedCloth>>,
): ClothLength[] {
  const pieces = patterns.flatMap(({ pieces: all, stitches }) => all.map((piece) => closeDarts(piece, stitches)))
  const kinds = Map.groupBy(pieces, ({ cut }) => cut.of)
  return [...kinds].map(([of, all]) => {
    const { price: ofShell, ...plain } = shell
    const cloth = of === 'shell' ? shell : (others[of] ?? plain)
    const price = of === 'shell' ? ofShell : others[of]?.price
    const marker = layMarker(all, cloth)
    const cost = price === undefined ? null : (sure(price) * marker.length) / 1000
    return { of, width: cloth.width, marker, cost }
  })
}
