import { type Color, lightnessChromaHue } from '../../colors/color.ts'
import type { Worn } from '../design.ts'
import { typeOf } from '../typeOf.ts'
import type { ColorPlace } from './colorShares.ts'

/** What a role is in a look or a collection, by where most of it lies: the cloth of garments, the ground or an ink of a print, edges, elements, shoes; over several looks its cloths by how much they cover. */
export const roleParts = [
  { id: 'garments', label: 'Cloth' },
  { id: 'main', label: 'Main' },
  { id: 'second', label: 'Second' },
  { id: 'accent', label: 'Accent' },
  { id: 'further', label: 'Other fabric' },
  { id: 'ground', label: 'Print ground' },
  { id: 'print', label: 'Print' },
  { id: 'under', label: 'Under the print' },
  { id: 'contrast', label: 'Contrast' },
  { id: 'trim', label: 'Trim' },
  { id: 'applied', label: 'Elements' },
  { id: 'shoes', label: 'Shoes' },
] as const
export type RolePart = (typeof roleParts)[number]['id']

/** Whose colours a role holds, as far as its name needs it. */
interface Placed {
  id: string
  color: Color
  places: readonly ColorPlace[]
}

/** What a role is, and the garments it lies on, those that show most of it first; each kind of garment once. */
export interface RoleLie {
  part: RolePart
  on: readonly Worn[]
}

/** More vivid than this in OKLCh, a small cloth is an accent. */
const vivid = 0.07

/** What each role is by where it lies, the one that covers most first. */
export function partsOfRoles(roles: readonly Placed[], looks: number): Map<string, RoleLie> {
  const lies = new Map(roles.map(({ id, places }) => [id, lieOf(places)]))
  if (looks === 1) return lies
  const cloths = roles.filter(({ id }) => lies.get(id)?.part === 'garments')
  const [main, second, ...others] = cloths
  const named = new Map<string, RolePart>()
  if (main) named.set(main.id, 'main')
  if (second) named.set(second.id, 'second')
  const chroma = ({ color }: Placed) => lightnessChromaHue(color).chroma
  const accent = others.toSorted((a, b) => chroma(b) - chroma(a))[0]
  for (const one of others) named.set(one.id, one === accent && chroma(one) > vivid ? 'accent' : 'further')
  return new Map([...lies].map(([id, lie]) => [id, { ...lie, part: named.get(id) ?? lie.part }]))
}

function lieOf(places: readonly ColorPlace[]): RoleLie {
  const shares = new Map<ColorPlace['place'], number>()
  for (const { place, share } of places) shares.set(place, (shares.get(place) ?? 0) + share)
  const place = [...shares].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'fill'
  return { part: place === 'fill' ? 'garments' : place, on: garmentsOf(places.filter((one) => one.place === place)) }
}

/** Garments before what completes the look, each cut once. */
function garmentsOf(places: readonly ColorPlace[]): Worn[] {
  const found = new Map<string, { worn: Worn; share: number }>()
  for (const { worn, share } of places) {
    if (!worn) continue
    const key = JSON.stringify(worn.cut)
    found.set(key, { worn, share: (found.get(key)?.share ?? 0) + share })
  }
  const isSmall = ({ worn }: { worn: Worn }) => Number(typeOf(worn)?.slot === 'accessory')
  return [...found.values()].toSorted((a, b) => isSmall(a) - isSmall(b) || b.share - a.share).map(({ worn }) => worn)
}
