import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const settings = new Map(
  [...read('apps/server/host/settings.ts').matchAll(/\/\*\* (.+?) \*\/\n {2}([A-Z][A-Z0-9_]+):/g)].map(
    ([, says = '', name = '']) => [name, says],
  ),
)
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const deployed = ['Dockerfile', 'compose.yaml', 'deploy/toile.service', 'docs/operation.md', 'README.md']

describe('what an operator is given', () => {
  it('explains every setting in the words of the settings, and no other', () => {
    const rows = [...read('docs/operation.md').matchAll(/^\| `([A-Z0-9_]+)` \| (.+?) \| .*\|$/gm)]
    expect(settings.size).toBeGreaterThan(20)
    expect(new Map(rows.map(([, name = '', says = '']) => [name, says]))).toEqual(settings)
  })

  it('names settings that exist', () => {
    const unknown = deployed.flatMap((path) =>
      [...read(path).matchAll(/\b((?:TOILE|S3)_[A-Z0-9_]*[A-Z0-9])\b/g)]
        .filter(([, name = '']) => !settings.has(name))
        .map(([, name]) => `${path}: ${name}`),
    )
    expect(unknown).toEqual([])
  })

  it('builds an image of files that exist, which starts what npm start starts', () => {
    const image = read('Dockerfile')
    const copied = [...image.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '))
    expect(copied.length).toBeGreaterThan(5)
    expect(copied.filter((name) => !existsSync(join(root, name)))).toEqual([])
    const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(image) ?? []
    expect(JSON.parse(command).join(' ')).toBe(scripts['start'])
    expect(read('deploy/toile.service')).toContain(`ExecStart=/usr/bin/env ${scripts['start']}\n`)
    // What the server reads while it runs is in one of the folders that are copied.
    for (const folder of ['apps', 'packages', 'scripts', 'tsconfig.json']) expect(copied).toContain(folder)
  })
})
