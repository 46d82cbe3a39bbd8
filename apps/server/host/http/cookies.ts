import { limits } from '@toile/rules/limits.ts'
import type { FastifyReply } from 'fastify'
import type { Settings } from '../settings.ts'
import { cookieNames } from './identity.ts'

/** Writes a browser session's two cookies: the token a page reads and sends back, and the companion no script can read. */
export const cookieWriter =
  (settings: Settings, reply: FastifyReply) =>
  (session: { token: string; companion: string } | null): void => {
    const shared = { path: '/', sameSite: 'lax' as const, secure: settings.address?.startsWith('https:') ?? false }
    if (!session) {
      reply.clearCookie(cookieNames.token, shared).clearCookie(cookieNames.companion, { ...shared, httpOnly: true })
      return
    }
    const maxAge = limits.tokenLifetime / 1000
    reply
      .setCookie(cookieNames.token, session.token, { ...shared, maxAge })
      .setCookie(cookieNames.companion, session.companion, { ...shared, maxAge, httpOnly: true })
  }
