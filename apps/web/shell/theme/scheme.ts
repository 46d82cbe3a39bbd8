import { localStorageColorSchemeManager } from '@mantine/core'

/** Keeps the chosen appearance; public/scheme.js reads the same key before the first paint. */
export const schemeKeeper = localStorageColorSchemeManager({ key: 'toile-scheme' })
