import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'
import { findBrowser } from '../scripts/browser.ts'
import type { StartedStudio } from './startStudio.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/** A studio that runs already, and a browser beside it. */
export interface Studio extends Pick<StartedStudio, 'address' | 'said'> {
  browser: Browser
  close(): Promise<void>
}

declare module 'vitest' {
  interface ProvidedContext {
    studio: Pick<StartedStudio, 'address' | 'said'>
  }
}

/** Opens a browser at the studio that all journeys share; everybody in it has an account of their own. */
export async function openStudio(): Promise<Studio> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? findBrowser(), args: flags })
  return { ...inject('studio'), browser, close: () => browser.close() }
}
