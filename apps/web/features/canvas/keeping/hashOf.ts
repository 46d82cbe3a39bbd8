import { sha256 } from './sha256.ts'

/** SHA-256 in hexadecimal, also where the page is not served safely and the browser holds its own back. */
export async function hashOf(bytes: Uint8Array): Promise<string> {
  const digest = globalThis.crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))
    : sha256(bytes)
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
