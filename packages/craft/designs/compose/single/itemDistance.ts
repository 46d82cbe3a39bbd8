import type { Knob } from '../../../garments/knob.ts'
import type { Design, Worn } from '../../design.ts'
import { typeOf } from '../../typeOf.ts'

/** How far apart two variations of one garment are: what each difference in cut, cloth, colour and print adds; 0 when they are the same. */
export function itemDistance({ garments: [a] }: Design, { garments: [b] }: Design): number {
  const same = (pick: (worn: Worn) => unknown) => JSON.stringify(pick(a)) === JSON.stringify(pick(b))
  return (
    cutDistance(a, b) +
    (a.fabric === b.fabric ? 0 : 0.5) +
    (same(({ fill }) => fill) ? 0 : 1) +
    (same(({ print }) => print) ? 0 : 1) +
    (same(({ contrast }) => contrast) ? 0 : 0.4)
  )
}

/** Choices count whole, measures by how far they are turned. */
function cutDistance(a: Worn, b: Worn): number {
  const type = typeOf(a)
  if (!type) return 0
  const apart = Object.entries<Knob>(type.knobs).map(([name, knob]) => {
    const [one, other] = [a.knobs[name] ?? knob.normal, b.knobs[name] ?? knob.normal]
    if (knob.kind === 'choice') return one === other ? 0 : 0.7
    return Math.abs(Number(one) - Number(other)) / (knob.most - knob.least)
  })
  return apart.reduce((sum, one) => sum + one, 0)
}
