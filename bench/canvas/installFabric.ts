import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'peer')
const script = join(folder, 'node_modules/fabric/dist/index.min.js')

/** The script of fabric, which stands in no list of what the project is made of: installed beside the bench, without a canvas or a browser for servers. */
export function installFabric(): string {
  if (existsSync(script)) return script
  const words = ['install', '--omit=optional', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const done = spawnSync(npm, words, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
  if (done.status !== 0 || !existsSync(script)) throw new Error('This bench needs fabric, which npm did not install.')
  return script
}
