import type { Design, Worn } from '../../design.ts'
import type { Brief } from '../brief.ts'
import { leatherOf } from './leatherOf.ts'

/** A styled collection whose added belts are of its pictures' colours too; `before` is the collection as it was. */
export function styledInScript({ picture }: Brief, before: readonly Design[], styled: readonly Design[]): Design[] {
  if (!picture) return [...styled]
  const ofScript = (worn: Worn): Worn =>
    worn.fill.kind === 'solid'
      ? { ...worn, fill: { ...worn.fill, color: leatherOf(worn.fill.color, picture.script) } }
      : worn
  return styled.map((design, look) => ({
    ...design,
    garments: design.garments.map((worn) =>
      before[look].garments.some(({ id }) => id === worn.id) ? worn : ofScript(worn),
    ),
  }))
}
