import type { StoredKnobs } from '../../../garments/knob.ts'
import type { Design, Worn } from '../../design.ts'
import { type StylingId, stylings } from '../../styling/index.ts'
import { canBe, knobOf, type Look, readLook, wornIn } from '../../styling/look.ts'
import { typeOf } from '../../typeOf.ts'
import { slotOf } from '../bodyOf.ts'
import { plainOf } from './offersOf.ts'
import { pieceOf, seenOf, shownOf } from './pieceOf.ts'

/** Ways that leave one garment as it is and change how it is worn. */
const ways: readonly StylingId[] = ['halfTuck', 'rolledCuffs', 'halfZipped', 'collarUp']

/** A collection in which a piece that comes back is worn otherwise the second time: under or over another layer, open for closed, tucked for hanging out, sleeves or hems rolled; `seldom` are stylings that it would rather not see. */
export function wornOtherwise(designs: readonly Design[], seldom: readonly StylingId[]): Design[] {
  const now = [...designs]
  const first = new Map<string, { design: Design; worn: Worn }>()
  now.forEach((design, look) => {
    for (const { worn } of plainOf(design)) {
      const outer = slotOf(worn) === 'outer'
      const piece = outer ? seenOf(worn) : pieceOf(worn)
      const before = first.get(piece)
      if (!before) first.set(piece, { design, worn })
      else if (
        outer
          ? shownOf(before.worn) === shownOf(worn)
          : mannerOf(before.design, before.worn) === mannerOf(now[look], worn)
      )
        now[look] = otherwise(now[look], worn, seldom)
    }
  })
  return now
}

/** How a piece is worn in a look, as one word: what lies over it and beside it, and its own ways. */
export function mannerOf(design: Design, worn: Worn): string {
  const clothes = design.garments.filter((own) => typeOf(own)?.slot !== 'accessory')
  const at = clothes.findIndex(({ id }) => id === worn.id)
  const over = clothes.slice(at + 1).map(slotOf)
  const own = clothes[at] ?? worn
  const tuck = clothes.findLast((other) => slotOf(other) === 'top')?.knobs.tucked ?? 'asUsual'
  const bottom = slotOf(own) === 'bottom'
  return JSON.stringify([
    bottom ? over.filter((slot) => slot !== 'top') : over,
    bottom ? over.filter((slot) => slot === 'top').length : clothes.slice(0, at).map(slotOf),
    bottom || slotOf(own) === 'top' ? tuck : null,
    ...['worn', 'cuffsRolled', 'hemsRolled', 'collarUp', 'unzipped', 'hung', 'drawnIn'].map(
      (way) => own.knobs[way] ?? null,
    ),
  ])
}

/** The look with a piece worn another way, as it was where nothing else becomes it. */
function otherwise(design: Design, worn: Worn, seldom: readonly StylingId[]): Design {
  const look = readLook(design)
  const opened = ownWay(look, worn)
  if (opened) return wornIn(design, opened.garment, opened.knobs)
  const styling = stylings.find(
    ({ id, fits }) =>
      ways.includes(id) && !seldom.includes(id) && fits(design).some(({ garment }) => garment === worn.id),
  )
  if (styling) return styling.apply(design, { garment: worn.id })
  return design
}

/** Open for closed, tucked for hanging out; the top that is worn to a bottom stands for it. */
function ownWay(look: Look, worn: Worn): { garment: string; knobs: Readonly<Record<string, string>> } | null {
  const slot = slotOf(worn)
  const item = look.items.find((one) => one.worn.id === worn.id)
  if (!item) return null
  if (slot === 'outer') {
    const state = knobOf(item, 'worn')
    return state === undefined ? null : { garment: worn.id, knobs: { worn: state === 'open' ? 'closed' : 'open' } }
  }
  const top = slot === 'top' ? item : look.tops.at(-1)
  if (!top || top.worn.print || look.tops.length > 1 || !isLoose(look)) return null
  const { tucked }: StoredKnobs = top.worn.knobs
  if (tucked === 'in') return { garment: top.worn.id, knobs: { tucked: 'out' } }
  const thin = top.type.character.volume <= 0.45
  return thin && canBe(top, 'tucked') ? { garment: top.worn.id, knobs: { tucked: 'in' } } : null
}

/** Whether a top could as well hang over what is worn below as be tucked into it. */
const isLoose = ({ bottom, items }: Look): boolean =>
  bottom !== undefined &&
  bottom.type.category !== 'jumpsuit' &&
  bottom.type.category !== 'dress' &&
  !items.some(({ type }) => type.slot === 'accessory' && /belt|sash|braces|tie$/i.test(type.id))
