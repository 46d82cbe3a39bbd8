import type { Chance } from '@toile/geometry'
import { sure } from '@toile/geometry'
import { hostileDocuments } from './documents.ts'
import type { Maker } from './maker.ts'
import { hostilePictures } from './pictures.ts'
import { kinds, type Samples } from './samples.ts'

/** A file that must not be stored as it is. */
export interface HostileFile {
  name: string
  bytes: Buffer
}

const tails = [
  '<html><body onload="alert(1)"></body></html>',
  '<script>alert(1)</script>',
  'PK\x03\x04\x14\x00\x00\x00\x08\x00',
  '\x7fELF\x02\x01\x01',
  '#!/bin/sh\nid\n',
  '%PDF-1.7\n',
]

/** Sound files that were cut, changed, or put together wrongly. */
const broken: Readonly<Record<string, Maker>> = {
  'a cut file': (chance, samples) => {
    const bytes = samples[chance.pick(kinds)]
    return bytes.subarray(0, Math.floor(bytes.length * chance.between(0.05, 0.98)))
  },
  'a file with changed bytes': (chance, samples) => {
    const bytes = Buffer.from(samples[chance.pick(kinds)])
    for (let i = chance.whole(1, 40); i > 0; i--) bytes[chance.whole(8, bytes.length - 1)] = chance.whole(0, 255)
    return bytes
  },
  'a file with another behind it': (chance, samples) =>
    Buffer.concat([samples[chance.pick(kinds)], Buffer.from(chance.pick(tails), 'latin1')]),
  'a file with another before it': (chance, samples) =>
    Buffer.concat([Buffer.from(chance.pick(tails), 'latin1'), samples[chance.pick(kinds)]]),
  'the head of one kind on another': (chance, samples) => {
    const [head, body] = [samples[chance.pick(kinds)], samples[chance.pick(kinds)]]
    return Buffer.concat([head.subarray(0, chance.whole(4, 40)), body.subarray(chance.whole(4, 40))])
  },
  'nothing but chance': (chance) =>
    Buffer.from(Array.from({ length: chance.whole(0, 4_000) }, () => chance.whole(0, 255))),
}

const makers = Object.entries({ ...broken, ...hostilePictures, ...hostileDocuments })

/** So many hostile files, every kind in turn. */
export async function hostileFiles(number: number, chance: Chance, samples: Samples): Promise<HostileFile[]> {
  const made: HostileFile[] = []
  for (let n = 0; n < number; n++) {
    const [name, make] = sure(makers[n % makers.length])
    made.push({ name, bytes: await make(chance, samples) })
  }
  return made
}
