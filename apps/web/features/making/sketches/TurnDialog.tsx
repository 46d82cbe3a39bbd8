import type { ElementEntry } from '@toile/contract/features/elements.ts'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { lazyPart } from '../../../shell/lazyPart.ts'

const SketchKnobs = lazyPart('generating', async () => (await import('./SketchKnobs.tsx')).SketchKnobs)

interface TurnDialogProps {
  entry: ElementEntry
  onClose: () => void
  onKept: (entry: ElementEntry) => void
}

/** A made sketch with its knobs, which give a new one (requirement S2.56). */
export function TurnDialog({ entry: { name, document }, onClose, onKept }: TurnDialogProps) {
  const { t } = useTranslation()
  if (document.kind !== 'sketch') return null
  return (
    <Dialog title={t(name)} onClose={onClose} size="wide">
      <Suspense>
        <SketchKnobs name={name} document={document} onKept={onKept} />
      </Suspense>
    </Dialog>
  )
}
