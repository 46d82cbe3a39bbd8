import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { testSeed } from './scripts/testSeed.ts'

/** It counts what another package does, which must not have been read before. */
const attempts = 'apps/server/features/account/attempts.test.ts'

/** They stand in for what the window has, read what they try more than once, have all that was read forget, or open a browser, which takes longer than reading. */
const ownWindows = [
  'apps/web/budget.test.ts',
  'apps/web/features/making/products/edit/editDesk.test.ts',
  'apps/web/shared/drawing/brushParity.test.ts',
  'apps/web/shared/drawing/parity.test.ts',
  'apps/web/shared/light/*.test.ts',
  'apps/web/shared/open/looks/keptActs.test.ts',
  'apps/web/shared/saving/unsavedPages.test.ts',
  'apps/web/shared/uploads/uploads.test.ts',
  'apps/web/shell/noEval.test.ts',
  'apps/web/shell/calls/session.test.ts',
  'apps/web/shell/openWorker.test.ts',
  'apps/web/shell/startWorker.test.ts',
]

export default defineConfig({
  test: {
    // A guard against what hangs; no test is about time, and a busy machine makes none fail.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
    // The processes that tests start compile the same sources again and again.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'toile-compiled'), TEST_SEED: testSeed() },
    projects: [
      {
        extends: true,
        // Packages keep nothing between calls, so that their test files need no world of their own each: what they import is read once.
        test: { name: 'packages', include: ['packages/**/*.test.{ts,tsx}'], isolate: false },
      },
      {
        extends: true,
        // Each of them opens a house of its own, so that what the house is made of is read once as well.
        test: { name: 'features', include: ['apps/server/features/**/*.test.ts'], exclude: [attempts], isolate: false },
      },
      {
        extends: true,
        // Most of the screens' tests ask for what keeps nothing; what they share is read once.
        test: { name: 'screens', include: ['apps/web/**/*.test.{ts,tsx}'], exclude: ownWindows, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'code',
          include: [
            ...ownWindows,
            'apps/server/*.test.ts',
            'apps/server/!(features)/**/*.test.ts',
            attempts,
            'architecture/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['journeys/**/*.test.ts'],
          globalSetup: 'journeys/setup.ts',
          setupFiles: 'journeys/keepTraces.ts',
        },
      },
    ],
  },
})
