import { createHash } from 'node:crypto'
import type { Identity } from '@toile/studio/people/access.ts'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { person, session } from '../database/schema/people.ts'
import type { Server } from '../server.ts'

/** The name of the readable cookie and of its HttpOnly companion (requirements S7.01, S9.01). */
export const cookieNames = { token: 'token', companion: 'companion' } as const

/** What is stored of a secret. */
export const hashOf = (secret: string | Uint8Array): string => createHash('sha256').update(secret).digest('hex')

/** Who sends a request, by its token; null when the token is absent, unknown, ended or, from a browser, without its companion. */
async function identify(
  server: Server,
  token: string | undefined,
  companion: string | undefined,
): Promise<{ identity: Identity; tokenHash: string } | null> {
  if (!token || token.length > 200) return null
  const tokenHash = hashOf(token)
  const now = new Date()
  const [found] = await server.house
    .select({
      id: person.id,
      email: person.email,
      confirmedAt: person.confirmedAt,
      systemUser: person.systemUser,
      affiliate: person.affiliate,
      kind: session.kind,
      companionHash: session.companionHash,
      lastUsedAt: session.lastUsedAt,
    })
    .from(session)
    .innerJoin(person, eq(person.id, session.personId))
    .where(and(eq(session.tokenHash, tokenHash), gt(session.expiresAt, now), isNull(session.revokedAt)))
  if (!found) return null
  if (found.kind === 'browser' && (!companion || hashOf(companion) !== found.companionHash)) return null
  if (now.getTime() - found.lastUsedAt.getTime() > 60_000) {
    await server.house.update(session).set({ lastUsedAt: now }).where(eq(session.tokenHash, tokenHash))
  }
  const { id, email, systemUser, affiliate, kind } = found
  // Whoever registers an address first has not proved that it is theirs.
  const listed =
    email !== null && found.confirmedAt !== null && server.settings.administrators.includes(email.toLowerCase())
  return {
    identity: { id, systemUser, affiliate, listed, visitor: email === null, program: kind === 'program' },
    tokenHash,
  }
}

/** The sender of a call: the token must be in the Authorization header, which only our own page can send. */
export const identifyCall = (server: Server, request: FastifyRequest) =>
  identify(server, request.headers.authorization?.replace(/^Bearer\s+/i, ''), request.cookies[cookieNames.companion])

/** The reader of a picture: an image element sends cookies alone, which is enough to read and for nothing else. */
export const identifyReader = async (server: Server, request: FastifyRequest) =>
  (await identifyCall(server, request)) ??
  (await identify(server, request.cookies[cookieNames.token], request.cookies[cookieNames.companion]))
