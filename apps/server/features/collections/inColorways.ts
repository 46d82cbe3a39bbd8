import { type Color, colorDistance, toHex } from '@toile/craft/colors/color.ts'
import { nearestName } from '@toile/craft/colors/names.ts'
import { type ColorRole, colorRoles } from '@toile/craft/designs/colorways/colorRoles.ts'
import { own } from '@toile/craft/designs/colorways/colorwayChanges.ts'
import { inColorway } from '@toile/craft/designs/colorways/inColorway.ts'
import { roleParts } from '@toile/craft/designs/colorways/partsOfRoles.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { lookFile } from '@toile/craft/designs/lookFile.ts'
import type { LookColorway } from '@toile/craft/designs/lookColorway.ts'
import { typeOf } from '@toile/craft/designs/typeOf.ts'
import { boardColorOf } from '@toile/studio/projects/boardColorOf.ts'
import type { Project } from '@toile/studio/projects/project.ts'

/** A look in a colourway as it goes into a file. */
export interface Dyed {
  /** The name of its files without their ending: its look, its place among the colourways, what it is called. */
  file: string
  position: number
  document: Design
  colorway: LookColorway
  /** The roles of the look's colours, which its colourways name. */
  roles: readonly ColorRole[]
}

/** A look in each of the colourways that it keeps; colours of the project's board go by their names there. */
export function inColorways({ position, document }: { position: number; document: Design }, project: Boards): Dyed[] {
  const roles = colorRoles([document])
  return (document.colorways ?? []).map((colorway, i) => ({
    file: `colourways/${lookFile({ position })}-${i + 1}-${named(colorway, project)}`,
    position,
    document: inColorway(document, colorway, roles),
    colorway,
    roles,
  }))
}

/** A name as a part of a file's: by its colours where it has none. */
function named({ id, name, colors }: LookColorway, project: Boards): string {
  const leading = colors.slice(0, 2).map(({ color }) => nameOf(color, project).label)
  const text = name || (id === own ? 'original' : leading.join(' '))
  return (
    text
      .normalize('NFC')
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .toLowerCase()
      .replaceAll(/^-+|-+$/g, '') || 'colourway'
  )
}

type Boards = Pick<Project, 'boards'>

function nameOf(color: Color, project: Boards): { label: string; distance: number } {
  const entry = boardColorOf(project, color)
  return entry?.name ? { label: entry.name, distance: colorDistance(entry.color, color) } : nearestName(color)
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Every colour of every colourway as a table: of which file, for which role, with its name on the board, or the named colour nearest to it, and its distance in CIEDE2000. */
export function colorwayTable(dyed: readonly Dyed[], project: Boards): string {
  const rows = dyed.flatMap(({ file, colorway, roles }) =>
    colorway.colors.map(({ role, color }) => {
      const near = nameOf(color, project)
      const cells = [
        `${file}.png`,
        colorway.name,
        roleName(roles.find(({ id }) => id === role)),
        toHex(color),
        near.label,
      ]
      return [...cells.map(quoted), near.distance.toFixed(1)].join(',')
    }),
  )
  return `${['file,colourway,role,colour,nearest name,delta E 2000', ...rows].join('\r\n')}\r\n`
}

function roleName(role: ColorRole | undefined): string {
  if (!role) return ''
  const on = role.on.map((worn) => typeOf(worn)?.label ?? 'Traced sketch')
  const part = roleParts.find(({ id }) => id === role.part)?.label ?? ''
  return role.name || [part, ...on].join(', ')
}
