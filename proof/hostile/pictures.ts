import { crc32, deflateSync } from 'node:zlib'
import type { Chance } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { chunk } from '../../apps/server/exports/pngChunks.ts'
import { pictureBomb } from '../../apps/server/testing/hostile/pictures.ts'
import type { Maker } from './maker.ts'
import type { Samples } from './samples.ts'

const script = '<script>alert(1)</script>'
const scripts = [
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`,
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="9" height="9"/>',
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink"><image x:href="file:///etc/passwd" width="9" height="9"/></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="javascript:alert(1)"/></body></foreignObject></svg>',
  '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&e;</text></svg>',
]

/** Entities that grow by ten with each of so many floors. */
function entities(floors: number): Buffer {
  const lines = Array.from({ length: floors }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`)
  return Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY l0 "lol">${lines.join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&l${floors};</text></svg>`,
  )
}

const behindHead = (png: Buffer, ...chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])

/** A PNG whose text or colour profile unpacks to so many megabytes. */
function packedChunk(chance: Chance, { png }: Samples): Buffer {
  const packed = deflateSync(Buffer.alloc(chance.whole(20, 120) * 1_000_000), { level: 9 })
  const name = chance.pick(['zTXt', 'iCCP', 'iTXt'])
  const head = name === 'iTXt' ? 'a\0\x01\0\0\0' : 'a\0\0'
  return behindHead(png, chunk(name, Buffer.concat([Buffer.from(head, 'latin1'), packed])))
}

/** The sides that a head claims, though far fewer pixels follow. */
function claimed(chance: Chance, samples: Samples): Buffer {
  const side = chance.pick([16_001, 20_000, 65_500, 2 ** 24 - 1])
  const kind = chance.pick(['png', 'jpeg', 'webp', 'gif'] as const)
  const bytes = Buffer.from(samples[kind])
  if (kind === 'png') {
    bytes.writeUInt32BE(side, 16)
    bytes.writeUInt32BE(side, 20)
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  } else if (kind === 'jpeg') {
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
    bytes.writeUInt16BE(Math.min(side, 65_500), frame + 5)
    bytes.writeUInt16BE(Math.min(side, 65_500), frame + 7)
  } else if (kind === 'gif') {
    bytes.writeUInt16LE(Math.min(side, 65_535), 6)
    bytes.writeUInt16LE(Math.min(side, 65_535), 8)
  } else bytes.writeUInt16LE(0x3fff, 26)
  return bytes
}

function bomb(chance: Chance): Buffer {
  const wide = chance.pick([limits.pixelsASide, limits.pixelsASide + 1, 30_000, 40_000_000])
  const high = Math.max(1, Math.floor(chance.pick([limits.pixels, limits.pixels + 20_000, 90_000_000]) / wide))
  return chance.happens(0.5) ? pictureBomb(wide, high) : pictureBomb(high, wide)
}

/** Hostile pictures by what they are. */
export const hostilePictures: Readonly<Record<string, Maker>> = {
  'a picture of very many pixels': bomb,
  'a picture that claims more than it has': claimed,
  'a packed text in a picture': packedChunk,
  'a script in a drawing': (chance) => Buffer.from(chance.pick(scripts)),
  'entities in a drawing': (chance) => entities(chance.whole(3, 12)),
  'a deep drawing': (chance) => {
    const depth = chance.whole(1_000, 400_000)
    return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(depth)}${'</g>'.repeat(depth)}</svg>`)
  },
  'a script in the text of a picture': (_, { png }) => behindHead(png, chunk('tEXt', Buffer.from(script))),
  'very many chunks': (chance, { png }) =>
    behindHead(png, ...Array.from({ length: chance.whole(1_000, 60_000) }, () => chunk('tEXt', Buffer.from('a\0b')))),
  'a moving picture': (_, { png }) => behindHead(png, chunk('acTL', Buffer.alloc(8, 2))),
}
