import { useEffect, useState } from 'react'

/** A picture of the server, decoded; null until it is there. */
export function useImage(url: string | undefined): HTMLImageElement | null {
  const [loaded, setLoaded] = useState<{ url: string; image: HTMLImageElement } | null>(null)
  useEffect(() => {
    if (!url) return
    let gone = false
    const image = new Image()
    image.src = url
    image.decode().then(
      () => {
        if (!gone) setLoaded({ url, image })
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [url])
  return loaded?.image ?? null
}
