import { Button } from '@mantine/core'
import { history } from '@toile/contract/features/history.ts'
import { tasks } from '@toile/contract/tasks.ts'
import { IconFileImport } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exports } from '../../shell/exports/exports.ts'
import { Dialog } from '../../shell/parts/Dialog.tsx'
import { toasts } from '../../shell/toasts/toasts.ts'
import { refresh } from '../../shell/calls/useCall.ts'
import styles from './history.module.css'

/** Opens a .toile file as a collection; one that is here already is told of, and copied only when that is wanted. */
export function ImportButton({ onShow }: { onShow: (id: string) => void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [here, setHere] = useState<{ id: string; name: string; file: File } | null>(null)
  const bring = (chosen: File, copy: 'yes' | 'no') =>
    void exports.open(history.importProject, { copy }, chosen, (output) => {
      const { imported, already } = tasks.importProject.gives.parse(output)
      if (!imported) return setHere(already && { ...already, file: chosen })
      void refresh(history.listCollections)
      toasts.done(t('{{name}} was imported', { name: imported.name }))
      onShow(imported.id)
    })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileImport size={17} stroke={1.4} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t('Import')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".toile,application/zip"
        aria-label={t('Choose a .toile file')}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0]
          currentTarget.value = ''
          if (chosen) bring(chosen, 'no')
        }}
      />
      {here && (
        <Dialog title={t('This collection is here already')} onClose={() => setHere(null)} size="small">
          <p className={styles.quiet}>
            {t('{{name}} was made of the same file. Import it once more as a collection of its own?', {
              name: here.name,
            })}
          </p>
          <div className={styles.dialogFoot}>
            <Button
              variant="default"
              data-autofocus
              onClick={() => {
                setHere(null)
                onShow(here.id)
              }}
            >
              {t('Show the one that is here')}
            </Button>
            <Button
              onClick={() => {
                setHere(null)
                bring(here.file, 'yes')
              }}
            >
              {t('Import a copy')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
