import { Button } from '@mantine/core'
import { type ElementEntry, elements } from '@toile/contract/features/elements.ts'
import { library } from '@toile/contract/features/library.ts'
import { findGarment } from '@toile/craft/garments/index.ts'
import type { Knob } from '@toile/craft/garments/knob.ts'
import { knownKnobs } from '@toile/craft/sketches/knownKnobs.ts'
import type { SketchDocument } from '@toile/craft/sketches/sketchDocument.ts'
import { useElementSize } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../../shell/calls/useCall.ts'
import { KnobField } from '../../../shared/fields/numbers/KnobField.tsx'
import { DrawnCanvas } from '../prints/DrawnCanvas.tsx'
import styles from './sketches.module.css'
import { MainButton } from '../../../shell/parts/MainButton.tsx'

interface SketchKnobsProps {
  name: string
  document: SketchDocument
  /** It is no sketch yet: it may be kept as it is. */
  isNew?: boolean
  onKept: (entry: ElementEntry) => void
}

/** A technical flat that follows its knobs; kept, it is a new sketch in the library (requirements S2.53, S2.56). */
export function SketchKnobs({ name, document, isNew = false, onKept }: SketchKnobsProps) {
  const { t } = useTranslation()
  const [knobs, setKnobs] = useState(document.knobs)
  const { ref, width } = useElementSize()
  const keep = useSend(elements.keep, { makesOld: [elements.list, library.listItems], onDone: onKept })
  const garment = findGarment(document.garment)
  const turned = { ...document, knobs: { ...knownKnobs(document.garment, knobs) } }
  const changed = JSON.stringify(turned.knobs) !== JSON.stringify(knownKnobs(document.garment, document.knobs))
  const turn = (knob: string, value: number | string | null) =>
    setKnobs((now) => {
      const others = Object.entries(now).filter(([name]) => name !== knob)
      return Object.fromEntries(value === null ? others : [...others, [knob, value]])
    })
  const side = Math.max(120, Math.round(width))
  return (
    <div className={styles.turning}>
      <div className={styles.drawn} ref={ref}>
        <DrawnCanvas
          slot="sketch knobs"
          name={t('{{name}}, as adjusted', { name: t(name) })}
          order={{
            kind: 'sketch',
            document: turned,
            width: side,
            height: Math.round(side * (document.back ? 0.9 : 1)),
          }}
        />
      </div>
      <div className={styles.knobs}>
        {Object.entries<Knob>(garment?.knobs ?? {}).map(([id, knob]) => (
          <KnobField key={id} knob={knob} value={knobs[id]} onTurn={(value) => turn(id, value)} />
        ))}
      </div>
      <div className={styles.foot}>
        <Button variant="default" disabled={!changed} onClick={() => setKnobs(document.knobs)}>
          {t('As it was')}
        </Button>
        <MainButton
          lacks={changed || isNew ? null : t('Nothing is changed yet.')}
          loading={keep.busy}
          onClick={() => keep.send({ name, document: turned })}
        >
          {t('Keep as a new sketch')}
        </MainButton>
      </div>
    </div>
  )
}
