import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Whether a path is a program that can be started. */
export function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Where programs of some names would stand, of those folders in which programs are looked for. */
export const onPath = (names: readonly string[]): string[] =>
  (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))

const isDebian = () => existsSync('/etc/debian_version') || readOr('/etc/os-release').includes('debian')

function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Installs a package that tests need, where this is a Debian and we may; `why` tells what it is for. */
export function installOnDebian(name: string, why: string): void {
  if (process.getuid?.() !== 0 || !isDebian()) return
  process.stdout.write(`Installing ${why} (the package ${name}) …\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const words of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ]) {
    spawnSync('apt-get', words, { stdio: 'ignore', env })
  }
}
