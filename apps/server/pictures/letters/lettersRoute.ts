import { refuse } from '@toile/rules/refusals.ts'
import type { FastifyInstance } from 'fastify'
import { onBehalfOf } from '../../host/aside/person.ts'
import { refused } from '../../host/http/envelope.ts'
import { languageOfRequest } from '../../host/http/mount.ts'
import { fileOf } from './fontFiles.ts'
import { unpackedFont } from './unpackedFonts.ts'

/** Where a font file is read, unpacked, so that a browser can shape with it; `1` changes when the fonts do. */
export const lettersAddress = (name: string): string => `/api/letters/1/${name}.ttf`

/** Serves the files of the open fonts to everyone; they hold nothing of anybody. */
export function mountLetters(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/api/letters/1/:name', async (request, reply) => {
    const [, name = ''] = /^([\w-]{1,80})\.ttf$/.exec(request.params.name) ?? []
    if (!fileOf(name)) return reply.code(404).send(refused(refuse('notFound'), languageOfRequest(request)))
    return reply
      .type('font/ttf')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(await onBehalfOf(request.ip, () => unpackedFont(name)))
  })
}
