import type { Call } from '@toile/contract/call.ts'
import type { Identity } from '@toile/studio/people/access.ts'
import type { Transact, Transaction } from '../database/database.ts'
import { transactAs } from '../database/wall.ts'
import type { ApartContext, Asked, Context } from './context.ts'
import { AnsweredBefore, checkKey, type Keyed, once } from './once.ts'
import { checkOwnership } from './ownership.ts'

type Who = { identity: Identity | null }
/** A handler whose types were checked where it was declared. */
export type AnyHandler =
  | ((input: unknown, context: Context & Who) => Promise<unknown>)
  | { apart(input: unknown, context: ApartContext & Who): Promise<unknown> }

/** A call that may be made, with everything it came with. */
export interface Made {
  call: Call
  handler: AnyHandler
  input: unknown
  asked: Asked & Who
  /** Its Idempotency-Key, when it came with one and changes something. */
  keyed: Keyed | null
  encode(answer: unknown): unknown
}

/** Carries a call out, whole in one transaction or apart from its transactions; answers it encoded. */
export async function carryOut({ call, handler, input, asked, keyed, encode }: Made): Promise<unknown> {
  const { server, identity } = asked
  const load: Transact = (work) => {
    const checked = async (tx: Transaction) => {
      await checkOwnership(tx, call, identity, input)
      return work(tx)
    }
    // Calls open to everybody find people by their address or show what is public: outside the wall.
    return identity && call.who !== 'all'
      ? transactAs(server.people, identity.id, checked)
      : server.house.transaction(checked)
  }
  const keep = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
    load((tx) => (keyed ? once(tx, keyed, () => work(tx), encode) : work(tx)))
  try {
    if (typeof handler === 'function') return encode(await keep((tx) => handler(input, { ...asked, tx })))
    if (keyed) await load((tx) => checkKey(tx, keyed))
    return encode(await handler.apart(input, { ...asked, load, keep }))
  } catch (error) {
    if (error instanceof AnsweredBefore) return error.body
    throw error
  }
}
