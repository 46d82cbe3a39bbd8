import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunker } from './chunks.ts'
import { undrawn } from './undrawn.ts'

const chunkOf = chunker()
const api = process.env['TOILE_API'] ?? 'http://127.0.0.1:4600'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ compiler: true }), undrawn()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'ground',
              priority: 2,
              test: /node_modules[\\/](react|react-dom|scheduler|i18next|react-i18next|@tanstack|zod)[\\/]|shell[\\/]noEval\.ts/,
            },
            // What every page begins with comes in one file; of itself it falls apart by who else shares which piece of it.
            { name: 'frame', priority: 1, tags: ['$initial'] },
            {
              name: (id, built) => chunkOf(id, (one) => built.getModuleInfo(one)),
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: api } } },
  preview: { proxy: { '/api': { target: api } } },
})
