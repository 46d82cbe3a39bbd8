import { limits } from '@toile/rules/limits.ts'
import { type Choices, chosenOf, either } from '@toile/rules/merging/conflict.ts'
import { mergeOrder } from '@toile/rules/merging/mergeOrder.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import { type Project, projectDocument } from '../project.ts'
import type { Conflict, ListName, Setting } from './conflict.ts'
import { mergeDirection } from './mergeDirection.ts'
import { type ItemForm, mergeItems } from './mergeItems.ts'

/** Two versions of a project made one: what holds, what both changed differently, and what found no room on its board. */
export interface Merge {
  merged: Project
  conflicts: Conflict[]
  left: { list: ListName; id: string }[]
}

const noChoices: Choices = new Map()
const plain = { together: [], twice: false }
const sketchParts = [['traced', 'garment', 'category']]

/** Of each board: how much it holds, and what of an item says one thing together. */
const forms: { [B in keyof Project['boards']]: ItemForm } = {
  mood: { ...plain, list: 'mood', most: limits.board.mood },
  print: { ...plain, list: 'print', most: limits.board.print },
  sketch: { list: 'sketch', most: limits.board.sketch, together: sketchParts, twice: false },
  color: { list: 'color', most: limits.board.color, together: [['color', 'tcx', 'gradient']], twice: true },
  mannequins: { list: 'mannequins', most: limits.mannequins.most, together: [['person', 'pose']], twice: true },
  marketing: { ...plain, list: 'marketing', most: limits.board.marketing },
}
const places: ItemForm = {
  list: 'places',
  most: limits.moodThings.places,
  together: [['x', 'y', 'width', 'height', 'turn', 'crop']],
  twice: false,
}

/** Merges what two windows made of one project: settings each by itself, boards item by item; nothing is lost, what cannot hold together is told and decided by choices. */
export function mergeProjects(base: Project, mine: Project, theirs: Project, choices: Choices = noChoices): Merge {
  const conflicts: Conflict[] = []
  const left: Merge['left'] = []
  const list = <T extends { id: string }>(form: ItemForm, of: (project: Project) => readonly T[]): T[] => {
    const made = mergeItems(form, of(base), of(mine), of(theirs), choices)
    conflicts.push(...made.conflicts)
    left.push(...made.left.map(({ id }) => ({ list: form.list, id })))
    return made.items
  }
  const boards: Project['boards'] = {
    mood: list(forms.mood, ({ boards: { mood } }) => mood),
    print: list(forms.print, ({ boards: { print } }) => print),
    sketch: list(forms.sketch, ({ boards: { sketch } }) => sketch),
    color: list(forms.color, ({ boards: { color } }) => color),
    mannequins: list(forms.mannequins, ({ boards: { mannequins } }) => mannequins),
    marketing: list(forms.marketing, ({ boards: { marketing } }) => marketing),
  }
  const kept = new Set(mine.positions.concat(theirs.positions).filter((one) => holds(one, base, mine, theirs)))
  const layout = mergeLayout(base, mine, theirs, choices)
  conflicts.push(...layout.conflicts)
  const merged: Project = {
    ...theirs,
    boards,
    positions: mergeOrder(base.positions, mine.positions, theirs.positions, kept, 'mine').order,
    ...(layout.from === 'items' ? { moodPositions: list(places, ({ moodPositions }) => moodPositions) } : layout.of),
  }
  for (const setting of settings)
    conflicts.push(
      ...(setting === 'direction'
        ? mergeHands(merged, base, mine, choices)
        : mergeSetting(setting, merged, base, mine, choices)),
    )
  return { merged, conflicts, left }
}

const holds = (position: string, base: Project, mine: Project, theirs: Project) => {
  const [b, m, t] = [base, mine, theirs].map(({ positions }) => positions.includes(position))
  return m === t ? m : !b
}

const apart: ReadonlySet<keyof Project> = new Set([
  'boards',
  'positions',
  'moodTemplateId',
  'moodPositions',
  'moodSheet',
])
const isSetting = (key: keyof Project): key is Setting => !apart.has(key)
const settings = projectDocument.present.keyof().options.filter(isSetting)

/** Puts this side's setting into the merged project where it is newer; `merged` holds the other side's. */
function mergeSetting<S extends Setting>(
  setting: S,
  merged: Project,
  base: Project,
  mine: Project,
  choices: Choices,
): Conflict[] {
  const theirs = merged[setting]
  if (sameContent(mine[setting], theirs) || sameContent(mine[setting], base[setting])) return []
  if (sameContent(theirs, base[setting])) {
    merged[setting] = mine[setting]
    return []
  }
  const key = `setting ${setting}`
  const together = setting === 'prompt' ? `${merged.prompt}\n${mine.prompt}` : null
  const sides = together !== null && together.length <= limits.promptLength ? both : either
  const chosen = chosenOf(choices, key, sides, 'mine')
  const conflict: Conflict = { key, kind: 'setting', setting, mine: mine[setting], theirs, sides, chosen }
  if (chosen === 'mine') merged[setting] = mine[setting]
  if (chosen === 'both' && together !== null) merged.prompt = together
  return [conflict]
}
const both = ['mine', 'theirs', 'both'] as const

/** Puts what this side set by hand of the pictures into the merged project, which holds the other side's; it is asked only where the two cannot both hold. */
function mergeHands(merged: Project, base: Project, mine: Project, choices: Choices): Conflict[] {
  const theirs = merged.direction
  const side = (prefer: 'mine' | 'theirs') => mergeDirection(base.direction, mine.direction, theirs, prefer)
  const { merged: together, clash } = side('theirs')
  merged.direction = together
  if (!clash) return []
  const key = 'setting direction'
  const chosen = chosenOf(choices, key, either, 'mine')
  merged.direction = side(chosen === 'theirs' ? 'theirs' : 'mine').merged
  return [{ key, kind: 'setting', setting: 'direction', mine: mine.direction, theirs, sides: either, chosen }]
}

type Layout = Pick<Project, 'moodTemplateId' | 'moodPositions' | 'moodSheet'>
const layoutOf = ({ moodTemplateId, moodPositions, moodSheet }: Project): Layout => ({
  moodTemplateId,
  moodPositions,
  moodSheet,
})

/** A moodboard arranged anew by one side is that side's whole layout; single places that were moved are merged one by one. */
function mergeLayout(base: Project, mine: Project, theirs: Project, choices: Choices) {
  const [old, here, there] = [layoutOf(base), layoutOf(mine), layoutOf(theirs)]
  const whole = (one: Layout) => one.moodTemplateId !== old.moodTemplateId || !sameContent(one.moodSheet, old.moodSheet)
  if (sameContent(here, there) || sameContent(here, old)) return { from: 'theirs' as const, of: there, conflicts: [] }
  if (sameContent(there, old)) return { from: 'mine' as const, of: here, conflicts: [] }
  if (!whole(here) && !whole(there)) return { from: 'items' as const, of: there, conflicts: [] }
  const chosen = chosenOf(choices, 'layout', either, 'mine')
  const conflict: Conflict = { key: 'layout', kind: 'layout', sides: either, chosen }
  return { from: chosen, of: chosen === 'mine' ? here : there, conflicts: [conflict] }
}
