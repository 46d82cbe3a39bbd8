import { refuse } from '@toile/rules/refusals.ts'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { ownedBy } from '../../host/database/owned.ts'
import { canvasTile } from '../../host/database/schema/canvases.ts'
import { refused } from '../../host/http/envelope.ts'
import { identifyReader } from '../../host/http/identity.ts'
import { languageOfRequest } from '../../host/http/mount.ts'
import type { Server } from '../../host/server.ts'
import { tileMime } from './takeTiles.ts'

/** Serves the tiles of paintings to their owner alone; one never changes (requirements S3.13, S6.11). */
export function mountTiles(app: FastifyInstance, server: Server): void {
  app.get<{ Params: { name: string } }>('/api/canvas/tile/:name', async (request, reply) => {
    const [, hash = ''] = /^([0-9a-f]{64})\.png$/.exec(request.params.name) ?? []
    const asking = hash ? await identifyReader(server, request) : null
    const [row] = asking
      ? await server.house
          .select({ hash: canvasTile.hash })
          .from(canvasTile)
          .where(and(ownedBy(canvasTile, asking.identity.id), eq(canvasTile.hash, hash)))
      : []
    if (!row) return reply.code(404).send(refused(refuse('notFound'), languageOfRequest(request)))
    return reply
      .type(tileMime)
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .send(await server.files.read(hash, tileMime))
  })
}
