/** An id that no other layer has. */
export const freshId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(9))
  return [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('')
}
