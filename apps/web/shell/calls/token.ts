const name = 'token'

/** The token of the readable cookie, which calls send back as the Authorization header (requirement S7.01). */
export const readToken = (cookies: string = document.cookie): string | null => {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return entry && entry.length > name.length + 1 ? decodeURIComponent(entry.slice(name.length + 1)) : null
}

/** Clears every cookie a script may clear (requirement S8.02). */
export const clearCookies = () => {
  for (const cookie of document.cookie.split('; ')) {
    const [key] = cookie.split('=')
    if (key) document.cookie = `${key}=; path=/; max-age=0; samesite=lax`
  }
}
