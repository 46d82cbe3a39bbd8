import type { Design } from '@toile/craft/designs/design.ts'
import type { TracedNote } from '@toile/craft/sketches/tracedNote.ts'
import { useEffect, useMemo, useState } from 'react'
import { holdTraced } from '../../../shared/drawing/knownUploads.ts'
import { LookCanvas } from '../../../shared/drawing/LookCanvas.tsx'
import type { Place } from './tracingDraft.ts'
import styles from './tracing.module.css'
import { wornLook } from './wornLook.ts'

interface WornPreviewProps {
  traced: string
  url: string
  note: TracedNote
  /** Pins as they were moved; null where the piece's own hold. */
  anchors: Readonly<Record<string, Place>> | null
}

/** The names under which the worker knows pins that are not stored: no content has them. */
let drafts = 0
const nextDraft = () => (++drafts).toString(16).padStart(64, 'f')
const pause = 250
const [width, height] = [150, 225]

/** A traced garment as it would hang on somebody, by its pins. */
export function WornPreview({ traced, url, note, anchors }: WornPreviewProps) {
  const [held, setHeld] = useState('')
  useEffect(() => {
    let gone = false
    const own = anchors === null || sameAnchors(anchors, note.anchors)
    const hold = () => {
      const name = own ? traced : nextDraft()
      const shown = own ? note : { ...note, anchors: { ...anchors } }
      void holdTraced(name, shown, url).then((there) => {
        if (there && !gone) setHeld(name)
      })
    }
    const timer = setTimeout(hold, own ? 0 : pause)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [traced, url, note, anchors])
  const { slot } = note
  const design = useMemo((): Design | null => (held ? wornLook(held, slot) : null), [held, slot])
  return (
    <span className={styles.worn} aria-hidden>
      {design && <LookCanvas design={design} view="front" name="" width={width} height={height} />}
    </span>
  )
}

const sameAnchors = (a: Readonly<Record<string, Place>>, b: Readonly<Record<string, Place | undefined>>): boolean =>
  Object.entries(a).every(([name, [x, y]]) => b[name]?.[0] === x && b[name]?.[1] === y)
