import type { Who } from '@toile/studio/people/access.ts'
import type { z } from 'zod'
import type { Unsaid } from './unsaid.ts'

/** How a call is taken back: by another call, out of the bin, by cancelling its task, or not at all. */
export type Undo =
  | {
      /** The call that takes it back, as `feature.name`. */
      verb: string
      /** What that call is given, from what this one was given, what it answered, and what stood there before. */
      input(given: unknown, answer: unknown, before: unknown): unknown
    }
  | 'bin'
  | 'cancel'
  | 'never'

/** Whether an assistant may use a call: of itself, as a step of a plan that a person agreed to, with a question of its own each time, or not at all. */
export type AgentUse = 'free' | 'plan' | 'always' | 'never'

/** What holds an id. */
export interface Ided {
  id: string
}

/** One HTTP call: the server implements it, the web calls it, the command line and the agent use it. */
export interface Call {
  method: 'GET' | 'POST'
  path: `/api/${string}`
  /** One sentence for the readable page of the contract. */
  says: string
  /** What a person asks for with it, in the imperative, with blanks of its input; null for a call that changes nothing. */
  label: string | null
  /** The credits that it holds for an input. */
  costs(input: unknown): number
  /** How it is taken back; null where that is not decided. */
  undo: Undo | null
  agent: AgentUse
  who: Who
  /** Whether it changes anything; such calls survive being sent twice with one Idempotency-Key. */
  changes: boolean
  /** Whether its answer is kept for its Idempotency-Key; false where the answer or the input is a secret. */
  remembers: boolean
  /** How the input travels: JSON (query text for GET), or a form with one file. */
  sends: 'json' | 'file'
  /** The largest size in bytes: of a file that is sent, without it a picture's in the caller's language; of JSON, without it `limits.body`. */
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

type Ordinary = 'changes' | 'remembers' | 'sends' | 'answers' | 'label' | 'costs' | 'undo' | 'agent'
type Written = Omit<Call, Ordinary> & Partial<Pick<Call, Ordinary>>

/** A call that changes something is closed to assistants until it says how it is taken back; what costs, or cannot be taken back, is asked for each time. */
function agentOf({ changes = true, undo, costs }: Partial<Call>): AgentUse {
  if (!changes) return 'free'
  if (!undo) return 'never'
  return undo === 'never' || costs ? 'always' : 'plan'
}

/** Of a call whose input holds an id that does not say whose it is: what to write, which no input is. */
type Said<C> = C extends { takes: infer T extends z.ZodType }
  ? [Unsaid<T>] extends [never]
    ? unknown
    : { takes: `Say what ${Unsaid<T>} names: idOf, hashOf, or foreign with the reason.` }
  : unknown

/** Declares the calls of a feature; a call changes something when it is a POST, and speaks JSON unless it says otherwise. Every id that it takes says whose it is, or the feature does not compile. */
export const calls = <const C extends Readonly<Record<string, Written>>>(
  feature: C & { [K in keyof C]: Said<C[K]> },
): { [K in keyof C]: Declared<C[K]> } =>
  Object.fromEntries(
    Object.entries<Written>(feature).map(([name, call]) => [
      name,
      {
        changes: call.method === 'POST',
        remembers: true,
        sends: 'json',
        answers: 'envelope',
        label: null,
        costs: () => 0,
        undo: null,
        agent: agentOf({ changes: call.method === 'POST', ...call }),
        ...call,
      },
    ]),
  ) as { [K in keyof C]: Declared<C[K]> }

/** What a call's caller writes. */
export type Asks<C extends Call> = z.input<C['takes']>
/** What a call's handler receives. */
export type Takes<C extends Call> = z.output<C['takes']>
/** What a call's handler returns and its caller receives. */
export type Gives<C extends Call> = z.output<C['gives']>
