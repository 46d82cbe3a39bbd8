import type { Chance } from '@toile/geometry'
import { colorsFor } from '../../prints/colorsFor.ts'
import { findPrint, prints } from '../../prints/index.ts'
import { inksFrom } from '../../prints/inksFrom.ts'
import type { Placement } from '../../prints/placement.ts'
import type { Color } from '../../colors/color.ts'
import { areasOf } from '../compose/areasOf.ts'
import { readLook } from '../compose/wornLook.ts'
import type { Design, Worn } from '../design.ts'
import type { Redesigning } from './redesigning.ts'
import { colorsOn } from './colorsOn.ts'

/** Prints otherwise: in other inks and sizes close to the look, with another print of the catalogue far from it; a plain look may be printed. Pictures somebody brought stay. */
export function changePrints(design: Design, asked: Redesigning, chance: Chance): Design {
  if (asked.holds('prints')) return design
  const inks = asked.holds('palette') ? colorsOn(design) : asked.palette
  const printed = design.garments.map((worn): Worn => {
    const print = worn.print && printedAnew(worn.print, inks, asked, chance.branch(worn.id))
    return { ...worn, print }
  })
  const isPrinted = printed.some(({ print }) => print)
  const next = { ...design, garments: printed }
  return isPrinted || !chance.happens(0.8 * Math.max(0, asked.far - 0.3))
    ? next
    : withPrint(next, inks, asked, chance.branch('new'))
}

function printedAnew(print: Placement, inks: readonly Color[], asked: Redesigning, chance: Chance): Placement | null {
  const { source } = print
  if (source.kind === 'picture') return print
  const { far } = asked
  const width = chance.happens(0.2 + 0.5 * far) ? scaled(print.width, far, chance) : print.width
  const isInked = !asked.holds('palette') && chance.happens(0.25 + 0.6 * far)
  if (source.kind === 'derived')
    return { ...print, width, source: isInked ? { ...source, colors: inksFrom(source.colors, inks, chance) } : source }
  const found = findPrint(source.print)
  if (!found) return print
  if (print.mode === 'overall' && chance.happens(Math.max(0, far - 0.3)))
    return chance.happens(0.2) ? null : placed(chance.weighted(offersBeside(source.print, far)), inks, asked, chance)
  const colors = isInked ? colorsFor(found, inks, chance) : source.colors
  return { ...print, width, source: { ...source, colors: atMost(colors) } }
}

/** Prints of the catalogue with how gladly they follow one: of its family near it, of any far from it. */
const offersBeside = (id: string, far: number) => {
  const family = findPrint(id)?.family
  return prints
    .filter((one) => one.id !== id)
    .map((one) => [one, one.family === family ? 1 : 0.05 + 0.5 * far] as const)
}

type CataloguePrint = (typeof prints)[number]

const placed = (print: CataloguePrint, inks: readonly Color[], { wearer }: Redesigning, chance: Chance): Placement => ({
  source: {
    kind: 'construction',
    print: print.id,
    colors: atMost(inks.length > 1 ? colorsFor(print, inks, chance) : print.colorway),
    seed: chance.whole(0, 0xffff),
  },
  mode: 'overall',
  repeat: print.repeat,
  width: Math.round(print.width * (wearer.ageGroup === 'child' ? 0.66 : 1)),
  x: 0,
  y: 0,
  angle: 0,
  opacity: 1,
})

/** Prints the part of a plain look that shows most; a support print goes on tops, a hero where there is room for it. */
function withPrint(design: Design, inks: readonly Color[], asked: Redesigning, chance: Chance): Design {
  const { types, garments } = readLook(design)
  const areas = areasOf(types)
  const offers = garments.flatMap((worn, i) => {
    const room = (areas[i] ?? 0) * (types[i]?.character.print ?? 0)
    return worn.cut.kind === 'garment' && room > 0 ? [[worn.id, room * room] as const] : []
  })
  if (offers.length === 0) return design
  const id = chance.weighted(offers)
  const print = placed(chance.pick(prints), inks, asked, chance)
  return { ...design, garments: design.garments.map((worn) => (worn.id === id ? { ...worn, print } : worn)) }
}

const scaled = (width: number, far: number, chance: Chance) =>
  Math.round(Math.min(1200, Math.max(12, width * 2 ** (chance.bell() * (0.25 + 0.4 * far)))))

const atMost = (colors: readonly Color[]) => colors.slice(0, 8)
