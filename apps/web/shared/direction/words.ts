import type { StepName } from '@toile/rules/changing/defineChange.ts'
import { scriptRoles, type ScriptRole } from '@toile/craft/script/scriptRoles.ts'
import { pictureWorlds } from '@toile/craft/script/worlds/index.ts'

/** What a change of a colour is called where there are no pictures that give colours: those are derived. */
export const derivedStep: StepName = { label: 'Colour of the collection' }

/** The nearer name of a change of a colour: where there are pictures, it is one of theirs. */
export const colorStep = (pictures: readonly unknown[]): StepName | undefined =>
  pictures.length > 0 ? undefined : derivedStep

/** What a role is called, to be translated. */
export const roleLabel = (role: ScriptRole): string => scriptRoles.find(({ id }) => id === role)?.label ?? ''

/** What a kind of pictures is called, to be translated. */
export const worldLabel = (world: string): string => pictureWorlds.find(({ id }) => id === world)?.label ?? ''
