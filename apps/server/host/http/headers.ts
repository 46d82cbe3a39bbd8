import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** What every answer tells the browser not to do. */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), bluetooth=(), display-capture=(), browsing-topics=()',
} as const

/** Puts the headers of safety on every answer. */
export function addSafeHeaders(app: FastifyInstance, address: string | undefined): void {
  // Where the studio is reached by https, browsers are never to try it without.
  const lasting = address?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...always, ...lasting })
  })
}

/** A page's content policy: only what the studio itself serves may run; a nonce, where the page has one, marks its style elements. */
export const pagePolicy = (nonce: string | undefined): string =>
  [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    nonce ? `style-src 'self' 'nonce-${nonce}'` : "style-src 'self' 'unsafe-inline'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** A fresh nonce for a page. */
export const newNonce = (): string => randomBytes(18).toString('base64')
