import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

function find(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

function install(name: string, debian: string): void {
  process.stdout.write(`Installing ${name} for the tests (the package ${debian}) …\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const words of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', debian],
  ])
    spawnSync('apt-get', words, { stdio: 'ignore', env })
}

/** A program that others wrote, with which tests open what the studio made: an installed one, else Debian's package, installed when there is none. */
export function needProgram(name: string, debian: string): string {
  const isOurs = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (!find(name) && isOurs) install(name, debian)
  const found = find(name)
  if (found) return found
  throw new Error(`The tests need ${name}: install it (on Debian the package ${debian}).`)
}
