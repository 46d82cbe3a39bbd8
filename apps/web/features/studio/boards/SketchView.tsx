import { Button, Loader, Select } from '@mantine/core'
import { tracing as traces } from '@toile/contract/features/tracing.ts'
import type { Picture } from '@toile/contract/features/files.ts'
import { categories, findCategory } from '@toile/fashion/garments/categories.ts'
import { describeItem } from '@toile/fashion/projects/changes.ts'
import { useNavigate } from '@tanstack/react-router'
import { IconReload, IconVector } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCall, useSend } from '../../../shell/useCall.ts'
import { AnchorField } from './AnchorField.tsx'
import { useBoards } from './boardContext.ts'
import styles from './boards.module.css'
import { boardSteps } from './steps.ts'
import { likeliest, type ShownNote, tracedNoteSchema } from './tracedNote.ts'
import { trace, useTracing } from './tracing.ts'

type Correction = { category?: string; anchors?: ShownNote['anchors'] }

/** A sketch as it was traced: what was cut out, its category by three chips or the whole list, its anchors to move. */
export function SketchView({ picture }: { picture: Picture }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { opened, project } = useBoards()
  const item = project.boards.sketch.find(({ id }) => id === picture.id)
  const tracing = useTracing(picture.id)
  const hash = item?.traced ?? ''
  const { data } = useCall(traces.readTraced, { traced: hash }, { enabled: hash !== '', fresh: Infinity })
  const read = tracedNoteSchema.safeParse(data?.note)
  const note = read.success ? read.data : null
  const correct = useSend(traces.correctTraced, {
    onDone: ({ traced, note: corrected }) => {
      const { category } = tracedNoteSchema.parse(corrected)
      opened.document.change(
        describeItem,
        { board: 'sketch', id: picture.id, traced, category },
        { name: boardSteps.describe.label },
      )
    },
  })
  const send = (correction: Correction) => hash && correct.send({ traced: hash, ...correction })
  const again = () => {
    void trace(picture.id)
    opened.document.replace(describeItem(opened.document.get(), { board: 'sketch', id: picture.id, traced: null }))
  }
  const busy = tracing?.state === 'tracing' || correct.busy
  return (
    <div className={styles.look}>
      {note && data ? (
        <AnchorField
          key={data.traced}
          picture={picture}
          sheet={data.url}
          note={note}
          onMoved={(anchors) => send({ anchors })}
        />
      ) : (
        <img className={styles.large} src={picture.url} alt={picture.name} />
      )}
      <div className={styles.fields}>
        <p className={styles.says} role="status">
          {busy && <Loader size={14} aria-hidden />} <SketchWords failed={tracing} done={note !== null} busy={busy} />
        </p>
        {note && (
          <>
            <div className={styles.chipLine} role="group" aria-label={t('Likely categories')}>
              {likeliest(note).map((id) => (
                <button
                  key={id}
                  type="button"
                  aria-pressed={id === note.category}
                  onClick={() => send({ category: id })}
                >
                  {t(findCategory(id)?.label ?? id)}
                </button>
              ))}
            </div>
            <Select
              label={t('Category')}
              searchable
              allowDeselect={false}
              value={note.category}
              data={categories.map(({ id, label }) => ({ value: id, label: t(label) }))}
              onChange={(category) => category && send({ category })}
            />
          </>
        )}
        <Button
          variant="default"
          leftSection={<IconReload size={16} stroke={1.5} aria-hidden />}
          disabled={busy}
          onClick={again}
        >
          {t('Trace again')}
        </Button>
        <Button
          variant={note ? 'default' : 'filled'}
          leftSection={<IconVector size={16} stroke={1.5} aria-hidden />}
          onClick={() =>
            void navigate({ to: '/home/tools', search: { tool: 'tracing', file: picture.id, project: opened.id } })
          }
        >
          {t('Trace it by hand')}
        </Button>
      </div>
    </div>
  )
}

function SketchWords({ failed, done, busy }: { failed: ReturnType<typeof useTracing>; done: boolean; busy: boolean }) {
  const { t } = useTranslation()
  if (busy) return t('Tracing the garment')
  if (done) return t('Drag an anchor, or choose it and use the arrow keys. Hollow ones are uncertain.')
  if (failed?.state === 'failed')
    return failed.why || t('No garment was found in this picture; choose one with a single garment on a plain ground')
  return t('Not traced yet')
}
