import type { Fault } from './fault.ts'

const headers = 'apps/server/host/http/headers.ts'
const pages = 'apps/server/host/http/pages.ts'
const planted = (name: string, file: string, find: string, replace: string, test: string, title: string): Fault => ({
  family: 'studio',
  name: `policy: ${name}`,
  file,
  find,
  replace,
  test,
  title,
})
const http = (name: string, file: string, find: string, replace: string, title: string) =>
  planted(name, file, find, replace, 'apps/server/host/http/pages.test.ts', title)
const page = 'lets nothing run on a page but the studio’s own files'

/** What would let a text become a program or a style on the studio's pages. */
export const policyFaults: readonly Fault[] = [
  http(
    'styles stand without a nonce',
    headers,
    "`style-src 'self' 'nonce-${nonce}'`",
    "`style-src 'self' 'nonce-${nonce}' 'unsafe-inline'`",
    page,
  ),
  http('texts become programs', headers, ', "require-trusted-types-for \'script\'"', '', page),
  http('any policy makes programs', headers, "    'trusted-types toile',\n", '', page),
  http(
    'a page has the nonce of the page before it',
    pages,
    'const nonce = newNonce()',
    "const nonce = 'A'.repeat(24)",
    page,
  ),
  http(
    'a worker runs under none',
    pages,
    "if (/\\.js(\\.br|\\.gz)?$/.test(path)) reply.header('content-security-policy', scriptPolicy)",
    '',
    'of a script holds in the worker that it may become',
  ),
  planted(
    'zod tries a text as a program',
    'apps/web/shell/noEval.ts',
    'config({ jitless: true })',
    'config({})',
    'apps/web/shell/noEval.test.ts',
    'zod tries no text as a program',
  ),
  planted(
    'a worker starts from elsewhere',
    'apps/web/shell/startWorker.ts',
    'new URL(address, location.href).origin !== location.origin',
    "address === ''",
    'apps/web/shell/startWorker.test.ts',
    'starts from the studio itself alone',
  ),
]
