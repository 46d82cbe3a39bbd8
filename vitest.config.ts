import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['packages/**/*.test.{ts,tsx}', 'apps/**/*.test.{ts,tsx}', 'architecture/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'journeys', include: ['journeys/**/*.test.ts'], globalSetup: 'journeys/setup.ts' },
      },
    ],
  },
})
