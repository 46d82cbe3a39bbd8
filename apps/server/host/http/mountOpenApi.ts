import { contract } from '@toile/contract/index.ts'
import type { FastifyInstance } from 'fastify'
import { openApi, openApiPage, openApiStyle } from './openapi.ts'

/** The description of every call at /api/openapi.json, and as a page to read at /api/page. */
export async function mountOpenApi(app: FastifyInstance): Promise<void> {
  const described = openApi(contract)
  const page = openApiPage(contract)
  app.get('/api/openapi.json', () => described)
  app.get('/api/page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(openApiStyle))
  app.get('/api/page', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'self'")
      .send(page),
  )
}
