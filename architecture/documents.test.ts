import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesOf } from './sources.ts'

const root = join(import.meta.dirname, '..')
const documents = filesOf('{*.md,docs/**/*.md}').filter(({ path }) => path !== 'docs/requirements.md')

describe('documents', () => {
  it('name files that exist', () => {
    const gone = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/`((?:apps|packages|architecture|bench|docs|journeys|scripts|sheets)\/[\w./-]+)`/g)]
        .filter(([, named]) => !existsSync(join(root, named)))
        .map(([, named]) => `${path}: ${named}`),
    )
    expect(gone).toEqual([])
  })

  it('link to files that exist', () => {
    const gone = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)]
        .filter(([, link]) => !existsSync(join(root, path, '..', link)))
        .map(([, link]) => `${path}: ${link}`),
    )
    expect(gone).toEqual([])
  })
})
