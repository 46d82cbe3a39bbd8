import { createHash } from 'node:crypto'

/** The SHA-256 of bytes, which names them. */
export const hashBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
