import { defineChange } from '@toile/rules/changing/defineChange.ts'
import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import type { Design } from '../design.ts'
import { colorRoles } from './colorRoles.ts'
import { type LookColorway, colorRoleSchema, colorwaySchema } from '../lookColorway.ts'
import { withRoleColor } from './editColorway.ts'
import { inColorway } from './inColorway.ts'
import { isSameColorway } from './isSameColorway.ts'
import { inksOfPicturesSchema } from '../../prints/pictureInks.ts'
import { withPictureInks } from './withPictureInks.ts'

const idSchema = colorwaySchema.shape.id

/** The id under which the colours are kept that a look had before it wore its first colourway. */
export const own = 'own'

/** Keeps a palette for a look beside its own; one under the same name takes the place of the former. */
export const addColorway = defineChange({
  id: 'addColorway',
  label: 'Keep the colourway',
  says: 'Keep another palette for the roles of a look’s colours.',
  takes: colorwaySchema.extend({ inks: inksOfPicturesSchema.optional() }),
  apply: (before: Design, { inks = {}, ...colorway }) => {
    const design = withPictureInks(before, inks)
    const kept = design.colorways ?? []
    const there = kept.some(({ id }) => id === colorway.id)
    // One place is left for the colours of its own, lest they be lost when it wears another.
    const room = limits.colorways - Number(kept.every(({ id }) => id !== own))
    if (!there && colorway.id !== own && kept.length >= room) return before
    const colorways = there ? kept.map((one) => (one.id === colorway.id ? colorway : one)) : [...kept, colorway]
    return withRoles({ ...design, colorways }, design !== before)
  },
})

/** Changes the name of a colourway, or the colour of one of its roles; null gives that role its own again. */
export const changeColorway = defineChange({
  id: 'changeColorway',
  label: 'Change the colourway',
  says: 'Name a colourway, or give one of its roles another colour; null leaves the role its own.',
  takes: z.object({
    id: idSchema,
    name: colorwaySchema.shape.name.optional(),
    role: z
      .object({ id: colorRoleSchema.shape.id, color: colorwaySchema.shape.colors.element.shape.color.nullable() })
      .optional(),
  }),
  apply: (design: Design, { id, name, role }) =>
    design.colorways?.some((one) => one.id === id)
      ? { ...design, colorways: design.colorways.map((one) => (one.id === id ? changed(one, name, role) : one)) }
      : design,
})

function changed(
  colorway: LookColorway,
  name: string | undefined,
  role: { id: string; color: LookColorway['colors'][number]['color'] | null } | undefined,
): LookColorway {
  const named = name === undefined ? colorway : { ...colorway, name }
  return role ? withRoleColor(named, role.id, role.color) : named
}

/** Takes a colourway away. */
export const removeColorway = defineChange({
  id: 'removeColorway',
  label: 'Remove the colourway',
  says: 'Take a colourway away; the look keeps the colours it wears.',
  takes: z.object({ id: idSchema }),
  apply: (design: Design, { id }) =>
    design.colorways?.some((one) => one.id === id)
      ? { ...design, colorways: design.colorways.filter((one) => one.id !== id) }
      : design,
})

/** Puts a look into one of its colourways; what it wore before is kept as one. */
export const wearColorway = defineChange({
  id: 'wearColorway',
  label: 'Wear the colourway',
  says: 'Put a look into one of its colourways; the colours it had are kept as a colourway too.',
  takes: z.object({ id: idSchema }),
  apply: (design: Design, { id }) => {
    const colorway = design.colorways?.find((one) => one.id === id)
    return colorway ? inColorway(withOwn(design), colorway) : design
  },
})

/** Puts colours into roles by hand. */
export const setColorRoles = defineChange({
  id: 'setColorRoles',
  label: 'Roles of colours',
  says: 'Say which colours of a look play one role, and what it is called.',
  takes: z.object({ roles: z.array(colorRoleSchema).max(limits.colorRoles) }),
  apply: (design: Design, { roles }) => ({ ...design, roles }),
})

/** Roles are kept with the first colourway, and those of printed pictures when their inks become known, so that it stays true when colours are changed by hand afterwards. */
function withRoles(design: Design, hasNewInks: boolean): Design {
  const { roles: kept = [] } = design
  if (design.roles && !hasNewInks) return design
  const found = colorRoles([design]).filter(({ id }) => kept.every((one) => one.id !== id))
  const added = found.map(({ id, name, colors }) => ({ id, name, colors: colors.slice(0, limits.colorRoles) }))
  return { ...design, roles: [...kept, ...added].slice(0, limits.colorRoles) }
}

function withOwn(design: Design): Design {
  const { colorways = [] } = design
  const now: LookColorway = {
    id: own,
    name: '',
    colors: colorRoles([design])
      .slice(0, limits.colorRoles)
      .map(({ id, color }) => ({ role: id, color })),
  }
  const isKept = colorways.some((one) => one.id === own || isSameColorway(one, now))
  return isKept || colorways.length >= limits.colorways ? design : { ...design, colorways: [...colorways, now] }
}
