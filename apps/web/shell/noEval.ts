import { config } from 'zod'

// Where text may run as a program, zod compiles its schemas; it asks by trying, and the page's policy would report the try.
config({ jitless: true })
