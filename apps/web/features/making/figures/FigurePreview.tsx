import { SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { useElementSize } from '@mantine/hooks'
import type { FigureEntry } from '@toile/contract/features/figures.ts'
import { ownPerson, readOwnPerson } from '@toile/craft/mannequins/ownFigure.ts'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { holdFigure } from '../../../shared/drawing/knownUploads.ts'
import { LookCanvas } from '../../../shared/drawing/LookCanvas.tsx'
import type { Draft } from './figureDraft.ts'
import styles from './figures.module.css'
import { previewLook, setsFor } from './previewLooks.ts'

/** The names under which the worker knows corrections that are not stored: no content has them. */
let drafts = 0
const nextDraft = () => (++drafts).toString(16).padStart(64, '0')
const pause = 90

/** A set of garments on the mannequin as it is corrected, drawn anew at every change. */
export function FigurePreview({ entry, draft }: { entry: FigureEntry; draft: Draft }) {
  const { t } = useTranslation()
  const { ref, width, height } = useElementSize<HTMLDivElement>()
  const [chosen, setChosen] = useState('')
  const person = useHeld(entry, draft)
  const who = (person && readOwnPerson(person)) || draft
  const offered = setsFor(who)
  const set = offered.find(({ id }) => id === chosen)?.id ?? offered[0]?.id ?? ''
  const design = useDesign(person, set)
  return (
    <section className={styles.preview} aria-label={t('Try it on')}>
      <SegmentedControl
        size="sm"
        className={styles.sets}
        aria-label={t('Garments')}
        value={set}
        data={offered.map(({ id, label }) => ({ value: id, label: t(label) }))}
        onChange={setChosen}
      />
      <div ref={ref} className={styles.look}>
        {design && (
          <LookCanvas
            design={design}
            view="front"
            name={t('The garments on the mannequin')}
            width={width}
            height={height}
          />
        )}
      </div>
    </section>
  )
}

/** A set of garments as the mannequin wears it; nothing until the mannequin is there. */
function useDesign(person: string, set: string) {
  return useMemo(() => {
    const own = person && readOwnPerson(person)
    return own ? previewLook(person, set, own) : null
  }, [person, set])
}

/** The id of the mannequin as it was last handed to the drawing worker; empty until it is there. */
function useHeld({ document, cutOutUrl }: FigureEntry, draft: Draft): string {
  const [person, setPerson] = useState('')
  useEffect(() => {
    let gone = false
    const timer = setTimeout(() => {
      const figure = nextDraft()
      void holdFigure(figure, { ...document, ...draft }, cutOutUrl).then((held) => {
        if (held && !gone) setPerson(ownPerson({ ...draft, figure }))
      })
    }, pause)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [document, cutOutUrl, draft])
  return person
}
