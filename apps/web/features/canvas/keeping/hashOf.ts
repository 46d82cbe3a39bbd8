/** SHA-256 in hexadecimal; where the page is not served safely a name that no other tile has. */
export async function hashOf(bytes: Uint8Array): Promise<string> {
  const digest = globalThis.crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))
    : crypto.getRandomValues(new Uint8Array(32))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
