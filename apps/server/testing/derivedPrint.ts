import { elements } from '@toile/contract/features/elements.ts'
import type { DerivedSource } from '@toile/craft/prints/derivedSource.ts'
import type { Placement } from '@toile/craft/prints/placement.ts'
import { sure } from '@toile/geometry'
import { seaAtDusk } from '@toile/picture/prints/derived/testing/pictures.ts'
import { sourceOf } from '@toile/picture/prints/derived/testing/sourceOf.ts'
import sharp from 'sharp'
import type { Caller } from './caller.ts'
import { plainDesign, plainPrint } from './things.ts'

/** A photograph that somebody uploads, and the print made of it. */
export async function uploadWithPrint(caller: Caller) {
  const { width, height, rgba } = seaAtDusk()
  const jpeg = await sharp(Buffer.from(rgba.buffer), { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92 })
    .toBuffer()
  const { picture } = (await caller.upload('mood', 'sea.jpg', jpeg)).data as { picture: { id: string; hash: string } }
  return { picture, source: sourceOf(seaAtDusk(), { picture: picture.hash }) }
}

/** A look that wears it. */
export function wearing(source: DerivedSource) {
  const [worn] = plainDesign().garments
  const print: Placement = {
    source,
    mode: 'overall',
    repeat: 'straight',
    width: 300,
    x: 0,
    y: 0,
    angle: 0,
    opacity: 1,
  }
  return plainDesign({ garments: [{ ...sure(worn), print }] })
}

/** The print itself, kept in the library. */
export const keepPrint = (caller: Caller, source: DerivedSource) =>
  caller.call(elements.keep, { name: 'Sea', document: { ...plainPrint, source, width: 300 } })
