import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const elsewhere = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...found, ...elsewhere, chromium.executablePath()].find(runs)
}

const isDebian = () => existsSync('/etc/debian_version') || readOr('/etc/os-release').includes('debian')

function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function installOnDebian(): string | undefined {
  process.stdout.write('Installing the browser for the journeys (the package chromium) …\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const words of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    spawnSync('apt-get', words, { stdio: 'ignore', env })
  }
  return installed()
}

/** The browser that tests drive: CHROMIUM_PATH, an installed Chromium, or Debian's package, installed when there is none. */
export function findBrowser(): string {
  const wanted = process.env['CHROMIUM_PATH']
  if (wanted) {
    if (runs(wanted)) return wanted
    throw new Error(`CHROMIUM_PATH names ${wanted}, which is not a program.`)
  }
  const found = installed() ?? (process.getuid?.() === 0 && isDebian() ? installOnDebian() : undefined)
  if (found) return found
  throw new Error('The journeys need a browser: install Chromium, or set CHROMIUM_PATH to one.')
}
