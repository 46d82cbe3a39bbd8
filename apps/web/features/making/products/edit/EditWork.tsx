import { Button } from '@mantine/core'
import { library } from '@toile/contract/features/library.ts'
import { type ProductEntry, products } from '@toile/contract/features/products.ts'
import type { Retouch } from '@toile/craft/products/retouch.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import { IconListDetails, IconPhoto, IconTools } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { DocumentUndo, type UndoNames } from '../../../../shared/fields/parts/DocumentUndo.tsx'
import { Section } from '../../../../shared/fields/parts/Section.tsx'
import { useSend } from '../../../../shell/calls/useCall.ts'
import { MainButton } from '../../../../shell/parts/MainButton.tsx'
import { Workbench, type WorkbenchView } from '../../../../shell/parts/Workbench.tsx'
import { toasts } from '../../../../shell/toasts/toasts.ts'
import { useDocument } from '../../../../shell/useDocument.ts'
import shot from '../shot/shot.module.css'
import { clearDesk, editDesk, retouchedOf } from './editDesk.ts'
import { EditStage } from './EditStage.tsx'
import styles from './edit.module.css'
import { StepFields } from './StepFields.tsx'
import { StepList } from './StepList.tsx'
import { toolOf } from './retouchTools.ts'
import { useBrushing } from './useBrushing.ts'

const undoNames: UndoNames = {
  group: 'Edit picture',
  undo: { label: 'Undo on the picture' },
  redo: { label: 'Redo on the picture' },
}

/** These are laid on the picture as it was before them. */
const onWhatWas: readonly Retouch['kind'][] = ['crop', 'perspective']

/** A picture with its tools and steps; every step is a change that is undone, and the original stays (requirement S2.31). */
export function EditWork({ entry }: { entry: ProductEntry }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const desk = editDesk(entry)
  const { value } = useDocument(desk.document)
  const [selected, setSelected] = useState<string | null>(null)
  const [view, setView] = useState<WorkbenchView>('middle')
  const brushing = useBrushing()
  const at = value.steps.findIndex(({ id }) => id === selected)
  const chosen = value.steps[at]
  const step = chosen?.on ? chosen.step : null
  const retouched = useMemo(() => retouchedOf(desk.picture, value.steps), [desk, value])
  const before = useMemo(() => retouchedOf(desk.picture, value.steps.slice(0, Math.max(0, at))), [desk, value, at])
  const shown = step && onWhatWas.includes(step.kind) ? before : retouched
  const isKept = sameContent(retouched, useSyncExternalStore(desk.onKept, desk.kept))
  const keep = useSend(products.keep, { makesOld: [products.list, products.open, library.listItems] })
  const save = async (asNew: boolean) => {
    const kept = await keep
      .sendAsync({ id: entry.id, retouched, ...(asNew ? {} : { revision: desk.revision() }) })
      .catch(() => null)
    if (!kept) return
    toasts.done(t('{{name}} is saved', { name: kept.name }))
    if (!asNew) return desk.isKept(retouched, kept.revision)
    await navigate({
      to: '/home/tools',
      search: { tool: 'editPicture', project: entry.projectId, product: kept.id },
    })
    clearDesk(entry.id)
  }
  const turn = (next: Retouch, label: string, drag?: string) => {
    if (selected) desk.turn(selected, next, { label }, drag)
  }
  return (
    <>
      <DocumentUndo names={undoNames} document={desk.document} />
      <Workbench
        names={{ left: t('Tools'), middle: t('Picture'), right: t('Settings') }}
        icons={{ left: IconTools, middle: IconPhoto, right: IconListDetails }}
        rail={[{ id: 'tools', label: t('Tools'), Icon: IconTools }]}
        view={view}
        onView={setView}
        left={
          <StepList
            desk={desk}
            steps={value.steps}
            selected={selected}
            onSelect={(id) => {
              setSelected(id)
              if (id) setView('right')
            }}
          />
        }
        middle={
          <>
            <header className={shot.head}>
              <title>{`${entry.name} · Toile`}</title>
              <div>
                <h1>{entry.name}</h1>
              </div>
              <Button
                variant="default"
                onClick={() =>
                  void navigate({ to: '/home/tools', search: { tool: 'product', project: entry.projectId } })
                }
              >
                {t('To the product images')}
              </Button>
            </header>
            <EditStage
              shown={shown}
              step={step}
              brushing={brushing}
              name={entry.name}
              onStep={(next, drag) => turn(next, toolOf(next.kind)?.label ?? 'Crop', drag)}
            />
            <section className={shot.dock} aria-label={t('Save the picture')}>
              <p className={shot.many} role="status">
                {isKept ? t('Saved') : t('Not saved yet; kept on this machine.')}
              </p>
              <Button variant="default" disabled={isKept || keep.busy} onClick={() => void save(true)}>
                {t('Save as a new picture')}
              </Button>
              <MainButton
                lacks={isKept ? t('Nothing is changed yet.') : null}
                loading={keep.busy}
                onClick={() => void save(false)}
              >
                {t('Save')}
              </MainButton>
            </section>
          </>
        }
        right={
          <div className={shot.options}>
            {chosen && step ? (
              <Section level={2} title={t(toolOf(step.kind)?.label ?? '')}>
                <StepFields step={step} before={before} brushing={brushing} onStep={turn} />
              </Section>
            ) : (
              <p className={styles.none}>
                {chosen
                  ? t('This step is off. Turn it on to change it.')
                  : t('Choose a tool, or a step to change it again.')}
              </p>
            )}
          </div>
        }
      />
    </>
  )
}
