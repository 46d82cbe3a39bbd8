import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const screens = globSync('apps/web/{features,shared,shell,places}/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !path.includes('.test.'),
)
const holding = (wrong: (source: string) => boolean) =>
  screens.filter((path) => wrong(readFileSync(join(root, path), 'utf8')))

describe('sentences of the screens', () => {
  it('no form lets the browser answer in its place', () => {
    expect(holding((source) => source.includes('<form'))).toEqual(['apps/web/shell/parts/Form.tsx'])
    expect(holding((source) => /<form\s+noValidate/.test(source))).toEqual(['apps/web/shell/parts/Form.tsx'])
  })

  it('names are joined as the language joins them', () => {
    const others = ['fillStyle.ts', 'HueStrip.tsx', 'takings.ts'] // CSS and prompts are no sentences
    expect(
      holding((source) => source.includes(".join(', ')")).filter((path) => !others.some((name) => path.endsWith(name))),
    ).toEqual([])
  })
})
