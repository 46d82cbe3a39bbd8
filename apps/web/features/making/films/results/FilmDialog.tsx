import type { FilmEntry } from '@toile/contract/features/films.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../shell/parts/Dialog.tsx'
import { Player } from '../player/Player.tsx'
import { useVideoPlaying } from '../player/useVideoPlaying.ts'
import styles from './results.module.css'
import { fileOf } from './takeForm.ts'
import { useFilmWords } from './useFilmWords.ts'

interface FilmDialogProps {
  entry: FilmEntry
  onClose: () => void
}

/** A film large in its player; it begins when it is asked to, and has no sound. */
export function FilmDialog({ entry, onClose }: FilmDialogProps) {
  return (
    <Dialog title={entry.name} onClose={onClose} size="whole">
      <Played entry={entry} />
    </Dialog>
  )
}

/** The film of a dialog, which is there with the dialog and not before: until then there is nothing to listen to. */
function Played({ entry }: Pick<FilmDialogProps, 'entry'>) {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const playing = useVideoPlaying({ video, frames: entry.frames, rate: entry.take.rate })
  const [broken, setBroken] = useState(false)
  const words = useFilmWords()(entry)
  const { name, width, height, poster } = entry
  return (
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
  )
}
