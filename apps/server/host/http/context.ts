import type { Readable } from 'node:stream'
import type { Call, Calls, Gives, Takes } from '@toile/contract/call.ts'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import type { Identity } from '@toile/studio/people/access.ts'
import type { Transact, Transaction } from '../database/database.ts'
import type { Server } from '../server.ts'

/** A file that came with a call. */
export interface SentFile {
  name: string
  /** Its bytes; none where it is so large that it lies at a path instead, until the call is answered. */
  bytes: Buffer
  path: string | null
  /** How many bytes it has. */
  size: number
}

/** The bytes a call answers with in place of an envelope. */
export interface SentBytes {
  /** A stream where they would be too many to hold at once. */
  bytes: Uint8Array | Readable
  /** Of a stream, how many they are, where it is known. */
  size?: number
  mime: string
  name: string
}

/** What every handler is given beside its input. */
export interface Asked {
  server: Server
  language: LanguageId
  /** The caller's network address, for throttling. */
  address: string
  /** SHA-256 of the token the call came with. */
  tokenHash: string | null
  file: SentFile | null
  /** Starts a browser session's cookies, or ends them. */
  setCookies(session: { token: string; companion: string } | null): void
  /** Runs once the answer is kept. */
  afterwards(then: () => void): void
}

/** What a handler is given that works on the database alone; `tx` commits together with the answer. */
export interface Context extends Asked {
  tx: Transaction
}

/** What a handler is given that also draws, hashes, reads files or asks others: never while a transaction waits. */
export interface ApartContext extends Asked {
  /** Reads in a short transaction, in which what the call names is the caller's own. */
  load: Transact
  /** Keeps what was made, once, in a short transaction like that of `load`; its result is the call's answer. */
  keep: Transact
}

/** Calls open to everyone may come without a person. */
export type Asking<C extends Call> = C['who'] extends 'all' ? { identity: Identity | null } : { identity: Identity }
type Answer<C extends Call> = C['answers'] extends 'bytes' ? SentBytes : Gives<C>

/** The server's side of a call that works on the database alone. */
export type Whole<C extends Call> = (input: Takes<C>, context: Context & Asking<C>) => Promise<Answer<C>>
/** The server's side of a call that takes longer than its transactions. */
export interface Apart<C extends Call> {
  apart(input: Takes<C>, context: ApartContext & Asking<C>): Promise<Answer<C>>
}

/** The server's side of one call; bytes calls return `SentBytes`. */
export type Handler<C extends Call> = Whole<C> | Apart<C>

/** The server's side of a feature: a call that is missing does not compile. */
export type Handlers<F extends Calls> = { [K in keyof F]: Handler<F[K]> }
