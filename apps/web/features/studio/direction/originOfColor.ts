import { type Color, toHex } from '@toile/fashion/colors/color.ts'
import { oklabOf } from '@toile/fashion/colors/oklch.ts'
import { scriptId } from '@toile/fashion/designs/compose/picture/withScript.ts'
import type { Design } from '@toile/fashion/designs/design.ts'
import type { PrintSource } from '@toile/fashion/prints/placement.ts'
import type { Project } from '@toile/fashion/projects/project.ts'
import { apart } from '@toile/fashion/colors/lab.ts'
import type { Direction } from './useDirection.ts'

/** Where a colour of a look comes from: the colorboard, a picture of the moodboard by its hash, or several of them. */
export type ColorOrigin = { kind: 'board' } | { kind: 'picture'; hash: string } | { kind: 'pictures' }

/** A colour of a picture lies no further from what was made of it. */
const near = 0.1

/** Where a worn colour comes from; null for one that was set on the look itself. */
export function originOfColor(
  color: Color,
  { origin }: Pick<Design, 'origin'>,
  { boards }: Pick<Project, 'boards'>,
  direction: Direction | null,
): ColorOrigin | null {
  const hex = toHex(color)
  if (boards.color.some((entry) => toHex(entry.color) === hex)) return { kind: 'board' }
  const scripts = direction ? [direction.now.script, direction.asRead.script] : []
  const known = scripts.flatMap(({ colors }) => colors).find((one) => toHex(one.color) === hex)
  if (known) return known.from === null ? { kind: 'pictures' } : { kind: 'picture', hash: known.from }
  if (!origin?.sources.some(({ kind, id }) => kind === 'color' && id === scriptId(hex))) return null
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
): ColorOrigin | null {
  const known = originOfColor(ink, design, project, direction)
  return known ?? (source.kind === 'derived' ? { kind: 'picture', hash: source.picture } : null)
}
