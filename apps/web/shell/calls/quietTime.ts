import { limits } from '@toile/rules/limits.ts'

/** What an ended session does to the screen (requirement S8.02). */
export interface Ending {
  now(): number
  path(): string
  clearCookies(): void
  goHome(): void
  warn(): void
  forget(): void
}

/** Routes on which a person is just identifying themselves; a 401 there is an answer, not an ended session. */
const isIdentification = (path: string): boolean =>
  /^\/(login|schoolLogin|enterpriseLogin|register)\/?$/.test(path) ||
  /^\/api\/account\/(login|register|no-login)$/.test(path)

const isSquare = (path: string): boolean => path === '/Square' || path.startsWith('/Square/')
const isGallery = (path: string): boolean => path.startsWith('/api/portfolio/')

/** The two quiet seconds after a 401: the first one ends the session, later ones say nothing, other calls stay empty (requirement S8.02). */
export const createQuietTime = (ending: Ending) => {
  let since = Number.NEGATIVE_INFINITY
  const quiet = () => ending.now() - since < limits.unauthorizedQuiet
  return {
    /** Whether a call is answered empty instead of being sent. */
    holds: (call: string): boolean => quiet() && !isGallery(call) && !isIdentification(call),
    unauthorized(call: string) {
      if (quiet() || isIdentification(call) || isIdentification(ending.path())) return
      since = ending.now()
      ending.clearCookies()
      ending.forget()
      if (!isSquare(ending.path())) ending.goHome()
      ending.warn()
    },
    /** A new session began: calls flow again. */
    over() {
      since = Number.NEGATIVE_INFINITY
    },
  }
}
