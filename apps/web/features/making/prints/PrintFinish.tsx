import { Button, TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { elements } from '@toile/contract/features/elements.ts'
import { library } from '@toile/contract/features/library.ts'
import { limits } from '@toile/rules/limits.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { useSend } from '../../../shell/calls/useCall.ts'
import { useTarget } from '../parts/makingTarget.ts'
import type { PrintDesk } from './printDesk.ts'
import { PrintExport } from './PrintExport.tsx'
import styles from './printStudio.module.css'
import type { ShownPrint } from './usePrintPicture.ts'

interface PrintFinishProps {
  shown: ShownPrint
  desk: PrintDesk
  /** What the print is called unless the person says otherwise, already translated. */
  proposed: string
  /** The element that holds the print as it stands, if one does. */
  kept: string | null
}

/** Names the print and brings it into the library, onto the board, or to this machine. */
export function PrintFinish({ shown, desk, proposed, kept }: PrintFinishProps) {
  const { t } = useTranslation()
  const target = useTarget()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [exporting, setExporting] = useState(false)
  const keep = useSend(elements.keep, { makesOld: [elements.list, library.listItems] })
  const name = (typed.trim() || proposed).slice(0, limits.nameLength)
  const bring = async (onBoard: boolean) => {
    const entry = await keep.sendAsync({ name, document: shown.document }).catch(() => null)
    if (!entry) return
    desk.keptAs(entry.id)
    void navigate({ to: '.', search: (now: object) => ({ ...now, element: entry.id }), replace: true })
    if (onBoard) target?.desk.addMade('print', [entry])
    toasts.done(t('{{name}} is in your library', { name: entry.name }))
  }
  return (
    <div className={styles.finish}>
      <TextInput
        className={styles.name ?? ''}
        label={t('Name')}
        placeholder={proposed}
        maxLength={limits.nameLength}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button loading={keep.busy} onClick={() => void bring(false)}>
        {t('Keep in library')}
      </Button>
      {target && (
        <Button variant="default" disabled={keep.busy} onClick={() => void bring(true)}>
          {t('Put on printboard')}
        </Button>
      )}
      <Button variant="default" onClick={() => setExporting(true)}>
        {t('Download')}
      </Button>
      {exporting && (
        <PrintExport
          document={shown.document}
          aspect={shown.aspect}
          name={name}
          kept={kept}
          onClose={() => setExporting(false)}
        />
      )}
    </div>
  )
}
