import { scriptRoles, type ScriptRole } from '@toile/craft/script/scriptRoles.ts'
import { pictureWorlds } from '@toile/craft/script/worlds/index.ts'

/** The names of the steps that undo and redo take back (look.md A4). */
export const directionSteps = {
  color: { label: 'Colour from the pictures' },
  derived: { label: 'Colour of the collection' },
  world: { label: 'Kind of pictures' },
  dial: { label: 'Measure' },
  colors: { label: 'As the pictures say' },
  all: { label: 'Let the boards decide' },
} as const

/** What a step that changes a colour is called: of pictures, or of what is derived where there are none. */
export const colorStep = (pictures: readonly unknown[]): string =>
  (pictures.length > 0 ? directionSteps.color : directionSteps.derived).label

/** What a role is called, to be translated. */
export const roleLabel = (role: ScriptRole): string => scriptRoles.find(({ id }) => id === role)?.label ?? ''

/** What a kind of pictures is called, to be translated. */
export const worldLabel = (world: string): string => pictureWorlds.find(({ id }) => id === world)?.label ?? ''
