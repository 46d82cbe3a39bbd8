import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { stampOf } from '../../../scripts/stamp.mjs'

const root = join(import.meta.dirname, '../../..')
const web = join(root, 'apps/web')
const dist = join(web, 'dist')
const stampFile = join(dist, '.stamp')
const sources = ['apps/web', 'packages', 'package-lock.json'].map((path) => join(root, path))

async function build() {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', web], {
    cwd: web,
    // Whoever asks for it, also a test, gets what people are served.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', (chunk) => {
    complaints += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The screens could not be built:\n${complaints.trim()}`)
}

/** Lays compressed twins beside every text file, so that serving them costs nothing. */
async function compress() {
  const names = await readdir(dist, { recursive: true })
  for (const name of names.filter((each) => /\.(js|css|svg|json|wasm)$/.test(each))) {
    const path = join(dist, name)
    const bytes = await readFile(path)
    const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, brotli))
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  }
}

/** Builds the screens when their sources changed since the last time; `says` is told before a build begins. */
export async function buildWeb(says: (sentence: string) => void): Promise<void> {
  const stamp = stampOf(sources)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  says('Building the screens …')
  await build()
  await compress()
  await writeFile(stampFile, stamp)
}
