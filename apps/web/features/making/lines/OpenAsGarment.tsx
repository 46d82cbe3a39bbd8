import { Loader } from '@mantine/core'
import { type LineEntry, lines } from '@toile/contract/features/lines.ts'
import { findGarment } from '@toile/craft/garments/index.ts'
import { sketchDocumentSchema } from '@toile/craft/sketches/sketchDocument.ts'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../shell/calls/useCall.ts'
import { lazyPart } from '../../../shell/lazyPart.ts'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { TryAgain } from '../../../shell/parts/TryAgain.tsx'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { useTarget } from '../parts/makingTarget.ts'
import styles from './lines.module.css'

const SketchKnobs = lazyPart('generating', async () => (await import('../sketches/SketchKnobs.tsx')).SketchKnobs)

/** A line drawing as the garment of the catalogue that comes nearest to it, with its knobs; kept, it is a sketch that looks wear (requirements S1.10, S2.56). */
export function OpenAsGarment({ entry, onClose }: { entry: LineEntry; onClose: () => void }) {
  const { t } = useTranslation()
  const target = useTarget()
  const { data, error, refetch } = useCall(lines.recognise, { id: entry.id }, { saidByScreen: true, fresh: 60_000 })
  const [chosen, setChosen] = useState<string | null>(null)
  const cut = data?.garments.find(({ id }) => id === chosen) ?? data?.garments[0]
  const gender = target?.project.gender ?? 'female'
  return (
    <Dialog title={t('Open as a garment')} onClose={onClose} size="wide">
      {!data && !error && <Loader aria-label={t('Loading')} />}
      {error && <TryAgain error={error} onAgain={() => void refetch()} />}
      {data && !cut && <p>{t('No garment of the catalogue comes near to this drawing.')}</p>}
      {data && cut && (
        <>
          {data.garments.length > 1 && (
            <div className={styles.chips} role="group" aria-label={t('Garments that come near')}>
              {data.garments.map(({ id }) => (
                <button key={id} type="button" aria-pressed={id === cut.id} onClick={() => setChosen(id)}>
                  {t(findGarment(id)?.label ?? id)}
                </button>
              ))}
            </div>
          )}
          <Suspense>
            <SketchKnobs
              key={cut.id}
              isNew
              name={entry.name}
              document={sketchDocumentSchema.parse({
                kind: 'sketch',
                version: 1,
                garment: cut.id,
                knobs: cut.knobs,
                gender,
                seed: 1,
              })}
              onKept={({ name }) => {
                toasts.done(t('{{name}} is in the library as a sketch', { name }))
                onClose()
              }}
            />
          </Suspense>
        </>
      )}
    </Dialog>
  )
}
