import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { designSchema } from '@toile/craft/designs/design.ts'
import { elementKinds, presentElementSchema } from '@toile/craft/elements/element.ts'
import { drawElement } from '@toile/picture/elements/drawElement.ts'
import { drawLook } from '@toile/picture/looks/drawLook.ts'
import { openSources } from '@toile/picture/looks/sources.ts'
import { documents } from '@toile/studio/documents.ts'
import { describe, expect, it } from 'vitest'
import { openServerHost } from '../../host/canvas.ts'
import { openServerLetters } from '../letters/shelf.ts'

const folder = join(import.meta.dirname, '../../../../packages/studio/migrating/samples')
const keptOf = (id: string): [name: string, stored: unknown][] =>
  readdirSync(join(folder, id)).map((name) => [name, JSON.parse(readFileSync(join(folder, id, name), 'utf8'))])

const host = openServerHost()
const sources = openSources(host)

describe('documents that were kept', () => {
  it.each(keptOf('design'))('[S3.04] the look %s is drawn', (_, stored) => {
    const canvas = drawLook(host, designSchema.parse(stored), sources, { width: 128, height: 192 })
    const { data } = canvas.getContext('2d').getImageData(0, 0, 128, 192)
    expect(new Set(data).size).toBeGreaterThan(40)
  })

  const keptElements = elementKinds.flatMap((kind) =>
    keptOf(kind).map(([name, stored]) => [name, kind, stored] as const),
  )
  it.each(keptElements)('[S3.04] the element %s is drawn', async (_, kind, stored) => {
    const read = documents.find(({ id }) => id === kind)?.reads.parse(stored)
    const drawn = await drawElement(presentElementSchema.parse(read), 96, {
      host,
      sources,
      letters: openServerLetters,
    })
    expect(drawn?.width).toBeGreaterThan(0)
    expect(new Set(drawn?.rgba).size).toBeGreaterThan(2)
  })
})
