import { refuse } from '@toile/rules/refusals.ts'
import { and, eq, or, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { foreign, ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import { thumbnailSides } from '../../host/files/thumbnails.ts'
import { refused } from '../../host/http/envelope.ts'
import { identifyReader } from '../../host/http/identity.ts'
import { languageOfRequest } from '../../host/http/mount.ts'
import type { Server } from '../../host/server.ts'

const mimes: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' }

const isThumbnail = (hash: string) =>
  or(...thumbnailSides.map((side) => sql`${file.thumbnails}->>${`${side}`} = ${hash}`))

/** Serves stored pictures and their thumbnails to whoever may see them: their owner, or everyone when they are public (requirement S6.11). */
export function mountPictures(app: FastifyInstance, server: Server): void {
  app.get<{ Params: { name: string } }>('/api/picture/:name', async (request, reply) => {
    const [, hash = '', ending = ''] = /^([0-9a-f]{64})\.(png|jpg|webp)$/.exec(request.params.name) ?? []
    const mime = mimes[ending]
    const asking = await identifyReader(server, request)
    const named = mime
      ? or(and(eq(file.hash, hash), eq(file.mime, mime)), ending === 'webp' ? isThumbnail(hash) : sql`false`)
      : sql`false`
    const published = and(foreign(file, 'published pictures are shown to everybody'), eq(file.visibility, 'public'))
    const seen = asking ? or(ownedBy(file, asking.identity.id), published) : published
    const [row] = await server.house.select({ visibility: file.visibility }).from(file).where(and(seen, named)).limit(1)
    if (!row || !mime) return reply.code(404).send(refused(refuse('notFound'), languageOfRequest(request)))
    return reply
      .type(mime)
      .header('cache-control', `${row.visibility === 'public' ? 'public' : 'private'}, max-age=31536000, immutable`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .send(await server.files.read(hash, mime))
  })
}
