import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listOf } from '../../languages/listOf.ts'
import { lazyPart } from '../../shell/lazyPart.ts'
import { Fill } from '../../shell/frame/slots.tsx'
import { KnobBar } from './bars/KnobBar.tsx'
import { ToolBar } from './bars/ToolBar.tsx'
import { Keeping } from './Keeping.tsx'
import { openPainting } from './painting/openPainting.ts'
import type { Opening } from './painting/opening.ts'
import { type Bench, BenchOf, useKnown } from './painting/usePainting.ts'
import type { Sending } from './server/openSending.ts'
import { PaintingStage } from './stage/PaintingStage.tsx'
import styles from './studio.module.css'
import { useDesk } from './tools/useDesk.ts'
import { UndoPair } from './UndoPair.tsx'
import { useCanvasActions } from './useCanvasActions.ts'
import { missingParts } from './view/supported.ts'
import { openLook } from './view/openLook.ts'

// The sheet is painted on before its panels are there.
const FileMenu = lazyPart('canvas', async () => (await import('./panels/files/FileMenu.tsx')).FileMenu)
const PanelColumn = lazyPart('canvas', async () => (await import('./panels/PanelColumn.tsx')).PanelColumn)
const NarrowParts = lazyPart('canvas', async () => (await import('./NarrowParts.tsx')).NarrowParts)

interface CanvasStudioProps {
  /** By which the browser keeps the painting. */
  keptAs: string
  /** What it begins with where the browser has nothing newer; asked once. */
  opening: () => Opening
  /** Keeps it with the server too, where it belongs to somebody. */
  sending?: ((bench: Bench) => Sending) | undefined
  /** The heading of the screen, already translated. */
  title: string
  /** Said over the stage: where the painting is kept. */
  note?: string
  /** Items of its own in the menu of files. */
  items?: ReactNode
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
          parts: listOf(missing),
        })}
      </p>
    </div>
  )
}

function Opened({ keptAs, opening, sending, ...rest }: CanvasStudioProps) {
  const [bench, setBench] = useState<(Bench & { sent: Sending | null }) | null>(null)
  const [asked] = useState(() => ({ opening, sending }))
  useEffect(() => {
    const painting = openPainting()
    const look = openLook((camera, stage) => painting.say({ say: 'look', camera, stage }))
    painting.say({ say: 'open', name: keptAs, opening: asked.opening() })
    const sent = asked.sending?.({ painting, look }) ?? null
    setBench({ painting, look, sent })
    const keep = () => painting.say({ say: 'keep' })
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      setBench(null)
      sent?.close()
      painting.close()
    }
  }, [keptAs, asked])
  return (
    bench && (
      <BenchOf value={bench}>
        <Studio {...rest} sent={bench.sent} />
      </BenchOf>
    )
  )
}

interface StudioProps extends Pick<CanvasStudioProps, 'title' | 'note' | 'items'> {
  sent: Sending | null
}

function Studio({ title, note, items, sent }: StudioProps) {
  const { leftHanded, bare } = useDesk()
  const { document } = useKnown()
  const narrow = useMediaQuery('(max-width: 768px)', matchMedia('(max-width: 768px)').matches)
  useCanvasActions()
  const files = <FileMenu title={title}>{items}</FileMenu>
  return (
    <>
      <title>{`${title} · Toile`}</title>
      <Fill slot="saved">
        <Keeping sent={sent} />
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
        {narrow && (
          <Suspense fallback={<h1 className={styles.unseen}>{title}</h1>}>
            <NarrowParts title={title} files={files} />
          </Suspense>
        )}
        {!narrow && (bare ? <h1 className={styles.unseen}>{title}</h1> : <KnobBar title={title}>{files}</KnobBar>)}
        {!narrow && !bare && <ToolBar />}
        <div className={styles.middle}>
          <PaintingStage name={title}>{note && <p className={styles.note}>{note}</p>}</PaintingStage>
        </div>
        {!narrow && !bare && (
          <Suspense fallback={<aside className={styles.panels} />}>
            <PanelColumn />
          </Suspense>
        )}
      </div>
    </>
  )
}
