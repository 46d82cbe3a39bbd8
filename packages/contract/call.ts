import type { Who } from '@toile/fashion/people/access.ts'
import type { z } from 'zod'

/** What an id in a call's input names; the server answers for a foreign one as for a missing one. */
export type Thing =
  | 'project'
  | 'design'
  | 'task'
  | 'file'
  | 'libraryItem'
  | 'element'
  | 'token'
  | 'traced'
  | 'figure'
  | 'brief'
  | 'upload'
  | 'state'
  | 'brand'

/** One HTTP call: the server implements it, the web calls it, the command line and the agent use it. */
export interface Call {
  method: 'GET' | 'POST'
  path: `/api/${string}`
  /** One sentence for the readable page of the contract. */
  says: string
  who: Who
  /** Input fields that hold ids of things that must be the caller's own. */
  owns: Readonly<Record<string, Thing>>
  /** Whether it changes anything; such calls survive being sent twice with one Idempotency-Key. */
  changes: boolean
  /** How the input travels: JSON (query text for GET), or a form with one file. */
  sends: 'json' | 'file'
  /** Of a call that sends a file: its largest size in bytes; without it a picture's in the caller's language. */
  most?: number
  /** What comes back: an envelope, or the bytes of a file. */
  answers: 'envelope' | 'bytes'
  takes: z.ZodType
  gives: z.ZodType
}
export type Calls = Readonly<Record<string, Call>>

type Declared<C> = C extends {
  method: infer M extends 'GET' | 'POST'
  who: infer W extends Who
  takes: infer T extends z.ZodType
  gives: infer G extends z.ZodType
}
  ? Omit<Call, 'method' | 'who' | 'answers' | 'takes' | 'gives'> & {
      method: M
      who: W
      answers: C extends { answers: infer A extends Call['answers'] } ? A : 'envelope'
      takes: T
      gives: G
    }
  : never

type Ordinary = 'owns' | 'changes' | 'sends' | 'answers'
type Written = Omit<Call, Ordinary> & Partial<Pick<Call, Ordinary>>

/** Declares the calls of a feature; a call owns nothing, changes something when it is a POST, and speaks JSON unless it says otherwise. */
export const calls = <const C extends Readonly<Record<string, Written>>>(
  feature: C,
): { [K in keyof C]: Declared<C[K]> } =>
  Object.fromEntries(
    Object.entries(feature).map(([name, call]) => [
      name,
      { owns: {}, changes: call.method === 'POST', sends: 'json', answers: 'envelope', ...call },
    ]),
  ) as { [K in keyof C]: Declared<C[K]> }

/** What a call's caller writes. */
export type Asks<C extends Call> = z.input<C['takes']>
/** What a call's handler receives. */
export type Takes<C extends Call> = z.output<C['takes']>
/** What a call's handler returns and its caller receives. */
export type Gives<C extends Call> = z.output<C['gives']>
