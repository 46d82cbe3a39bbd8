import { type Color, toHex } from '../../colors/color.ts'
import { areasOf } from '../compose/areasOf.ts'
import { readLook } from '../compose/wornLook.ts'
import type { Design, Worn } from '../design.ts'
import { type PlaceKind, wornWithColors } from './withColors.ts'

/** About how much of a garment each kind of place shows. */
const shown: Record<PlaceKind, number> = { fill: 1, contrast: 0.12, trim: 0.05, print: 1, applied: 0.08 }
/** About how much of a picture a small thing covers, and a pair of shoes. */
const small = 0.03

/** The colours that looks wear with the share of the picture that each covers, adding up to 1, the largest first; the cloth under an overall print is hidden. */
export function colorShares(designs: readonly Design[]): { color: Color; share: number }[] {
  const found = new Map<string, { color: Color; share: number }>()
  const add = (color: Color, share: number) => {
    const key = toHex(color)
    const before = found.get(key)
    found.set(key, { color, share: (before?.share ?? 0) + share })
  }
  for (const design of designs) {
    const areas = areasById(design)
    add(design.shoes.color, small)
    for (const worn of design.garments) if (!worn.hidden) addWorn(worn, areas.get(worn.id) ?? small, add)
  }
  const total = [...found.values()].reduce((sum, { share }) => sum + share, 0) || 1
  return [...found.values()]
    .map(({ color, share }) => ({ color, share: share / total }))
    .toSorted((a, b) => b.share - a.share || toHex(a.color).localeCompare(toHex(b.color)))
}

function areasById(design: Design): Map<string, number> {
  const { types, garments } = readLook(design)
  const areas = areasOf(types)
  return new Map(garments.map(({ id }, i) => [id, areas[i] ?? small]))
}

function addWorn(worn: Worn, area: number, add: (color: Color, share: number) => void): void {
  const places: { color: Color; place: PlaceKind }[] = []
  wornWithColors(worn, (color, place) => {
    places.push({ color, place })
    return color
  })
  const isCovered = worn.print?.mode === 'overall' && worn.print.opacity > 0.5
  for (const kind of ['fill', 'contrast', 'trim', 'print', 'applied'] as const) {
    const own = places.filter(({ place }) => place === kind)
    const share = kind === 'fill' && isCovered ? 0.02 : shown[kind] * (kind === 'print' && !isCovered ? 0.15 : 1)
    // The ground of a print covers most of it.
    own.forEach(({ color }, i) =>
      add(color, (area * share * (kind === 'print' && i === 0 ? 2 : 1)) / (own.length + Number(kind === 'print'))),
    )
  }
}
