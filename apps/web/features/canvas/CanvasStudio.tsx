import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { t as translate } from '../../languages/index.ts'
import { Fill } from '../../shell/frame/slots.tsx'
import { KnobBar } from './bars/KnobBar.tsx'
import { ToolBar } from './bars/ToolBar.tsx'
import { exampleLayers } from './example/exampleLayers.ts'
import { Keeping } from './Keeping.tsx'
import { NarrowParts } from './NarrowParts.tsx'
import { type Painting, openPainting } from './painting/openPainting.ts'
import { type Bench, BenchOf, useKnown } from './painting/usePainting.ts'
import { PanelColumn } from './panels/PanelColumn.tsx'
import { Stage } from './stage/Stage.tsx'
import styles from './studio.module.css'
import { useDesk } from './tools/useDesk.ts'
import { UndoPair } from './UndoPair.tsx'
import { useCanvasActions } from './useCanvasActions.ts'
import { missingParts } from './view/supported.ts'
import { openLook } from './view/openLook.ts'

interface CanvasStudioProps {
  /** By which the browser keeps the painting. */
  keptAs: string
  /** The heading of the screen, already translated. */
  title: string
  /** Said over the stage: where the painting is kept. */
  note?: string
}

/** A painting on its stage, with tools, knobs and panels around it (requirement S2.63). */
export function CanvasStudio(props: CanvasStudioProps) {
  const [missing] = useState(missingParts)
  return missing.length > 0 ? <Lacking missing={missing} /> : <Opened {...props} />
}

/** What is said where a browser cannot paint: the missing part by name (requirement S8.04). */
function Lacking({ missing }: { missing: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <div className={styles.lacking} role="alert">
      <h1>{t('This browser cannot open the canvas')}</h1>
      <p>
        {t('It lacks: {{parts}}. An up-to-date browser has them; what you painted elsewhere is not touched.', {
          parts: missing.join(', '),
        })}
      </p>
    </div>
  )
}

function Opened({ keptAs, ...rest }: CanvasStudioProps) {
  const [bench, setBench] = useState<Bench | null>(null)
  useEffect(() => {
    const painting: Painting = openPainting()
    const look = openLook((camera, stage) => painting.say({ say: 'look', camera, stage }))
    const example = exampleLayers.map(({ label, ...layer }) => ({ ...layer, name: translate(label) }))
    painting.say({ say: 'open', name: keptAs, example })
    setBench({ painting, look })
    return () => {
      setBench(null)
      painting.close()
    }
  }, [keptAs])
  return (
    bench && (
      <BenchOf value={bench}>
        <Studio {...rest} />
      </BenchOf>
    )
  )
}

function Studio({ title, note }: Omit<CanvasStudioProps, 'keptAs'>) {
  const { leftHanded, bare } = useDesk()
  const { document } = useKnown()
  const narrow = useMediaQuery('(max-width: 768px)', matchMedia('(max-width: 768px)').matches)
  useCanvasActions()
  return (
    <>
      <title>{`${title} · Toile`}</title>
      <Fill slot="saved">
        <Keeping />
      </Fill>
      <Fill slot="undo">
        <UndoPair />
      </Fill>
      <div
        className={styles.studio}
        data-left={leftHanded || undefined}
        data-bare={bare || undefined}
        data-narrow={narrow || undefined}
        data-open={document ? 'yes' : undefined}
      >
        {narrow && <NarrowParts title={title} />}
        {!narrow && (bare ? <h1 className={styles.unseen}>{title}</h1> : <KnobBar title={title} />)}
        {!narrow && !bare && <ToolBar />}
        <div className={styles.middle}>
          <Stage name={title}>{note && <p className={styles.note}>{note}</p>}</Stage>
        </div>
        {!narrow && !bare && <PanelColumn />}
      </div>
    </>
  )
}
