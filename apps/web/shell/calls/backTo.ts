const key = 'toile-back-to'

/** A path of this site and of no other; anything else gives null. */
export const ownPath = (text: string | null): string | null => (text && /^\/(?![/\\])[^\\]*$/.test(text) ? text : null)

/** Remembers where a person wanted to go, so that a deep link survives signing in. */
export const rememberPlace = (path: string) => sessionStorage.setItem(key, path)

/** The remembered place, once. */
export const takePlace = (): string | null => {
  const place = ownPath(sessionStorage.getItem(key))
  sessionStorage.removeItem(key)
  return place
}
