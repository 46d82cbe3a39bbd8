import { writePsd } from '@toile/canvas/files/psd/writePsd.ts'
import { readPsd } from '@toile/canvas/files/psd/readPsd.ts'
import { readCanvas } from '@toile/canvas/files/own/readCanvas.ts'
import { takenOver } from '@toile/canvas/files/own/takenOver.ts'
import { writeCanvas } from '@toile/canvas/files/own/writeCanvas.ts'
import { writePng } from '@toile/canvas/files/png/writePng.ts'
import type { Note } from '@toile/canvas/files/said.ts'
import { addLayer } from '@toile/canvas/document/layerChanges.ts'
import { plainLayer } from '@toile/canvas/document/plainLayer.ts'
import type { Session } from '@toile/canvas/session/openSession.ts'
import { cutTiles } from '@toile/canvas/tiles/cutTiles.ts'
import { joinTiles } from '@toile/canvas/tiles/joinTiles.ts'
import { sure } from '@toile/geometry'
import { exchanges } from '@toile/rules/changing/exchanges.ts'
import { freshId } from '../freshId.ts'
import { hashOf } from '../../keeping/hashOf.ts'

/** A picture that is saved: its form, its size as a share, and whether the sheet below the layers is left out. */
export interface PictureOrder {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp'
  readonly scale: number
  readonly clear: boolean
  /** From 0 to 1, where the form loses some. */
  readonly quality: number
}

/** All pixels of a painting from nothing. */
function composed({ document, painter }: Session, color: string | null): Uint8ClampedArray<ArrayBuffer> {
  const now = document.get()
  return joinTiles({ x0: 0, y0: 0, x1: now.width, y1: now.height }, (key) => painter.compose(now, key, color))
}

/** The painting as a picture: exact where it is a PNG of its own size. */
export async function pictureFile(session: Session, { type, scale, clear, quality }: PictureOrder): Promise<Blob> {
  const { width, height, color } = session.document.get()
  const rgba = composed(session, clear && type !== 'image/jpeg' ? null : color)
  if (type === 'image/png' && scale === 1) return new Blob([new Uint8Array(writePng(rgba, width, height))], { type })
  const whole = new OffscreenCanvas(width, height)
  whole.getContext('2d')?.putImageData(new ImageData(rgba, width, height), 0, 0)
  const sized = new OffscreenCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
  const context = sure(sized.getContext('2d') ?? undefined)
  context.imageSmoothingQuality = 'high'
  context.drawImage(whole, 0, 0, sized.width, sized.height)
  return sized.convertToBlob({ type, quality })
}

/** The painting as a file of its own, without loss. */
export async function ownFile(session: Session): Promise<Blob> {
  return new Blob([new Uint8Array(await writeCanvas(session.document.get(), session.tiles, hashOf))], {
    type: 'application/zip',
  })
}

/** The painting as a Photoshop file, and what is not the same there. */
export function photoshopFile(session: Session): { file: Blob; said: readonly Note[] } {
  const document = session.document.get()
  const { bytes, said } = writePsd(document, session.tiles, composed(session, document.color))
  return { file: new Blob([new Uint8Array(bytes)], { type: 'image/vnd.adobe.photoshop' }), said }
}

/** Opens a file in the place of what is there, as a step that is undone; says what of it is not as it was. */
export async function openFile(session: Session, bytes: Uint8Array, kind: 'psd' | 'own'): Promise<readonly Note[]> {
  const { document, tiles, said } =
    kind === 'psd' ? readPsd(bytes) : { ...(await readCanvas(bytes, hashOf)), said: [] as const }
  session.document.exchange(takenOver(document, tiles, session.tiles), exchanges.opened)
  return said
}

/** Puts a picture above the layer that is worked on, as large as it fits, as a layer that keeps its pixels. */
export async function placePicture(session: Session, file: Blob, name: string): Promise<void> {
  const bitmap = await createImageBitmap(file)
  const sheet = session.document.get()
  const scale = Math.min(1, sheet.width / bitmap.width, sheet.height / bitmap.height)
  const [width, height] = [
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  ]
  const canvas = new OffscreenCanvas(width, height)
  const context = sure(canvas.getContext('2d', { willReadFrequently: true }) ?? undefined)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const pixels = { width, height, rgba: context.getImageData(0, 0, width, height).data }
  const [x, y] = [Math.round((sheet.width - width) / 2), Math.round((sheet.height - height) / 2)]
  const kept = (tiles: ReturnType<typeof cutTiles>) =>
    Object.fromEntries([...tiles].map(([key, tile]) => [key, session.tiles.keep(tile)]))
  session.document.change(addLayer, {
    layer: {
      ...plainLayer,
      kind: 'picture',
      id: freshId(),
      name: name.slice(0, 120) || '–',
      source: kept(cutTiles(pixels)),
      tiles: kept(cutTiles(pixels, x, y)),
      width,
      height,
      matrix: [1, 0, x, 0, 1, y, 0, 0, 1],
    },
  })
}
