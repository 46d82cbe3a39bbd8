import { sureFirst } from '@toile/geometry'
import { type Color, colorDistance, lightnessChromaHue, toHex } from '../../colors/color.ts'
import type { Design } from '../design.ts'
import { colorShares } from './colorShares.ts'
import type { KeptRole } from '../lookColorway.ts'

/** What a role is for in a look, as the colour script names them. */
export type RoleKind = 'base' | 'tone' | 'accent' | 'light' | 'deep'

/** A role as it is found: its leading colour first, and how much of the picture it covers. */
export interface ColorRole extends KeptRole {
  kind: RoleKind
  color: Color
  share: number
}

/** Colours nearer than this in CIEDE2000 are one role. */
const oneRole = 5

/** The roles of the colours of looks, the one that covers most first: as they were put by hand, and colours that are alike where nobody said otherwise. */
export function colorRoles(designs: readonly Design[], kept: readonly KeptRole[] = keptIn(designs)): ColorRole[] {
  const groups = new Map<string, { kept: KeptRole | null; colors: { color: Color; share: number }[] }>()
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
    return [{ id, name: by?.name ?? '', color: lead, colors: [lead, ...others], share }]
  })
  return named(found.toSorted((a, b) => b.share - a.share))
}

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

type Unnamed = Omit<ColorRole, 'kind'>

/** Names roles by their part: what covers most is the base, the most vivid of the others the accent, then the lightest and the deepest. */
function named(roles: readonly Unnamed[]): ColorRole[] {
  const tones = new Map(roles.map((role) => [role.id, lightnessChromaHue(role.color)]))
  const kinds = new Map<string, RoleKind>()
  if (roles.length > 0) kinds.set(sureFirst(roles).id, 'base')
  const give = (kind: RoleKind, worth: (tone: { lightness: number; chroma: number }) => number) => {
    const open = roles.filter(({ id }) => !kinds.has(id))
    const best = open.toSorted((a, b) => worth(toneOf(b)) - worth(toneOf(a)))[0]
    if (best && worth(toneOf(best)) > 0) kinds.set(best.id, kind)
  }
  const toneOf = ({ id }: Unnamed) => tones.get(id) ?? { lightness: 0, chroma: 0 }
  give('accent', ({ chroma }) => chroma - 0.07)
  give('light', ({ lightness }) => lightness - 0.72)
  give('deep', ({ lightness }) => 0.42 - lightness)
  return roles.map((role) => ({ ...role, kind: kinds.get(role.id) ?? 'tone' }))
}
