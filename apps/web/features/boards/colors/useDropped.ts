import type { SeenPixels } from '@toile/craft/colors/averageColor.ts'
import { useEffect, useState } from 'react'

/** Longest side in pixels at which an eyedropper reads a picture. */
const longest = 2400

/** A picture opened for an eyedropper: what is shown, and its pixels. */
export interface DroppedPicture extends SeenPixels {
  bitmap: ImageBitmap
}

async function open(url: string, signal: AbortSignal): Promise<DroppedPicture> {
  const answer = await fetch(url, { credentials: 'same-origin', signal })
  if (!answer.ok) throw new Error('The picture could not be fetched.')
  const whole = await createImageBitmap(await answer.blob())
  const shrink = Math.min(1, longest / Math.max(whole.width, whole.height))
  const shrunk = (length: number) => Math.max(1, Math.round(length * shrink))
  const [width, height] = [shrunk(whole.width), shrunk(whole.height)]
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas could be opened.')
  context.drawImage(whole, 0, 0, width, height)
  whole.close()
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, data, bitmap: await createImageBitmap(context.canvas) }
}

/** Opens the picture of an address; `trouble` when it could not be had. */
export function useDropped(url: string | null): { picture: DroppedPicture | null; trouble: boolean } {
  const [opened, setOpened] = useState<{ url: string; picture: DroppedPicture | null } | null>(null)
  useEffect(() => {
    if (url === null) return
    const stop = new AbortController()
    let mine: DroppedPicture | null = null
    open(url, stop.signal)
      .then((picture) => {
        mine = picture
        if (stop.signal.aborted) picture.bitmap.close()
        else setOpened({ url, picture })
      })
      .catch(() => {
        if (!stop.signal.aborted) setOpened({ url, picture: null })
      })
    return () => {
      stop.abort()
      mine?.bitmap.close()
    }
  }, [url])
  const here = opened?.url === url ? opened : null
  return { picture: here?.picture ?? null, trouble: here !== null && here.picture === null }
}
