import { limits } from '@toile/rules/limits.ts'
import { type Refusal, refuse } from '@toile/rules/refusals.ts'
import { strFromU8 } from 'fflate'
import type { CanvasDocument } from '../../document/canvasDocument.ts'
import { checkCanvas } from '../../document/checkCanvas.ts'
import { storedCanvasSchema } from '../../document/storedCanvas.ts'
import { readZip, type ZipFault } from '../zip/readZip.ts'
import type { Hash } from './keepTiles.ts'
import { documentName, hashOfName, tileName } from './names.ts'
import type { OpenedCanvas } from '../openedCanvas.ts'
import { openKept } from './openKept.ts'

const { canvasFile, paintings } = limits

/** Opens an own file of a painting. It is opened whole or refused in a sentence: names and sizes before anything is unpacked, then its document, then that each tile is what its name says. */
export async function readCanvas(bytes: Uint8Array, hash: Hash): Promise<OpenedCanvas> {
  const parts = readZip(bytes, { most: mostOf, bytes: canvasFile.bytes, parts: paintings.tiles + 1 })
  if ('fault' in parts) throw refusalOf(parts)
  const told = parts.get(documentName)
  if (!told) throw refuse('canvasFileOnly')
  const document = checked(told)
  for (const [name, part] of parts) {
    const says = hashOfName(name)
    if (says !== null && (await hash(part)) !== says) throw refuse('canvasTileDamaged')
  }
  return openKept(document, (ref) => parts.get(tileName(ref)))
}

const mostOf = (name: string) => {
  if (name === documentName) return paintings.body
  return hashOfName(name) === null ? 0 : limits.tilePack.each
}

function refusalOf({ fault, part }: ZipFault): Refusal {
  if (fault === 'foreign') return refuse('canvasFileOnly')
  return refuse(fault === 'tooMuch' ? 'canvasFileTooMuch' : 'canvasFileDamaged', { part })
}

function checked(told: Uint8Array): CanvasDocument<string> {
  const read = storedCanvasSchema.safeParse(parsed(told))
  if (read.success) {
    checkCanvas(read.data)
    const { kind: _, version: __, ...document } = read.data
    return document
  }
  // What its form alone does not tell is how layers stand together.
  if (read.error.issues.every(({ code, path }) => code === 'custom' && path.join('.') === 'layers'))
    throw refuse('canvasLayersAstray')
  throw refuse('canvasFileDamaged', { part: documentName })
}

function parsed(told: Uint8Array): unknown {
  try {
    return JSON.parse(strFromU8(told))
  } catch {
    return null
  }
}
