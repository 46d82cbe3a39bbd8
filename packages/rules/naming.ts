import { z } from 'zod'

/** What an id can name; the server answers for a foreign one as for a missing one. A picture is a stored file by its hash. */
export type Thing =
  | 'project'
  | 'design'
  | 'task'
  | 'file'
  | 'picture'
  | 'libraryItem'
  | 'element'
  | 'token'
  | 'traced'
  | 'figure'
  | 'brief'
  | 'upload'
  | 'state'
  | 'version'
  | 'brand'
  | 'product'
  | 'film'
  | 'lineDrawing'
  | 'canvas'
  | 'brushPreset'
  | 'pattern'

/** What a text of an input names: a thing that must be the caller's own, or something else, with the reason. */
export type Names = Readonly<{ thing: Thing; read(text: string): string | null } | { foreign: string }>

/** A form that says what its texts name. */
export interface Naming {
  readonly names: Names
}

const whole = (text: string) => text

/** The form of a SHA-256 as hexadecimal text. */
export const sha256 = () => z.stringFormat('sha256', /^[0-9a-f]{64}$/)

/** The form of an id that names a thing of the caller. */
export const idOf = (thing: Thing): z.ZodUUID & Naming => Object.assign(z.uuid(), { names: { thing, read: whole } })

/** The form of a hash that names a thing of the caller. */
export const hashOf = (thing: Thing): ReturnType<typeof sha256> & Naming =>
  Object.assign(sha256(), { names: { thing, read: whole } })

/** A form of text in which a thing of the caller may be named; `read` finds it there. */
export const textNaming = <S extends z.ZodType<string>>(form: S, thing: Thing, read: (text: string) => string | null) =>
  Object.assign(form, { names: { thing, read } } satisfies Naming)

/** A form of ids that need not be the caller's, with one sentence why. */
export const foreign = <S extends z.ZodType>(form: S, why: string) =>
  Object.assign(form, { names: { foreign: why } } satisfies Naming)
