import type { FilmEntry } from '@toile/contract/features/films.ts'
import { useReducedMotion } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { fileOf } from './takeForm.ts'

/** The poster of a film, that plays without sound while the card it lies on is pointed at or has the focus; under reduced motion it stays. */
export function FilmGlance({ entry }: { entry: FilmEntry }) {
  const video = useRef<HTMLVideoElement>(null)
  const still = useReducedMotion(false, { getInitialValueInEffect: false })
  const { poster, width, height } = entry
  const film = fileOf(entry, 'mp4')
  useEffect(() => {
    const card = video.current?.parentElement
    if (still || !card) return
    const begin = () => void video.current?.play().catch(() => undefined)
    const end = () => {
      const { current } = video
      if (!current || card.matches(':focus-visible, :hover')) return
      // Loaded anew it shows its poster again.
      current.pause()
      current.load()
    }
    const begins = ['pointerenter', 'focus'] as const
    const ends = ['pointerleave', 'blur'] as const
    for (const kind of begins) card.addEventListener(kind, begin)
    for (const kind of ends) card.addEventListener(kind, end)
    return () => {
      for (const kind of begins) card.removeEventListener(kind, begin)
      for (const kind of ends) card.removeEventListener(kind, end)
    }
  }, [still])
  if (!film) return <img src={poster.thumbnails.large} alt="" width={width} height={height} loading="lazy" />
  return (
    <video
      ref={video}
      src={film.url}
      poster={poster.thumbnails.large}
      width={width}
      height={height}
      preload="none"
      muted
      loop
      playsInline
      tabIndex={-1}
      aria-hidden
    />
  )
}
