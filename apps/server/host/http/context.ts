import type { Readable } from 'node:stream'
import type { Call, Calls, Gives, Takes } from '@toile/contract/call.ts'
import type { LanguageId } from '@toile/fashion/languages/index.ts'
import type { Identity } from '@toile/fashion/people/access.ts'
import type { Transaction } from '../database/database.ts'
import type { Server } from '../server.ts'

/** A file that came with a call. */
export interface SentFile {
  name: string
  bytes: Buffer
}

/** The bytes a call answers with in place of an envelope. */
export interface SentBytes {
  /** A stream where they would be too many to hold at once. */
  bytes: Uint8Array | Readable
  mime: string
  name: string
}

/** What a handler is given beside its input; `tx` commits together with the answer. */
export interface Context {
  server: Server
  tx: Transaction
  language: LanguageId
  /** The caller's network address, for throttling. */
  address: string
  /** SHA-256 of the token the call came with. */
  tokenHash: string | null
  file: SentFile | null
  /** Starts a browser session's cookies, or ends them. */
  setCookies(session: { token: string; companion: string } | null): void
  /** Runs once the transaction is committed. */
  afterwards(then: () => void): void
}

/** Calls open to everyone may come without a person. */
type Asking<C extends Call> = C['who'] extends 'all' ? { identity: Identity | null } : { identity: Identity }

/** The server's side of one call; bytes calls return `SentBytes`. */
export type Handler<C extends Call> = (
  input: Takes<C>,
  context: Context & Asking<C>,
) => Promise<C['answers'] extends 'bytes' ? SentBytes : Gives<C>>

/** The server's side of a feature: a call that is missing does not compile. */
export type Handlers<F extends Calls> = { [K in keyof F]: Handler<F[K]> }
