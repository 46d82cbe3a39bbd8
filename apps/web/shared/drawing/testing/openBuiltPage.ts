import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { findBrowser } from '../../../../../scripts/browser.ts'

const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' }

/** A page in a real browser that holds one module and what that imports; it is ready once `offers` is a global of it. */
export async function openBuiltPage(
  module: string,
  offers: string,
  more: readonly string[] = [],
): Promise<{ page: Page; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'toile-drawing-'))
  await build({
    root: dirname(module),
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      rolldownOptions: {
        input: module,
        output: { entryFileNames: 'page.js' },
      },
    },
  })
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    response.setHeader('content-type', types[extname(path)] ?? 'text/html')
    if (path === '/favicon.ico') return response.writeHead(404).end()
    response.end(path === '/' ? '<script type="module" src="/page.js"></script>' : readFileSync(join(folder, path)))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...flags, ...more] })
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await page.waitForFunction((name) => name in globalThis, offers)
  return {
    page,
    async close() {
      await browser.close()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
