import type { Picture } from '@toile/contract/features/files.ts'
import { sendUpload } from '../../../shared/uploads/sendUpload.ts'
import { paintCut, type Painting } from './paintCut.ts'

const finest = 2048

/** Stores a cut-out whose edge was painted by hand, cut to what can be seen of it. */
export async function keepCut(picture: Picture, painting: Omit<Painting, 'scale'>, name: string): Promise<Picture> {
  const scale = Math.min(1, finest / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  paintCut(canvas, { ...painting, scale })
  const blob = await new Promise<Blob | null>((resolve) => trimmed(canvas).toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The canvas gave no picture.')
  const { picture: stored } = await sendUpload({
    file: new File([blob], name, { type: 'image/png' }),
    use: 'library',
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
  return stored
}

function trimmed(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const context = canvas.getContext('2d')
  if (!context) return canvas
  const { width, height } = canvas
  const { data } = context.getImageData(0, 0, width, height)
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let i = 3; i < data.length; i += 4) {
    if ((data[i] ?? 0) < 8) continue
    const x = ((i - 3) / 4) % width
    const y = Math.floor((i - 3) / 4 / width)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = y
  }
  if (right < 0) return canvas
  const out = document.createElement('canvas')
  out.width = right - left + 1
  out.height = bottom - top + 1
  out.getContext('2d')?.drawImage(canvas, -left, -top)
  return out
}
