import { type Color, toHex } from '../../colors/color.ts'
import { areasOf } from '../compose/areasOf.ts'
import { readLook } from '../compose/wornLook.ts'
import type { Design, Worn } from '../design.ts'
import { type PlaceKind, wornWithColors } from './withColors.ts'

/** Where a colour lies: at a kind of place on a garment, as the ground of its print, under one that hides it, or on the shoes. */
export interface ColorPlace {
  place: PlaceKind | 'ground' | 'under' | 'shoes'
  worn: Worn | null
  /** Of which of the looks, from 0. */
  look: number
  share: number
}

/** A colour that looks wear, with the share of the picture that it covers and where it lies. */
export interface ColorShare {
  color: Color
  share: number
  places: readonly ColorPlace[]
}

/** About how much of a garment each kind of place shows. */
const shown: Record<PlaceKind, number> = { fill: 1, contrast: 0.12, trim: 0.05, print: 1, applied: 0.08 }
/** About how much of a picture a small thing covers, and a pair of shoes. */
const small = 0.03

/** The colours that looks wear with the share of the picture that each covers, adding up to 1, the largest first; the cloth under an overall print is hidden. */
export function colorShares(designs: readonly Design[]): ColorShare[] {
  const found = new Map<string, { color: Color; places: ColorPlace[] }>()
  const add = (color: Color, place: ColorPlace) => {
    const key = toHex(color)
    const before = found.get(key)
    found.set(key, { color, places: [...(before?.places ?? []), place] })
  }
  for (const [look, design] of designs.entries()) {
    const areas = areasById(design)
    add(design.shoes.color, { place: 'shoes', worn: null, look, share: small })
    for (const worn of design.garments) if (!worn.hidden) addWorn(worn, look, areas.get(worn.id) ?? small, add)
  }
  const sum = (places: readonly ColorPlace[]) => places.reduce((all, { share }) => all + share, 0)
  const total = [...found.values()].reduce((all, { places }) => all + sum(places), 0) || 1
  return [...found.values()]
    .map(({ color, places }) => ({ color, share: sum(places) / total, places }))
    .toSorted((a, b) => b.share - a.share || toHex(a.color).localeCompare(toHex(b.color)))
}

function areasById(design: Design): Map<string, number> {
  const { types, garments } = readLook(design)
  const areas = areasOf(types)
  return new Map(garments.map(({ id }, i) => [id, areas[i] ?? small]))
}

function addWorn(worn: Worn, look: number, area: number, add: (color: Color, place: ColorPlace) => void): void {
  const places: { color: Color; place: PlaceKind }[] = []
  wornWithColors(worn, (color, place) => {
    places.push({ color, place })
    return color
  })
  const isCovered = worn.print?.mode === 'overall' && worn.print.opacity > 0.5
  for (const kind of ['fill', 'contrast', 'trim', 'print', 'applied'] as const) {
    const own = places.filter(({ place }) => place === kind)
    const isUnder = kind === 'fill' && isCovered
    const share = isUnder ? 0.02 : shown[kind] * (kind === 'print' && !isCovered ? 0.15 : 1)
    own.forEach(({ color }, i) => {
      // The ground of a print covers most of it.
      const isGround = kind === 'print' && i === 0
      const covers = (area * share * (isGround ? 2 : 1)) / (own.length + Number(kind === 'print'))
      add(color, { place: isUnder ? 'under' : isGround ? 'ground' : kind, worn, look, share: covers })
    })
  }
}
