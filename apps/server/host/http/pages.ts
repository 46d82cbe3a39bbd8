import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { refuse } from '@toile/rules/refusals.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refused } from './envelope.ts'
import { newNonce, pagePolicy, scriptPolicy } from './headers.ts'
import { languageOfRequest } from './mount.ts'

const noncePlace = '%NONCE%'
const notBuilt = '<!doctype html><title>Toile</title><p>The screens are not built yet. Start the studio with npm start.'

/** The page that opens every screen; each answer has a fresh nonce in the place of `%NONCE%`. */
function makePage(folder: string): () => { text: string; policy: string } {
  const file = join(folder, 'index.html')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : notBuilt
  return () => {
    const nonce = newNonce()
    return { text: text.replaceAll(noncePlace, nonce), policy: pagePolicy(nonce) }
  }
}

/** Serves the built screens: files that carry a hash for ever, everything else by the one page. */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  const page = makePage(folder)
  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      globIgnore: ['index.html', '.*', '**/*.br', '**/*.gz'],
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const forever = path.includes(`${folder}/assets/`)
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
        if (/\.js(\.br|\.gz)?$/.test(path)) reply.header('content-security-policy', scriptPolicy)
      },
    })
  }

  const isScreen = (request: FastifyRequest) => {
    const [path = ''] = request.url.split('?')
    return (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith('/api/') && !/\.\w+$/.test(path)
  }

  const sendPage = (reply: FastifyReply) => {
    const { text, policy } = page()
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(text)
  }

  app.get('/index.html', (_request, reply) => sendPage(reply))
  app.setNotFoundHandler((request, reply) =>
    isScreen(request) ? sendPage(reply) : reply.code(404).send(refused(refuse('notFound'), languageOfRequest(request))),
  )
}
