import { type Color, toHex } from '@toile/craft/colors/color.ts'
import { oklabOf } from '@toile/craft/colors/oklch.ts'
import { brandId } from '@toile/craft/designs/compose/house/openHouse.ts'
import { derivedId } from '@toile/craft/designs/compose/openScript.ts'
import { scriptId } from '@toile/craft/designs/compose/picture/withScript.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { PrintSource } from '@toile/craft/prints/placement.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import type { ColorScript } from '@toile/craft/script/scriptSchema.ts'
import { apart } from '@toile/craft/colors/lab.ts'
import type { Direction } from './useDirection.ts'

/** Where a colour of a look comes from: the colorboard, what was derived of it, the brand, a picture of the moodboard by its hash, or several of them. */
export type ColorOrigin =
  | { kind: 'board' }
  | { kind: 'derived' }
  | { kind: 'brand' }
  | { kind: 'picture'; hash: string }
  | { kind: 'pictures' }

/** A colour of a picture lies no further from what was made of it. */
const near = 0.1

/** Where a worn colour comes from, by what the pictures say and by what is derived where there are none; null for one that was set on the look itself. */
export function originOfColor(
  color: Color,
  { origin }: Pick<Design, 'origin'>,
  { boards }: Pick<Project, 'boards'>,
  direction: Direction | null,
  derived: ColorScript | null = null,
): ColorOrigin | null {
  const hex = toHex(color)
  const isOf = (id: string) => origin?.sources.some((one) => one.kind === 'color' && one.id === id)
  if (boards.color.some((entry) => toHex(entry.color) === hex)) return { kind: 'board' }
  if (isOf(derivedId(hex)) || derived?.colors.some((one) => toHex(one.color) === hex)) return { kind: 'derived' }
  if (isOf(brandId(hex))) return { kind: 'brand' }
  const scripts = direction ? [direction.now.script, direction.asRead.script] : []
  const known = scripts.flatMap(({ colors }) => colors).find((one) => toHex(one.color) === hex)
  if (known) return known.from === null ? { kind: 'pictures' } : { kind: 'picture', hash: known.from }
  if (!isOf(scriptId(hex))) return null
  const place = oklabOf(color)
  const seen = (direction?.pictures ?? []).flatMap(({ hash, reading }) =>
    reading.clusters.map((cluster) => ({ hash, far: apart(cluster.place, place) })),
  )
  const best = seen.reduce<(typeof seen)[number] | null>((a, b) => (a && a.far <= b.far ? a : b), null)
  return best && best.far < near ? { kind: 'picture', hash: best.hash } : { kind: 'pictures' }
}

/** Where an ink of a print comes from: as a colour of the cloth does, else the picture that the print was made of; null for one that was set on the print itself. */
export function originOfInk(
  ink: Color,
  source: Exclude<PrintSource, { kind: 'picture' }>,
  design: Pick<Design, 'origin'>,
  project: Pick<Project, 'boards'>,
  direction: Direction | null,
  derived: ColorScript | null = null,
): ColorOrigin | null {
  const known = originOfColor(ink, design, project, direction, derived)
  return known ?? (source.kind === 'derived' ? { kind: 'picture', hash: source.picture } : null)
}
