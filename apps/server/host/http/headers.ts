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

const scripts = "script-src 'self' 'wasm-unsafe-eval'"
const nothingElse = ["object-src 'none'", "base-uri 'none'", "require-trusted-types-for 'script'"]

/** A page's content policy: only what the studio itself serves may run, style elements carry the page's nonce, and texts become programs by the one policy `toile` alone. */
export const pagePolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    scripts,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'trusted-types toile',
    ...nothingElse,
  ].join('; ')

/** The content policy of a script; it holds in the worker that the script may become, which knows nothing of its page's. */
export const scriptPolicy = ["default-src 'self'", scripts, "trusted-types 'none'", ...nothingElse].join('; ')

/** A fresh nonce for a page. */
export const newNonce = (): string => randomBytes(18).toString('base64')
