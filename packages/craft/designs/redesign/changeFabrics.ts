import type { Chance } from '@toile/geometry'
import { findGarment } from '../../garments/index.ts'
import { chooseFabric } from '../compose/chooseFabric.ts'
import type { Design, Worn } from '../design.ts'
import type { Redesigning } from './redesigning.ts'

/** Cuts some garments from another cloth, of those each is made of. */
export function changeFabrics(design: Design, { far, holds, wearer, steering }: Redesigning, chance: Chance): Design {
  if (holds('fabrics')) return design
  const beside: string[] = []
  const isPrinted = design.garments.some(({ print }) => print)
  const garments = design.garments.map((worn): Worn => {
    const own = chance.branch(worn.id)
    const garment = worn.cut.kind === 'garment' ? findGarment(worn.cut.garment) : undefined
    const isOffered = garment?.character.fabrics.some((id) => id === worn.fabric) ?? true
    if (!garment || (isOffered && !own.happens(0.1 + 0.75 * far))) {
      beside.push(worn.fabric)
      return worn
    }
    const color = worn.fill.kind === 'solid' ? worn.fill.color : worn.fill.gradient.stops[0]?.color
    const fabric = chooseFabric(
      {
        garment,
        wearer,
        color: color ?? { r: 128, g: 128, b: 128 },
        printed: worn.print ? 'here' : isPrinted ? 'beside' : 'nowhere',
        source: worn.print?.source ?? null,
        beside,
      },
      steering,
      own,
    )
    beside.push(fabric)
    return { ...worn, fabric }
  })
  return { ...design, garments }
}
