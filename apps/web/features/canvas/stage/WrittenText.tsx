import { useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useBench } from '../painting/usePainting.ts'
import { useLook } from '../painting/useLook.ts'
import { writing } from '../writing/writing.ts'
import styles from './stage.module.css'

/** Where a text is written: an unseen field that input methods know, at the caret; the letters are drawn by the engine (requirement S3.21). */
export function WrittenText() {
  const { t } = useTranslation()
  const { painting, look } = useBench()
  const camera = useLook()
  const { written, carets, missing } = useSyncExternalStore(writing.subscribe, writing.get)
  const [at, setAt] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)
  if (!written) return null
  const fallback = look.stageAt(written.matrix[2], written.matrix[5])
  const caret = carets.findLast((one) => one.at <= at)
  const top = caret
    ? look.stageAt(...caret.top)
    : ([fallback[0], fallback[1] - written.style.size * camera.zoom] as const)
  const bottom = caret ? look.stageAt(...caret.bottom) : fallback
  const follow = () => setAt(field.current?.selectionEnd ?? 0)
  return (
    <>
      <svg className={styles.over} aria-hidden>
        <line className={styles.caret} x1={top[0]} y1={top[1]} x2={bottom[0]} y2={bottom[1]} />
      </svg>
      <textarea
        key={written.id}
        ref={(own) => {
          field.current = own
          if (own && document.activeElement !== own && !own.dataset['begun']) {
            own.dataset['begun'] = 'yes'
            own.focus({ preventScroll: true })
            own.setSelectionRange(own.value.length, own.value.length)
            setAt(own.value.length)
          }
        }}
        className={styles.writing}
        style={{ left: top[0], top: top[1], height: Math.max(16, bottom[1] - top[1]) }}
        aria-label={t('Text on the canvas')}
        spellCheck={false}
        value={written.text}
        onChange={({ currentTarget }) => {
          writing.write(painting, { text: currentTarget.value })
          follow()
        }}
        onSelect={follow}
        onPointerDown={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey)))
            writing.end(painting)
        }}
      />
      {missing.length > 0 && (
        <p className={styles.missing} role="status">
          {t('No font here has these letters: {{letters}}', { letters: missing.join(' ') })}
        </p>
      )}
    </>
  )
}
