import { hasCause } from '../hasCause.ts'

/** Codes of PostgreSQL for a server that ends, starts or has no room, and of connections that break (SQLSTATE classes 08 and 57P). */
const states = /^(?:08\w{3}|57P0[1-5]|53300)$/
const broken = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'EHOSTUNREACH'])
const onLine = new Set(['connect', 'read', 'write'])
/** What the driver says without a code. */
const said =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

const isBroken = (error: Error): boolean => {
  if (said.test(error.message)) return true
  if (!('code' in error) || typeof error.code !== 'string') return false
  if (states.test(error.code)) return true
  // A file that is not there is no database that is not there.
  return broken.has(error.code) && 'syscall' in error && onLine.has(String(error.syscall))
}

/** Whether something failed because the database could not be reached, or broke off. */
export const isAway = (error: unknown): boolean => hasCause(error, isBroken)
