import { findGarment } from '../../../garments/index.ts'
import type { StoredKnobs } from '../../../garments/knob.ts'
import type { Wearer } from '../../../mannequins/wearer.ts'
import { isDressedUp } from '../dressedUp.ts'
import { type Setting, weather, weatherOf } from '../rangeRule.ts'

/** One way that a bottom may be cut beside its own, with how much it costs to leave that. */
export interface Turn {
  knobs: StoredKnobs
  cost: number
  /** Where it is worn; everywhere unless told. */
  only?: 'ankles' | 'knees' | 'women' | 'minis'
}

const cropped = (knobs: StoredKnobs = {}): Turn => ({
  knobs: { ...knobs, length: -0.16, hem: 'cuff' },
  cost: 1.2,
  only: 'ankles',
})

const turns: Readonly<Record<string, readonly Turn[]>> = {
  trousers: [
    { knobs: { leg: 'straight' }, cost: 0.6 },
    { knobs: { leg: 'slim' }, cost: 1 },
    { knobs: { leg: 'tapered' }, cost: 0.8 },
    { knobs: { leg: 'wide' }, cost: 1 },
    { knobs: { leg: 'flare' }, cost: 1.4, only: 'women' },
    cropped({ leg: 'straight' }),
  ],
  jeans: [
    { knobs: { leg: 'straight' }, cost: 0.6 },
    { knobs: { leg: 'slim' }, cost: 0.8 },
    { knobs: { leg: 'wide' }, cost: 0.9 },
    { knobs: { leg: 'mom' }, cost: 0.8 },
    { knobs: { leg: 'flare' }, cost: 1.4, only: 'women' },
    cropped({ leg: 'straight' }),
  ],
  chinos: [
    { knobs: { width: 0, hemWidth: 0, thigh: 0 }, cost: 0.6 },
    { knobs: { width: -0.035, hemWidth: 0, thigh: 0 }, cost: 0.9 },
    { knobs: { width: 0.1, hemWidth: 0, thigh: 0 }, cost: 1 },
    { knobs: { width: 0.01, hemWidth: 0, thigh: 0.06 }, cost: 0.8 },
    cropped({ width: 0.03 }),
  ],
  cargoTrousers: [
    { knobs: { width: 0.02, hemWidth: 0 }, cost: 0.6 },
    { knobs: { width: -0.02, hemWidth: -0.04 }, cost: 0.9 },
    { knobs: { width: -0.03, hemWidth: 0 }, cost: 0.9 },
    cropped(),
  ],
  joggers: [
    { knobs: { width: 0, thigh: 0 }, cost: 0.6 },
    { knobs: { width: -0.035, thigh: -0.03 }, cost: 1 },
    { knobs: { width: 0.1, thigh: 0.02 }, cost: 1.2 },
    { knobs: { length: 0.66 }, cost: 1.4, only: 'ankles' },
  ],
  dungarees: [
    { knobs: { leg: 'straight' }, cost: 0.6 },
    { knobs: { leg: 'tapered', width: 0 }, cost: 0.9 },
    { knobs: { leg: 'straight', length: 0.7 }, cost: 1.2, only: 'ankles' },
    { knobs: { leg: 'straight', length: 0.42 }, cost: 1, only: 'knees' },
  ],
  leggings: [
    { knobs: { length: 0.66 }, cost: 1, only: 'ankles' },
    { knobs: { length: 0.44 }, cost: 1.2, only: 'knees' },
  ],
  culottes: [{ knobs: { length: 0.5 }, cost: 1, only: 'knees' }],
  paperbagTrousers: [cropped()],
  flaredTrousers: [cropped()],
  wideTrousers: [cropped()],
  bermudas: [{ knobs: { length: 0.385 }, cost: 0.8 }],
  boardShorts: [
    { knobs: { length: 0.33 }, cost: 0.6 },
    { knobs: { length: 0.48 }, cost: 0.6 },
  ],
}

/** How short a skirt is that is made a mini, and the shortest that a cut allows for it. */
const mini = { length: 0.37, least: 0.3 } as const

/** The other ways that a bottom may be cut for a wearer: no bare ankles in the cold and where people dress up, bare knees in the heat alone, minis where it is not cold and nobody is at work. */
export function turnsOf(cut: string, { gender, ageGroup }: Wearer, setting: Setting): readonly Turn[] {
  const cold = weatherOf(setting) > weather.cold
  const free = {
    ankles: !cold && !isDressedUp(setting) && !(gender === 'male' && setting.asks('work')),
    knees:
      weatherOf(setting) < weather.heat && !isDressedUp(setting) && (ageGroup === 'child' || setting.asks('sport')),
    women: gender === 'female',
    minis: !cold && !setting.asks('work', 'school', 'evening', 'ceremony') && setting.aim('length', 0.5) < 0.62,
  }
  return [...(turns[cut] ?? []), ...shortened(cut)].filter(({ only }) => only === undefined || free[only])
}

function shortened(cut: string): Turn[] {
  const type = findGarment(cut)
  const length = Object.entries(type?.knobs ?? {}).find(([name]) => name === 'length')?.[1]
  const may = type?.category === 'skirt' && length?.kind === 'number' && length.least <= mini.least
  return may ? [{ knobs: { length: mini.length }, cost: 1, only: 'minis' }] : []
}
