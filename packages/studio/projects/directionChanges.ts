import { type Color, colorSchema, toHex } from '@toile/craft/colors/color.ts'
import { dialsSchema } from '@toile/craft/script/dials/dialsSchema.ts'
import { type DirectionHand, noDirection } from '@toile/craft/script/directionHand.ts'
import { mostHeld, mostLeftOut, type ScriptHand } from '@toile/craft/script/scriptHand.ts'
import { scriptRoles } from '@toile/craft/script/scriptRoles.ts'
import { worldIds } from '@toile/craft/script/worlds/worldIds.ts'
import { defineChange } from '@toile/rules/changing/defineChange.ts'
import { z } from 'zod'
import { addColors } from './colorChanges.ts'
import { colorItemSchema, type Project } from './project.ts'

const roleSchema = z.enum(scriptRoles.map(({ id }) => id))
const same = (a: Color, b: Color) => toHex(a) === toHex(b)

const withDirection = (project: Project, direction: Partial<DirectionHand>): Project => ({
  ...project,
  direction: { ...project.direction, ...direction },
})
const withHand = (project: Project, hand: Partial<ScriptHand>): Project =>
  withDirection(project, { script: { ...project.direction.script, ...hand } })

/** Holds a colour of the pictures fast, in a role where one is given; one that is held takes the new role. */
export const holdColor = defineChange({
  id: 'holdColor',
  label: 'Colour from the pictures',
  says: 'Hold a colour of the pictures fast, in a role where one is given.',
  takes: z.object({ color: colorSchema, role: roleSchema.nullable().optional() }),
  apply: (project: Project, { color, role }) => {
    const { kept, without } = project.direction.script
    const old = kept.find((one) => same(one.color, color))
    if (old)
      return role === undefined || role === old.role
        ? project
        : withHand(project, { kept: kept.map((one) => (one === old ? { ...one, role } : one)) })
    if (kept.length >= mostHeld) return project
    return withHand(project, {
      kept: [...kept, { color, role: role ?? null, of: null }],
      without: without.filter((one) => !same(one, color)),
    })
  },
})

/** Lets go of a colour: the pictures decide again. */
export const releaseColor = defineChange({
  id: 'releaseColor',
  label: 'Colour from the pictures',
  says: 'Let go of a colour that was held, so that the pictures decide again.',
  takes: z.object({ color: colorSchema }),
  apply: (project: Project, { color }) => {
    const { kept } = project.direction.script
    const rest = kept.filter((one) => !same(one.color, color))
    return rest.length === kept.length ? project : withHand(project, { kept: rest })
  },
})

/** Puts another colour in the place of one that the pictures gave, in its role or the one it was held in, and holds it there; `of` stays the same however often it is changed. */
export const changeScriptColor = defineChange({
  id: 'changeScriptColor',
  label: 'Colour from the pictures',
  says: 'Put another colour in the place of one that the pictures gave, and hold it there.',
  takes: z.object({ of: colorSchema, to: colorSchema, role: roleSchema }),
  apply: (project: Project, { of, to, role }) => {
    const { kept, without } = project.direction.script
    const old = kept.find((one) => same(one.of ?? one.color, of))
    if (same(old?.color ?? of, to) || (!old && kept.length >= mostHeld)) return project
    const next = { color: to, role: old?.role ?? role, of }
    return withHand(project, {
      kept: [...kept.filter((one) => one !== old && !same(one.color, to)), next],
      without: without.filter((one) => !same(one, to)),
    })
  },
})

/** Leaves a colour out of what the pictures give, whether it was held or not. */
export const leaveOutColor = defineChange({
  id: 'leaveOutColor',
  label: 'Colour from the pictures',
  says: 'Leave a colour out of what the pictures give.',
  takes: z.object({ color: colorSchema }),
  apply: (project: Project, { color }) => {
    const { kept, without } = project.direction.script
    if (without.some((one) => same(one, color)) || without.length >= mostLeftOut) return project
    const held = kept.find((one) => same(one.color, color))
    return withHand(project, {
      kept: kept.filter((one) => one !== held),
      without: [...without, held?.of ?? color],
    })
  },
})

/** Takes a colour back that was left out. */
export const takeBackColor = defineChange({
  id: 'takeBackColor',
  label: 'Colour from the pictures',
  says: 'Take back a colour that was left out.',
  takes: z.object({ color: colorSchema }),
  apply: (project: Project, { color }) => {
    const { without } = project.direction.script
    const rest = without.filter((one) => !same(one, color))
    return rest.length === without.length ? project : withHand(project, { without: rest })
  },
})

/** Puts a colour of the pictures on the colour board, where it leads; it need not be held any more. */
export const askForColor = defineChange({
  id: 'askForColor',
  label: 'Colour from the pictures',
  says: 'Put a colour of the pictures on the colorboard, where it leads.',
  takes: z.object({ entry: colorItemSchema }),
  apply: (project: Project, { entry }) => {
    if (project.boards.color.some(({ color }) => same(color, entry.color))) return project
    const added = addColors(project, [entry])
    return added === project ? project : releaseColor(added, { color: entry.color })
  },
})

/** Says which kind of pictures they are; null leaves it as it is read. */
export const chooseWorld = defineChange({
  id: 'chooseWorld',
  label: 'Kind of pictures',
  says: 'Say which kind of pictures they are; null leaves it as it is read.',
  takes: z.object({ world: z.enum(worldIds).nullable() }),
  apply: (project: Project, { world }) =>
    project.direction.world === world ? project : withDirection(project, { world }),
})

/** Turns a dial, -1 to 1; null leaves it where the pictures stand. */
export const turnDial = defineChange({
  id: 'turnDial',
  label: 'Measure',
  says: 'Turn a measure of the pictures by hand, from -1 to 1; null leaves it where they stand.',
  takes: z.object({ dial: dialsSchema.keyof(), to: z.number().nullable() }),
  apply: (project: Project, { dial, to }) => {
    const { [dial]: before, ...rest } = project.direction.dials
    if ((before ?? null) === to) return project
    return withDirection(project, {
      dials: to === null ? rest : { ...rest, [dial]: Math.min(1, Math.max(-1, to)) },
    })
  },
})

/** Whether anything was set by hand of what the pictures say. */
export const isDirected = ({ direction: { script, world, dials } }: Pick<Project, 'direction'>): boolean =>
  script.kept.length + script.without.length + Object.keys(dials).length > 0 || world !== null

/** Undoes what was set by hand of the colours alone: as they are derived of those asked for. */
export const asAskedSays = defineChange({
  id: 'asAskedSays',
  label: 'As the pictures say',
  says: 'Undo what was set by hand of the colours alone.',
  takes: z.null(),
  apply: (project: Project) => {
    const { kept, without } = project.direction.script
    return kept.length + without.length > 0 ? withHand(project, { kept: [], without: [] }) : project
  },
})

/** Undoes all that was set by hand: as the pictures say. */
export const asPicturesSay = defineChange({
  id: 'asPicturesSay',
  label: 'Let the boards decide',
  says: 'Undo all that was set by hand of what the pictures say.',
  takes: z.null(),
  apply: (project: Project) => (isDirected(project) ? withDirection(project, noDirection) : project),
})
