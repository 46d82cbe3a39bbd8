import type { Chance } from '@toile/geometry'
import type { Knob, StoredKnobs } from '../../garments/knob.ts'
import type { Print } from '../print.ts'
import type { PrintWish } from './printWish.ts'

/** Knobs that fill a print or leave it open, whatever print they belong to. */
const filling = new Set(['density', 'fill', 'count'])

const within = ({ least, normal, most, step }: Knob & { kind: 'number' }, by: number) => {
  const value = by < 0 ? normal + (normal - least) * by : normal + (most - normal) * by
  return Math.round(value / step) * step
}

/** Knobs of a print turned as a wish says; what it leaves open varies a little by chance, so that results differ. */
export function turnPrint({ knobs }: Print, wish: PrintWish, turn: number, chance: Chance): StoredKnobs {
  const turned: Record<string, number | string> = {}
  for (const [name, knob] of Object.entries(knobs)) {
    const own = chance.branch(name)
    if (knob.kind === 'number') {
      const by = filling.has(name) && wish.density !== null ? wish.density : turn === 0 ? 0 : own.between(-0.55, 0.55)
      if (by !== 0) turned[name] = within(knob, by)
      continue
    }
    const asked = askedOf(name, knob.options, wish)
    if (asked && knob.options.some(({ id }) => id === asked)) turned[name] = asked
    else if (!asked && name !== 'direction' && turn > 0 && own.happens(0.35)) turned[name] = own.pick(knob.options).id
  }
  return turned
}

/** The option that the words ask of a knob: one that is called as a motif is named stands for it. */
function askedOf(name: string, options: readonly { id: string }[], wish: PrintWish): string | null {
  if (name === 'direction') return wish.direction
  if (name === 'arrangement') return wish.arrangement
  return options.find(({ id }) => wish.named.includes(id))?.id ?? null
}
