import type { Chance } from '@toile/geometry'
import { sure } from '@toile/geometry'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { hashBytes } from '../../apps/server/host/files/hashBytes.ts'
import { lockedPdf, nestedWord, pdfBomb, wordOf, zipBomb } from '../../apps/server/testing/hostile/briefs.ts'
import type { Maker } from './maker.ts'
import { hostilePictures } from './pictures.ts'
import type { Samples } from './samples.ts'

const climbing = [
  '../../../etc/passwd',
  '/etc/passwd',
  '..\\..\\boot.ini',
  'pictures/../../x',
  'a\0b',
  'con',
  'é/'.repeat(300),
]

/** Lists in lists, or objects in objects, so many times. */
function deepJson(chance: Chance): string {
  const depth = chance.pick([600, 20_000, 900_000])
  return chance.happens(0.5)
    ? `${'['.repeat(depth)}${']'.repeat(depth)}`
    : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
}

const nested = (floors: number): Uint8Array => {
  let inner: Uint8Array = zipSync({ '0.txt': new Uint8Array(2_000_000) })
  for (let i = 0; i < floors; i++) inner = zipSync({ 'inner.zip': inner, [`${i}.txt`]: strToU8('x') })
  return inner
}

type Parts = Record<string, Uint8Array>

/** The sound collection file with other parts, about which its manifest tells the truth. */
function forged({ toile }: Samples, change: (parts: Parts) => Parts): Buffer {
  const before = unzipSync(toile)
  const parts = change({ ...before })
  const told = JSON.parse(new TextDecoder().decode(before['manifest.json'])) as object
  const files = Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]) => (name === 'manifest.json' ? [] : [[name, hashBytes(part)]])),
  )
  const manifest = strToU8(JSON.stringify({ ...told, files }))
  return Buffer.from(zipSync({ ...parts, 'manifest.json': manifest }, { level: 1 }))
}

const inCollection =
  (change: (parts: Parts, chance: Chance, samples: Samples) => Parts | Promise<Parts>): Maker =>
  async (chance, samples) => {
    const parts = await change(unzipSync(samples.toile), chance, samples)
    return forged(samples, () => parts)
  }

/** Hostile documents and archives by what they are. */
export const hostileDocuments: Readonly<Record<string, Maker>> = {
  'a PDF that unpacks to much': () => pdfBomb(),
  'a PDF with a password': () => lockedPdf(),
  'a PDF with a script': (_, { pdf }) =>
    Buffer.from(
      pdf
        .toString('latin1')
        .replace('/Type /Catalog', '/Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >>'),
      'latin1',
    ),
  'a Word file of nested paragraphs': async () => Buffer.from(await nestedWord()),
  'an archive that lies about its size': () => zipBomb(),
  'a Word file with entities': async () =>
    Buffer.from(
      await wordOf([], {
        'word/document.xml':
          '<!DOCTYPE w [<!ENTITY e SYSTEM "file:///etc/passwd">]><w:document><w:body><w:p>&e;</w:p></w:body></w:document>',
      }),
    ),
  'a Word file of very many parts': async (chance) =>
    Buffer.from(
      await wordOf(
        ['A'],
        Object.fromEntries(Array.from({ length: chance.whole(500, 4_000) }, (_, i) => [`word/${i}.xml`, '<a/>'])),
      ),
    ),
  'an archive in archives': (chance) => Buffer.from(nested(chance.whole(2, 40))),
  'an archive with climbing names': (chance) =>
    Buffer.from(zipSync(Object.fromEntries(climbing.map((name) => [name, strToU8(String(chance.next()))])))),
  'a collection file with climbing names': inCollection((parts, chance) => ({
    ...parts,
    [chance.pick(climbing)]: strToU8('x'),
  })),
  'a collection file with a hostile picture': inCollection(async (parts, chance, samples) => {
    const bytes = await sure(hostilePictures[chance.pick(Object.keys(hostilePictures))])(chance, samples)
    return { ...parts, [`pictures/${hashBytes(bytes)}.${chance.pick(['png', 'jpg', 'webp'])}`]: bytes }
  }),
  'a collection file with a packed part': inCollection((parts, chance) => {
    const bytes = new Uint8Array(chance.whole(50, 300) * 1_000_000)
    return { ...parts, [`pictures/${hashBytes(bytes)}.png`]: bytes }
  }),
  'a collection file of deep JSON': inCollection((parts, chance) => ({
    ...parts,
    'collection.json': strToU8(deepJson(chance)),
  })),
  'a collection file with another text in place of a number': inCollection((parts, chance) => {
    const text = new TextDecoder().decode(parts['collection.json'])
    const numbers = [...text.matchAll(/[:[,](-?\d[\d.]*)/g)]
    const found = chance.pick(numbers)
    const at = found.index + 1
    const strange = chance.pick(['-1e308', '"x"', 'null', '99999999999', '[]', '{"__proto__":{"a":1}}'])
    return {
      ...parts,
      'collection.json': strToU8(`${text.slice(0, at)}${strange}${text.slice(at + sure(found[1]).length)}`),
    }
  }),
  'a collection file of very many files': inCollection((parts, chance) => ({
    ...parts,
    ...Object.fromEntries(
      Array.from({ length: chance.whole(4_000, 6_000) }, (_, i) => [`pictures/${i}.png`, strToU8('x')]),
    ),
  })),
}
