import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { documents } from '../documents.ts'
import { samples } from './testing/samples.ts'

const folder = join(import.meta.dirname, 'samples')
const keptOf = (id: string) =>
  readdirSync(join(folder, id)).map((name) => ({ name, text: readFileSync(join(folder, id, name), 'utf8') }))

describe('documents that were kept', () => {
  it.each(documents)('[S3.04] $id: there are some of each version that ever was', ({ id, version }) => {
    const versions = new Set(keptOf(id).map(({ name }) => Number(/^v(\d+)-/.exec(name)?.[1])))
    expect([...versions].sort((a, b) => a - b)).toEqual(Array.from({ length: version }, (_, i) => i + 1))
  })

  it.each(documents)('[S3.04] $id: none was edited since it was kept', ({ id }) => {
    for (const { name, text } of keptOf(id))
      expect(name).toMatch(new RegExp(`-${createHash('sha256').update(text).digest('hex').slice(0, 16)}\\.json$`))
  })

  it.each(documents)('[S3.04] $id: each opens as a valid document of the present', ({ id, present, reads }) => {
    for (const { name, text } of keptOf(id)) {
      const stored: unknown = JSON.parse(text)
      const read = reads.parse(stored)
      expect(present.parse(read), name).toEqual(read)
      expect(JSON.parse(text)).toEqual(stored)
    }
  })

  it.each(documents)('[S3.04] $id: what is written today is of the present version', ({ id, version, present }) => {
    for (const document of samples[id]()) {
      expect(present.parse(document)).toEqual(document)
      expect(Reflect.get(Object(document), 'version') ?? 1).toBe(version)
    }
  })
})
