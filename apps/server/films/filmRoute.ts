import { filmForms } from '@toile/craft/films/filmForms.ts'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { ownedBy } from '../host/database/owned.ts'
import { file } from '../host/database/schema/files.ts'
import { attached } from '../host/http/attached.ts'
import { refused } from '../host/http/envelope.ts'
import { identifyReader } from '../host/http/identity.ts'
import { languageOfRequest } from '../host/http/mount.ts'
import type { Server } from '../host/server.ts'
import { partOf } from './partOf.ts'

/** Serves the files of films to their owner, in parts where parts are asked for, so that any moment is reached at once (requirements S1.09, S6.11). */
export function mountFilms(app: FastifyInstance, server: Server): void {
  app.get<{ Params: { name: string }; Querystring: { name?: string } }>('/api/film/:name', async (request, reply) => {
    const [, hash = '', ending = ''] = /^([0-9a-f]{64})\.(\w+)$/.exec(request.params.name) ?? []
    const form = filmForms.find((one) => one.ending === ending)
    const asking = await identifyReader(server, request)
    const [row] =
      asking && form
        ? await server.house
            .select({ id: file.id })
            .from(file)
            .where(
              and(
                ownedBy(file, asking.identity.id),
                eq(file.hash, hash),
                eq(file.mime, form.mime),
                eq(file.kind, 'film'),
              ),
            )
            .limit(1)
        : []
    const size = row && form ? await server.files.sizeOf(hash, form.mime) : null
    if (!form || size === null) return reply.code(404).send(refused(refuse('notFound'), languageOfRequest(request)))
    reply
      .header('accept-ranges', 'bytes')
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
    const part = partOf(request.headers.range, size)
    if (part === 'beyond') return reply.code(416).header('content-range', `bytes */${size}`).send()
    const { name } = request.query
    if (name !== undefined || form.id === 'png')
      reply.header('content-disposition', attached(`${(name ?? 'film').slice(0, limits.nameLength)}.${ending}`))
    reply.type(form.mime)
    if (!part)
      return reply
        .header('content-length', size)
        .send(await server.files.openPart(hash, form.mime, { start: 0, end: size - 1 }))
    return reply
      .code(206)
      .header('content-range', `bytes ${part.start}-${part.end}/${size}`)
      .header('content-length', part.end - part.start + 1)
      .send(await server.files.openPart(hash, form.mime, part))
  })
}
