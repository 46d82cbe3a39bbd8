import { randomBytes } from 'node:crypto'
import { sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { session } from '../../host/database/schema/people.ts'
import type { Context } from '../../host/http/context.ts'
import { hashOf } from '../../host/http/identity.ts'

const secret = () => randomBytes(32).toString('base64url')

/** Opens a browser session: sets its two cookies and gives its token; only their hashes are stored. */
export async function openSession({ tx, setCookies }: Context, personId: string): Promise<string> {
  const token = secret()
  const companion = secret()
  await tx.insert(session).values({
    tokenHash: hashOf(token),
    companionHash: hashOf(companion),
    personId,
    kind: 'browser',
    expiresAt: new Date(Date.now() + limits.tokenLifetime),
  })
  setCookies({ token, companion })
  return token
}

/** Opens a personal access token for another program. */
export async function openToken(
  { tx }: Context,
  personId: string,
  name: string,
): Promise<{ id: string; token: string }> {
  const token = `toile_${secret()}`
  const { id } = sureFirst(
    await tx
      .insert(session)
      .values({
        tokenHash: hashOf(token),
        personId,
        kind: 'program',
        name,
        expiresAt: new Date(Date.now() + 365 * 24 * 60 * 60 * 1000),
      })
      .returning({ id: session.id }),
  )
  return { id, token }
}
