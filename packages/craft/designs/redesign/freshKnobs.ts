import type { Chance } from '@toile/geometry'
import type { AnyGarment } from '../../garments/garment.ts'
import { turnKnobs } from '../compose/turnKnobs.ts'
import { typeOf } from '../typeOf.ts'
import type { Design, Worn } from '../design.ts'
import type { Redesigning } from './redesigning.ts'

/** The knobs of a garment that is new in a look, turned as a collection turns them. */
export function freshKnobs(
  garment: Pick<AnyGarment, 'id' | 'slot' | 'category' | 'character' | 'knobs'>,
  under: Pick<Design, 'garments'>,
  { wearer, steering, far }: Redesigning,
  chance: Chance,
): Worn['knobs'] {
  const slots = under.garments.map((worn) => typeOf(worn)?.slot)
  return turnKnobs(
    {
      garment,
      wearer,
      covered: false,
      reveals: slots.slice(0, -1).some((slot) => slot === 'top' || slot === 'whole'),
      length: chance.bell() * 0.3 * far,
      signature: null,
      tier: 'core',
      tied: false,
      striped: false,
      printed: 'nowhere',
      pictured: false,
    },
    steering,
    chance,
  )
}
