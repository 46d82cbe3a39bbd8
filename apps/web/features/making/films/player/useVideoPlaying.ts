import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { frameAt, type Playing, timeOf } from './playing.ts'

interface VideoOptions {
  video: RefObject<HTMLVideoElement | null>
  frames: number
  rate: number
}

/** Plays a film file; which frame is seen is asked of the browser as each is shown. */
export function useVideoPlaying({ video, frames, rate }: VideoOptions): Playing {
  const [frame, setFrame] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [loops, setLoops] = useState(true)
  const [speed, setSpeed] = useState(1)
  // A film that stands is where it was sent: a picture of the way there would take a step back.
  const show = useEffectEvent((seconds: number) => {
    if (!video.current?.paused) setFrame(frameAt(seconds, { frames, rate }))
  })
  useEffect(() => {
    const film = video.current
    if (!film) return
    let request = 0
    const seen = (_: number, { mediaTime }: { mediaTime: number }) => {
      show(mediaTime)
      request = film.requestVideoFrameCallback(seen)
    }
    // Browsers without it tell the time of a film a few times a second.
    const told = () => show(film.currentTime)
    const hasFrames = 'requestVideoFrameCallback' in HTMLVideoElement.prototype
    if (hasFrames) request = film.requestVideoFrameCallback(seen)
    else film.addEventListener('timeupdate', told)
    const began = () => setPlaying(true)
    const stopped = () => setPlaying(false)
    film.addEventListener('play', began)
    film.addEventListener('pause', stopped)
    return () => {
      if (hasFrames) film.cancelVideoFrameCallback(request)
      film.removeEventListener('timeupdate', told)
      film.removeEventListener('play', began)
      film.removeEventListener('pause', stopped)
    }
  }, [video])
  useEffect(() => {
    const film = video.current
    if (film) Object.assign(film, { loop: loops, playbackRate: speed })
  }, [video, loops, speed])
  return {
    frames,
    rate,
    frame,
    isPlaying,
    loops,
    speed,
    // A film that is put away before it began says so; nobody needs to hear of it.
    play: () => void video.current?.play().catch(() => undefined),
    pause: () => video.current?.pause(),
    seek(next) {
      const to = Math.max(0, Math.min(frames - 1, next))
      const film = video.current
      if (film) Object.assign(film, { currentTime: timeOf(to, rate) })
      setFrame(to)
    },
    setLoops,
    setSpeed,
  }
}
