import { chromium } from 'playwright-core'
import { installOnDebian, onPath, runs } from './installOnDebian.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const elsewhere = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const installed = () => [...onPath(names), ...elsewhere, chromium.executablePath()].find(runs)

/** The browser that tests drive: CHROMIUM_PATH, an installed Chromium, or Debian's package, installed when there is none. */
export function findBrowser(): string {
  const wanted = process.env['CHROMIUM_PATH']
  if (wanted) {
    if (runs(wanted)) return wanted
    throw new Error(`CHROMIUM_PATH names ${wanted}, which is not a program.`)
  }
  const there = installed()
  if (there) return there
  installOnDebian('chromium', 'the browser for the journeys')
  const found = installed()
  if (found) return found
  throw new Error('The journeys need a browser: install Chromium, or set CHROMIUM_PATH to one.')
}
