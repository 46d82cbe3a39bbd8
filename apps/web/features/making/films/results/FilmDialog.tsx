import type { FilmEntry } from '@toile/contract/features/films.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../shell/parts/Dialog.tsx'
import { Player } from '../player/Player.tsx'
import { useVideoPlaying } from '../player/useVideoPlaying.ts'
import styles from './results.module.css'
import { fileOf } from './takeForm.ts'
import { useFilmWords } from './useFilmWords.ts'

/** A film large in its player; it begins when it is asked to, and has no sound. */
export function FilmDialog({ entry, onClose }: { entry: FilmEntry; onClose: () => void }) {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const playing = useVideoPlaying({ video, frames: entry.frames, rate: entry.take.rate })
  const [broken, setBroken] = useState(false)
  const words = useFilmWords()(entry)
  const { name, width, height, poster } = entry
  return (
    <Dialog title={name} onClose={onClose} size="whole">
      <div className={styles.large}>
        <Player
          playing={playing}
          name={name}
          ratio={width / height}
          says={
            <p className={styles.says} role={broken ? 'alert' : undefined}>
              {broken
                ? t('This film cannot be played here. It can be downloaded.')
                : [...words, t('Frames: {{number}}', { number: entry.frames })].join(' · ')}
            </p>
          }
        >
          <video
            ref={video}
            src={fileOf(entry, 'mp4')?.url}
            poster={poster.url}
            aria-label={name}
            preload="auto"
            muted
            loop
            playsInline
            onError={() => setBroken(true)}
          />
        </Player>
      </div>
    </Dialog>
  )
}
