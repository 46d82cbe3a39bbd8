import { type Chance, openChance } from '@toile/geometry'
import type { Color } from '../colors/color.ts'
import { toHex } from '../colors/color.ts'
import type { StoredKnobs } from '../garments/knob.ts'
import { colorsFor } from '../prints/colorsFor.ts'
import { findPrint } from '../prints/index.ts'
import { inksFrom } from '../prints/inksFrom.ts'
import type { Placement } from '../prints/placement.ts'
import type { Design, Worn } from './design.ts'
import { typeOf } from './typeOf.ts'

/** How far a number knob may move from where it stands, as a share of its range. */
const reach = 0.22

/** A design like another: the same garments on the same person, other colours of the palette, another turn of some knobs, new folds. The same seed gives the same design (requirement S1.06). */
export function varyDesign(design: Design, palette: readonly Color[], seed: number): Design {
  const chance = openChance(seed)
  return {
    ...design,
    garments: design.garments.map((worn) => varyWorn(worn, palette, chance.branch(worn.id))),
  }
}

function varyWorn(worn: Worn, palette: readonly Color[], chance: Chance): Worn {
  const fill =
    worn.fill.kind === 'solid'
      ? ({ kind: 'solid', color: otherColor(worn.fill.color, palette, chance) } as const)
      : worn.fill
  return {
    ...worn,
    fill,
    knobs: varyKnobs(worn, chance),
    print: worn.print && varyPrint(worn.print, palette, chance),
    seed: chance.whole(0, 0xffff),
  }
}

function otherColor(color: Color, palette: readonly Color[], chance: Chance): Color {
  const others = palette.filter((one) => toHex(one) !== toHex(color))
  return others.length ? chance.pick(others) : color
}

function varyKnobs({ cut, knobs }: Worn, chance: Chance): StoredKnobs {
  const garment = typeOf({ cut })
  if (!garment) return knobs
  const varied: Record<string, number | string> = { ...knobs }
  for (const [name, knob] of chance.shuffled(Object.entries(garment.knobs)).slice(0, 3)) {
    if (knob.kind === 'choice') continue
    const now = typeof knobs[name] === 'number' ? knobs[name] : knob.normal
    const next = now + chance.bell() * reach * (knob.most - knob.least)
    varied[name] = Math.round(Math.min(knob.most, Math.max(knob.least, next)) * 1000) / 1000
  }
  return varied
}

function varyPrint(print: Placement, palette: readonly Color[], chance: Chance): Placement {
  if (print.source.kind === 'derived')
    return { ...print, source: { ...print.source, colors: inksFrom(print.source.colors, palette, chance) } }
  const found = print.source.kind === 'construction' ? findPrint(print.source.print) : null
  if (!found || print.source.kind !== 'construction' || palette.length < 2) return print
  return { ...print, source: { ...print.source, colors: colorsFor(found, palette, chance).slice(0, 8) } }
}
