import { type Color, colorDistance, toHex } from '../../colors/color.ts'
import type { Design } from '../design.ts'
import { type ColorPlace, type ColorShare, colorShares } from './colorShares.ts'
import { partsOfRoles, type RoleLie } from './partsOfRoles.ts'
import type { KeptRole } from '../lookColorway.ts'

/** A role as it is found: its leading colour first, what it is by where it lies, and how much of the picture it covers. */
export interface ColorRole extends KeptRole, RoleLie {
  color: Color
  share: number
  /** How much of each look it covers, look by look. */
  byLook: readonly number[]
  /** The roles that it lies beside on one garment, and must be told from there. */
  beside: readonly string[]
}

/** Colours nearer than this in CIEDE2000 are one role. */
const oneRole = 5

const nowhere: RoleLie = { part: 'further', on: [] }

/** The roles of the colours of looks, the one that covers most first: as they were put by hand, and colours that are alike where nobody said otherwise. */
export function colorRoles(designs: readonly Design[], kept: readonly KeptRole[] = keptIn(designs)): ColorRole[] {
  const groups = new Map<string, { kept: KeptRole | null; colors: ColorShare[] }>()
  for (const one of kept) groups.set(one.id, { kept: one, colors: [] })
  for (const one of colorShares(designs)) {
    const own = roleOf(one.color, kept) ?? nearestGroup(one.color, groups)
    if (own) groups.get(own)?.colors.push(one)
    else groups.set(toHex(one.color), { kept: null, colors: [one] })
  }
  const found = [...groups].flatMap(([id, { kept: by, colors }]) => {
    const first = colors[0]
    if (!first) return []
    // What leads by hand leads on, as long as it is worn.
    const lead = by?.colors.find((color) => colors.some((one) => toHex(one.color) === toHex(color))) ?? first.color
    const others = colors.map(({ color }) => color).filter((color) => toHex(color) !== toHex(lead))
    const share = colors.reduce((sum, one) => sum + one.share, 0)
    const places = colors.flatMap((one) => one.places)
    return [{ id, name: by?.name ?? '', color: lead, colors: [lead, ...others], share, places }]
  })
  const sorted = found.toSorted((a, b) => b.share - a.share)
  const lies = partsOfRoles(sorted, designs.length)
  const wholes = designs.map((_, look) => sorted.reduce((sum, { places }) => sum + sharesOf(places, look), 0) || 1)
  const garments = new Map(sorted.map(({ id, places }) => [id, garmentsUnder(places)]))
  return sorted.map(({ id, name, color, colors, share, places }) => {
    const own = garments.get(id)
    const beside = sorted.flatMap((other) => {
      const meets = other.id !== id && own && [...own].some((garment) => garments.get(other.id)?.has(garment))
      return meets ? [other.id] : []
    })
    const byLook = wholes.map((whole, look) => sharesOf(places, look) / whole)
    return { id, name, color, colors, share, byLook, beside, ...(lies.get(id) ?? nowhere) }
  })
}

const sharesOf = (places: readonly ColorPlace[], of: number) =>
  places.reduce((sum, { look, share }) => sum + (look === of ? share : 0), 0)

/** The garments that a role is seen on. */
const garmentsUnder = (places: readonly ColorPlace[]) =>
  new Set(places.flatMap(({ place, worn, look }) => (worn && place !== 'under' ? [`${look} ${worn.id}`] : [])))

/** What is kept by hand in looks, each role once with the colours of all of them. */
function keptIn(designs: readonly Design[]): KeptRole[] {
  const found = new Map<string, KeptRole>()
  for (const role of designs.flatMap(({ roles = [] }) => roles)) {
    const before = found.get(role.id)
    const colors = [...(before?.colors ?? []), ...role.colors]
    found.set(role.id, { ...role, colors: [...new Map(colors.map((color) => [toHex(color), color])).values()] })
  }
  return [...found.values()]
}

/** The role that a colour was put to by hand; exactly that colour is told from all that is like it. */
const roleOf = (color: Color, kept: readonly KeptRole[]): string | null =>
  kept.find(({ colors }) => colors.some((one) => toHex(one) === toHex(color)))?.id ?? null

function nearestGroup(
  color: Color,
  groups: ReadonlyMap<string, { kept: KeptRole | null; colors: readonly { color: Color }[] }>,
): string | null {
  let best: { id: string; away: number } | null = null
  for (const [id, { kept, colors }] of groups) {
    const lead = kept?.colors[0] ?? colors[0]?.color
    const away = lead ? colorDistance(lead, color) : Infinity
    if (away <= oneRole && (!best || away < best.away)) best = { id, away }
  }
  return best?.id ?? null
}
